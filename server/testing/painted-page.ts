import { layOutPages } from "#server/reading/layout/lay-out-pages.ts";
import { parseResume } from "#server/reading/parse-resume.ts";
import type { PageGlyphs } from "#server/reading/resume-text.ts";

export type Painted = [x: number, y: number, text: string, options?: { size?: number; font?: string }];

/** Half the size is about the width of a letter. */
function page(painted: Painted[]) {
  const glyphs = painted.map(([x, y, text, { size = 10, font = "body" } = {}]): PageGlyphs => {
    return { x, y, text, size, font, width: text.length * size * 0.5 };
  });
  return { width: 600, height: 800, glyphs };
}

export const title = { size: 14, font: "bold" };
export const texts = (...pages: Painted[][]) => layOutPages(pages.map(page)).map((line) => line.text);

/** The resume that painted pages hold, on a fixed day. */
export function read(...pages: Painted[][]) {
  const parsed = parseResume(layOutPages(pages.map(page)), { today: new Date("2026-06-15") });
  if (parsed.kind !== "resume") throw new Error(parsed.kind);
  return parsed.resume;
}

export const person: Painted[] = [
  [40, 40, "Lena Brandt", { size: 24, font: "bold" }],
  [40, 60, "lena.brandt@example.com"],
];
