import { type LetterSentence, languageNames } from "#shared/letters/letter.schema.ts";
import type { Briefing } from "./briefing.ts";
import type { HiddenDetail } from "./disguise.ts";
import type { ModelMessage } from "./model-messages.ts";
import { guard, placeholders } from "./prompts/guard.ts";
import { lookRules } from "./prompts/look-rules.ts";
import { repairRules } from "./prompts/repair-rules.ts";
import { withoutMarks } from "./source-marks.ts";

export type Verdict = NonNullable<LetterSentence["look"]>;

/** What the second look works with: the numbered sentences of a letter and all that they may rest on. */
export type LookAt = {
  briefing: Pick<Briefing, "facts" | "hints" | "posting" | "language" | "wishes" | "asOf">;
  sentences: readonly LetterSentence[];
  hidden: readonly HiddenDetail[];
  /** Stands in every marker. */
  mark: string;
};

/** Asks whether the facts say each sentence. `only` are numbers of sentences, counted from 0; left out: all of them. */
export function toLookMessages(at: LookAt, only?: readonly number[]): ModelMessage[] {
  const { sentences } = at;
  const asked = sentences.flatMap((sentence, index) =>
    only && !only.includes(index) ? [] : numbered(index, sentence),
  );
  const lines = new Set(sentences.flatMap(({ postingLines }) => postingLines));
  return messages(at, lookRules, [
    material(at, lines),
    fenced(at, "LETTER", asked.join("\n")),
    `Today is ${at.briefing.asOf}. ${asked.length === 1 ? "Check this sentence now." : `Check these ${asked.length} sentences now.`}`,
  ]);
}

/** Asks for other words for the sentences that failed, with what was found in each. */
export function toRepairMessages(at: LookAt, failed: ReadonlyMap<number, string>): ModelMessage[] {
  const { sentences, briefing } = at;
  const found = [...failed].map(([index, why]) => `S${index + 1}: ${why || "in no fact"}`);
  return messages(at, repairRules, [
    material(at, new Set(sentences.flatMap(({ postingLines }) => postingLines))),
    fenced(at, "LETTER", sentences.map((sentence, index) => numbered(index, sentence)).join("\n")),
    fenced(at, "FOUND", found.join("\n")),
    `Rewrite ${[...failed.keys()].map((index) => `S${index + 1}`).join(", ")} now, in ${languageNames[briefing.language]}.`,
  ]);
}

/** Verdicts by the sentence's number, counted from 0; sentences that were not asked about have none. */
export function readLook(answer: string, count: number): Map<number, Verdict> {
  const verdicts = new Map<number, Verdict>();
  for (const line of withoutThoughts(answer).split("\n")) {
    const found = VERDICT.exec(line.trim());
    const index = Number(found?.[1]) - 1;
    const verdict = words[found?.[2]?.toLowerCase() ?? ""];
    if (verdict && index >= 0 && index < count && !verdicts.has(index))
      verdicts.set(index, { verdict, why: (found?.[3] ?? "").trim().slice(0, 300) });
  }
  return verdicts;
}

/** What follows the verdict is quoted as it stands, with its marks. */
const VERDICT =
  /^[-*•\s]{0,4}S? ?(\d{1,3})[^\p{L}\p{N}]{1,4}(yes|supported|partly|partially|no|not|unsupported)(?![\p{L}\p{N}])[\s:;,.*_–—-]{0,6}(.*)$/iu;
const words: Record<string, Verdict["verdict"]> = {
  yes: "held",
  supported: "held",
  partly: "partly",
  partially: "partly",
  no: "not",
  not: "not",
  unsupported: "not",
};

/** New sentences by number, counted from 0; null is "leave out". What was not asked for is passed over. */
export function readRepair(
  answer: string,
  { briefing: { facts }, failed }: { briefing: Pick<Briefing, "facts">; failed: ReadonlyMap<number, string> },
): Map<number, Pick<LetterSentence, "text" | "facts"> | null> {
  const repaired = new Map<number, Pick<LetterSentence, "text" | "facts"> | null>();
  for (const line of withoutThoughts(answer).split("\n")) {
    const found = /^[-*•\s]{0,4}S ?(\d{1,3})\s?[:.)–-]\s?(\S.{0,1000})$/u.exec(line.trim());
    const index = Number(found?.[1]) - 1;
    if (!found || !failed.has(index) || repaired.has(index)) continue;
    const { text, marks } = withoutMarks(found[2] ?? "");
    const words = text.trim().replace(/^["“„«]\s?(.*?)\s?["”“»]$/u, "$1");
    const ids = marks.flatMap((one) => one.facts).flatMap((number) => facts[number - 1]?.id ?? []);
    repaired.set(index, LEAVE_OUT.test(words) ? null : { text: words, facts: [...new Set(ids)] });
  }
  return repaired;
}

const LEAVE_OUT = /^["“]?leave (?:it )?out\b.{0,3}$/iu;

function withoutThoughts(answer: string): string {
  return answer.replace(/<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/giu, "");
}

function messages(at: LookAt, rules: string, parts: readonly string[]): ModelMessage[] {
  return [
    { role: "system", content: [rules, placeholders, guard].join("\n\n") },
    { role: "user", content: hideKnown(parts.filter(Boolean).join("\n\n"), at.hidden) },
  ];
}

function material(at: LookAt, lines: ReadonlySet<number>): string {
  const { facts, hints, posting, wishes } = at.briefing;
  const numbers = new Map(facts.map(({ id }, index) => [id, index + 1]));
  const beside = hints.map(({ fact, text }) => `F${numbers.get(fact)} (worked out): ${text}`);
  const told = [
    ...facts.map(({ label, text }, index) => `F${index + 1} (${label}): ${text}`),
    ...beside,
    ...wishes.map((wish) => `Said for this letter: ${wish}`),
  ];
  const quoted = posting.flatMap((line, index) => (lines.has(index + 1) ? `P${index + 1}: ${line.trim()}` : []));
  return [
    fenced(at, "FACTS", told.join("\n") || "(none told)"),
    ...(quoted.length > 0 ? [fenced(at, "POSTING", quoted.join("\n"))] : []),
  ].join("\n\n");
}

function numbered(index: number, { text }: LetterSentence): string {
  return `S${index + 1}: ${text}`;
}

function fenced({ mark }: LookAt, name: string, text: string): string {
  return `BEGIN ${name} ${mark}\n${text.replaceAll(mark, "")}\nEND ${name} ${mark}`;
}

/** The placeholders of the first call again: a letter names nobody who was not named in what was sent then. */
function hideKnown(text: string, hidden: readonly HiddenDetail[]): string {
  return hidden
    .toSorted((one, other) => other.text.length - one.text.length)
    .reduce((out, { text: detail, placeholder }) => out.replace(wholeWords(detail), placeholder), text);
}

function wholeWords(text: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")}(?![\\p{L}\\p{N}])`, "gu");
}
