import type { DateForm } from "./dates.ts";
import type { SectionName } from "./words.ts";

export type Part = Exclude<SectionName, "contact">;

/**
 * One way in which resumes are laid out. Lines are patterns: `{title}` and the like are filled in, `[…]` goes where
 * what it asks for is empty, a tab parts cells (the last one is flush right), `*bold*`, `_italic_`, `^capitals^`.
 */
export type Layout = {
  name: string;
  /** "left" and "right" have a sidebar there, "halves" two columns alike, "margin" has section titles in the margin. */
  page: "one" | "left" | "right" | "halves" | "margin";
  aside: readonly Part[];
  main: readonly Part[];
  head: "centre" | "left" | "band" | "split" | "aside" | "labels" | "foot";
  /** How contacts are told: on a line with these separators, line by line, with labels or with icons. */
  contacts: " | " | " · " | " • " | ", " | "  " | "lines" | "labels" | "icons";
  name_: "one" | "two" | "capitals" | "spaced" | "inverted";
  headline: boolean;
  /** The word for resume stands above everything. */
  titled: boolean;
  sections: "rule" | "capitals" | "box" | "plain" | "spaced" | "coloured" | "smallcaps" | "icon" | "centred" | "split";
  job: readonly string[];
  /** Stands beside the entry, in a margin of its own. */
  jobBeside: string;
  /** Stands below what was done. */
  jobAfter: string;
  study: readonly string[];
  studyBeside: string;
  studyAfter: string;
  /** An employer stands once above its roles. */
  grouped: boolean;
  besideSide: "left" | "right";
  /** "drawn": painted as shapes, as browsers do; the file holds no sign of them but the indent. */
  points: "•" | "–" | "▪" | "drawn" | "none" | "paragraph" | "typed";
  /** A row of tools below what was done ("Tech Stack: …"). */
  tools: boolean;
  skills:
    | "commas"
    | "list"
    | "groups"
    | "grouplines"
    | "bars"
    | "tags"
    | "columns"
    | "brackets"
    | "slashes"
    | "dots"
    | "dashes"
    | "levels";
  languages: "commas" | "lines" | "dots" | "table" | "brackets";
  papers: "lines" | "dated" | "two";
  dates: DateForm;
  font: string;
  size: number;
  /** Jobs stand beside a line with dots, or entries have rules between them. */
  ornament: "none" | "timeline" | "rules" | "cards" | "table";
};

const usualLayout = {
  page: "one",
  aside: [],
  main: ["summary", "experience", "education", "skills", "languages", "papers", "interests"],
  head: "left",
  contacts: " | ",
  name_: "one",
  headline: false,
  titled: false,
  sections: "rule",
  job: ["*{title}*, {company}[, {place}]\t{dates}"],
  jobBeside: "",
  jobAfter: "",
  study: ["*{degree}*, {school}\t{years}"],
  studyBeside: "",
  studyAfter: "",
  grouped: false,
  besideSide: "left",
  points: "•",
  tools: false,
  skills: "commas",
  languages: "commas",
  papers: "lines",
  dates: "short",
  font: "Liberation Sans",
  size: 10,
  ornament: "none",
} as const satisfies Omit<Layout, "name">;

export function layout(name: string, own: Partial<Omit<Layout, "name">>): Layout {
  return { ...usualLayout, ...own, name };
}
