import { z } from "zod";

export const toneSchema = z.enum(["professional", "friendly", "confident", "enthusiastic", "formal"]);
export type Tone = z.infer<typeof toneSchema>;

export const languageSchema = z.enum(["en", "es", "fr", "de"]);
export type Language = z.infer<typeof languageSchema>;

/** English names of the languages, as people choose them ("Translate to Spanish"). */
export const languageNames: Record<Language, string> = { en: "English", es: "Spanish", fr: "French", de: "German" };

/**
 * A sentence and what it rests on. `facts` are ids of the person's facts, `postingLines` are
 * 1-based line numbers of the posting as the person pasted it. A sentence with neither makes no claim.
 */
const letterSentenceSchema = z.object({
  text: z.string(),
  facts: z.array(z.string()),
  postingLines: z.array(z.number().int().positive()),
  /** Whose words they are: the person's, ours, the posting's, or our beginning with the person's ending. */
  words: z.enum(["own", "ours", "posting", "joined"]).optional(),
  /** What a second look at a model's sentence found: whether the facts say it, and in a few words what they do not. */
  look: z.object({ verdict: z.enum(["held", "partly", "not"]), why: z.string().max(300) }).optional(),
});
export type LetterSentence = z.infer<typeof letterSentenceSchema>;

/** What the posting asks beside what the person brings, as a table; it stands after that many paragraphs. */
const letterListSchema = z.object({
  after: z.number().int().min(0),
  /** The heads of both columns, in the letter's language. */
  heads: z.tuple([z.string(), z.string()]),
  rows: z.array(z.object({ ask: letterSentenceSchema, bring: letterSentenceSchema })),
});

/** A letter in its parts; {@link letterText} joins them into what people read, copy and save. */
export const letterSchema = z.object({
  language: languageSchema,
  tone: toneSchema,
  subject: z.string(),
  greeting: z.string(),
  paragraphs: z.array(z.array(letterSentenceSchema)),
  list: letterListSchema.nullish(),
  closing: z.string(),
  signature: z.string(),
});
export type Letter = z.infer<typeof letterSchema>;

/** Something the person said about themselves, quotable as the source of a sentence. */
export const factSchema = z.object({
  id: z.string(),
  /** Where it stands: the form, the resume or the wizard. */
  origin: z.enum(["form", "resume", "wizard", "typed", "pasted"]),
  /** What kind of fact, in a word a person understands ("Skill", "Charge Nurse, Mercy Lakeside"). */
  label: z.string(),
  text: z.string(),
});
export type Fact = z.infer<typeof factSchema>;
