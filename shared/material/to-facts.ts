import type { Fact } from "#shared/letters/letter.schema.ts";
import type { Material } from "./material.schema.ts";
import { rowsOf } from "./rows.ts";

/** All rows that a letter may rest on, each as the person wrote it. */
export function toFacts(material: Material): Fact[] {
  const origins = new Map(
    [
      ...material.jobs.flatMap((job) => [job, ...job.lines]),
      ...material.papers,
      ...material.skills,
      ...material.languages,
      ...material.links,
      ...material.plain,
    ].map(({ id, origin }) => [id, origin.from] as const),
  );
  return rowsOf(material)
    .filter(({ text }) => text.trim() !== "")
    .map(({ id, label, text }) => ({ id, origin: origins.get(id) ?? "typed", label, text }));
}
