import type { GeneratorState } from "./generator-state.schema.ts";
import { isWorthKeeping, readLastDesks, writeLastDesks } from "./last-desks.ts";

/** The desk that was put aside, with the facts as they are now; what stood in front is put aside in its place. */
export function takeBack(now: GeneratorState, index: number): GeneratorState {
  const last = readLastDesks();
  const wanted = last[index];
  if (!wanted) return now;
  const others = last.toSpliced(index, 1);
  writeLastDesks(isWorthKeeping(now) ? [now, ...others] : others);
  const { completions, ties } = wanted.material;
  return { ...wanted, material: { ...now.material, completions, ties } };
}

/** "Retail Supervisor, Harbourside Books", else how the posting begins. */
export function nameOfDesk({ job, order, form }: GeneratorState): string {
  const role = job.role || order?.form.jobTitle || "";
  const company = job.company || order?.form.company || "";
  const [firstLine = ""] = form.prompt.trim().split("\n");
  return [role, company].filter(Boolean).join(", ") || firstLine.slice(0, 80) || "Letter without a title";
}
