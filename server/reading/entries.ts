import type { Period } from "./dates.ts";
import { takePeriod } from "./entry-dates.ts";
import { withoutHeadBullets } from "./head-bullets.ts";
import { endsAsSentence, isHeaderLike, isIndented, isSentence, namesEntry } from "./header-lines.ts";
import { companyScore, isDegree, isInstitution, titleScore } from "./kinds-of-words.ts";
import { isTableHead, labelOf } from "./labels.ts";
import type { TextLine } from "./resume-text.ts";

/** One job or degree: the lines that name it, without their dates, and the lines that describe it. */
export type Entry = {
  header: TextLine[];
  period: Period | null;
  body: TextLine[];
  /** The lines of the header as they stand in the file. */
  heads: TextLine[];
};

type Marked = { line: TextLine; period: Period | null; rest: string; header: boolean };

/** Lines of a section before and after the one with the date that still name the entry. */
const MAX_LEAD = 3;
const MAX_TRAIL = 3;

/** Splits a section into its entries, at their dates; where nothing is dated, at lines that name a job or a school. */
export function splitEntries(section: TextLine[]): Entry[] {
  const lines = withoutHeadBullets(section.filter((line) => !isTableHead(line.text)));
  const marked = lines.map(mark);
  const anchors = findAnchors(marked);
  if (anchors.length === 0) return splitUndated(lines);

  const starts = findStarts(marked, anchors);
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor;
    const end = starts[index + 1] ?? marked.length;
    return toEntry(marked.slice(start, end), anchor - start);
  });
}

/** The lines whose dates open entries: not a date in a list under them, nor a second date under the first. */
function findAnchors(marked: Marked[]): number[] {
  const dated = marked.flatMap((entry, index) => (entry.period ? [index] : []));
  const plain = dated.filter((index) => !marked[index]?.line.bullet);
  const used = plain.length > 0 && marked.some((entry) => entry.line.bullet && !entry.period) ? plain : dated;
  return atOnePlace(marked, used).filter((index, place, all) => {
    const previous = all[place - 1];
    const here = marked[index];
    const above = previous === undefined ? undefined : marked[previous];
    const inCell = here?.line.text.includes("\t") || here?.rest === "";
    const repeats = above?.period?.range && !here?.period?.range && index === (previous ?? 0) + 1;
    const namesMore = isInstitution(here?.rest ?? "") && isDegree(here?.rest ?? "");
    return !repeats || inCell || namesMore;
  });
}

/** Where most dates of a section open their lines, or stand further out, a mere year within another tells of what was done. */
function atOnePlace(marked: Marked[], dated: number[]): number[] {
  const first = marked[dated[0] ?? 0]?.line;
  const isOut = ({ line, rest }: Marked) => rest === "" || !isIndented(line, first);
  const opens = ({ line, rest, period }: Marked) => rest === "" || line.text.startsWith(period?.text ?? "");
  const kept = (is: (entry: Marked) => boolean) => {
    const some = dated.filter((index) => marked[index] && (is(marked[index]) || !isMereYear(marked[index])));
    return some.length > 1 && some.length < dated.length && some.length * 2 > dated.length ? some : null;
  };
  return kept(opens) ?? kept(isOut) ?? dated;
}

/** "2018" and "since 2018", but no stretch of time with both its ends. */
function isMereYear({ period }: Marked): boolean {
  return period !== null && (!period.range || (period.to === "present" && /\d$/u.test(period.text)));
}

function mark(line: TextLine): Marked {
  const dated = takePeriod(line);
  return { line, period: dated?.period ?? null, rest: dated?.rest ?? line.text, header: isHeaderLike(line) };
}

/** How many lines stand before the date is the same throughout a file, so the first entry tells it. */
function findStarts(marked: Marked[], anchors: number[]): number[] {
  const first = anchors[0] ?? 0;
  const lead = runBefore(marked, first, 0);
  const dateFirst = lead === 0 && marked[first]?.rest === "";
  return anchors.map((anchor, index) => {
    if (index === 0) return anchor - lead;
    if (dateFirst) return anchor;
    const previous = anchors[index - 1] ?? 0;
    const run = runBefore(marked, anchor, previous + 1);
    return anchor - cutAtGap(marked, anchor, leadOf(marked, { anchor, previous, run, lead }));
  });
}

/** How many lines of the run above a date are this entry's. */
function leadOf(
  marked: Marked[],
  { anchor, previous, run, lead }: Record<"anchor" | "previous" | "run" | "lead", number>,
): number {
  // After a list or lines set in, everything that looks like a header is this entry's.
  const before = marked[anchor - run - 1];
  if (before && anchor - run - 1 > previous && isBody(before, marked[anchor])) return run;
  const usual = Math.min(run, Math.max(lead, marked[anchor]?.rest === "" ? 1 : 0));
  const above = marked[anchor - usual - 1];
  const employer =
    usual > 0 && usual < run && above && companyScore(above.line.text) > 1 && above.line.text.split(" ").length < 7;
  return employer ? usual + 1 : usual;
}

function isBody(entry: Marked, anchor: Marked | undefined): boolean {
  return entry.line.bullet || isIndented(entry.line, anchor?.line);
}

/** The unbroken run of header-like lines right above an anchor. */
function runBefore(marked: Marked[], anchor: number, from: number): number {
  let run = 0;
  while (run < MAX_LEAD && anchor - run - 1 >= from) {
    const above = marked[anchor - run - 1];
    if (!above?.header || above.period) break;
    if (above.line.column !== marked[anchor]?.line.column) break;
    if (isIndented(above.line, marked[anchor]?.line)) break;
    run++;
  }
  return run;
}

/** A wider space between two header lines ends the entry above. */
function cutAtGap(marked: Marked[], anchor: number, run: number): number {
  for (let back = 0; back < run; back++) {
    const gap = marked[anchor - back]?.line.gap ?? 0;
    const inner = marked[anchor - back - 1]?.line.gap ?? 0;
    if (gap > inner * 1.3 + 0.35 && gap > 0.9) return back;
  }
  return run;
}

function toEntry(marked: Marked[], anchor: number): Entry {
  const period = marked[anchor]?.period ?? null;
  const named = marked.slice(0, anchor + 1).flatMap(({ line, rest }) => (rest ? [{ ...line, text: rest }] : []));
  // "March 2014 – May 2015, baked bread and cakes." below the names.
  const told = named.length > 1 && endsAsSentence(named.at(-1)?.text ?? "") ? named.slice(-1) : [];
  const header: TextLine[] = named.slice(0, named.length - told.length);
  let next = anchor + 1;
  while (next < marked.length && next - anchor <= MAX_TRAIL && canTrail(header, marked[next])) {
    const line = marked[next]?.line;
    if (line) header.push(line);
    next++;
  }
  const heads = marked.slice(0, next).map(({ line }) => line);
  const body = [...told, ...marked.slice(next).map(({ line }) => line)];
  // Forms name every part: the employer may stand below what was done.
  if (!header.some((line) => labelOf(line.text))) return { header, period, body, heads };
  const labelled = body.filter((line) => labelOf(line.text));
  return { header: [...header, ...labelled], period, body: body.filter((line) => !labelled.includes(line)), heads };
}

function canTrail(header: TextLine[], next: Marked | undefined): boolean {
  return next?.header === true && namesEntry(header, next.line);
}

function splitUndated(lines: TextLine[]): Entry[] {
  const entries: Entry[] = [];
  const opener = lines.find((line) => !line.bullet && namesSomething(line.text));
  for (const line of lines) {
    const last = entries.at(-1);
    const isBodyLine = line.bullet || isIndented(line, opener) || !isHeaderLike(line);
    const names = namesSomething(line.text) && (opener?.look === "" || !isBodyLine);
    const short = line.text.length <= 110 && (!isSentence(line.text) || isInstitution(line.text));
    const looksLikeOne = !isBodyLine && line.look !== "" && line.look === opener?.look && last !== undefined;
    const opens = last?.body.at(-1)?.look !== line.look && looksLikeOne && last.body.length > 0;
    if ((names || opens) && short && (!last || last.body.length > 0 || isComplete(last)))
      entries.push({ header: [line], period: null, body: [], heads: [line] });
    else if (last && short && last.body.length === 0 && (names || (!isBodyLine && last.header.length === 1))) {
      last.header.push(line);
      last.heads.push(line);
    } else if (last) last.body.push(line);
  }
  return entries;
}

function namesSomething(text: string): boolean {
  return isInstitution(text) || isDegree(text) || titleScore(text) > 1 || companyScore(text) > 1;
}

function isComplete(entry: Entry): boolean {
  const all = entry.header.map((line) => line.text).join("\t");
  const school = isInstitution(all) && isDegree(all);
  const job = titleScore(all) > 0 && companyScore(all) > 0;
  return school || job || entry.header.length >= 2;
}
