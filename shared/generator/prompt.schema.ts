import { z } from "zod";
import { factSchema, languageSchema, letterSchema, toneSchema } from "#shared/letters/letter.schema.ts";
import { thousands } from "#shared/limits/thousands.ts";
import { factSetLimits } from "#shared/material/fact-set.schema.ts";
import { materialSchema } from "#shared/material/material.schema.ts";
import { jobHeadSchema } from "#shared/postings/posting-reading.schema.ts";
import { smallPrintItemSchema } from "#shared/postings/small-print.schema.ts";
import { wizardAnswersSchema } from "#shared/wizard/wizard.schema.ts";
import { limits, promptFormSchema } from "./prompt-form.schema.ts";
import { sourceOptions } from "./source-options.ts";

export const otherSourceLabel = "Other (please specify)";

const shortText = z.string("Enter text").max(200, "Keep this under 200 characters");

/** The unlock form under a preview. */
export const unlockFormSchema = z
  .object({
    name: shortText.refine((name) => name.trim().length > 0, "Name is required"),
    email: z
      .string("Invalid email address")
      .trim()
      .max(254, "Invalid email address")
      .pipe(z.email("Invalid email address")),
    jobTitle: shortText.default(""),
    /** A form has nothing chosen at first, so any text comes in and only an option goes out. */
    source: z.string("Please select an option").pipe(z.enum(sourceOptions, "Please select an option")),
    otherSource: shortText.default(""),
  })
  .refine((form) => form.source !== "Other" || form.otherSource.trim().length > 0, {
    path: ["otherSource"],
    message: "Please specify",
  });
export type UnlockForm = z.infer<typeof unlockFormSchema>;
export type UnlockFormInput = z.input<typeof unlockFormSchema>;

const letterTaskSchema = z.enum(["generate", "regenerate", "translate"]);
export type LetterTask = z.infer<typeof letterTaskSchema>;

/** In characters of JSON: a full set of facts, and answers for one job. More would hold up everybody's calls. */
const mostMaterial = factSetLimits.facts + 50_000;

/** What our own page adds to the plain call, so that nothing has to be read back out of prose. */
const letterOrderSchema = z.object({
  task: letterTaskSchema,
  form: promptFormSchema,
  wizard: wizardAnswersSchema.optional(),
  /** What the letter is made of, as typed or confirmed; without it form, wizard and resume are taken in. */
  material: materialSchema
    .refine(
      (material) => JSON.stringify(material).length <= mostMaterial,
      `Keep all facts and answers together under ${thousands(mostMaterial)} characters`,
    )
    .optional(),
  /** The letter's head as the person confirmed it; without it the posting is read for it. */
  job: jobHeadSchema.optional(),
  /** The person writes to a role: what stands in the posting's place names it, and is no posting. */
  withoutPosting: z.boolean().optional(),
  tone: toneSchema.optional(),
  language: languageSchema.optional(),
  /** The letter this call unlocks or goes on from, as an earlier answer named it. */
  draftId: z.uuid().optional(),
  /** The letter as it stands in front of the person, where they have edited it. */
  text: z.string().max(20_000).optional(),
  /** Null asks for the plain letter; left out, a later version stays with the template of the one before. */
  templateId: z.string().max(60).nullable().optional(),
  /** In a translation without a model: what becomes of sentences that the person has not said in that language. */
  untranslated: z.enum(["leave-out", "keep"]).optional(),
  /** Another writer than the usual one. */
  writer: z.enum(["built-in"]).optional(),
  /** Goes on from where a model broke off, if that is still kept. */
  goOn: z.boolean().optional(),
});

/** `POST /api/prompts`. An empty e-mail asks for a preview; with one the whole letter is given and the lead kept. */
export const promptRequestSchema = z.object({
  name: z.string("Name is required").max(200, "Keep this under 200 characters").default(""),
  email: z.union([z.literal(""), z.string().trim().max(254).pipe(z.email())], "Invalid email address").default(""),
  prompt: z
    .string("Please provide more details about the job (minimum 10 characters)")
    .max(limits.prompt + 40_000, "This is too long for one letter")
    .refine(
      (prompt) => prompt.trim().length >= 10,
      "Please provide more details about the job (minimum 10 characters)",
    ),
  jobTitle: shortText.nullable().optional(),
  source: shortText.nullable().optional(),
  otherSource: shortText.nullable().optional(),
  letter: letterOrderSchema.optional(),
});
export type PromptRequest = z.infer<typeof promptRequestSchema>;

/** Whether the person's facts answer one thing the posting asks; `lines` are lines of the posting. */
export const requirementMatchSchema = z.object({
  requirement: z.string(),
  text: z.string(),
  lines: z.array(z.number()),
  status: z.enum(["met", "adjacent", "missing"]),
  facts: z.array(z.string()),
  hard: z.boolean(),
});
export type RequirementMatch = z.infer<typeof requirementMatchSchema>;

const writerKindSchema = z.enum(["built-in", "model"]);

/** `GET /api/prompts/writer`: who would write a letter now. */
export const writerAnswerSchema = z.object({ writer: writerKindSchema });

/**
 * The answer. Before the unlock there is `previewResult` and `letter` holds only what the visitor may read;
 * after it there is `result` and the whole letter.
 */
export const promptAnswerSchema = z.object({
  previewResult: z.string().optional(),
  result: z.string().optional(),
  draftId: z.uuid(),
  letter: letterSchema,
  facts: z.array(factSchema),
  matches: z.array(requirementMatchSchema),
  /** What the posting wants known or done besides the work. */
  smallPrint: z.array(smallPrintItemSchema).default([]),
  /** To the person: which facts would help most, what is hard to meet. Never part of the letter. */
  hints: z.array(z.string()),
  /** To the person: what was done differently from what they asked, and why. */
  notices: z.array(z.string()),
  /** Rows that a translation left out or kept as they are, so that the person can say them in its language. */
  toSay: z.array(z.object({ row: z.string(), text: z.string() })).optional(),
  writer: writerKindSchema,
  /** Brought by the person from a chatbot of theirs, or written by their browser's own model: the server knows nothing of it. */
  by: z.enum(["own-chatbot", "browser"]).optional(),
  /** Every sentence was held against the facts by a second look. */
  looked: z.boolean().optional(),
  /** Which version of the letter it is and which host it was sent to, where it left for a model; `here`: on this computer. */
  sent: z
    .object({ version: z.number(), host: z.string(), model: z.string().optional(), here: z.boolean().optional() })
    .nullish(),
  words: z.object({ visible: z.number(), total: z.number() }),
});
export type PromptAnswer = z.infer<typeof promptAnswerSchema>;

/**
 * With `Accept: text/event-stream` the same call answers these events, each named by its `type`. The deltas of
 * `text` join to what may be read; `done` carries the same answer as the plain call and has the last word.
 */
export const promptEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("read"), requirements: z.number(), smallPrint: z.number() }),
  z.object({ type: z.literal("matched"), met: z.number() }),
  z.object({ type: z.literal("writing"), expectedWords: z.number() }),
  z.object({ type: z.literal("text"), delta: z.string() }),
  z.object({ type: z.literal("waiting"), seconds: z.number() }),
  z.object({ type: z.literal("again"), why: z.string() }),
  z.object({ type: z.literal("checking"), sentences: z.number().optional() }),
  z.object({ type: z.literal("mending"), sentences: z.number() }),
  z.object({ type: z.literal("done"), answer: promptAnswerSchema }),
  z.object({
    type: z.literal("error"),
    status: z.number(),
    message: z.string(),
    retryAfter: z.number().optional(),
    /** The server keeps what was written: the same call with `goOn` goes on from there. */
    goOn: z.boolean().optional(),
    /** What was shown is no letter. */
    none: z.boolean().optional(),
  }),
]);
export type PromptEvent = z.infer<typeof promptEventSchema>;
