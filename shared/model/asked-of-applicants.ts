import { PAPER_LABELS } from "#shared/material/rows.ts";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";
import type { Briefing } from "./briefing.ts";
import { limitOfPosting } from "./word-limit.ts";

/** What the employer asks of whoever applies, and which of the job's demands the rows show. Empty where nothing was read. */
export function askedOfApplicants(briefing: Briefing): string {
  const { questions, smallPrint, matches, facts, suspicious, posting, head } = briefing;
  const odd = new Set(suspicious);
  const isClean = ({ lines }: { lines: number[] }) => !lines.some((line) => odd.has(line));
  const numbers = new Map(facts.map(({ id }, index) => [id, `F${index + 1}`]));
  const demands = matches.filter(isClean);
  const numbersOfPapers = facts.flatMap(({ label }, index) => (isPaper.has(label) ? `F${index + 1}` : []));
  const shownBy = (ids: readonly string[]) => ids.flatMap((id) => numbers.get(id) ?? []).slice(0, 4);
  const limit = limitOfPosting(posting);
  const statements = [
    ...smallPrint
      .filter((item) => isClean(item) && !isInSubject(item, head.subject))
      .flatMap((item) => (toSay[item.kind] ? `${places(item.lines)}${toSay[item.kind]}: ${sayable(item)}` : [])),
    ...(limit ? [`${places([limit.line])}at most ${limit.words} words`] : []),
  ];
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [[title, ...[...new Set(lines)].map((line) => `- ${line}`)].join("\n")] : [];
  return [
    ...list(
      "Questions to answer:",
      questions.filter(isClean).map(({ text, lines }) => `${places(lines)}${text}`),
    ),
    ...list("To be said, as far as the facts say it:", statements),
    ...list(
      "Demands that the facts show:",
      demands
        .filter(({ status }) => status === "met")
        .map(({ text, lines, facts: ids }) => `${places(lines)}${text} (${shownBy(ids).join(" ")})`),
    ),
    ...list(
      "Demands that a fact may show:",
      demands
        .filter(({ status }) => status === "adjacent")
        .map(({ text, lines, facts: ids }) => `${places(lines)}${text} (perhaps ${shownBy(ids).join(" ")})`),
    ),
    ...list(
      "Musts for which a program found no fact; where a fact shows one after all, under whatever name, the fact counts:",
      demands
        .filter(({ status, hard }) => status === "missing" && hard)
        .map(({ text, lines }) => `${places(lines)}${text}${toLookAt(numbersOfPapers)}`),
    ),
  ].join("\n\n");
}

/** Other items are for the person to do; documents and closing dates are no matter of the body. */
const toSay: Partial<Record<SmallPrintItem["kind"], string>> = {
  reference: "the reference, once, near the end",
  "salary-asked": "the salary that the applicant expects",
  "start-date": "when the applicant can start",
  licence: "the licence",
  language: "the language",
};

/** A reference that stands above the letter already is not repeated below. */
function isInSubject({ kind, value }: SmallPrintItem, subject: string): boolean {
  return kind === "reference" && value !== "" && subject.includes(value);
}

/** Papers have more names than a program knows: "Diplomada", "Kl. B". */
const isPaper: ReadonlySet<string> = new Set(Object.values(PAPER_LABELS));

function toLookAt(numbers: readonly string[]): string {
  return numbers.length > 0 ? ` (look at ${numbers.slice(0, MOST_PAPERS).join(" ")})` : "";
}

const MOST_PAPERS = 6;

function places(lines: readonly number[]): string {
  return lines.length > 0 ? `P${lines[0]}: ` : "";
}

function sayable({ text, value }: SmallPrintItem): string {
  return value !== "" && !text.includes(value) ? `${text} (${value})` : text;
}
