import { z } from "zod";
import { jobLocationSchema, limits, roleTypeSchema } from "#shared/generator/prompt-form.schema.ts";
import { languageSchema } from "#shared/letters/letter.schema.ts";
import { smallPrintItemSchema } from "./small-print.schema.ts";

const lines = z.array(z.number().int().positive());

/** `text` as the posting has it, `value` as it is used; what is not `sure` is shown for the person to confirm. */
const readSchema = z.object({ text: z.string(), value: z.string(), lines, sure: z.boolean() });
export type Read = z.infer<typeof readSchema>;

/** Whom to write to; `title` is a form of address the posting itself uses ("Mrs", "Herrn Dr."), else empty. */
const contactSchema = readSchema.extend({
  title: z.string(),
  gender: z.enum(["female", "male"]).nullable(),
  post: z.string(),
});

/**
 * `forms` are what the person chooses from where the title names both genders at once ("Verkäufer/in": "Verkäufer",
 * "Verkäuferin"): such a title is never sure. Absent where it has one form, or the two cannot be told.
 */
const roleSchema = readSchema.extend({ forms: z.array(z.string()).min(2).optional() });

/** Null is "not in the posting": nothing here is guessed. */
const postingHeadSchema = z.object({
  role: roleSchema.nullable(),
  company: readSchema.nullable(),
  contact: contactSchema.nullable(),
  /** An e-mail address for applications. */
  replyTo: readSchema.nullable(),
  place: readSchema.nullable(),
  roleType: readSchema.extend({ value: roleTypeSchema }).nullable(),
  jobLocation: readSchema.extend({ value: jobLocationSchema }).nullable(),
  /** `value` is an ISO date; without a year the next one, and not sure where that is more than ten months off. */
  closingDate: readSchema.nullable(),
  reference: readSchema.nullable(),
  /** Which subject an application is to have, word for word. */
  subject: readSchema.nullish(),
});
export type PostingHead = z.infer<typeof postingHeadSchema>;

/** In characters: a requirement of an older answer is named by its words, which may be longer. */
export const LONGEST_POINT_ID = 60;

/**
 * One thing the posting asks of the person, quoted as it stands and trimmed at its ends only. The id goes by the words,
 * so it stays when lines move. `kind` is how much it is wanted: a must, a wish, or a duty of the job. `sort` is what it is
 * about, which decides how rows answer it. A "quality" is one that everybody claims ("reliable"): it is never counted as
 * missing.
 */
export const postingPointSchema = z.object({
  id: z.string().max(LONGEST_POINT_ID),
  kind: z.enum(["must", "wish", "duty"]),
  sort: z.enum(["years", "degree", "licence", "certificate", "driving", "language", "tool", "quality", "other"]),
  text: z.string(),
  lines,
  /** A licence, a degree or a legal condition. */
  hard: z.boolean(),
  /** Short enough to stand as a label beside one's own words: a whole bullet or list part of at most eleven words. */
  label: z.string().nullable(),
});
export type PostingPoint = z.infer<typeof postingPointSchema>;

/** Something the applicant is asked to answer in the letter, quoted. */
const postingQuestionSchema = z.object({ id: z.string().max(LONGEST_POINT_ID), text: z.string(), lines });
export type PostingQuestion = z.infer<typeof postingQuestionSchema>;

/** `POST /api/postings/read`. */
export const readPostingRequestSchema = z.object({
  posting: z.string("Paste the posting").max(limits.prompt, `Keep this under ${limits.prompt} characters`),
});

/** A posting, read. Nothing in it is an instruction to us. */
export const postingReadingSchema = z.object({
  language: z.union([languageSchema, z.literal("other")]),
  head: postingHeadSchema,
  points: z.array(postingPointSchema),
  questions: z.array(postingQuestionSchema),
  smallPrint: z.array(smallPrintItemSchema),
  /** The posting speaks to the reader with du, ihr, tú, tutoiement. */
  informal: z.boolean(),
  /** The advertiser looks for somebody for a client whose name is not given. */
  agency: z.boolean(),
  /** Lines that speak to software rather than to people: shown to the person, never removed. */
  suspicious: lines,
});
export type PostingReading = z.infer<typeof postingReadingSchema>;

/** The job as the person confirmed it: what a letter's head says. Empty where it is not known. */
export const jobHeadSchema = z.object({
  role: z.string().max(200),
  company: z.string().max(200),
  contact: z.object({
    name: z.string().max(200),
    title: z.string().max(60),
    gender: z.enum(["female", "male"]).nullable(),
    post: z.string().max(200),
  }),
  replyTo: z.string().max(254),
  place: z.string().max(300),
  /** ISO, or empty. */
  closingDate: z.string().max(10),
  reference: z.string().max(120),
});
export type JobHead = z.infer<typeof jobHeadSchema>;

export const emptyJobHead: JobHead = {
  role: "",
  company: "",
  contact: { name: "", title: "", gender: null, post: "" },
  replyTo: "",
  place: "",
  closingDate: "",
  reference: "",
};
