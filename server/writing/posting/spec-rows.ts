/** A row of a table in which an employer sets out what is asked for and how it is tested; `text` is "" for its head. */
export type SpecRow = { text: string };

/**
 * "NEBOSH qualification   E   Application/Interview": what is asked, without the marks behind it; null for any other row.
 * What is only wished for says so.
 */
export function specRow(row: string): SpecRow | null {
  const cells = row
    .split(/\t| {3,}|\|/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  const [first = "", ...others] = cells;
  // Where the text fills its column, one space is left before the rank.
  const rank = / [ED]$/u.test(first) ? first.slice(-1) : "";
  const named = rank === "" ? first : first.slice(0, -2).trim();
  const marks = rank === "" ? others : [rank, ...others];
  if (others.length === 0 || !marks.every(isMark) || !cells.some((cell) => RANK.test(cell) || TEST.test(cell)))
    return null;
  if (isMark(named)) return { text: "" };
  return { text: marks.some((mark) => WISHED.test(mark)) ? `${named} (desirable)` : named };
}

/** Whether a line has columns at all: most have none. */
export function hasColumns(text: string): boolean {
  return text.includes("   ") && /\S {3}/u.test(text);
}

function isMark(cell: string): boolean {
  return cell.length <= LONGEST_MARK && (RANK.test(cell) || LETTERS.test(cell) || TEST.test(cell));
}

/** Characters. */
const LONGEST_MARK = 60;

const WISHED = /^(?:D|desirable)$/iu;
const RANK = /^(?:[ED✓✔]|[ED] ?\/ ?[ED]|essential|desirable|essential ?\/ ?desirable)$/iu;
/** Application, interview, certificate, references, test. */
const LETTERS = /^[ACIPRTX](?:(?: ?[,/&+] ?| )[ACIPRTX])*$/u;
const TEST =
  /^(?:(?:how )?(?:assessed|tested|evidenced)(?: by| through)?|(?:application(?: form)?|interview|certificates?|references?|test|task|assessment|presentation|observation)(?:(?: ?[,/&+] ?| and )(?:application(?: form)?|interview|certificates?|references?|test|task|assessment|presentation|observation))*)$/iu;
