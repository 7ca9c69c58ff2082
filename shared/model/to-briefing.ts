import { onlyConfirmed } from "#shared/generator/form-of.ts";
import { type LetterLength, type PromptForm, wishesOf } from "#shared/generator/prompt-form.schema.ts";
import { books } from "#shared/languages/books.ts";
import type { Fact, Language, Tone } from "#shared/letters/letter.schema.ts";
import type { Material } from "#shared/material/material.schema.ts";
import { rowsOf } from "#shared/material/rows.ts";
import { toFacts } from "#shared/material/to-facts.ts";
import { toldText } from "#shared/material/told-text.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { countAsked } from "#shared/postings/count-asked.ts";
import type { JobHead, PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { toMatches } from "#shared/postings/to-matches.ts";
import { toHead } from "#shared/writing/letter-head.ts";
import type { Briefing } from "./briefing.ts";
import { cleanModelText, joinParagraphs } from "./clean-model-text.ts";
import { situationOf } from "./situation.ts";
import { timeHints } from "./time-hints.ts";

/** Earlier letters that a model is shown, newest first. */
const LETTERS_SHOWN = 3;

/** What a letter by a model is made of, wherever the model is asked. */
export type BriefingRequest = {
  form: Pick<PromptForm, "roleType" | "jobLocation" | "wishes" | "prompt">;
  material: Material;
  job: JobHead;
  reading: PostingReading | null;
  answered: readonly AnsweredPoint[];
  language: Language;
  tone: Tone;
  length: LetterLength;
  templateId: string | null;
  structure: string | null;
  /** Today, ISO date. */
  asOf: string;
  /** Texts of letters for the same posting, newest first; or the letter that is to be translated. */
  task: { kind: "write"; earlier: readonly string[] } | { kind: "translate"; text: string };
  /** To the person: what would help the letter. */
  advice: string[];
};

export function toBriefing(request: BriefingRequest): Briefing {
  const { form, material, job, reading, answered, language, tone, length, templateId, structure, asOf, task, advice } =
    request;
  const informal = reading?.informal ?? false;
  const head = toHead({
    ...{ person: material.person, job, tone, informal, book: books[language] },
    prescribed: reading?.head.subject?.value,
  });
  const known = { name: head.signature, company: job.company || null, role: job.role || null };
  const bodyOf = (text: string) => joinParagraphs(cleanModelText(text, known));
  // Wishes have a fence of their own.
  const told = { ...material, completions: material.completions.filter(({ kind }) => kind !== "wish") };
  const matches = toMatches(answered);
  return {
    task:
      task.kind === "translate"
        ? { kind: "translate", body: bodyOf(task.text) }
        : { kind: "write", earlier: task.earlier.slice(0, LETTERS_SHOWN).map(bodyOf) },
    ...{ language, tone, asOf, job, head, informal, known, length, structure, matches, advice },
    asked: countAsked(answered),
    posting: form.prompt.split(/\r\n|[\r\n]/u),
    suspicious: reading?.suspicious ?? [],
    facts: [...toFacts(told), ...homeOf(told)],
    unconfirmed: rowsOf(told).flatMap(({ id, confirmed }) => (confirmed ? [] : id)),
    hints: timeHints(told, asOf),
    questions: reading?.questions ?? [],
    smallPrint: reading?.smallPrint ?? [],
    terms: termsOf(form, reading),
    situation: situationOf(onlyConfirmed(told), matches, templateId),
    wishes: wishesOf(form).map(toldText),
  };
}

/** Where somebody lives tells an employer how near they are; it is no row, as letters have it in their head. */
function homeOf({ person: { place } }: Pick<Material, "person">): Fact[] {
  return place.trim() === "" ? [] : [{ id: "person.place", origin: "typed", label: "Lives in", text: place.trim() }];
}

/** The form's first choices stand there before anybody chose; only another one, or the posting's own sure word, tells. */
function termsOf(
  { roleType, jobLocation }: Pick<PromptForm, "roleType" | "jobLocation">,
  reading: PostingReading | null,
): string[] {
  const { roleType: readType, jobLocation: readPlace } = reading?.head ?? {};
  const sure = <Value>(read: { value: Value; sure: boolean } | null | undefined) =>
    read?.sure ? read.value : undefined;
  return [
    roleType === "full-time" ? sure(readType) : roleType,
    jobLocation === "on-site" ? sure(readPlace) : jobLocation,
  ].filter((term) => term !== undefined);
}
