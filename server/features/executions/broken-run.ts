import { MOST_TAKEOVERS } from "./run-limits.ts";

/** Said of a destination that may have rows without word of it. */
export const NOT_TWICE = "nothing was sent twice";

/** A node of a run that nobody works on any more. */
export type BrokenNode = {
  nodeId: string;
  label: string;
  status: string;
  deliveringAt: Date | null;
  idempotent: boolean;
};

export type BrokenRunVerdict =
  | { status: "queued"; completedNodes: string[]; notice: string }
  | { status: "failed"; nodeId: string | null; error: string }
  | { status: "cancelled" };

/**
 * What becomes of a run that was broken off. It runs again where nothing can have gone out twice by that: destinations
 * that were done are left out, ones that only repeat what they hold may be delivered to again.
 * @param why what happened, as the beginning of a sentence: "The server stopped".
 */
export function judgeBrokenRun(run: {
  why: string;
  nodes: BrokenNode[];
  completedNodes: string[];
  takeovers: number;
  cancelRequested: boolean;
}): BrokenRunVerdict {
  const { why, nodes, takeovers } = run;
  if (run.cancelRequested) return { status: "cancelled" };
  const begun = nodes.find((node) => node.deliveringAt !== null && node.status !== "completed" && !node.idempotent);
  if (begun)
    return {
      status: "failed",
      nodeId: begun.nodeId,
      error: `${why} during “${begun.label}”; ${NOT_TWICE}. Check what arrived there, then rerun from the failed step.`,
    };
  if (takeovers >= MOST_TAKEOVERS)
    return {
      status: "failed",
      nodeId: null,
      error: `${why}. The run was started ${takeovers + 1} times and never finished. Try again later, or with fewer rows.`,
    };
  const delivered = nodes.filter((node) => node.deliveringAt !== null && node.status === "completed");
  return {
    status: "queued",
    completedNodes: [...new Set([...run.completedNodes, ...delivered.map(({ nodeId }) => nodeId)])],
    notice: `${why}. The run starts again${delivered.length > 0 ? `; ${delivered.map(({ label }) => `“${label}”`).join(", ")} already received its rows and won't run again` : ""}.`,
  };
}
