import { hasContact } from "./contacts.ts";
import { hasDate } from "./dates.ts";
import { titleScore } from "./kinds-of-words.ts";
import { findTitleMargin, type TitleMargin, titleInMargin } from "./margin-titles.ts";
import { noPlace, type TextLine } from "./resume-text.ts";
import { type SectionKind, sectionKindOf } from "./section-titles.ts";
import { readLanguages } from "./spoken-languages.ts";

export type Section = {
  kind: SectionKind | "top" | "unknown";
  title: string;
  lines: TextLine[];
  head: TextLine | null;
};

/**
 * Splits the lines at their section titles, each column on its own. Titles that no lexicon knows are found by looking
 * like the known ones, because what stands under them must not run into the section before.
 */
export function splitSections(wrapped: TextLine[]): Section[] {
  const lines = joinTitles(wrapped);
  const looks = titleLooks(lines);
  const top: Section = { kind: "top", title: "", lines: [], head: null };
  const sections: Section[] = [top];
  const current = new Map<number, Section>();
  for (const [index, line] of lines.entries()) {
    const section: Section = current.get(line.column) ?? current.get(line.follows) ?? top;
    const opened = openedBy(line, section, { looks, lines, index });
    if (!opened) {
      current.set(line.column, section);
      section.lines.push(line);
      continue;
    }
    const head = opened.title === "" ? null : { ...line, text: opened.title };
    const rest = opened.rest ? [{ ...line, ...lookBeside(line, lines[index + 1]), text: opened.rest }] : [];
    const next: Section = { ...opened, head, lines: rest };
    sections.push(next);
    current.set(line.column, next);
  }
  return sections;
}

/** What stands beside a title in the margin looks like the lines below it, not like the title. */
function lookBeside(line: TextLine, next: TextLine | undefined): Partial<TextLine> {
  const isBeside = next && next.column === line.column && next.page === line.page && next.x > line.x + 20;
  return isBeside && line.text.includes("\t") ? { look: next.look, size: next.size, x: next.x } : {};
}

/** In a narrow column "Work" stands above "Experience". */
function joinTitles(lines: TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const text = above ? `${above.text} ${line.text}` : "";
    const goesOn = above && above.look === line.look && above.column === line.column && line.gap < 0.8 && line.size > 0;
    if (goesOn && text.length < 45 && sectionKindOf(text)) joined[joined.length - 1] = { ...above, text };
    else joined.push(line);
  }
  return joined;
}

type Looks = {
  usual: string;
  body: string;
  known: Map<string, number>;
  all: Map<string, number>;
  margin: TitleMargin | null;
};
type Opened = { kind: Section["kind"]; title: string; rest: string };

/** How the lines look that are surely titles, and how text looks. */
function titleLooks(lines: TextLine[]): Looks {
  const known = new Map<string, number>();
  const all = new Map<string, number>();
  const letters = new Map<string, number>();
  for (const line of lines) {
    const look = lookOf(line);
    all.set(look, (all.get(look) ?? 0) + 1);
    letters.set(line.look, (letters.get(line.look) ?? 0) + line.text.length);
    if (sectionKindOf(withoutColon(line.text))) known.set(look, (known.get(look) ?? 0) + 1);
  }
  return { usual: most(known), body: most(letters), known, all, margin: findTitleMargin(lines) };
}

function lookOf(line: TextLine): string {
  return `${line.look} ${isCapitals(line.text) ? "capitals" : ""}`;
}

function most(counts: Map<string, number>): string {
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

function openedBy(
  line: TextLine,
  section: Section,
  around: { looks: Looks; lines: TextLine[]; index: number },
): Opened | null {
  const title = withoutColon(line.text);
  const kind = sectionKindOf(title);
  if (kind) return isTitleLine(line, section, around) ? { kind, title, rest: "" } : null;
  const beside = titleInMargin(line, around.looks.margin);
  return (
    inFoot(line, around) ??
    inMargin(line, section, around.looks) ??
    inLine(line, section) ??
    (beside ? { kind: "unknown", ...beside } : unknownTitle(line, around))
  );
}

/** In lines of their own far below the last section: how to reach the person. */
const FAR = 5;

function inFoot(line: TextLine, { lines, index }: { lines: TextLine[]; index: number }): Opened | null {
  if (line.gap < FAR) return null;
  const rest = lines
    .slice(index, index + 4)
    .filter((other) => other.page === line.page && other.column === line.column);
  const isLast = lines[index + rest.length]?.page !== line.page || rest.length < 4;
  return isLast && rest.some((other) => hasContact(other.text))
    ? { kind: "personal", title: "", rest: line.text }
    : null;
}

function withoutColon(text: string): string {
  return text.replace(/\s*[:：]$/, "").trim();
}

/** A title's words also stand in lists and sentences; a title looks like one. */
function isTitleLine(
  line: TextLine,
  section: Section,
  { looks, lines, index }: { looks: Looks; lines: TextLine[]; index: number },
): boolean {
  if (line.heading || lookOf(line) === looks.usual || isCapitals(line.text)) return !isAmongBullets(line, lines, index);
  if (line.look !== looks.body && !line.bullet) return true;
  if (isAmongBullets(line, lines, index)) return false;
  if (looks.known.size > 0 && looks.usual.trim() !== "" && (looks.known.get(looks.usual) ?? 0) >= 3) {
    // The file has a look for its titles, and this line does not have it.
    return line.gap > 0.8 && (section.kind === "top" || (line.gap > 1.2 && (looks.known.get(lookOf(line)) ?? 0) > 2));
  }
  return true;
}

function isAmongBullets(line: TextLine, lines: TextLine[], index: number): boolean {
  const isSameList = (other: TextLine | undefined) => other?.bullet === true && other.look === line.look;
  return line.bullet && (isSameList(lines[index - 1]) || isSameList(lines[index + 1])) && !isCapitals(line.text);
}

/** "EDUCATION ⇥ University of …": the title stands in the margin. */
function inMargin(line: TextLine, section: Section, looks: Looks): Opened | null {
  const [first = "", ...rest] = cellsAtTurn(line);
  const kind = rest.length > 0 ? sectionKindOf(withoutColon(first)) : null;
  if (kind && isRowOfLists(section, kind, rest.join("\t"))) return { kind, title: first, rest: rest.join("\t") };
  if (!kind || (section.kind === "skills" && !isCapitals(first) && !entryKinds.has(kind))) return null;
  const sure =
    isCapitals(first) || line.look !== looks.body || section.kind === "top" || line.look === "" || line.gap > 1.2;
  return sure ? { kind, title: first, rest: rest.join("\t") } : null;
}

const listKinds = new Set<Section["kind"]>(["skills", "languages", "certifications", "interests", "references"]);

/** "Languages ⇥ German, English" below "IT ⇥ Word, Excel": in a table of lists each row has its own title. */
function isRowOfLists(section: Section, kind: SectionKind, rest: string): boolean {
  if (!listKinds.has(section.kind) || !listKinds.has(kind) || section.kind === kind) return false;
  return kind !== "languages" || readLanguages([{ ...noPlace, text: rest }]).length > 0;
}

const entryKinds = new Set<Section["kind"]>(["experience", "education", "timeline"]);

/** The cells of a line; a title that is longer than its margin stands a mere space before the text. */
function cellsAtTurn(line: TextLine): string[] {
  const cells = line.text.split("\t");
  const turn = line.turns[0] ?? "";
  const at = turn === "" ? -1 : line.text.indexOf(turn, 1);
  const title = line.text.slice(0, Math.max(0, at)).trim();
  return sectionKindOf(withoutColon(title)) && !title.endsWith(":") ? [title, line.text.slice(at)] : cells;
}

const inlineKinds = new Set<Section["kind"]>([
  "skills",
  "languages",
  "interests",
  "certifications",
  "strengths",
  "references",
]);
const inlineWithin = new Set<Section["kind"]>([
  "top",
  "summary",
  "languages",
  "interests",
  "certifications",
  "other",
  "personal",
]);

/** "Skills: Java, C++" on one line. */
function inLine(line: TextLine, section: Section): Opened | null {
  const [, title = "", rest = ""] = /^([^:：\t]{3,40})[:：]\s*(\S.*)$/u.exec(line.text) ?? [];
  const kind = title && inlineWithin.has(section.kind) ? sectionKindOf(title) : null;
  return kind && inlineKinds.has(kind) ? { kind, title, rest } : null;
}

function unknownTitle(
  line: TextLine,
  { looks, lines, index }: { looks: Looks; lines: TextLine[]; index: number },
): Opened | null {
  const look = lookOf(line);
  const known = looks.known.get(look) ?? 0;
  const all = looks.all.get(look) ?? 0;
  if (known < 2 || look !== looks.usual || line.look === "") return null;
  if (line.look === looks.body && !look.endsWith("capitals")) return null;
  if (known / all < 0.45 || line.text.includes("\t") || line.bullet !== (lines[index]?.bullet ?? false)) return null;
  const near = lines.slice(index + 1, index + 3);
  if (line.look === looks.body && near.some((below) => hasDate(below.text))) return null;
  // An employer may be set like the titles: a post and its time stand below it.
  if (near.some((below) => titleScore(below.text) > 0) && near.some((below) => hasDate(below.text))) return null;
  const words = line.text.split(/\s+/).length;
  if (words > 6 || line.text.length > 50 || /\d{4}|[@,]|\.$/.test(line.text) || index === 0) return null;
  return { kind: "unknown", title: line.text, rest: "" };
}

function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
