import { randomId } from "#client/lib/random-id.ts";
import type { Facts, MaterialLine, Person } from "#shared/material/material.schema.ts";
import { wordKey } from "#shared/material/told-text.ts";

/**
 * Adds rows to a set of facts: under ids of their own, none that says what another row there says already, and the
 * lines of a job that is there under it. Name and contact fill only what is empty.
 */
export function takeRows(facts: Facts, typed: Facts): Facts {
  const added = behind(facts, typed);
  const known = new Set([...facts.plain, ...facts.jobs.flatMap(({ lines }) => lines)].map(({ text }) => wordKey(text)));
  const newLines = (lines: readonly MaterialLine[]) =>
    fresh(lines).filter(({ text }) => !known.has(wordKey(text)) && known.add(wordKey(text)));
  const jobs = facts.jobs.map((job) => ({ ...job }));
  for (const job of added.jobs) {
    const same = jobs.find((other) => isSame(other, job, ["title", "employer"]) && isSameTime(other, job));
    const lines = newLines(job.lines);
    if (!same) jobs.push({ ...job, id: randomId(), lines });
    else Object.assign(same, { lines: [...same.lines, ...lines].slice(0, 60), ...(same.from ? {} : times(job)) });
  }
  return {
    person: takePerson(facts.person, added.person),
    jobs: jobs.slice(0, 60),
    papers: join(facts.papers, added.papers, ["what", "year"], 80),
    skills: join(facts.skills, added.skills, ["text"], 200),
    languages: join(facts.languages, added.languages, ["language"], 30),
    links: join(facts.links, added.links, ["url"], 20),
    plain: [...facts.plain, ...newLines(added.plain)].slice(0, 300),
  };
}

/** What is pasted after something else stands in lines behind it. */
function behind(facts: Facts, added: Facts): Facts {
  const last = Math.max(0, ...[...facts.jobs, ...facts.plain].map(({ origin }) => origin.line ?? 0));
  const moved = <Row extends Pick<MaterialLine, "origin">>(row: Row): Row =>
    row.origin.line === undefined ? row : { ...row, origin: { ...row.origin, line: row.origin.line + last } };
  return { ...added, jobs: added.jobs.map(moved), plain: added.plain.map(moved) };
}

/** Who came back to an employer has two jobs there; a job without dates may be either. */
function isSameTime(one: Facts["jobs"][number], other: Facts["jobs"][number]): boolean {
  const begun = ({ from, period }: Facts["jobs"][number]) => from || wordKey(period ?? "");
  return begun(one) === "" || begun(other) === "" || begun(one) === begun(other);
}

function times({ from, to, period }: Facts["jobs"][number]) {
  return { from, to, ...(period ? { period } : {}) };
}

function takePerson(mine: Person, theirs: Person): Person {
  return {
    firstName: mine.firstName || (mine.lastName ? "" : theirs.firstName),
    lastName: mine.lastName || (mine.firstName ? "" : theirs.lastName),
    email: mine.email || theirs.email,
    phone: mine.phone || theirs.phone,
    place: mine.place || theirs.place,
  };
}

function fresh<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, id: randomId() }));
}

function join<Row extends { id: string }, Field extends keyof Row>(
  mine: readonly Row[],
  theirs: readonly Row[],
  fields: readonly Field[],
  most: number,
): Row[] {
  const rows = [...mine];
  for (const row of fresh(theirs)) if (!rows.some((other) => isSame(other, row, fields))) rows.push(row);
  return rows.slice(0, most);
}

function isSame<Row, Field extends keyof Row>(one: Row, other: Row, fields: readonly Field[]): boolean {
  return fields.every((field) => wordKey(String(one[field])) === wordKey(String(other[field])));
}
