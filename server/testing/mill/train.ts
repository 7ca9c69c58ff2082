import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText } from "#server/features/resume/extract-text.ts";
import { labelChain } from "#server/reading/evidence/crf.ts";
import type { Doubt } from "#server/reading/evidence/doubt.ts";
import { doubtedFields } from "#server/reading/evidence/doubt-signs.ts";
import {
  likenessFeatures,
  lineFeatures,
  type PlacedLine,
  placeLines,
  type Reading,
  usualReading,
} from "#server/reading/evidence/line-features.ts";
import { lineLabels } from "#server/reading/evidence/line-labels.ts";
import { type Header, pieceFeatures, siblingFeatures } from "#server/reading/evidence/piece-features.ts";
import { pieceLabels, toPieces } from "#server/reading/evidence/pieces.ts";
import { readByRules } from "#server/reading/evidence/read-by-rules.ts";
import type { Models } from "#server/reading/evidence/read-evidence.ts";
import { prepareLines } from "#server/reading/prepare-lines.ts";
import { noPlace, type TextLine } from "#server/reading/resume-text.ts";
import { splitSections } from "#server/reading/sections.ts";
import { alignLines, alignPieces } from "./align.ts";
import { calibrate, type Weighed } from "./calibrate.ts";
import { damages } from "./damage.ts";
import { seedOf } from "./dice.ts";
import { distort } from "./distort.ts";
import { judgeFields } from "./doubt.ts";
import { openLayouts } from "./layouts/all-layouts.ts";
import { type Example, learn } from "./learn.ts";
import { formsHere, type Made, makeFiles, type Order, readMade } from "./make-files.ts";
import { mixedLayouts } from "./mixed-layouts.ts";
import { millLanguages } from "./words.ts";

const ROUNDS = 5;

/** How the lines of a file are seen. */
type View = (lines: TextLine[]) => TextLine[];

type Lesson = {
  placed: PlacedLine[];
  lines: Example;
  headers: { header: Header; example: Example }[];
};

/**
 * Learns the reader's weights from resumes made for it (never from held-out layouts) and writes them beside the reader:
 * `npm run train-reader`, or `-- again` with the files of the last time; `-- calibrate` only weighs its doubt anew.
 */
async function main([again = ""]: readonly string[]): Promise<void> {
  const out = new URL("../../reading/evidence/weights.json", import.meta.url);
  const learned = again === "calibrate" ? JSON.parse(readFileSync(out, "utf8")) : await learnAll(again);
  const write = (doubt: Doubt) => writeFileSync(out, `${JSON.stringify({ ...learned, doubt })}\n`);
  write({ weights: {}, steps: [], sureFrom: 1 });
  write(calibrate(await judgeAnew(again)));
}

async function learnAll(again: string): Promise<Omit<Models, "doubt">> {
  const folder = join(tmpdir(), "resume-mill-training");
  const made = again === "again" ? readMade(folder) : await makeFiles(folder, orders());
  const lessons: Lesson[] = [];
  for (const file of made.filter((_, index) => index % 5 < 3)) {
    const path = join(folder, file.name);
    const seed = seedOf(file.name);
    const views: View[] = [(lines) => lines];
    if (seed % 5 === 0) views.push((lines) => lines.map(withoutLayout));
    // Titles stay: a model that learns to do without them does not believe them where they are.
    if (seed % 4 === 0) views.push((lines) => distort(lines, seed, { titles: false }));
    for (const view of views) {
      const lesson = await toLesson(path, file, view);
      if (lesson) lessons.push(lesson);
    }
  }
  process.stdout.write(
    `${lessons.length} resumes, ${lessons.reduce((sum, { placed }) => sum + placed.length, 0)} lines\n`,
  );

  const lineExamples = lessons.map(({ lines }) => lines);
  const lines = learn(lineLabels, lineExamples, ROUNDS);
  const linesAgain = learn(lineLabels, secondLook(lessons), ROUNDS);
  const pieceExamples = lessons.flatMap(({ headers }) => headers.map(({ example }) => example));
  const pieces = learn(pieceLabels, pieceExamples, ROUNDS);
  const piecesAgain = learn(pieceLabels, secondPieces(lessons), ROUNDS);
  return { lines, linesAgain, pieces, piecesAgain };
}

/**
 * What the reader sees of files that it has not learnt from, in words and layouts of their own, half of their names in
 * words nobody lists, each as it is and once distorted: which of its fields are right, and by what signs.
 */
async function judgeAnew(again: string): Promise<Weighed[]> {
  const folder = join(tmpdir(), "resume-mill-calibration");
  const layouts = mixedLayouts(340).slice(200);
  const orders = layouts.flatMap((layout, row) =>
    millLanguages
      .filter((_, column) => column % 3 === row % 3)
      .map(
        (language, column): Order => ({
          layout,
          language,
          form: (row + column) % 4 === 0 ? "docx" : "pdf",
          damage: damages[(row + column) % damages.length] ?? "none",
          seed: 500,
          pool: "measuring",
          strange: column === 0 ? 0.2 : 0.6,
        }),
      ),
  );
  const made = again !== "" && existsSync(folder) ? readMade(folder) : await makeFiles(folder, orders);
  // Only now, because it takes the weights along when it is loaded.
  const { parseResume, readNamed } = await import("#server/reading/parse-resume.ts");
  const weighed: Weighed[] = [];
  for (const [file, { name, truth }] of made.entries()) {
    const lines = await extractText(readFileSync(join(folder, name)));
    for (const seen of [lines, distort(lines, seedOf(name))]) {
      const parsed = parseResume(seen, { today: new Date("2026-06-15") });
      if (parsed.kind !== "resume") continue;
      const { jobs, studies, rules } = readNamed(seen);
      const signs = new Map(doubtedFields(jobs, studies, rules).map((field) => [field.path, field.signs]));
      for (const { path, right } of judgeFields(parsed.resume, truth))
        weighed.push({ signs: signs.get(path) ?? [], right, file });
    }
  }
  const wrong = weighed.filter(({ right }) => !right).length;
  process.stdout.write(`${weighed.length} fields, ${wrong} of them wrong\n`);
  return weighed;
}

function orders(): Order[] {
  const layouts = [...openLayouts, ...mixedLayouts(140)];
  const word = formsHere().filter((form) => form !== "pdf");
  return layouts.flatMap((layout, row) =>
    millLanguages.map((language, column): Order => {
      const turn = row * 5 + column;
      const form = turn % 4 === 3 ? (word[Math.floor(turn / 4) % word.length] ?? "pdf") : "pdf";
      const damage = turn % 2 === 0 ? "none" : (damages[turn % damages.length] ?? "none");
      return { layout, language, form, damage, seed: 100 + row, pool: "learning", strange: turn % 3 === 0 ? 0.4 : 0 };
    }),
  );
}

/** As text that somebody pastes: no fonts, no places, one column. */
function withoutLayout(line: TextLine): TextLine {
  return { ...noPlace, text: line.text, bullet: line.bullet };
}

async function toLesson(path: string, { atoms, name }: Made, see: View): Promise<Lesson | null> {
  try {
    const sections = splitSections(prepareLines(see(await extractText(readFileSync(path)))));
    const placed = placeLines(sections);
    const { labels, hits } = alignLines(
      placed.map(({ line }) => line),
      atoms,
    );
    const rules = readByRules(sections);
    const reading = forgetful(seedOf(name));
    const headers: Lesson["headers"] = [];
    for (const kind of ["job", "study"] as const) {
      let open: number[] = [];
      const close = () => {
        const own = open.flatMap((at) => placed[at]?.line ?? []);
        const header: Header = { kind, lines: own, pieces: toPieces(own) };
        const truth = alignPieces(
          header.pieces,
          own,
          open.map((at) => hits[at] ?? []),
        );
        if (open.length > 0)
          headers.push({ header, example: { features: pieceFeatures(header, rules, reading), labels: truth } });
        open = [];
      };
      for (const [at, label] of labels.entries()) {
        if (label === `${kind}1`) close();
        if (label === `${kind}1` || label === `${kind}2` || label === `${kind}End`) open.push(at);
      }
      close();
    }
    return { placed, lines: { features: lineFeatures(placed, rules, reading), labels }, headers };
  } catch {
    return null;
  }
}

/** Real resumes have titles, employers and headings that no list knows: so each of these is not known now and then. */
function forgetful(seed: number): Reading {
  const forgets = (text: string, share: number) => (seedOf(text) ^ seed) % 1000 < share * 1000;
  return {
    signs: (text) => {
      const signs = usualReading.signs(text);
      if (!forgets(text, 0.25)) return signs;
      return {
        ...signs,
        title: 0,
        company: 0,
        degree: false,
        school: false,
        place: signs.place && !forgets(`${text}!`, 0.5),
      };
    },
    titleKind: (text) => (forgets(text, 0.12) ? null : usualReading.titleKind(text)),
  };
}

/** For the second look each half is read by what was learnt from the other, as a new file will be. */
function secondLook(lessons: readonly Lesson[]): Example[] {
  return [0, 1].flatMap((half) => {
    const model = learn(
      lineLabels,
      lessons.filter((_, index) => index % 2 !== half).map(({ lines }) => lines),
      3,
    );
    return lessons
      .filter((_, index) => index % 2 === half)
      .map(({ placed, lines }) => {
        const first = labelChain(model, lines.features).map(({ probabilities }) => probabilities);
        const alike = likenessFeatures(placed, first, lineLabels);
        return { ...lines, features: lines.features.map((names, index) => [...names, ...(alike[index] ?? [])]) };
      });
  });
}

function secondPieces(lessons: readonly Lesson[]): Example[] {
  return [0, 1].flatMap((half) => {
    const model = learn(
      pieceLabels,
      lessons.filter((_, index) => index % 2 !== half).flatMap(({ headers }) => headers.map(({ example }) => example)),
      3,
    );
    return lessons
      .filter((_, index) => index % 2 === half)
      .flatMap(({ headers }) => {
        const first = headers.map(({ example }) =>
          labelChain(model, example.features).map(({ probabilities }) => probabilities),
        );
        const alike = siblingFeatures(
          headers.map(({ header }) => header),
          first,
          pieceLabels,
        );
        return headers.map(({ example }, index) => ({
          ...example,
          features: example.features.map((names, place) => [...names, ...(alike[index]?.[place] ?? [])]),
        }));
      });
  });
}

await main(process.argv.slice(2));
