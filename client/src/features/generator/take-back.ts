import { writeStored } from "#client/lib/browser-storage.ts";
import { lastDesksKey } from "#client/lib/put-aside-keys.ts";
import type { GeneratorState } from "./generator-state.schema.ts";
import { readLastDesks } from "./last-desks.ts";

/** The desk that was put aside, with the facts as they are now; it is kept aside no longer. */
export function takeBack(now: GeneratorState, index: number): GeneratorState {
  const last = readLastDesks();
  const wanted = last[index];
  if (!wanted) return now;
  writeStored(lastDesksKey, last.toSpliced(index, 1));
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
