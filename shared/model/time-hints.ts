import type { Job, Material } from "#shared/material/material.schema.ts";

/** How long each post lasted, worked out of its dates: people miscount, and models do. */
export function timeHints({ jobs }: Pick<Material, "jobs">, asOf: string): { fact: string; text: string }[] {
  return jobs.flatMap((job) => {
    const text = lengthOf(job, asOf);
    return text === null ? [] : [{ fact: job.id, text }];
  });
}

function lengthOf({ from, to }: Pick<Job, "from" | "to">, asOf: string): string | null {
  const end = to === "now" ? asOf.slice(0, 7) : to;
  if (from === "" || end === "" || end < from.slice(0, end.length)) return null;
  const so = to === "now" ? "so far" : "in all";
  if (from.length < 7 || end.length < 7) {
    const years = Number(end.slice(0, 4)) - Number(from.slice(0, 4));
    return years < 1 ? null : `about ${count(years, "year")} ${so}`;
  }
  const months =
    12 * (Number(end.slice(0, 4)) - Number(from.slice(0, 4))) + Number(end.slice(5)) - Number(from.slice(5));
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [...(years > 0 ? [count(years, "year")] : []), ...(rest > 0 ? [count(rest, "month")] : [])];
  return parts.length > 0 ? `${parts.join(" and ")} ${so}` : null;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
