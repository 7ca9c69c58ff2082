import type { Material } from "#shared/material/material.schema.ts";

/** The rows that may stand in a letter: typed, or confirmed by the person. */
export function confirmedOf(material: Material): Material {
  const confirmed = <Entry extends { confirmed: boolean }>(entries: readonly Entry[]) =>
    entries.filter((entry) => entry.confirmed);
  return {
    ...material,
    jobs: confirmed(material.jobs).map((job) => ({ ...job, lines: confirmed(job.lines) })),
    papers: confirmed(material.papers),
    skills: confirmed(material.skills),
    languages: confirmed(material.languages),
    links: confirmed(material.links),
    plain: confirmed(material.plain),
  };
}
