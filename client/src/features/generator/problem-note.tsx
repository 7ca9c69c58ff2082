import { TriangleAlert } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { problemOf } from "./problem-of.ts";

/** Why the last call failed, where the person goes on; stays longer than its toast. */
export function ProblemNote({ failure }: { failure: unknown }) {
  const problem = problemOf(failure);
  if (problem === null) return null;
  return (
    <p className="flex gap-2.5 rounded bg-card px-4 py-3">
      <TriangleAlert {...smallIcon} className="mt-1 shrink-0 text-warning" />
      {problem}
    </p>
  );
}
