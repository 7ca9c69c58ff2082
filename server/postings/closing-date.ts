import type { Read } from "#shared/postings/posting-reading.schema.ts";
import { findAnchors, inItsYear } from "./anchors.ts";
import { type FoundDate, findDate } from "./dates.ts";
import type { Line } from "./lines.ts";
import { has, headingOf, type Unit } from "./units.ts";

/** The last day to apply: a date behind a word for it, or behind "by" in a sentence about applying. */
export function readClosingDate({
  units,
  lines,
  language,
  today,
  text,
}: {
  units: readonly Unit[];
  lines: readonly Line[];
  language: string;
  today: string;
  text: string;
}): Read | null {
  const options = { language, today, isMonthFirst: /\$\s?\d|(?<!\p{L})(?:401|resume|ZIP)(?!\p{L})/iu.test(text) };
  const seen: { date: FoundDate; line: Line; score: number }[] = [];
  for (const unit of units) {
    const { words, hits, line } = unit;
    for (const { sign, from, to } of hits) {
      const end = words[to - 1]?.end ?? 0;
      const isApplying = unit.section === "apply" || has(unit, "apply", "document");
      if (sign !== "closing" && !(sign === "until" && isApplying)) continue;
      const behind = behindRange(unit.text.slice(end, end + 110)).slice(0, 70);
      const date = findDate(behind, options);
      if (!date || /[.;!?]\s/u.test(behind.slice(0, date.at).replace(/(?:[ap]\.m|\d)\./gu, ""))) continue;
      const isStart =
        /(?:start|interview|entretien|entrevista|befristet|contract|contrat|cdd|remplacement|vertretung)\p{L}*[^.]{0,20}$/iu.test(
          unit.text.slice(0, words[from]?.at ?? 0),
        );
      if (!isStart) seen.push({ date, line, score: (sign === "closing" ? 3 : 2) - date.at / 100 });
    }
  }
  for (const line of lines.slice(0, 400)) {
    const label = /(?<!\p{L})(?:closing|closes|deadline)\s?:\s/iu.exec(line.text.slice(0, 300));
    const behind = label ? line.text.slice(label.index + label[0].length, label.index + 50) : "";
    const date = findDate(behind, options);
    if (date && date.at < 12) seen.push({ date, line, score: 2.5 });
  }
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (
      !next ||
      !/^(?:closing date|deadline|bewerbungsfrist|date limite|fecha límite)/iu.test(line.text) ||
      headingOf(next.text)
    )
      continue;
    const date = findDate(next.text, options);
    if (date) seen.push({ date, line: next, score: 2.5 });
  }
  const [first] = seen.toSorted((a, b) => b.score - a.score);
  if (!first) return null;
  const { line } = first;
  const date = inItsYear(first.date, findAnchors(lines, options));
  const isOne = seen.every((other) => other.date.iso === first.date.iso);
  return { text: date.text, value: date.iso, lines: line.numbers, sure: date.sure && isOne };
}

const betweenDays =
  /\d{1,2}(?:er|\.)?\s(?:de\s)?\p{L}{3,10}\s(?:20\d\d\s)?(?:au|to|until|bis(?: zum)?|al|hasta el)\s(?=\d)/u;

/** "du 16 novembre au 7 décembre 2026": of a stretch of days the last counts. */
function behindRange(text: string): string {
  const range = /^[\s:]*(?:du|from|vom|del|desde el)\s[^.;]{3,40}?\s(?:au|to|until|bis(?: zum)?|al|hasta el)\s/iu.exec(
    text,
  );
  const days = betweenDays.exec(text.slice(0, 60));
  if (!range && days) return text.slice(days.index + days[0].length);
  return range ? text.slice(range[0].length) : text;
}
