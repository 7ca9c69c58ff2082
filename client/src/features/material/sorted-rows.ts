import type { Facts } from "#shared/material/material.schema.ts";

/** One row to tick or cross: `under` says where it would stand. */
export type SortedRow = { id: string; text: string; under: string; doubtful: boolean };

/** The rows of a sorted text in the order of reading; a job's head and each of its lines are rows of their own. */
export function sortedRows(
  { jobs, papers, skills, languages, links, plain }: Facts,
  doubtful: readonly string[],
): SortedRow[] {
  const row = (id: string, text: string, under: string) => ({ id, text, under, doubtful: doubtful.includes(id) });
  return [
    ...jobs.flatMap((job) => {
      const name = [job.title, job.employer].filter(Boolean).join(", ");
      return [row(job.id, name, "Jobs"), ...job.lines.map(({ id, text }) => row(id, text, name))];
    }),
    ...papers.map(({ id, what, where, year }) =>
      row(id, [what, where, year].filter(Boolean).join(", "), "Education and certificates"),
    ),
    ...skills.map(({ id, text }) => row(id, text, "Skills")),
    ...languages.map(({ id, language, level }) => row(id, [language, level].filter(Boolean).join(", "), "Languages")),
    ...links.map(({ id, url, label }) => row(id, [label, url].filter(Boolean).join(" "), "Links")),
    ...plain.map(({ id, text }) => row(id, text, "")),
  ];
}

/**
 * All rows but the crossed ones. Ticked ones are confirmed by that, the others wait. Lines of a job whose head was
 * crossed out stand under no job.
 */
export function keepRows(facts: Facts, answers: ReadonlyMap<string, boolean>): Facts {
  const keep = <Row extends { id: string; confirmed: boolean }>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const answer = answers.get(row.id);
      return answer === false ? [] : [{ ...row, confirmed: answer === true }];
    });
  const crossed = facts.jobs.filter(({ id }) => answers.get(id) === false);
  return {
    person: facts.person,
    jobs: keep(facts.jobs).map((job) => ({ ...job, lines: keep(job.lines) })),
    papers: keep(facts.papers),
    skills: keep(facts.skills),
    languages: keep(facts.languages),
    links: keep(facts.links),
    plain: [...keep(facts.plain), ...crossed.flatMap(({ lines }) => keep(lines))].slice(0, 300),
  };
}
