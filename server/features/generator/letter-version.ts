import type { WriterKind, WriterResult, WriterTask } from "#server/integrations/writer/writer.ts";
import type { ParsedRequest } from "#server/text-work/parsed-request.ts";
import type { SentRecord } from "#shared/generator/sent-record.schema.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Resume } from "#shared/resume/resume.schema.ts";
import type { DraftContent } from "./draft.ts";
import { firstLanguage } from "./first-language.ts";

const NO_HISTORY: DraftContent["history"] = { phrases: [] };
/** One entry a letter: what goes before ten regenerations in a row, and a bit more. */
const USED_REMEMBERED = 24;
/** Beside the letter that stands: ten regenerations in a row look back on all that went before. */
const TEXTS_REMEMBERED = 10;
const RECORDS_REMEMBERED = 20;
/** Of what left for a model as much is kept as beside a letter has room. */
const RECORDS_BYTES = 150_000;

/** What a writer is asked for; `before` is the version that stands, null for a first one. */
export function toWriterTask(from: {
  parsed: ParsedRequest;
  resume: Resume | null;
  before: DraftContent | null;
  seed: number;
  /** What a model had written of this letter when it broke off. */
  begun: string | undefined;
}): WriterTask {
  const { parsed, resume, before, seed, begun } = from;
  const { task, form, wizard, tone } = parsed;
  const { material, job, withoutPosting } = parsed;
  const request = {
    applicant: { form, ...(resume ? { resume } : {}), ...(wizard ? { wizard } : {}) },
    tone,
    language: parsed.language ?? before?.letter.language ?? languageOf(parsed, resume),
    seed,
    used: before?.history.phrases ?? [],
    templateId: templateOf(parsed, before),
    asOf: new Date().toISOString().slice(0, 10),
    untranslated: parsed.untranslated ?? ("leave-out" as const),
    withoutPosting,
    ...(material ? { material } : {}),
    ...(job ? { job } : {}),
  };
  const standing = before ? letterText(before.letter) : null;
  const text = parsed.text ?? standing;
  if (task === "translate" && text !== null) {
    return {
      kind: "translate",
      request,
      original: {
        text,
        language: before?.letter.language ?? request.language,
        edited: text.trim() !== standing,
        made: before,
      },
    };
  }
  const earlier = before ? [letterText(before.letter), ...before.earlier] : [];
  return { kind: "write", request, earlier, ...(begun ? { begun } : {}) };
}

/** A call without the structured part knows of no languages. */
function languageOf({ form, plain }: ParsedRequest, resume: Resume | null): Language {
  return plain ? "en" : firstLanguage(form, resume);
}

/** The version that a writer's result makes of the one that stands. */
export function toVersion(from: {
  parsed: ParsedRequest;
  before: DraftContent | null;
  result: WriterResult;
  writer: WriterKind;
}): DraftContent {
  const { parsed, before, result, writer } = from;
  const { letter, facts, matches, smallPrint, hints, notices, toSay } = result;
  const version = (before?.version ?? 0) + 1;
  return {
    form: parsed.form,
    wizard: parsed.wizard,
    material: parsed.material,
    job: parsed.job,
    withoutPosting: parsed.withoutPosting,
    letter,
    facts,
    matches,
    smallPrint,
    hints,
    notices,
    writer,
    ...(result.looked === undefined ? {} : { looked: result.looked }),
    toSay,
    history: { phrases: [...(before?.history ?? NO_HISTORY).phrases, ...result.used].slice(-USED_REMEMBERED) },
    earlier: before ? [letterText(before.letter), ...before.earlier].slice(0, TEXTS_REMEMBERED) : [],
    version,
    sent: remembering(before?.sent ?? [], result.sent && { ...result.sent, version, at: new Date().toISOString() }),
    templateId: templateOf(parsed, before),
    unlockedBy: before?.unlockedBy ?? null,
  };
}

/** The template that the next version is written in. */
function templateOf({ templateId }: ParsedRequest, before: DraftContent | null): string | null {
  return templateId === undefined ? (before?.templateId ?? null) : templateId;
}

function remembering(records: SentRecord[], record: SentRecord | null): SentRecord[] {
  const all = record ? [...records, record].slice(-RECORDS_REMEMBERED) : records;
  let bytes = 0;
  const kept = all.toReversed().filter((each, age) => {
    bytes += Buffer.byteLength(JSON.stringify(each));
    return age === 0 || bytes <= RECORDS_BYTES;
  });
  return kept.toReversed();
}
