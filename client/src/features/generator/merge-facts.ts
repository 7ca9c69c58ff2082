import { sameValue } from "#client/lib/same-value.ts";
import type { Facts, Job } from "#shared/material/material.schema.ts";

type Row = { id: string };

/**
 * Facts that two tabs changed, joined: `base` is what both knew last. A row that only one side touched is as that side
 * left it, one that both touched as it is here; what the other side added is added.
 */
export function mergeFacts<Mine extends Facts>(base: Facts, mine: Mine, theirs: Facts): Mine {
  const person = sameValue(base.person, mine.person) ? theirs.person : mine.person;
  return {
    ...mine,
    person,
    jobs: mergeJobs(base.jobs, mine.jobs, theirs.jobs),
    papers: mergeRows(base.papers, mine.papers, theirs.papers),
    skills: mergeRows(base.skills, mine.skills, theirs.skills),
    languages: mergeRows(base.languages, mine.languages, theirs.languages),
    links: mergeRows(base.links, mine.links, theirs.links),
    plain: mergeRows(base.plain, mine.plain, theirs.plain),
  };
}

/** The lines of a job are rows of their own: two tabs may each add one to the same job. */
function mergeJobs(base: readonly Job[], mine: readonly Job[], theirs: readonly Job[]): Job[] {
  const jobIn = (jobs: readonly Job[], id: string) => jobs.find((job) => job.id === id);
  const linesOf = (jobs: readonly Job[], id: string) => jobIn(jobs, id)?.lines ?? [];
  const bare = (jobs: readonly Job[]) => jobs.map((job) => ({ ...job, lines: [] }));
  // A job that one side removed while the other worked on it is kept, as if it were new.
  const agreed = base.filter((job) => {
    const [here, there] = [jobIn(mine, job.id), jobIn(theirs, job.id)];
    return here && there ? true : sameValue(here ?? there ?? job, job);
  });
  return mergeRows(bare(agreed), bare(mine), bare(theirs)).map((job) => ({
    ...job,
    lines: mergeRows(linesOf(base, job.id), linesOf(mine, job.id), linesOf(theirs, job.id)),
  }));
}

function mergeRows<Some extends Row>(base: readonly Some[], mine: readonly Some[], theirs: readonly Some[]): Some[] {
  const [before, others] = [byId(base), byId(theirs)];
  const kept = mine.flatMap((row): Some[] => {
    const was = before.get(row.id);
    const other = others.get(row.id);
    if (!was || !sameValue(was, row)) return [row];
    return other ? [other] : [];
  });
  const known = new Set([...before.keys(), ...mine.map(({ id }) => id)]);
  return [...kept, ...theirs.filter(({ id }) => !known.has(id))];
}

function byId<Some extends Row>(rows: readonly Some[]): Map<string, Some> {
  return new Map(rows.map((row) => [row.id, row]));
}
