import type { Facts } from "#shared/material/material.schema.ts";

/** How many rows a set has; name and contact are none. */
export function countRows({ jobs, papers, skills, languages, links, plain }: Facts): number {
  const lines = jobs.reduce((sum, job) => sum + job.lines.length, 0);
  return [jobs, papers, skills, languages, links, plain].reduce((sum, rows) => sum + rows.length, lines);
}

/** "2 jobs with 7 lines, 4 papers and 6 skills". */
export function rowsInWords({ jobs, papers, skills, languages, links, plain }: Facts): string {
  const lines = jobs.reduce((sum, job) => sum + job.lines.length, 0);
  const parts = [
    jobs.length > 0 ? `${counted(jobs.length, "job")}${lines > 0 ? ` with ${counted(lines, "line")}` : ""}` : "",
    `${papers.length} ${papers.length === 1 ? "certificate or degree" : "certificates and degrees"}`,
    counted(skills.length, "skill"),
    counted(languages.length, "language"),
    counted(links.length, "link"),
    plain.length > 0 ? counted(plain.length, "other line") : "",
  ];
  return new Intl.ListFormat("en").format(parts.filter((part) => part !== "" && !part.startsWith("0 ")));
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
