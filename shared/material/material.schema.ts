import { z } from "zod";
import { languageSchema } from "#shared/letters/letter.schema.ts";

/** In characters; ids are made of words that may be longer. */
export const LONGEST_ENTRY_ID = 60;

const id = z.string().min(1).max(LONGEST_ENTRY_ID);
const short = z.string().max(300);
const text = z.string().max(2000);

/**
 * Where an entry was read; `page` is 1-based, `place` a heading or the like that the person can find again, `line` the
 * 1-based place among the lines of what was pasted, texts that were pasted later behind the earlier ones.
 */
const originSchema = z.object({
  from: z.enum(["typed", "resume", "pasted", "wizard"]),
  page: z.number().int().positive().optional(),
  place: z.string().max(300).optional(),
  line: z.number().int().positive().optional(),
});
export type Origin = z.infer<typeof originSchema>;

/** What every entry has. Only what the person typed or confirmed may stand in a letter. */
const entry = { id, origin: originSchema, confirmed: z.boolean() };

/** "" where it is not known, else "2021" or "2021-03". */
const yearMonthSchema = z.string().regex(/^(?:\d{4}(?:-\d\d)?)?$/u, "Enter a year, or a year and a month");

/** One thing the person did or can say of themselves, whole; `said` holds their own versions in other languages. */
export const lineSchema = z.object({ ...entry, text, said: z.partialRecord(languageSchema, text).optional() });
export type MaterialLine = z.infer<typeof lineSchema>;

/** A post that was held. `period` keeps a stretch of time that could not be read as months or years. */
export const jobSchema = z.object({
  ...entry,
  title: short,
  employer: short,
  /** How the employer follows "at" in the letter's language ("der Diakonie", "la Clínica Sur"), where the person said so. */
  employerAs: short.optional(),
  place: short,
  from: yearMonthSchema,
  to: z.union([z.literal("now"), yearMonthSchema]),
  period: z.string().max(120).optional(),
  /** The person's own sentence for what, where, and when, in place of ours. */
  said: z.partialRecord(languageSchema, text).optional(),
  lines: z.array(lineSchema).max(60),
});
export type Job = z.infer<typeof jobSchema>;

export const paperKindSchema = z.enum(["degree", "licence", "certificate", "course", "driving"]);
const paperStateSchema = z.enum(["held", "under-way", "lapsed"]);

/** A degree, licence, certificate, course or licence to drive. `year` is free text ("2014", "expected 2027"). */
export const paperSchema = z.object({
  ...entry,
  kind: paperKindSchema,
  state: paperStateSchema,
  what: short,
  where: short,
  year: z.string().max(60),
});
export type Paper = z.infer<typeof paperSchema>;

export const skillSchema = z.object({ ...entry, text: short });
export type Skill = z.infer<typeof skillSchema>;

/** `level` as the person puts it ("C1", "native", "conversational"). */
export const spokenLanguageSchema = z.object({ ...entry, language: short, level: z.string().max(120) });
export type SpokenLanguage = z.infer<typeof spokenLanguageSchema>;

export const linkSchema = z.object({ ...entry, url: z.string().max(500), label: short });
export type Link = z.infer<typeof linkSchema>;

export const personSchema = z.object({
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  email: z.string().max(254),
  phone: z.string().max(60),
  place: short,
});
export type Person = z.infer<typeof personSchema>;

/** What a person knows of themselves, for any job: it can be saved and used again. */
export const factsSchema = z.object({
  person: personSchema,
  jobs: z.array(jobSchema).max(60),
  papers: z.array(paperSchema).max(80),
  skills: z.array(skillSchema).max(200),
  languages: z.array(spokenLanguageSchema).max(30),
  links: z.array(linkSchema).max(20),
  /** Lines under no job: typed ones are told like any other, pasted ones wait until they are confirmed or sorted. */
  plain: z.array(lineSchema).max(300),
});
export type Facts = z.infer<typeof factsSchema>;

/** What a starter asks for; `question` is one that the posting itself asks, `terms` is a start, pay,
 * and hours in one, `papers` what is held, spoken, and known. */
export const starterKindSchema = z.enum([
  "why",
  "demand",
  "work",
  "question",
  "terms",
  "papers",
  "before",
  "start",
  "salary",
  "wish",
]);
export type StarterKind = z.infer<typeof starterKindSchema>;

/**
 * A sentence that the page began and the person ended: the letter keeps `beginning` and `ending` as they stand.
 * `beginning` is empty where the person writes whole sentences; `postingLines` are the lines of what is asked.
 */
export const completionSchema = z.object({
  key: z.string().min(1).max(120),
  kind: starterKindSchema,
  language: languageSchema,
  beginning: z.string().max(400),
  ending: z.string().max(3000),
  /** Id of the posting's point or question that it answers. */
  point: z.string().max(60).optional(),
  postingLines: z.array(z.number().int().positive()).max(40),
});
export type Completion = z.infer<typeof completionSchema>;

/** The person said that this row answers this point of the posting, or with `no` that it does not. */
export const tieSchema = z.object({ row: id, point: z.string().min(1).max(60), no: z.literal(true).optional() });
export type Tie = z.infer<typeof tieSchema>;

/** Ids of the rows that the person ticked for a point, or for any. */
export function tickedRows(ties: readonly Tie[], point?: string): string[] {
  return ties.filter((tie) => !tie.no && (point === undefined || tie.point === point)).map(({ row }) => row);
}

/** All that one letter is made of: the facts, and what was answered for this job. Nothing else gets into a letter. */
export const materialSchema = factsSchema.extend({
  completions: z.array(completionSchema).max(40),
  ties: z.array(tieSchema).max(100),
});
export type Material = z.infer<typeof materialSchema>;

export const emptyPerson: Person = { firstName: "", lastName: "", email: "", phone: "", place: "" };

export const emptyMaterial: Material = {
  person: emptyPerson,
  jobs: [],
  papers: [],
  skills: [],
  languages: [],
  links: [],
  plain: [],
  completions: [],
  ties: [],
};
