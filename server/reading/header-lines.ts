import { oneOf } from "#shared/words/word-pattern.ts";
import { companyScore, isDegree, isInstitution, isPlace, titleScore } from "./kinds-of-words.ts";
import { labelOf } from "./labels.ts";
import type { TextLine } from "./resume-text.ts";
import tables from "./words/titles.json" with { type: "json" };

export function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length > 9 &&
    (/[.!?]$/.test(text) || words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length * 0.6)
  );
}

/** A line that could name a job or a study: short, no point of a list, no sentence. */
export function isHeaderLike(line: TextLine): boolean {
  const { text } = line;
  if (line.bullet || text.length > 110 || /[:：;]$/.test(text) || /^\p{Ll}/u.test(text)) return false;
  if (/^(https?:|www\.)/i.test(text)) return false;
  if (/^[^:]{3,30}:\s/.test(text) && !labelOf(text) && titleScore(text.split(":")[0] ?? "") === 0) return false;
  if (endsAsSentence(text) && !isDegree(text)) return false;
  return !isSentence(text);
}

export function endsAsSentence(text: string): boolean {
  return /\p{L}{4}\.$/u.test(text) && !/(Corp|GmbH|Univ|Ltda)\.$/.test(text) && text.split(" ").length > 2;
}

/** Lines of a description are often set in, where the file paints no bullets. */
export function isIndented(line: TextLine, than: TextLine | undefined): boolean {
  if (!than || than.x === 0 || than.page !== line.page) return false;
  const isRightAligned = line.right > 0 && Math.abs(line.right - than.right) < 4;
  return line.x > than.x + 7 && line.x < than.x + 60 && !isRightAligned;
}

/** A line under the date that still names the entry: what is missing yet, or a place. */
export function namesEntry(header: TextLine[], next: TextLine): boolean {
  const { text } = next;
  if (labelOf(text)) return true;
  if (reportsWork.test(text) || isRunningText(text)) return false;
  const above = header.at(-1);
  if (above && next.gap > Math.max(1.6, above.gap * 1.8 + 0.4) && header.length > 1) return false;
  if (isIndented(next, header[0])) return false;
  const named = header.flatMap((line) =>
    line.text.split(parted).filter((part) => !isPlace(part) && part !== line.town),
  );
  if (isPlace(text)) return true;
  if (text.length > 80) return false;
  if (named.length === 0) return true;
  const all = named.join(" , ");
  const hasTitle = titleScore(all) > 0 || isDegree(all);
  const hasPlaceOfWork = companyScore(all) > 0 || isInstitution(all);
  const names = titleScore(text) > 1 || companyScore(text) > 1 || isInstitution(text) || isDegree(text);
  if (named.length === 1 && !/, /.test(named[0] ?? "")) return text.split(" ").length <= 9;
  if ((hasTitle && hasPlaceOfWork) || (named.length > 1 && hasTitle)) return false;
  return names && text.split(" ").length <= 9;
}

const parted = /\t|\s[|–—•·-]\s|\s(?:at|@|bei|chez)\s(?=\p{Lu})/u;

/** How lines begin that say what was done, where a file has lost its bullets. */
const reportsWork = new RegExp(String.raw`^(?!${oneOf(tables.noVerbs)})${oneOf(tables.verbs)}\s+(?=\p{Ll}|\d)`, "u");

/** Mostly small words, and nothing that names a job, a school or an employer. */
function isRunningText(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words.length < 4 || small < words.length * 0.55) return false;
  return titleScore(text) < 2 && companyScore(text) < 2 && !isInstitution(text) && !isDegree(text);
}
