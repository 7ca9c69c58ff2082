import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toPlain } from "#server/reading/plain-text.ts";
import { sortText } from "#server/reading/sort-text.ts";
import type { Facts } from "#shared/material/material.schema.ts";

/** A text somebody pasted, and every row that it holds; a row is its kind and its fields. */
export type PastedCase = { name: string; text: string; truth: Row[] };
type Row = { kind: string; fields: string[]; under: string };
/** Fields shown that are right, that are wrong, fields of the truth, and plain lines that hold what a row should. */
export type Count = { right: number; wrong: number; all: number; plain: number; twice: number };

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const TODAY = "2026-11-23";

export function pastedCases(set: "open" | "kept"): PastedCase[] {
  return readdirSync(`${FOLDER}/${set}`)
    .filter((file) => file.endsWith(".txt"))
    .toSorted()
    .map((file) => {
      const [text = "", truth = ""] = readFileSync(`${FOLDER}/${set}/${file}`, "utf8").split("\n===\n");
      return { name: file.replace(".txt", ""), text, truth: readTruth(truth) };
    });
}

/** "job title | employer | place | from | to", its lines below with a dash; "said" is the sentence that told of the job. */
function readTruth(text: string): Row[] {
  let under = "";
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [, kind = "", rest = ""] = /^(\S+)\s?(.*)$/u.exec(line) ?? [];
      const fields = rest.split("|").map((field) => field.trim());
      if (kind === "job") under = fields.join(" ");
      return { kind: kind === "-" || kind === "said" ? "line" : kind, fields, under };
    });
}

export function rowsShown({ person, jobs, papers, skills, languages, plain }: Facts): Row[] {
  const row = (kind: string, fields: string[], under = "") => ({ kind, fields, under });
  return [
    row("person", [person.firstName, person.lastName, person.email, person.phone, person.place]),
    ...jobs.flatMap(({ title, employer, place, from, to, lines, said }) => {
      const head = [title, employer, place, from, to];
      const told = [...Object.values(said ?? {}), ...lines.map(({ text }) => text)];
      return [row("job", head), ...told.map((text) => row("line", [text], head.join(" ")))];
    }),
    ...papers.map(({ what, where, year, state }) => row("paper", [what, where, year, state])),
    ...languages.map(({ language, level }) => row("lang", [language, level])),
    ...skills.map(({ text }) => row("skill", [text])),
    ...plain.map(({ text }) => row("plain", [text])),
  ];
}

/** Counts field by field. A row of the truth is met by the shown row of its kind that is most like it. */
export function countFields(text: string, truth: readonly Row[], today = TODAY): Count & { notes: string[] } {
  const shown = rowsShown(sortText({ text, today }).facts);
  const count = { right: 0, wrong: 0, all: 0, plain: 0, twice: 0, notes: [] as string[] };
  const free = new Set(shown);
  const pairs = truth
    .flatMap((want) =>
      shown.filter(({ kind }) => kind === want.kind).map((got) => ({ want, got, like: alike(want, got) })),
    )
    .filter(({ like, want }) => like > 0.3 || want.kind === "person")
    .toSorted((one, other) => other.like - one.like);
  const met = new Map<Row, Row>();
  for (const { want, got } of pairs) {
    if (met.has(want) || !free.has(got)) continue;
    met.set(want, got);
    free.delete(got);
  }
  for (const want of truth) {
    if (want.kind === "plain") continue;
    const got = met.get(want);
    for (const [at, field] of want.fields.entries()) {
      const given = got?.fields[at] ?? "";
      if (field !== "") count.all++;
      if (field === "" && given === "") continue;
      if (isSame(field, given)) count.right++;
      else if (given !== "") count.wrong++;
      if (!isSame(field, given)) count.notes.push(`${want.kind}.${at} "${field}" <> "${given}"`);
    }
  }
  for (const extra of free) {
    if (extra.kind === "plain") continue;
    const fields = extra.fields.filter((field, at) => field !== "" && !(extra.kind === "paper" && at === 3));
    count.wrong += fields.length;
    count.notes.push(`extra ${extra.kind}: ${fields.join(" | ")}`);
  }
  const plainTruth = truth.filter(({ kind }) => kind === "plain").map(({ fields }) => fields[0] ?? "");
  const rows = shown.filter(({ kind }) => kind === "job" || kind === "line" || kind === "paper" || kind === "lang");
  for (const { kind, fields } of shown) {
    const line = fields[0] ?? "";
    if (kind !== "plain") continue;
    if (!plainTruth.some((one) => isWithin(line, one) || dice(line, one) >= 0.7)) {
      count.plain++;
      count.notes.push(`plain: ${line}`);
    }
    if (rows.some((row) => line.split(" ").length > 2 && isWithin(line, row.fields.join(" ")))) {
      count.twice++;
      count.notes.push(`twice: ${line}`);
    }
  }
  return count;
}

function alike(one: Row, other: Row): number {
  const whole = dice(one.fields.join(" "), other.fields.join(" "));
  return one.kind === "line" ? (dice(one.under, other.under) > 0.3 ? whole : 0) : whole;
}

const SAME = 0.75;

function isSame(want: string, given: string): boolean {
  return toPlain(want) === toPlain(given) || (want !== "" && given !== "" && dice(want, given) >= SAME);
}

function wordsIn(text: string): string[] {
  return toPlain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isWithin(part: string, whole: string): boolean {
  const all = new Set(wordsIn(whole));
  const words = wordsIn(part);
  return words.length > 0 && words.every((word) => all.has(word));
}

/** How many of the words of two texts are the same: 0 to 1. */
function dice(one: string, other: string): number {
  const [first, second] = [wordsIn(one), wordsIn(other)];
  const left = [...second];
  const shared = first.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return first.length + second.length === 0 ? 1 : (2 * shared.length) / (first.length + second.length);
}
