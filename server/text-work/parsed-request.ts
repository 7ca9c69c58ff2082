import { createHash } from "node:crypto";
import type { LetterTask, PromptRequest } from "#shared/generator/prompt.schema.ts";
import type { PromptForm } from "#shared/generator/prompt-form.schema.ts";
import type { Language, Letter, Tone } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Material } from "#shared/material/material.schema.ts";
import type { JobHead } from "#shared/postings/posting-reading.schema.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";
import { parsePlainPrompt, readTone, readTranslationRequest } from "./plain-prompt.ts";

/** What a call asks for, whether it came as a form or as prose. */
export type ParsedRequest = {
  task: LetterTask;
  form: PromptForm;
  wizard: WizardAnswers | undefined;
  /** What the letter is made of, where the page sent it as rows. */
  material: Material | undefined;
  job: JobHead | undefined;
  /** The person writes to a role: what stands in the posting's place names it, and is no posting. */
  withoutPosting: boolean;
  tone: Tone;
  language: Language | undefined;
  draftId: string | undefined;
  /** Null for the plain letter; undefined stays with what an earlier version had. */
  templateId: string | null | undefined;
  untranslated: "leave-out" | "keep" | undefined;
  /** The letter as the person edited it. */
  text: string | undefined;
  /** Asked for instead of the usual writer. */
  writer: "built-in" | undefined;
  /** Goes on from where a model broke off. */
  goOn: boolean;
  /** The call had no structured part. */
  plain: boolean;
};

/** What a call with a structured part asks for; nothing is read in it. Null for prose. */
export function parseRequest({ letter }: PromptRequest): ParsedRequest | null {
  if (!letter) return null;
  const { task, form, wizard, material, job, language, draftId, templateId, untranslated, text, writer } = letter;
  const told = { form, wizard, material, job, withoutPosting: letter.withoutPosting ?? false };
  return {
    task,
    ...told,
    tone: letter.tone ?? form.tone,
    language,
    draftId,
    templateId,
    untranslated,
    text,
    writer,
    goOn: letter.goOn ?? false,
    plain: false,
  };
}

/** What a call asks for in prose. */
export function parsePlainRequest(body: Pick<PromptRequest, "prompt" | "name" | "jobTitle">): ParsedRequest {
  const form = parsePlainPrompt(body.prompt, body.name);
  return {
    task: "generate",
    form: { ...form, jobTitle: form.jobTitle || (body.jobTitle ?? "") },
    wizard: undefined,
    material: undefined,
    job: undefined,
    withoutPosting: false,
    tone: form.tone,
    language: undefined,
    draftId: undefined,
    templateId: undefined,
    untranslated: undefined,
    text: undefined,
    writer: undefined,
    goOn: false,
    plain: true,
  };
}

/** A letter that is kept, as far as another version of it goes on from it. */
type UnlockedLetter = {
  id: string;
  content: Pick<ParsedRequest, "form" | "withoutPosting"> &
    Partial<Pick<ParsedRequest, "wizard" | "material" | "job">> & { letter: Letter };
};

/**
 * A plain prompt from someone who has unlocked a letter: it asks for another version of that letter, unless it is
 * about another job. Null then.
 */
export function parsePlainRevision({ prompt, draft }: { prompt: string; draft: UnlockedLetter }): ParsedRequest | null {
  const { form, letter, wizard, material, job, withoutPosting } = draft.content;
  if (!isAboutSameJob(prompt, form.prompt)) return null;
  const request = prompt.replace(form.prompt, "").replace(letterText(letter), "");
  const language = readTranslationRequest(request) ?? undefined;
  const tone = readTone(request) ?? letter.tone;
  return {
    task: language ? "translate" : "regenerate",
    form: { ...form, tone },
    wizard,
    material,
    job,
    withoutPosting,
    tone,
    language,
    draftId: draft.id,
    templateId: undefined,
    untranslated: undefined,
    text: undefined,
    writer: undefined,
    goOn: false,
    plain: true,
  };
}

/**
 * Key of a draft: it begins with the SHA-256 of the prompt and ends with what else the letter was made from, so that
 * another form under the same prompt is another letter.
 */
export function draftKey(
  prompt: string,
  parsed: ParsedRequest,
  { resume, writer }: { resume: Resume | null /** Empty: the built-in one. */; writer: string },
): string {
  const { task, form, wizard, material, job, tone, language, templateId = null, text } = parsed;
  const { untranslated, withoutPosting } = parsed;
  const asked = [task, form, wizard, material, job, tone, language, templateId, untranslated, text, withoutPosting];
  if (parsed.writer ?? writer) asked.push(parsed.writer ?? writer);
  const rest = sha256(JSON.stringify([DRAFT_SHAPE, ...asked, resume]));
  return `${draftKeyStart(prompt)}${rest.slice(0, 16)}`;
}

export function draftKeyStart(prompt: string): string {
  return `${sha256(prompt.trim())}.`;
}

/** A whole number from any text, the same each time. */
export function seedOf(text: string): number {
  return Number.parseInt(sha256(text).slice(0, 7), 16);
}

/** Raised when kept drafts can no longer be read, so that none of them is found. */
const DRAFT_SHAPE = 1;

/** Few words cannot describe a job; many are about the same one when they share half of the shorter text's. */
function isAboutSameJob(prompt: string, posting: string): boolean {
  const [asked, known] = [wordsOf(prompt), wordsOf(posting)];
  if (asked.size < 25) return true;
  const shared = [...known].filter((word) => asked.has(word)).length;
  return shared >= 0.5 * Math.min(asked.size, known.size);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
