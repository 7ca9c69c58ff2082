import { z } from "zod";
import { promptAnswerSchema } from "#shared/generator/prompt.schema.ts";
import {
  jobLocationSchema,
  letterLengthSchema,
  promptFormSchema,
  roleTypeSchema,
} from "#shared/generator/prompt-form.schema.ts";
import { languageSchema, toneSchema } from "#shared/letters/letter.schema.ts";
import { conventionIds } from "#shared/letters/letter-convention.ts";
import { MOST_TICKED } from "#shared/letters/letter-sources.schema.ts";
import { versionOriginSchema } from "#shared/letters/letter-version.schema.ts";
import { MOST_VOUCHED } from "#shared/letters/saved-cover-letter.schema.ts";
import { emptyMaterial, materialSchema } from "#shared/material/material.schema.ts";
import { emptyJobHead, jobHeadSchema, postingReadingSchema } from "#shared/postings/posting-reading.schema.ts";
import { wizardAnswersSchema } from "#shared/wizard/wizard.schema.ts";
import { deskStateSchema, emptyDesk } from "./desk-state.schema.ts";
import { keptMaterialSchema } from "./kept-material.ts";

const typed = z.string().catch("");

/**
 * What was chosen for the letter, and the posting. The fields about person and job hold something only in states that
 * were kept before there were rows: it is moved there when they are opened.
 */
const promptFormValuesSchema = z.object({
  tone: toneSchema.catch("professional"),
  firstName: typed,
  lastName: typed,
  company: typed,
  linkedin: typed,
  jobTitle: typed,
  skills: typed,
  highlights: typed,
  length: letterLengthSchema.catch("usual"),
  wishes: typed,
  roleType: roleTypeSchema.catch("full-time"),
  jobLocation: jobLocationSchema.catch("on-site"),
  prompt: typed,
});

export type PromptFormValues = z.infer<typeof promptFormValuesSchema>;

/** What stands in the fields of the unlock form; `source` is empty until one is chosen. */
export const unlockFormValuesSchema = z.object({
  name: typed,
  email: typed,
  jobTitle: typed,
  source: typed,
  otherSource: typed,
});
export type UnlockFormValues = z.infer<typeof unlockFormValuesSchema>;

/**
 * One version of an unlocked letter. `text` is the whole letter where the person has edited it, else null; `made` says
 * what made it and when (ISO), null for one that was kept before that was noted.
 */
const letterVersionSchema = z.object({
  answer: promptAnswerSchema,
  text: z.string().nullable(),
  made: z.object({ by: versionOriginSchema, at: z.string() }).nullish().catch(null),
});
export type LetterVersion = z.infer<typeof letterVersionSchema>;

/** What a letter was asked for with; the unlock and every later version go on from it. */
const letterOrderSchema = z.object({
  form: promptFormSchema,
  wizard: wizardAnswersSchema.optional(),
  /** What the letter is made of; missing in orders that were kept before there were rows. */
  material: materialSchema.optional().catch(undefined),
  job: jobHeadSchema.optional().catch(undefined),
  language: languageSchema.optional().catch(undefined),
  withoutPosting: z.boolean().optional().catch(undefined),
  /** The whole prompt as text, as it was sent. */
  prompt: z.string(),
  templateId: z.string().max(60).nullish().catch(null),
});
export type KeptOrder = z.infer<typeof letterOrderSchema>;

/** What these schemas make of nothing, written down: to have them make it would keep a phone busy while the page loads. */
export const emptyPromptForm: PromptFormValues = {
  tone: "professional",
  firstName: "",
  lastName: "",
  company: "",
  linkedin: "",
  jobTitle: "",
  skills: "",
  highlights: "",
  length: "usual",
  wishes: "",
  roleType: "full-time",
  jobLocation: "on-site",
  prompt: "",
};
const emptyUnlockForm: UnlockFormValues = { name: "", email: "", jobTitle: "", source: "", otherSource: "" };

/** Everything the generator remembers. Each part that cannot be read falls back alone, so that the rest survives. */
export const generatorStateSchema = z.object({
  form: promptFormValuesSchema.catch(emptyPromptForm),
  unlockForm: unlockFormValuesSchema.catch(emptyUnlockForm),
  /** What the person knows of themselves and said for this job. */
  material: keptMaterialSchema,
  /** The letter's head as it was read and corrected. */
  job: jobHeadSchema.catch(emptyJobHead),
  /** The posting, read; null until it was. */
  reading: postingReadingSchema.nullable().catch(null),
  desk: deskStateSchema.catch(emptyDesk),
  order: letterOrderSchema.nullable().catch(null),
  preview: promptAnswerSchema.nullable().catch(null),
  /** The form stands in front although there is a letter. */
  editingDetails: z.boolean().catch(false),
  /** The template that letters are written and set in; null for the plain letter. */
  templateId: z.string().max(60).nullable().catch(null),
  /** The country whose letter form is used; null follows the letter's language. */
  convention: z.enum(conventionIds).nullable().catch(null),
  userName: typed,
  /** The letter's text while the person edits it. */
  draftText: z.string().nullable().catch(null),
  /** Claims without a source that the person vouches for, and items of the small print that they have ticked. */
  vouched: z.array(z.string().max(300)).max(MOST_VOUCHED).catch([]),
  ticked: z.array(z.string().max(400)).max(MOST_TICKED).catch([]),
  /** The text that was saved last; null before this letter was. */
  savedText: z.string().nullable().catch(null),
  /** Versions of the unlocked letter, oldest first; empty before the unlock. */
  versions: z.array(letterVersionSchema).catch([]),
  current: z.number().int().catch(0),
});
export type GeneratorState = z.infer<typeof generatorStateSchema>;

export const emptyGeneratorState: GeneratorState = {
  form: emptyPromptForm,
  unlockForm: emptyUnlockForm,
  material: emptyMaterial,
  job: emptyJobHead,
  reading: null,
  desk: emptyDesk,
  order: null,
  preview: null,
  editingDetails: false,
  templateId: null,
  convention: null,
  userName: "",
  draftText: null,
  vouched: [],
  ticked: [],
  savedText: null,
  versions: [],
  current: 0,
};

export type GeneratorView = "form" | "preview" | "unlocked";

/** Which view the state stands for; a view whose letter is missing gives way to the form. */
export function viewOf(state: GeneratorState): GeneratorView {
  if (state.editingDetails) return "form";
  if (state.versions.length > 0) return "unlocked";
  return state.preview && state.order ? "preview" : "form";
}

export function currentVersion(state: GeneratorState): LetterVersion | undefined {
  return state.versions[state.current] ?? state.versions.at(-1);
}
