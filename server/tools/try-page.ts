import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { books } from "#shared/languages/books.ts";
import { guessLanguage } from "#shared/letters/letter-language.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import {
  emptyMaterial,
  type Facts,
  factsSchema,
  type Material,
  starterKindSchema,
} from "#shared/material/material.schema.ts";
import { headsToTell, notesToTell, withOwnSentence } from "#shared/material/notes-to-tell.ts";
import { toStarters } from "#shared/material/starters.ts";
import { toChecklist } from "#shared/postings/checklist.ts";
import type { JobHead } from "#shared/postings/posting-reading.schema.ts";
import { composeTask } from "../integrations/writer/compose-task.ts";
import { toLetterRequest } from "../integrations/writer/letter-task.ts";
import type { WriterTask } from "../integrations/writer/writer.ts";
import { sortText } from "../reading/sort-text.ts";

const USAGE = "Usage: npm run try-page -- FOLDER rows|questions|letters|checks";

/** What a person sees and fills in: `head` and `facts` after the first step, `boxes` after the second. */
type Page = {
  head: JobHead;
  facts: Facts;
  boxes?: Record<string, { asks: string; begins?: string; we_would_write?: string | null; answer: string }>;
};

/**
 * Plays the page for folders of people (`posting.txt`, `facts.txt`), so that many letters can be read at once: `rows`
 * sorts the facts into `page.json` for somebody to correct, `questions` adds the page's boxes for them to fill in,
 * `letters` writes the letter from the rows alone and the one with the answers, and `checks` adds boxes for what the
 * checklist beside that letter still misses, for another `letters`.
 */
function main(): void {
  const [folder = "", step = ""] = process.argv.slice(2);
  const steps: Record<string, (person: string) => void> = {
    rows: writeRows,
    questions: writeQuestions,
    letters,
    checks,
  };
  const play = steps[step];
  if (!existsSync(folder) || !play) throw new Error(USAGE);
  for (const name of readdirSync(folder)) if (existsSync(join(folder, name, "posting.txt"))) play(join(folder, name));
}

function writeRows(person: string): void {
  const { facts } = sortText({ text: read(person, "facts.txt"), today: today() });
  const task = toTask(person, { ...emptyMaterial, ...facts }, null);
  const { job, reading, material } = toLetterRequest(task);
  const { completions: _none, ties: __none, ...rows } = material;
  // The page shows what is doubtful as well, for the person to say whether it's right.
  const { role, company, place } = reading?.head ?? {};
  const shown = { role: role?.value, company: company?.value, place: place?.value };
  const doubtful = Object.entries(shown).filter(([name, value]) => value && job[name as keyof typeof shown] === "");
  save(person, { head: { ...job, ...Object.fromEntries(doubtful) }, facts: rows });
}

function writeQuestions(person: string): void {
  const { head, facts } = page(person);
  const material = { ...emptyMaterial, ...confirmed(facts) };
  const { reading, answered, language } = toLetterRequest(toTask(person, material, head));
  const book = books[language];
  const heads = headsToTell({ material, language, book });
  const notes = notesToTell({ material, answered, language, book });
  const informal = reading?.informal ?? false;
  const starters = toStarters({ reading, job: head, material, answered, book, informal });
  const boxes: Page["boxes"] = {};
  for (const { id, text, under, said, mended } of [...heads, ...notes])
    boxes[id] = { asks: under ? `${under}: ${text}` : text, we_would_write: said ? null : mended, answer: said };
  for (const { key, kind, beginning, question = "" } of starters)
    boxes[key] = { asks: question || kind, begins: beginning, answer: "" };
  save(person, { head, facts: material, boxes });
}

function letters(person: string): void {
  const { rows, full, head } = filledIn(person);
  for (const [name, material] of [["rows", rows] as const, ["full", full] as const]) {
    const { letter, notices } = composeTask(toTask(person, material, head)).result;
    writeFileSync(join(person, `letter-${name}.txt`), `${letterText(letter)}\n`);
    if (notices.length > 0) process.stdout.write(`${person} ${name}: ${notices.join(" ")}\n`);
  }
}

function checks(person: string): void {
  const { full, head } = filledIn(person);
  const task = toTask(person, full, head);
  const { reading, answered } = toLetterRequest(task);
  const { letter } = composeTask(task).result;
  if (!reading) return;
  const list = toChecklist({ reading, answered, material: full, letter, ticked: [], today: today() });
  const boxes = { ...page(person).boxes };
  for (const { id, title, shown, isQuestion } of [...list.missing, ...list.held]) {
    const key = `${isQuestion ? "question" : "demand"} ${id}`;
    boxes[key] ??= { asks: [title, ...shown].join(" | your row: "), begins: "", answer: "" };
  }
  save(person, { ...page(person), boxes });
}

/** The rows alone, and with what was answered. */
function filledIn(person: string): { rows: Material; full: Material; head: JobHead } {
  const { head, facts, boxes = {} } = page(person);
  const rows: Material = { ...emptyMaterial, ...confirmed(facts) };
  const { reading, answered, language } = toLetterRequest(toTask(person, rows, head));
  const [book, informal] = [books[language], reading?.informal ?? false];
  const starters = toStarters({ reading, job: head, material: rows, answered, book, informal });
  let full = rows;
  for (const [id, { answer, begins = "" }] of Object.entries(boxes)) {
    if (answer.trim() === "") continue;
    const starter = starters.find(({ key }) => key === id);
    const [word, point] = id.split(" ");
    const kind = starter?.kind ?? starterKindSchema.safeParse(word).data;
    if (kind === undefined) full = withOwnSentence(full, id, language, answer);
    else {
      const given = { key: id, kind, language, beginning: begins, ending: answer };
      const asked = starter?.point ?? point;
      const completion = { ...given, postingLines: starter?.postingLines ?? [], ...(asked ? { point: asked } : {}) };
      full = { ...full, completions: [...full.completions, completion] };
    }
  }
  return { rows, full, head };
}

function toTask(person: string, material: Material, job: JobHead | null): WriterTask {
  const posting = read(person, "posting.txt");
  const { firstName, lastName } = material.person;
  const form = {
    ...{ firstName, lastName, company: job?.company ?? "Unknown", linkedin: "Unknown" },
    ...{ jobTitle: job?.role ?? "", skills: "", highlights: "", prompt: posting },
    ...{ tone: "professional" as const, roleType: "full-time" as const, jobLocation: "on-site" as const },
  };
  const request = {
    ...{ applicant: { form }, material, tone: form.tone, language: guessLanguage(posting), seed: 1, used: [] },
    ...{ asOf: today(), templateId: null, untranslated: "leave-out" as const, ...(job ? { job } : {}) },
  };
  return { kind: "write", request, earlier: [] };
}

/** Whoever has read the rows and left them has confirmed them. */
function confirmed(facts: Facts): Facts {
  const sure = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, confirmed: true }));
  return {
    ...facts,
    jobs: sure(facts.jobs).map((job) => ({ ...job, lines: sure(job.lines) })),
    ...{ papers: sure(facts.papers), skills: sure(facts.skills), languages: sure(facts.languages) },
    ...{ links: sure(facts.links), plain: sure(facts.plain) },
  };
}

function page(person: string): Page {
  const { head, facts, boxes } = JSON.parse(read(person, "page.json"));
  return { head, facts: factsSchema.parse(facts), boxes };
}

function save(person: string, content: Page): void {
  writeFileSync(join(person, "page.json"), `${JSON.stringify(content, null, 1)}\n`);
}

function read(person: string, name: string): string {
  return readFileSync(join(person, name), "utf8");
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

main();
