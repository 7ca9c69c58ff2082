import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText } from "#server/features/resume/extract-text.ts";
import { type ParsedFile, parseResume } from "#server/reading/parse-resume.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { damages } from "./damage.ts";
import { type Judged, judgeFields } from "./doubt.ts";
import type { Layout } from "./layout.ts";
import { heldOutLayouts, openLayouts } from "./layouts/all-layouts.ts";
import { formsHere, type Made, makeFiles, type Order, readMade } from "./make-files.ts";
import { add, type Count, type ScoredField, score, scoredFields, toF1 } from "./score.ts";
import { millLanguages } from "./words.ts";

const nothing: ImportedResume = {
  education: [],
  experience: [],
  yearsOfExperience: 0,
  skills: [],
  strengths: [],
  personalDetails: { name: "", email: "", phone: "", location: "" },
};

/**
 * Makes resumes that nobody has seen, reads them and prints F1 by field: `npm run accuracy` for the layouts the reader is
 * made with, `npm run accuracy -- held-out` for those that are kept out (once, at the end of a round of work).
 */
async function main([which = "open", again = ""]: readonly string[]): Promise<void> {
  const layouts = which === "held-out" ? heldOutLayouts : openLayouts;
  const folder = join(tmpdir(), `resume-mill-${which}`);
  const made = again === "again" ? readMade(folder) : await makeFiles(folder, ordersOf(layouts, which));
  const rows: { file: Made; counts: Record<ScoredField, Count>; judged: Judged[] }[] = [];
  for (const file of made) {
    const resume = await readFile(join(folder, file.name));
    rows.push({ file, counts: score(resume, file.truth), judged: judgeFields(resume, file.truth) });
  }
  const by = (name: string, keyOf: (file: Made) => string) => {
    const keys = [...new Set(made.map(keyOf))].sort();
    print(
      keys.map((key) => [`${name} ${key}`, rows.filter(({ file }) => keyOf(file) === key).map(({ counts }) => counts)]),
    );
  };
  print([["all", rows.map(({ counts }) => counts)]]);
  by("language", ({ language }) => language);
  by("file", ({ form }) => form);
  by("damage", ({ damage }) => damage);
  by("layout", ({ layout }) => layout);
  printDoubt(rows.flatMap(({ judged }) => judged));
}

/** Each layout in each language; kinds of file and of damage take turns. */
function ordersOf(layouts: readonly Layout[], which: string): Order[] {
  const forms = formsHere();
  const others = forms.filter((form) => form !== "pdf");
  return layouts.flatMap((layout, row) =>
    millLanguages.map((language, column): Order => {
      const turn = row + column;
      const form = turn % 3 === 2 ? (others[Math.floor(turn / 3) % others.length] ?? "pdf") : "pdf";
      const damage = damages[turn % 2 === 0 ? 0 : Math.floor(turn / 2) % damages.length] ?? "none";
      const pool = which === "held-out" ? "measuring" : "learning";
      return { layout, language, form, damage, seed: 1, pool };
    }),
  );
}

async function readFile(path: string): Promise<ImportedResume> {
  try {
    const parsed: ParsedFile = parseResume(await extractText(readFileSync(path)), { today: new Date("2026-06-15") });
    return parsed.kind === "resume" ? { ...parsed.resume, report: parsed.report } : nothing;
  } catch {
    return nothing;
  }
}

/** How true the reader's doubt is to its word, for titles, employers, degrees and schools. */
function printDoubt(judged: readonly Judged[]): void {
  const part = (of: readonly Judged[], is: (one: Judged) => boolean) =>
    `${((100 * of.filter(is).length) / Math.max(1, of.length)).toFixed(1)} % of ${of.length}`;
  const sure = judged.filter((one) => one.sure);
  const wrong = judged.filter((one) => !one.right);
  const flagged = judged.filter((one) => !one.sure);
  process.stdout.write(`sure ones that are right: ${part(sure, ({ right }) => right)}\n`);
  process.stdout.write(`wrong ones that are flagged: ${part(wrong, (one) => !one.sure)}\n`);
  process.stdout.write(`flagged ones that are right: ${part(flagged, ({ right }) => right)}\n`);
}

type Row = [name: string, counts: Record<ScoredField, Count>[]];

function print(rows: Row[]): void {
  const head = ["", "files", ...scoredFields, "mean"];
  const lines = rows.map(([name, counts]) => {
    const scores = scoredFields.map((field) =>
      toF1(counts.map((one) => one[field]).reduce(add, { hits: 0, read: 0, there: 0 })),
    );
    const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
    return [name, `${counts.length}`, ...[...scores, mean].map((one) => one.toFixed(3))];
  });
  for (const line of [head, ...lines])
    process.stdout.write(`${line.map((cell, index) => cell.padEnd(index === 0 ? 34 : 12)).join("")}\n`);
  process.stdout.write("\n");
}

await main(process.argv.slice(2));
