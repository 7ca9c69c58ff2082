import type { Facts, Job, MaterialLine, Origin } from "#shared/material/material.schema.ts";
import { limits, type RowList } from "./row-limits.ts";

type Row = { id: string; confirmed: boolean };
type ChangeRows = <Some extends Row>(rows: readonly Some[]) => Some[];

/** Where a line belongs: under a job, or under none (null). */
export type LinePlace = string | null;

export const typed: Origin = { from: "typed" };

export function addLines<Some extends Facts>(facts: Some, place: LinePlace, lines: readonly MaterialLine[]): Some {
  if (place === null) return { ...facts, plain: [...facts.plain, ...lines].slice(0, limits.plain) };
  return patchJob(facts, place, (job) => ({ ...job, lines: [...job.lines, ...lines].slice(0, limits.lines) }));
}

/** Puts a line under another job, or under none; it is taken from where it stood. */
export function moveLine(facts: Facts, id: string, place: LinePlace): Facts {
  const line = [...facts.plain, ...facts.jobs.flatMap(({ lines }) => lines)].find((one) => one.id === id);
  const isThere = place === null || facts.jobs.some((job) => job.id === place);
  return line && isThere ? addLines(removeRow(facts, id), place, [line]) : facts;
}

/** A changed post is no longer what the person's own sentence says. */
export function patchJob<Some extends Facts>(facts: Some, id: string, change: (job: Job) => Job): Some {
  return { ...facts, jobs: facts.jobs.map((job) => (job.id === id ? withoutOutdated(job, change(job)) : job)) };
}

function withoutOutdated(before: Job, { said, ...job }: Job): Job {
  const isSame = HEAD.every((part) => before[part] === job[part]);
  return isSame && said ? { ...job, said } : job;
}

const HEAD = ["title", "employer", "place", "from", "to", "period"] as const;

/** What was typed is confirmed by that; versions in other languages no longer say the same. */
export function setLineText<Some extends Facts>(facts: Some, id: string, text: string): Some {
  return mapLines(facts, (line) => {
    if (line.id !== id || line.text === text) return line;
    const { said: _outdated, ...kept } = line;
    return { ...kept, text, confirmed: true };
  });
}

function mapLines<Some extends Facts>(facts: Some, change: (line: MaterialLine) => MaterialLine): Some {
  return {
    ...facts,
    plain: facts.plain.map(change),
    jobs: facts.jobs.map((job) => ({ ...job, lines: job.lines.map(change) })),
  };
}

/** A line under a job makes sense with the job only: a yes to it is one to the job. */
export function confirmRow(facts: Facts, id: string): Facts {
  const confirmed = mapRows(facts, (rows) => rows.map((row) => (row.id === id ? { ...row, confirmed: true } : row)));
  return {
    ...confirmed,
    jobs: confirmed.jobs.map((job) =>
      !job.confirmed && job.lines.some((line) => line.id === id) ? { ...job, confirmed: true } : job,
    ),
  };
}

export function removeRow(facts: Facts, id: string): Facts {
  return mapRows(facts, (rows) => rows.filter((row) => row.id !== id));
}

/** Puts a removed row back where it was, into the rows as they are by now. */
export function restoreRow(before: Facts, now: Facts, id: string): Facts {
  const back = <Some extends Row>(was: readonly Some[], are: readonly Some[]): Some[] => {
    const at = was.findIndex((row) => row.id === id);
    const row = was[at];
    return !row || are.some((other) => other.id === id) ? [...are] : are.toSpliced(at, 0, row);
  };
  const linesBefore = (job: Job) => before.jobs.find((one) => one.id === job.id)?.lines ?? [];
  return {
    ...now,
    jobs: back(before.jobs, now.jobs).map((job) => ({ ...job, lines: back(linesBefore(job), job.lines) })),
    papers: back(before.papers, now.papers),
    skills: back(before.skills, now.skills),
    languages: back(before.languages, now.languages),
    links: back(before.links, now.links),
    plain: back(before.plain, now.plain),
  };
}

/** Moves a row to another place among its own kind; beyond either end it stays at it. */
export function moveRow(facts: Facts, id: string, to: (index: number) => number): Facts {
  return mapRows(facts, (rows) => {
    const from = rows.findIndex((row) => row.id === id);
    const row = rows[from];
    if (!row) return [...rows];
    const rest = rows.filter((other) => other !== row);
    return rest.toSpliced(Math.max(0, Math.min(rest.length, to(from))), 0, row);
  });
}

/** Its place among its own kind, from 1, and how many there are; null where there is no such row. */
export function placeOf(facts: Facts, id: string): { noun: string; place: number; of: number } | null {
  for (const { noun, rows } of listsOf(facts)) {
    const index = rows.findIndex((row) => row.id === id);
    if (index >= 0) return { noun, place: index + 1, of: rows.length };
  }
  return null;
}

function listsOf({ jobs, papers, skills, languages, links, plain }: Facts): { noun: string; rows: readonly Row[] }[] {
  const named = (noun: string, rows: readonly Row[]) => ({ noun, rows });
  return [
    named("Job", jobs),
    ...jobs.map(({ lines }) => named("Line", lines)),
    named("Entry", papers),
    named("Skill", skills),
    named("Language", languages),
    named("Link", links),
    named("Line", plain),
  ];
}

function mapRows(facts: Facts, change: ChangeRows): Facts {
  return {
    ...facts,
    jobs: change(facts.jobs).map((job) => ({ ...job, lines: change(job.lines) })),
    papers: change(facts.papers),
    skills: change(facts.skills),
    languages: change(facts.languages),
    links: change(facts.links),
    plain: change(facts.plain),
  };
}

/** Whether no further row fits into the list. */
export function isFull(list: RowList, rows: readonly unknown[]): boolean {
  return rows.length >= limits[list];
}
