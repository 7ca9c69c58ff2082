import { createHash } from "node:crypto";
import type { LetterTask, PromptRequest } from "#shared/generator/prompt.schema.ts";
import type { PromptForm } from "#shared/generator/prompt-form.schema.ts";
import type { Language, Tone } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import type { WizardAnswers } from "#shared/wizard/wizard.schema.ts";
import type { Draft } from "./draft.ts";
import { parsePlainPrompt, readTone, readTranslationRequest } from "./plain-prompt.ts";

/** What a call asks for, whether it came as a form or as prose. */
export type Commission = {
  task: LetterTask;
  form: PromptForm;
  wizard: WizardAnswers | undefined;
  tone: Tone;
  language: Language | undefined;
  draftId: string | undefined;
  /** Null for the plain letter; undefined stays with what an earlier version had. */
  templateId: string | null | undefined;
  /** The letter as the person edited it. */
  text: string | undefined;
  /** The call had no structured part. */
  plain: boolean;
};

export function toCommission(body: PromptRequest): Commission {
  if (body.letter) {
    const { task, form, wizard, tone, language, draftId, templateId, text } = body.letter;
    return { task, form, wizard, tone: tone ?? form.tone, language, draftId, templateId, text, plain: false };
  }
  const form = parsePlainPrompt(body.prompt, body.name);
  return {
    task: "generate",
    form: { ...form, jobTitle: form.jobTitle || (body.jobTitle ?? "") },
    wizard: undefined,
    tone: form.tone,
    language: undefined,
    draftId: undefined,
    templateId: undefined,
    text: undefined,
    plain: true,
  };
}

/**
 * A plain prompt from someone who has unlocked a letter: it asks for another version of that letter, unless it is
 * about another job. Null then.
 */
export function toPlainRevision(prompt: string, draft: Draft): Commission | null {
  const { form, letter, wizard } = draft.content;
  if (!isAboutSameJob(prompt, form.prompt)) return null;
  const request = prompt.replace(form.prompt, "").replace(letterText(letter), "");
  const language = readTranslationRequest(request) ?? undefined;
  const tone = readTone(request) ?? letter.tone;
  return {
    task: language ? "translate" : "regenerate",
    form: { ...form, tone },
    wizard,
    tone,
    language,
    draftId: draft.id,
    templateId: undefined,
    text: undefined,
    plain: true,
  };
}

/**
 * Key of a draft: it begins with the SHA-256 of the prompt and ends with what else the letter was made from, so that
 * another form under the same prompt is another letter.
 */
export function draftKey(prompt: string, commission: Commission, resume: Resume | null): string {
  const { task, form, wizard, tone, language, templateId = null, text } = commission;
  const rest = sha256(JSON.stringify([DRAFT_SHAPE, task, form, wizard, tone, language, templateId, text, resume]));
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
