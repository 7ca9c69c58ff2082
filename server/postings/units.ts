import { type Word, wordsOf } from "#shared/claims/words.ts";
import { createPhraseBook, type Hit, lineKey } from "#shared/postings/phrase-book.ts";
import { type Line, toSentences } from "./lines.ts";
import { postingWords } from "./words/posting-words.ts";
import type { ListSection, Section, Sign } from "./words/signs.ts";

/** A sentence of a posting, or an item of a list, and where it stands. */
export type Unit = {
  text: string;
  line: Line;
  /** The whole line, without its bullet. */
  isWhole: boolean;
  section: Section | null;
  words: Word[];
  hits: Hit<Sign>[];
};

const tables = Object.values(postingWords);
const book = createPhraseBook(tables.map(({ signs }) => signs));

const sections: readonly Section[] = [
  "board",
  "about",
  "contact",
  "apply",
  "questions",
  "offer",
  "duty",
  "must",
  "wish",
];
/** The later of two sections with one heading counts. */
const headings = new Map(
  sections.flatMap((section) =>
    tables.flatMap(({ headings: all }) => all[section].map((line) => [lineKey(line), section] as const)),
  ),
);

const cues = createPhraseBook(tables.map(({ headingCues }) => headingCues));
/** "What you need to do" is a demand before it is a duty. */
const cueOrder: readonly ListSection[] = ["questions", "wish", "offer", "apply", "must", "duty"];
/** "Any questions?", "Häufige Fragen": not the employer's. */
const ofReader = /\?$|faq|frequent|häufig|fréquent|frecuent/iu;

const MOST_UNITS = 1000;
const LONGEST = 1200;
const LONGEST_HEADING = 60;
const MOST_HEADING_WORDS = 8;

/** All sentences and items with the section they stand in. */
export function toUnits(lines: readonly Line[]): Unit[] {
  const units: Unit[] = [];
  let section: Section | null = null;
  let hasItems = false;
  let wereBullets = false;
  const seen = new Set<Section>();
  for (const [at, line] of lines.entries()) {
    const heading = headingOf(line.text) ?? headingOfList(line, lines.slice(at + 1, at + 3), seen);
    if (heading && heading.rest === "") {
      if (heading.section === "board") units.push(toUnit({ text: line.text, line, isWhole: true, section: "board" }));
      else {
        section = heading.section;
        seen.add(section);
        hasItems = false;
        wereBullets = false;
      }
      continue;
    }
    if (heading) {
      section = heading.section;
      hasItems = false;
    } else if (section && hasItems && endsSection(line, wereBullets)) section = null;
    const text = heading && listed.has(heading.section) ? heading.rest : line.text;
    const parts = line.isBullet ? [text] : toSentences(text);
    for (const part of parts) {
      const last = part === parts.at(-1) && part.endsWith(":") ? headingOf(part) : null;
      if (last && parts.length > 1) {
        section = last.section;
        continue;
      }
      const unit = toUnit({ text: part, line, isWhole: parts.length === 1, section });
      if (isAboutApplying(unit)) {
        unit.section = "apply";
        if (!line.isBullet && section !== "questions") section = "apply";
      }
      units.push(unit);
    }
    hasItems = !heading && !line.text.endsWith(":");
    wereBullets = line.isBullet;
    if (units.length >= MOST_UNITS) break;
  }
  return units;
}

/** What stands behind these headings on their line is a list; of others the line is read whole. */
const listed: ReadonlySet<Section> = new Set(["must", "wish", "duty", "offer"]);

function toUnit({ text, ...rest }: Pick<Unit, "text" | "line" | "isWhole" | "section">): Unit {
  const cut = text.slice(0, LONGEST);
  const words = wordsOf(cut);
  return { text: cut, ...rest, words, hits: book.find(words) };
}

/** The section that a line heads, and what it says after the colon; null for a line that is no heading. */
export function headingOf(text: string): { section: Section; rest: string } | null {
  if (text.length <= LONGEST_HEADING) {
    const section = headings.get(lineKey(text)) ?? headings.get(lineKey(text.replace(/\s\([^()]{1,40}\):?$/u, "")));
    if (section) return { section, rest: "" };
  }
  const colon = text.slice(0, LONGEST_HEADING).indexOf(":");
  if (colon < 2) return null;
  const section = headings.get(lineKey(text.slice(0, colon)));
  const rest = text.slice(colon + 1).trim();
  return section && section !== "board" ? { section, rest } : null;
}

/** What heads a list in words of its own: known by its cues, or as the demands where the duties have been told. */
function headingOfList(line: Line, next: readonly Line[], seen: ReadonlySet<Section>): ReturnType<typeof headingOf> {
  if (line.isBullet || line.text.length > LONGEST_HEADING || /[.!,;]$/u.test(line.text)) return null;
  const isList =
    next.length === 2 && next.every(({ isBullet, isAfterBlank }, at) => isBullet && (at === 0 || !isAfterBlank));
  if (!isList) return null;
  const words = wordsOf(line.text);
  if (words.length === 0 || words.length > MOST_HEADING_WORDS) return null;
  const signs = new Set(cues.find(words).map(({ sign }) => sign));
  const section = cueOrder.find((sign) => signs.has(sign) && !(sign === "questions" && ofReader.test(line.text)));
  if (section) return { section, rest: "" };
  // "DEIN RUCKSACK": whatever it is called, behind the duties stand the demands, unless the list offers something.
  const isHeading = line.text.endsWith(":") || line.isAfterBlank || isInCapitals(line.text);
  const offers = next.some((item) =>
    has(toUnit({ text: item.text, line: item, isWhole: true, section: null }), "offer"),
  );
  return isHeading && !offers && seen.has("duty") && !seen.has("must") ? { section: "must", rest: "" } : null;
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

export function has(unit: Pick<Unit, "hits">, ...signs: readonly Sign[]): boolean {
  return unit.hits.some(({ sign }) => signs.includes(sign));
}

/** After a blank line a list goes on only with more of the same. */
function endsSection({ text, isBullet, isAfterBlank }: Line, wereBullets: boolean): boolean {
  if (isBullet) return false;
  if (wereBullets) return isAfterBlank || /[:.!?]$/u.test(text) || isInCapitals(text);
  return isAfterBlank && (/[.!?]$/u.test(text) || text.length > 120);
}

function isAboutApplying(unit: Unit): boolean {
  if (/[\w.]@[\w-]/u.test(unit.text)) return true;
  const signs = unit.hits.filter(({ sign }) => sign === "apply").length;
  const others = has(unit, "closing", "enquire") ? 1 : 0;
  // "Dossier de conduite propre" among demands is one of them.
  const isItem =
    unit.line.isBullet || (unit.isWhole && listed.has(unit.section ?? "about") && !/[.!:]$/u.test(unit.text));
  return isItem
    ? signs > 1
    : signs + others > 1 ||
        (signs > 0 && /^\p{Lu}/u.test(unit.text) && unit.hits[0]?.sign === "apply" && unit.hits[0].from === 0);
}
