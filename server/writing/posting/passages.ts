import type { FieldLabel, SectionLabel } from "../lexicon/posting-lexicon.ts";
import type { Books } from "./books.ts";
import type { CleanLine } from "./clean.ts";
import { openingOf } from "./headings.ts";
import { isCapitalised, wordCount } from "./tokens.ts";

/** A paragraph or an item of a list, joined from the lines over which it was wrapped. */
export type Passage = {
  text: string;
  /** From character `at` on, the text stands on raw line `line`. */
  origins: { at: number; line: number }[];
  /** The section's label as its heading says; null before the first heading or under an unknown one. */
  label: SectionLabel | null;
  heading: string | null;
  field: FieldLabel | null;
  item: boolean;
  ordinal: string | null;
  /** Number of the section, counted from 0. */
  section: number;
};

/** Groups clean lines into passages under the headings they stand under. */
export function passagesOf(lines: readonly CleanLine[], books: Books): Passage[] {
  const layout: Layout = { width: wrapWidth(lines), uncapitalised: isUncapitalised(lines) };
  const passages: Passage[] = [];
  let label: SectionLabel | null = null;
  let heading: string | null = null;
  let section = 0;
  let inline = false;
  let listed = false;
  let asked = false;
  let open: { passage: Passage; last: CleanLine } | null = null;

  for (const line of lines) {
    if (open && continues(open.last, line, layout) && !isLabelled(line, books)) {
      append(open.passage, line);
      open.last = line;
      continue;
    }
    const opening = openingOf(line, books);
    open = null;
    const isItem = line.bullet || line.ordinal !== null;
    // What follows a list need not belong under its heading.
    if ((listed || (inline && line.afterGap)) && !opening && !isItem) {
      label = null;
      heading = null;
      inline = false;
      listed = false;
    }
    listed = opening ? false : listed || isItem;
    if (opening?.kind === "field") {
      passages.push({
        ...toPassage(line, opening.rest),
        label: null,
        heading: opening.title,
        field: opening.label,
        section,
      });
      continue;
    }
    // "Von Vorteil: Englisch" among the demands speaks of itself alone.
    if (opening?.rest && isItem && label !== null) {
      passages.push({
        ...toPassage(line, opening.rest),
        label: opening.label,
        heading: opening.title,
        field: null,
        section,
      });
      listed = true;
      continue;
    }
    if (opening) {
      const isOffer: boolean = opening.label === "duty" && asked && AWAITS.test(opening.title);
      label = isOffer ? "benefit" : opening.label;
      asked ||= label === "requirement" && !SEEKS.test(opening.title);
      heading = opening.title;
      section++;
      inline = opening.rest !== "";
      // "Candidature (CV, lettre) à adresser avant le 15/12 à :" says more than what follows is about.
      if (!inline && label === "process" && wordCount(opening.title) > LONG_HEADING)
        passages.push({ ...toPassage(line, line.text), label, heading, field: null, section });
      if (opening.rest) {
        const passage: Passage = { ...toPassage(line, opening.rest), label, heading, field: null, section };
        passages.push(passage);
        open = { passage, last: line };
      }
      continue;
    }
    const passage: Passage = { ...toPassage(line, line.text), label, heading, field: null, section };
    passages.push(passage);
    open = { passage, last: line };
  }
  return passages;
}

/** Words. */
const LONG_HEADING = 5;

/** "Was dich erwartet" stands over the work before the demands, and over what is offered behind them. */
const AWAITS =
  /^(?:was (?:dich|sie|euch) (?:bei uns )?erwartet|das erwartet (?:dich|sie|euch)|what (?:you can|to) expect|ce qui (?:vous |t')attend|(?:lo )?qu[eé] te espera)/iu;

/** "WIR SUCHEN DICH!" is a call, over which nothing is demanded yet. */
const SEEKS = /^wir suchen (?:dich|sie|euch|verstärkung)(?!\p{L})/iu;

/** Raw lines on which characters `start` to `end` of a passage stand. */
export function linesBetween(passage: Passage, start: number, end: number): number[] {
  const lines: number[] = [];
  for (const [index, origin] of passage.origins.entries()) {
    const next = passage.origins[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    if (origin.at < end && next > start && lines.at(-1) !== origin.line) lines.push(origin.line);
  }
  return lines;
}

function toPassage(line: CleanLine, text: string): Pick<Passage, "text" | "origins" | "item" | "ordinal"> {
  return {
    text,
    origins: [{ at: 0, line: line.line }],
    item: line.bullet || line.ordinal !== null,
    ordinal: line.ordinal,
  };
}

function append(passage: Passage, line: CleanLine): void {
  const hyphenated = /\p{Ll}-$/u.test(passage.text) && !isCapitalised(line.text);
  if (hyphenated) passage.text = passage.text.slice(0, -1);
  else passage.text += " ";
  passage.origins.push({ at: passage.text.length, line: line.line });
  passage.text += line.text;
}

/** "Ihr Profil: …" begins something of its own however long the line before it is. */
function isLabelled(line: CleanLine, books: Books): boolean {
  const colon = line.text.indexOf(":");
  return colon > 0 && colon < 40 && isCapitalised(line.text) && openingOf(line, books) !== null;
}

/** `width`: where a mail program wrapped the text, null where lines run free; `uncapitalised`: lines begin small. */
type Layout = { width: number | null; uncapitalised: boolean };

/** The width at which the text was wrapped by a mail program, or null where lines run free. */
function wrapWidth(lines: readonly CleanLine[]): number | null {
  let longest = 0;
  for (const line of lines) longest = Math.max(longest, line.text.length);
  if (longest < 45 || longest > 110) return null;
  const full = lines.filter((line) => line.text.length >= longest * 0.8).length;
  return full >= 3 ? longest : null;
}

function isUncapitalised(lines: readonly CleanLine[]): boolean {
  return lines.filter((line) => /^\p{Ll}/u.test(line.text)).length > lines.length / 2;
}

function continues(last: CleanLine, next: CleanLine, layout: Layout): boolean {
  const { width, uncapitalised } = layout;
  if (next.bullet || next.ordinal !== null || next.afterGap || next.emphasised || last.emphasised) return false;
  if (last.text.endsWith(":")) return false;
  if (next.line === last.line) return false;
  if (!uncapitalised && /^[\p{Ll}(]/u.test(next.text)) return !/[.!?;]$/.test(last.text) || width !== null;
  if (/[,–-]$/.test(last.text) && last.text.length > 20) return true;
  if (width === null) return false;
  const firstWord = next.text.split(" ", 1)[0] ?? "";
  return last.text.length + 1 + firstWord.length > width;
}
