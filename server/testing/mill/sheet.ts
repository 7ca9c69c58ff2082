import type { Resume } from "#shared/resume/resume.schema.ts";
import type { Part } from "./layout.ts";

export type Span = { text: string; bold: boolean; italic: boolean; capitals: boolean; small: boolean };

/** What a page is made of, whatever program paints it. */
export type Block =
  | { kind: "line"; cells: Span[][]; role: "text" | "name" | "headline" | "cv" | "bullet" | "typed"; mark: string }
  | { kind: "beside"; notes: Span[][]; side: "left" | "right"; blocks: Block[] }
  | { kind: "card"; blocks: Block[]; ornament: "timeline" | "rules" | "cards" }
  | { kind: "tags"; items: string[] }
  | { kind: "columns"; items: string[] }
  | { kind: "bars"; items: string[] }
  | { kind: "table"; rows: string[][]; lines: boolean };

export type SheetSection = { part: Part | "contact"; title: string; blocks: Block[] };
export type Sheet = { head: Block[]; aside: SheetSection[]; main: SheetSection[]; foot: Block[] };

const atomKinds = [
  "name",
  "contact",
  "headline",
  "cv",
  "section",
  "summary",
  "title",
  "company",
  "place",
  "dates",
  "line",
  "studyLine",
  "sector",
  "custom",
  "paperLine",
  "degree",
  "school",
  "studyPlace",
  "studyDates",
  "skill",
  "skillGroup",
  "strength",
  "language",
  "paper",
  "project",
  "projectLine",
  "volunteering",
  "publication",
  "award",
  "interest",
  "reference",
] as const;
/** A text that was put on the page, and what it is: what learning goes by. */
export type Atom = { kind: (typeof atomKinds)[number]; text: string; entry: number };

export type Truth = Pick<Resume, "personalDetails" | "skills"> & {
  education: { degree: string; institution: string; year: string }[];
  experience: { title: string; company: string; period: string }[];
};
