import { findPeriods, isDateOnly, type Period } from "./dates.ts";
import { isSentence } from "./header-lines.ts";
import type { TextLine } from "./resume-text.ts";

const bornOn =
  /^(geburts|geboren|date of birth|birth ?date|born|fecha de nacimiento|nacid[oa]|date de naissance|né|data de nascimento|出生)/i;
const dateLabel = /^(fechas?|dates?|period|time|duration|zeitraum|datum|datas?|período|périodes?|from|von|时间)\s*:?$/i;

/**
 * The date of a line that has one where entries have theirs: in a cell of its own, at an end of a cell or in brackets.
 * A year in the middle of a sentence is none.
 */
export function takePeriod(line: TextLine): { period: Period; rest: string } | null {
  if (bornOn.test(line.text)) return null;
  const cells = line.text.split("\t").filter((cell) => !dateLabel.test(cell));
  const candidates = cells.flatMap((cell, index) => {
    const periods = findPeriods(cell);
    const period = periods.find((other) => other.range) ?? periods.at(-1);
    return period ? [{ cell, index, period, rest: restOf(cell, period) }] : [];
  });
  const best = candidates.find(({ period }) => period.range) ?? candidates[0];
  if (!best) return null;
  const { cell, period, rest, index } = best;
  const alone = isDateOnly(cell);
  const atEnd = cell.slice(period.end).replace(/[\s().,;:\]]/g, "").length <= 2;
  const atStart = cell.slice(0, period.start).replace(/[\s().,;:[]/g, "").length <= 1;
  const near = atEnd || atStart || /[([]\s*$/.test(cell.slice(0, period.start)) || (period.range && rest.length < 80);
  if (!alone && (!near || rest.length > 110 || isSentence(rest))) return null;
  if (line.bullet && !period.range && !alone && rest.length > 70) return null;
  if (line.bullet && !alone && rest.split(" ").length > 11) return null;
  const kept = cells.flatMap((other, at) => (at === index ? (alone ? [] : [rest]) : isDateOnly(other) ? [] : [other]));
  return { period, rest: kept.filter(Boolean).join("\t") };
}

function restOf(cell: string, period: Period): string {
  const before = cell.slice(0, period.start).replace(/(?<![\s([,;:|/·•→–—-])[\s([,;:|/·•→–—-]+$/u, "");
  const after = cell.slice(period.end).replace(/^[\s)\],;:|/·•→»–—-]+/u, "");
  const bridge = before && after ? "\t" : "";
  return `${before}${bridge}${after}`.trim();
}
