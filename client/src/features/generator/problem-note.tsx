import { TriangleAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { paths } from "#client/lib/paths.ts";
import { isUnpaid, problemOf } from "./problem-of.ts";
import { type WaysOn, WaysOnButtons } from "./ways-on.tsx";

/**
 * Why the last call failed, where the person goes on; stays longer than its toast. Where a template is not paid for, the
 * ways on stand below it.
 */
export function ProblemNote({
  failure,
  onPlainLetter,
  ways = null,
}: {
  failure: unknown;
  onPlainLetter: () => void;
  /** Where whoever writes failed. */
  ways?: WaysOn | null;
}) {
  const problem = problemOf(failure);
  if (problem === null) return null;
  return (
    <div className="rounded bg-card px-4 py-3">
      <p className="flex gap-2.5">
        <TriangleAlert {...smallIcon} className="mt-1 shrink-0 text-warning" />
        {problem}
      </p>
      {ways ? <WaysOnButtons ways={ways} /> : null}
      {isUnpaid(failure) ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 pl-7">
          <Button size="small" onClick={onPlainLetter}>
            Use the plain letter
          </Button>
          <Link
            to={paths.templates}
            className="inline-flex min-h-11 items-center font-semibold text-accent-text text-small underline underline-offset-4"
          >
            View templates
          </Link>
        </div>
      ) : null}
    </div>
  );
}
