import type { Job } from "#shared/material/material.schema.ts";

/** A post that has begun and has no end is held still, unless another one begins after it. */
export function heldNow(jobs: readonly Job[]): Job[] {
  const latest = jobs.reduce((last, { from }) => (from > last ? from : last), "");
  return jobs.map((job) => (job.to === "" && job.from !== "" && job.from >= latest ? { ...job, to: "now" } : job));
}

/** What is held now first, of several that of which most is told; then by when it ended, and what has no dates behind. */
export function sortJobs(jobs: readonly Job[]): Job[] {
  const rank = ({ to, from }: Job) => (to === "now" ? "9999" : to || from || "0");
  const tells = ({ to, lines }: Job) => (to === "now" ? lines.length : 0);
  return jobs.toSorted((one, other) => {
    if (rank(one) !== rank(other)) return rank(one) < rank(other) ? 1 : -1;
    if (one.to !== "now") return 0;
    return tells(other) - tells(one) || (one.from < other.from ? 1 : -1);
  });
}
