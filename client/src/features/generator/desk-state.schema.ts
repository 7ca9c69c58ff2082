import { z } from "zod";
import { limits } from "#shared/generator/prompt-form.schema.ts";
import { languageSchema } from "#shared/letters/letter.schema.ts";
import { factsSchema } from "#shared/material/material.schema.ts";

export const deskSteps = ["job", "facts", "questions"] as const;
export type DeskStep = (typeof deskSteps)[number];

/** What the posting is read for, one row each; `kind` is the kind of contract and where the work is. */
export const jobFields = ["role", "company", "replyTo", "place", "kind", "closingDate", "reference"] as const;
export type JobField = (typeof jobFields)[number];

/** How the desk was left: what it asks next, and what the person has said of what was read. */
export const deskStateSchema = z.object({
  step: z.enum(deskSteps).catch("job"),
  /** Rows of the job that the person typed, emptied or corrected: no later reading touches them. */
  settled: z.array(z.enum(jobFields)).catch([]),
  /** What of the kind of job the person knows: the other part is not said. */
  kinds: z.array(z.enum(["roleType", "jobLocation"])).catch([]),
  /** "field=value" of what was read unsurely and the person said yes to. */
  agreed: z.array(z.string().max(400)).max(40).catch([]),
  /** The letter's language where the person chose it; null follows the posting. */
  language: languageSchema.nullable().catch(null),
  withoutPosting: z.boolean().catch(false),
  /** Fingerprint of the posting that `reading` was read from. */
  readOf: z.string().max(40).catch(""),
  /** What questionnaire and resume said when they were last taken in, and the role that the questionnaire named. */
  imported: factsSchema.nullable().catch(null),
  wizardRole: z.string().max(200).catch(""),
  /** What is being typed into boxes that make a new row, by box. */
  drafts: z.record(z.string(), z.string().max(limits.kept)).catch({}),
  /** Starters that the person folded away. */
  skipped: z.array(z.string().max(120)).max(40).catch([]),
  /** The facts that several tabs share; a new letter has facts of its own. */
  factsId: z.string().max(40).catch(""),
  /** The saved set that the facts are of, and whether the person wants none. */
  setKey: z.string().max(80).catch(""),
  withoutSaved: z.boolean().catch(false),
  /** What becomes of own sentences that a translation cannot say. */
  untranslated: z.enum(["leave-out", "keep"]).catch("leave-out"),
  /** The facts came from what was saved, and the person has not opened them for this letter. */
  folded: z.boolean().catch(false),
  /** The application that the job on the desk is, which job that was when it was kept, and the page it was read from. */
  applicationKey: z.string().max(32).catch(""),
  applicationOf: z.string().max(500).catch(""),
  link: z.string().max(2_000).catch(""),
});
export type DeskState = z.infer<typeof deskStateSchema>;

/** Written down, as all states that a page opens with: to have the schema make it would keep a phone busy. */
export const emptyDesk: DeskState = {
  step: "job",
  settled: [],
  kinds: [],
  agreed: [],
  language: null,
  withoutPosting: false,
  readOf: "",
  imported: null,
  wizardRole: "",
  drafts: {},
  skipped: [],
  factsId: "",
  setKey: "",
  withoutSaved: false,
  untranslated: "leave-out",
  folded: false,
  applicationKey: "",
  applicationOf: "",
  link: "",
};
