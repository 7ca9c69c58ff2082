import { joinEnding } from "./join-ending.ts";
import type { Facts, Job, Material, MaterialLine } from "./material.schema.ts";
import { wordKey } from "./told-text.ts";

/** One row of the material as a person reads it: what letters, checklists and claims name as a source. */
export type Row = { id: string; text: string; label: string; confirmed: boolean };

/** Every row of the material, completed sentences included (their id is the completion's key). */
export function rowsOf(material: Facts | Material): Row[] {
  const rows: Row[] = material.jobs.flatMap((job) => {
    const label = jobName(job);
    const lines = job.lines.map((line) => ({
      ...{ id: line.id, text: withSaid(line.text, line.said) },
      ...{ label: label || "Job", confirmed: line.confirmed },
    }));
    const text = withSaid(jobText(job), job.said);
    return [{ id: job.id, text, label: "Job", confirmed: job.confirmed }, ...lines];
  });
  for (const { id, kind, what, where, year, confirmed } of material.papers) {
    rows.push({ id, text: [what, where, year].filter(Boolean).join(", "), label: PAPER_LABELS[kind], confirmed });
  }
  for (const { id, text, confirmed } of material.skills) rows.push({ id, text, label: "Skill", confirmed });
  for (const { id, language, level, confirmed } of material.languages) {
    rows.push({ id, text: [language, level].filter(Boolean).join(", "), label: "Language", confirmed });
  }
  for (const { id, url, label, confirmed } of material.links) {
    rows.push({ id, text: label ? `${label}: ${url}` : url, label: "Link", confirmed });
  }
  for (const { id, text, said, origin, confirmed } of material.plain) {
    rows.push({ id, text: withSaid(text, said), label: origin.place ?? "Experience and achievements", confirmed });
  }
  if ("completions" in material) {
    for (const { key, beginning, ending } of material.completions) {
      rows.push({ id: key, text: joinEnding(beginning, ending), label: "Your answer", confirmed: true });
    }
  }
  return rows;
}

/** A row with the sentences that the person has written in its place; what one of them says word for word stands once. */
function withSaid(text: string, said: MaterialLine["said"]): string {
  if (said === undefined) return text.trim();
  const texts = [text, ...Object.values(said)].map((one) => one.trim());
  const keys = texts.map((one) => ` ${wordKey(one)} `);
  const isIn = (at: number, other: number) =>
    other !== at && (keys[other] ?? "").includes(keys[at] ?? "") && (keys[other] !== keys[at] || other < at);
  return texts
    .filter((one, at) => one !== "" && !texts.some((_, other) => isIn(at, other)))
    .map((one, at, all) => (at < all.length - 1 && !/[.!?…]$/u.test(one) ? `${one}.` : one))
    .join(" ");
}

export const PAPER_LABELS = {
  degree: "Education",
  licence: "License",
  certificate: "Certificate",
  course: "Course",
  driving: "Driver's license",
} as const;

/** "Senior Gardener, Marlpit House". */
function jobName({ title, employer }: Pick<Job, "title" | "employer">): string {
  return [title, employer].filter(Boolean).join(", ");
}

function jobText(job: Job): string {
  return [jobName(job), job.place, job.period || datesText(job)].filter(Boolean).join(", ");
}

/** "2019-03 – now"; of one date alone, which end of the job it is. */
function datesText({ from, to }: Pick<Job, "from" | "to">): string {
  if (from && to) return `${from} – ${to}`;
  if (from) return `from ${from}`;
  return to && `until ${to}`;
}
