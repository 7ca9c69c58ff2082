import { joinEnding } from "#shared/material/join-ending.ts";
import type { Job, Material, MaterialLine } from "#shared/material/material.schema.ts";

/** A row of the person's as a point can be held against it. */
export type Evidence = {
  id: string;
  text: string;
  /** The same as the person typed it, then their own versions of it in other languages and forms. */
  wordings: readonly [string, ...string[]];
  sort: "job" | "line" | "paper" | "skill" | "language" | "completion";
  confirmed: boolean;
  /** Under way or lapsed: not held. */
  held: boolean;
  job?: Job;
};

/** All rows of a material, each in one text. */
export function toEvidence(material: Material): Evidence[] {
  return toRows(material).map(({ wordings = [], ...row }) => ({
    ...row,
    wordings: [wordings[0] ?? row.text, ...wordings.slice(1)],
  }));
}

function toRows(material: Material): (Omit<Evidence, "wordings"> & { wordings?: string[] })[] {
  const rows: ReturnType<typeof toRows> = [];
  for (const job of material.jobs) {
    const { id, confirmed, lines } = job;
    rows.push({
      id,
      text: [job.title, job.employer].filter(Boolean).join(", "),
      sort: "job",
      confirmed,
      held: true,
      job,
    });
    for (const line of lines) rows.push(ofLine(line));
  }
  for (const { id, what, where, year, state, confirmed } of material.papers)
    rows.push({
      id,
      text: [what, where, year].filter(Boolean).join(", "),
      sort: "paper",
      confirmed,
      held: state === "held",
    });
  for (const { id, text, confirmed } of material.skills) rows.push({ id, text, sort: "skill", confirmed, held: true });
  for (const { id, language, level, confirmed } of material.languages)
    rows.push({ id, text: [language, level].filter(Boolean).join(" "), sort: "language", confirmed, held: true });
  for (const line of material.plain) rows.push(ofLine(line));
  for (const { key, beginning, ending } of material.completions)
    if (ending.trim())
      rows.push({ id: key, text: joinEnding(beginning, ending), sort: "completion", confirmed: true, held: true });
  return rows;
}

/** A line with what the person has said in its place. */
function ofLine({ id, text, said, confirmed }: MaterialLine) {
  const wordings = [text, ...Object.values(said ?? {})];
  return { id, text: wordings.join("\n"), wordings, sort: "line" as const, confirmed, held: true };
}
