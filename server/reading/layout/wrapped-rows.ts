import { findPeriods, isDateOnly } from "#server/reading/dates.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import links from "../words/links.json" with { type: "json" };
import type { Row } from "./rows.ts";

/** A title that had no room left of its date: its last word stands alone below. */
export function wrapsBesideDate(above: Row, row: Row): boolean {
  const [title, date, ...more] = above.cells;
  const [word, ...others] = row.cells;
  if (!title || !date || !word || more.length > 0 || others.length > 0 || row.bullet || !isDateOnly(date.text))
    return false;
  if (title.font !== word.font || Math.abs(title.x - word.x) > 1 || row.y - above.y > 1.8 * row.size) return false;
  const first = word.text.split(" ")[0] ?? "";
  const width = (first.length / Math.max(1, word.text.length)) * (word.right - word.x);
  return word.right < title.right && title.right + width + 0.25 * row.size > date.x;
}

/** "Libraries: pandas" below "Tools: Git, Docker" starts a group of its own. */
const groupLabel = /^\p{Lu}[\p{L}\d &/+.-]{2,40}:\s/u;

/** The row goes on with what the row above had no room for. */
export function continues(whole: Row, row: Row, right: number): boolean {
  const above = withoutMarginDate(whole, row);
  const upper = above.cells[0];
  const lower = row.cells[0];
  const end = above.cells.at(-1);
  if (!upper || !lower || !end || row.bullet || lower.mark) return false;
  // One typeface may be several fonts in a file, each with some of its letters.
  const sameFont = upper.font === lower.font || (isBroken(end.text, lower.text) && Math.abs(upper.x - lower.x) < 1);
  if (!sameFont || Math.abs(upper.size - lower.size) > 0.5) return false;
  if (row.y - above.y > 2.1 * row.size || row.cells.some((cell) => isDateOnly(cell.text))) return false;
  if (above.cells.length > 1 && above.cells.some((cell) => isDateOnly(cell.text))) return false;
  if (above.bullet && lower.x < upper.x - 2) return false;
  if (Math.abs(upper.x - lower.x) > row.size && Math.abs(end.right - lower.right) < 3 && end.text.length < 30)
    return false;
  if (/^(\S*@|https?:|www\.|\+?\(?\d[\d ]{5}|\d{1,2}[.)]\s)/.test(lower.text)) return false;
  if (pageAddress.test(lower.text.split(" ")[0] ?? "") && !/[|•·]$/.test(end.text)) return false;
  if (isBrokenAddress(end.text, lower.text)) return row.cells.length === 1 && end.right + 2 * row.size > right;
  if (groupLabel.test(lower.text) && groupLabel.test(upper.text)) return false;
  const goesOn = /^\p{Ll}/u.test(lower.text);
  if (goesOn && /\p{Ll}[-\u00ad]$/u.test(end.text)) return true;
  if (isBroken(end.text, lower.text)) return true;
  if (!goesOn && row.cells.length > 1) return false;
  if (!goesOn && row.cells.some((cell) => findPeriods(cell.text).some((period) => period.range))) return false;
  if (!above.bullet && Math.abs(upper.x - lower.x) > 0.6 * row.size && !goesOn && !/,$/.test(end.text)) return false;
  const firstWord = lower.text.split(" ")[0] ?? "";
  const wordWidth = (firstWord.length / Math.max(1, lower.text.length)) * (lower.right - lower.x);
  if (/^(\S+@\S+|(https?:|www\.)\S+|[\d\s()+./-]{7,})$/.test(end.text)) return false;
  // In a narrow column any two short lines would seem to be one; only what plainly goes on is joined there.
  if (
    !goesOn &&
    !above.bullet &&
    end.text.length < 40 &&
    !/[,&/]$|\s(and|und|y|et|e|of|de|der|für|for|in)$/i.test(end.text)
  )
    return false;
  const slack = goesOn ? 2 * row.size : 0.25 * row.size;
  const full = end.right + wordWidth + slack > right;
  return full && !endsSentence(end.text, lower.text);
}

const domain = oneOf(links.domains);
/** "github.com/jane", "janedoe.com": a word that is an address of a page. */
const pageAddress = new RegExp(String.raw`^(?:https?://|www\.)?(?:[\w-]{2,40}\.){1,3}${domain}(?:/\S{0,300})?$`, "i");
const addressWithPath = new RegExp(String.raw`(?:^|\s)(?:[\w-]{2,40}\.){1,3}${domain}/\S{1,300}$`, "i");

/** "www.linkedin.com/in/jane" above "doe (LinkedIn)": a narrow column cuts addresses anywhere. */
function isBrokenAddress(end: string, start: string): boolean {
  return addressWithPath.test(end.slice(-300)) && /^[\w/%-]{1,60}(?:\s\(|$)/.test(start);
}

/**
 * A long row that no stop ends, and a small letter below: a text was broken there, although the row may not be full. Browsers
 * balance rows, and dates at the right edge reach further than the text beside them.
 */
function isBroken(end: string, start: string): boolean {
  return /^\p{Ll}/u.test(start) && end.length >= 60 && !/[.!?;:]$/.test(end);
}

/** Beside a date in the left margin the text goes on under itself. */
function withoutMarginDate(above: Row, row: Row): Row {
  const [date, text, ...more] = above.cells;
  const lower = row.cells[0];
  if (!date || !text || more.length > 0 || !lower || !isDateOnly(date.text) || Math.abs(text.x - lower.x) > 2)
    return above;
  return { ...above, cells: [text] };
}

/** A full row may end by chance where its paragraph ends. */
function endsSentence(end: string, start: string): boolean {
  return /[.!?:]$/.test(end) && !/^\p{Ll}/u.test(start) && end.length < 60;
}

export function joinWrapped(text: string, next: string): string {
  if (/\u00ad$/.test(text)) return text.slice(0, -1) + next;
  if (isBrokenAddress(text, next) || (/\p{L}-$/u.test(text) && /^\p{Lu}/u.test(next))) return text + next;
  if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next))
    return keepsHyphen(text) ? text + next : text.slice(0, -1) + next;
  if (/[\p{Script=Han}\u3000-\u303f]$/u.test(text) && /^[\p{Script=Han}]/u.test(next)) return text + next;
  return `${text} ${next}`;
}

/** "e-" and "self-" are written with a hyphen within a line too. */
function keepsHyphen(text: string): boolean {
  return /(?:^|\s)(e|co|self|non|cross|multi|well|high|low|long|short|full|part|large|small|real|end|front|back)-$/i.test(
    text,
  );
}
