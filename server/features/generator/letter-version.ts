import type { WriterKind, WriterResult, WriterTask } from "#server/integrations/writer/writer.ts";
import type { SentRecord } from "#shared/generator/sent-record.schema.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import type { Commission } from "./commission.ts";
import type { DraftContent } from "./draft.ts";
import { firstLanguage } from "./first-language.ts";

const NO_HISTORY: DraftContent["history"] = { strategies: [], openingFacts: [], phrases: [] };
const VERSIONS_REMEMBERED = 12;
/** Some thirty a letter. */
const PHRASES_REMEMBERED = 320;
/** Beside the letter that stands: ten regenerations in a row look back on all that went before. */
const TEXTS_REMEMBERED = 10;
const RECORDS_REMEMBERED = 20;

/** What a writer is asked for; `before` is the version that stands, null for a first one. */
export function toWriterTask(from: {
  commission: Commission;
  resume: Resume | null;
  before: DraftContent | null;
  seed: number;
}): WriterTask {
  const { commission, resume, before, seed } = from;
  const { task, form, wizard, tone } = commission;
  const request = {
    applicant: { form, ...(resume ? { resume } : {}), ...(wizard ? { wizard } : {}) },
    tone,
    language: commission.language ?? before?.letter.language ?? languageOf(commission, resume),
    seed,
    history: before?.history ?? NO_HISTORY,
    templateId: templateOf(commission, before),
    asOf: new Date().toISOString().slice(0, 10),
  };
  const standing = before ? letterText(before.letter) : null;
  const text = commission.text ?? standing;
  if (task === "translate" && text !== null) {
    return { kind: "translate", request, original: { text, edited: text.trim() !== standing, made: before } };
  }
  return { kind: "write", request, earlier: before ? [letterText(before.letter), ...before.earlier] : [] };
}

/** A call without the structured part knows of no languages. */
function languageOf({ form, plain }: Commission, resume: Resume | null): Language {
  return plain ? "en" : firstLanguage(form, resume);
}

/** The version that a writer's result makes of the one that stands. */
export function toVersion(from: {
  commission: Commission;
  before: DraftContent | null;
  result: WriterResult;
  writer: WriterKind;
}): DraftContent {
  const { commission, before, result, writer } = from;
  const { letter, facts, matches, smallPrint, hints, notices, plan } = result;
  const version = (before?.version ?? 0) + 1;
  return {
    form: commission.form,
    wizard: commission.wizard,
    letter,
    facts,
    matches,
    smallPrint,
    hints,
    notices,
    writer,
    plan,
    history: remembered(before?.history ?? NO_HISTORY, result.used),
    earlier: before ? [letterText(before.letter), ...before.earlier].slice(0, TEXTS_REMEMBERED) : [],
    version,
    sent: remembering(before?.sent ?? [], result.sent && { ...result.sent, version, at: new Date().toISOString() }),
    templateId: templateOf(commission, before),
    unlockedBy: before?.unlockedBy ?? null,
  };
}

/** The template that the next version is written in. */
export function templateOf({ templateId }: Commission, before: DraftContent | null): string | null {
  return templateId === undefined ? (before?.templateId ?? null) : templateId;
}

function remembering(records: SentRecord[], record: SentRecord | null): SentRecord[] {
  return record ? [...records, record].slice(-RECORDS_REMEMBERED) : records;
}

function remembered(history: DraftContent["history"], used: WriterResult["used"]): DraftContent["history"] {
  if (!used) return history;
  return {
    strategies: [...history.strategies, used.strategy].slice(-VERSIONS_REMEMBERED),
    openingFacts: [...history.openingFacts, used.openingFact].slice(-VERSIONS_REMEMBERED),
    phrases: [...history.phrases, ...used.phrases].slice(-PHRASES_REMEMBERED),
  };
}
