import { periodText } from "#client/components/facts/period-text.ts";
import type { Facts, MaterialLine } from "#shared/material/material.schema.ts";

/** The facts as a text that people read, and that pasting sorts into rows again. */
export function factsText(facts: Facts): string {
  const { person } = facts;
  const bullets = (lines: readonly MaterialLine[]) => lines.map(({ text }) => `- ${text}`);
  const part = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines, ""] : []);
  return [
    ...[`${person.firstName} ${person.lastName}`.trim(), person.place, person.email, person.phone].filter(Boolean),
    "",
    ...part(
      "Experience",
      facts.jobs.flatMap((job) => [
        [[job.title, job.employer, job.place].filter(Boolean).join(", "), periodText(job)].filter(Boolean).join("\n"),
        ...bullets(job.lines),
      ]),
    ),
    ...part(
      "Education",
      facts.papers.filter(({ kind }) => kind === "degree").map((paper) => paperText(paper)),
    ),
    ...part(
      "Certifications",
      facts.papers.filter(({ kind }) => kind !== "degree").map((paper) => paperText(paper)),
    ),
    ...part("Skills", facts.skills.length > 0 ? [facts.skills.map(({ text }) => text).join(", ")] : []),
    ...part(
      "Languages",
      facts.languages.map(({ language, level }) => (level ? `${language} (${level})` : language)),
    ),
    ...part(
      "Links",
      facts.links.map(({ label, url }) => (label ? `${label}: ${url}` : url)),
    ),
    ...part("Other", bullets(facts.plain)),
  ].join("\n");
}

function paperText({ what, where, year }: Facts["papers"][number]): string {
  return [what, where, year].filter(Boolean).join(", ");
}
