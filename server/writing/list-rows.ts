import type { Book } from "#shared/languages/book.ts";
import type { Letter } from "#shared/letters/letter.schema.ts";
import type { Material } from "#shared/material/material.schema.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { setOf } from "#shared/writing/once-of.ts";
import { clean } from "#shared/writing/text-words.ts";
import { sharedWords, toldPiece } from "./completion-pieces.ts";
import type { Gathered } from "./gathered.ts";
import type { LetterRequest } from "./letter-request.ts";
import { withoutMarks } from "./own-line.ts";
import { tellingStarts, tellsTheSame } from "./told-lines.ts";

export type Row = NonNullable<Letter["list"]>["rows"][number] & { fact: string };

const MOST = 6;
/** What only a paper shows: "RN" in a line says who was led. */
const PAPERS: ReadonlySet<string> = new Set(["degree", "licence", "certificate", "driving"]);
const LONGEST = 16;

/** Rows for "You ask for / I bring": only where the right side says more than the left, and each fact once. */
export function toRows(
  { material, unused }: Gathered,
  answered: readonly AnsweredPoint[],
  isUntold: (id: string) => boolean,
  book: Book,
): Row[] {
  const brings = bringsOf(material);
  for (const { fact } of unused) brings.delete(fact);
  const used = new Set<string>();
  const done = new Set(material.completions.map(({ point }) => point));
  const said = material.completions.map(({ ending }) => tellingStarts(ending, book));
  const held = new Set(material.papers.map(({ id }) => id));
  const rows: Row[] = [];
  for (const { point, rows: ids } of sorted(answered)) {
    const ask = withoutMarks(point.label ?? "");
    const isNew = (text: string) => saysMore(text, ask, book) && !said.some((one) => tellsTheSame(text, one, book));
    const nearness = (text: string) => sharedWords(text, point.text, book);
    const isPaper = (id: string) => !PAPERS.has(point.sort) || held.has(id);
    const fact = ids
      .filter((id) => isUntold(id) && !used.has(id) && isNew(brings.get(id) ?? ask) && isPaper(id))
      .toSorted((one, other) => nearness(brings.get(other) ?? "") - nearness(brings.get(one) ?? ""))[0];
    if (ask === "" || done.has(point.id) || fact === undefined || !brings.has(fact) || rows.length === MOST) continue;
    used.add(fact);
    rows.push({
      fact,
      ask: { text: capitalised(ask), facts: [], postingLines: point.lines, words: "posting" },
      bring: { text: capitalised(brings.get(fact) ?? ""), facts: [fact], postingLines: [], words: "own" },
    });
  }
  return rows.filter(({ ask, bring }) => tellsMuch(bring.text, ask.text, book));
}

/** Answers that say nothing without what they answer, each beside it. */
export function toAnswerRows({ byRow }: Gathered, request: LetterRequest, book: Book): Row[] {
  const { points = [], questions = [] } = request.reading ?? {};
  return byRow.map((completion) => {
    const point = points.find(({ id }) => id === completion.point);
    const asked = point ?? questions.find(({ id }) => id === completion.point);
    const { sentence } = toldPiece(completion, request, book);
    const ask = withoutMarks(point?.label ?? asked?.text ?? "");
    return {
      fact: completion.key,
      ask: { text: capitalised(ask), facts: [], postingLines: asked?.lines ?? [], words: "posting" as const },
      bring: { ...sentence, text: capitalised(sentence.text) },
    };
  });
}

/** More than the posting's words with one beside them ("Fluent English": "English, native"). */
function tellsMuch(text: string, ask: string, book: Book): boolean {
  const asked = new Set(tellingWords(ask, book));
  const others = tellingWords(text, book).filter((word) => !asked.has(word));
  return others.length > 1 || others.some((word) => /\p{N}/u.test(word));
}

function sorted(answered: readonly AnsweredPoint[]): AnsweredPoint[] {
  const weight = { must: 0, wish: 1, duty: 2 } as const;
  return answered
    .filter(({ status }) => status === "met")
    .toSorted((one, other) => weight[one.point.kind] - weight[other.point.kind]);
}

/** What may stand on the right: papers, languages with their level, skills, and lines short enough for a table. */
function bringsOf({ papers, languages, skills, jobs, plain }: Material): Map<string, string> {
  const lines = [...jobs.flatMap((job) => job.lines), ...plain];
  return new Map([
    ...papers.filter(({ state }) => state === "held").map((paper) => [paper.id, toldPaper(paper)] as const),
    ...languages.map(({ id, language, level }) => [id, joined([language, level])] as const),
    ...skills.map(({ id, text }) => [id, clean(text)] as const),
    ...lines.map(({ id, text }) => [id, clean(text)] as const).filter(([, text]) => text.split(" ").length <= LONGEST),
  ]);
}

function toldPaper({ what, where, year }: Pick<Material["papers"][number], "what" | "where" | "year">): string {
  return joined([what, where, year]);
}

function joined(parts: readonly string[]): string {
  const told: string[] = [];
  for (const part of parts.map(clean).filter(Boolean))
    if (!told.join(", ").toLowerCase().includes(part.toLowerCase())) told.push(part);
  return told.join(", ");
}

/** Whether a text tells something beside what the posting has said itself. */
function saysMore(text: string, ask: string, book: Book): boolean {
  const asked = new Set(tellingWords(ask, book));
  return tellingWords(text, book).some((word) => !asked.has(word));
}

function tellingWords(text: string, { words }: Book): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !setOf(words.common).has(word));
}
