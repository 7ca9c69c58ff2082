import { Ban, Check, CircleAlert, Clock, Pin, X } from "lucide-react";
import type { ReactNode } from "react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import {
  formatDay,
  shownCount,
  shownRows,
  skippedWords,
  withoutName,
} from "#client/features/workflows/runs/run-labels.ts";
import { classNames } from "#client/lib/class-names.ts";
import type { NodeRun } from "#shared/workflows/execution.schema.ts";
import type { NodeData } from "#shared/workflows/workflow.schema.ts";

type NodeRunStatus = NodeRun["status"];

const looks: Record<
  NodeRunStatus,
  { icon: ReactNode; className: string; words: Record<NodeData["nodeType"], string> }
> = {
  waiting: {
    icon: <Clock {...smallIcon} />,
    className: "text-body",
    words: { source: "Waiting", transform: "Waiting", destination: "Waiting" },
  },
  running: {
    icon: <Spinner />,
    className: "text-accent-text",
    words: { source: "Reading", transform: "Running", destination: "Writing" },
  },
  completed: {
    icon: <Check {...smallIcon} />,
    className: "text-success",
    words: { source: "Read", transform: "Done", destination: "Written" },
  },
  failed: {
    icon: <X {...smallIcon} />,
    className: "text-danger",
    words: { source: "Failed", transform: "Failed", destination: "Failed" },
  },
  cancelled: {
    icon: <Ban {...smallIcon} />,
    className: "text-body",
    words: { source: "Cancelled", transform: "Cancelled", destination: "Cancelled" },
  },
  skipped: {
    icon: <Ban {...smallIcon} />,
    className: "text-body",
    words: { source: "Not run", transform: "Not run", destination: "Not run" },
  },
};

/** Came to its end without some of the rows: not what a green tick says. */
const partly = { ...looks.completed, icon: <CircleAlert {...smallIcon} />, className: "text-warning" };

/** What a node did in the run that is shown, what is missing before it can run, and how it stands. */
export function NodeState({
  node,
  run,
  ranAt,
  problem,
  onRows,
}: {
  node: Pick<NodeData, "nodeType" | "status" | "pinned">;
  run: NodeRun | null;
  /** When any run last worked on it; null where none ever did. */
  ranAt: string | null;
  problem: string | null;
  /** Shows the rows of the step in the run. */
  onRows?: () => void;
}) {
  // A run that failed before it came to the step ended for it too.
  const last = run?.status === "skipped" ? ranAt : (run?.endedAt ?? ranAt);
  return (
    <>
      {run ? <RunLine run={run} nodeType={node.nodeType} {...(onRows ? { onRows } : {})} /> : null}
      {node.pinned ? (
        <span className="flex items-center gap-1.5 text-accent-text">
          <Pin {...smallIcon} />
          {shownRows("completed", node.pinned.rows.length)} pinned
        </span>
      ) : null}
      {run?.status === "failed" && run.message ? (
        <span className="line-clamp-3 text-danger">{withoutName(run.message)}</span>
      ) : null}
      {run && run.skipped > 0 ? (
        <span className="flex items-center gap-1.5 text-warning">
          <CircleAlert {...smallIcon} />
          <span className="tabular-nums">{skippedWords(run)}</span>
        </span>
      ) : null}
      {problem ? (
        <span className="flex items-start gap-1.5 text-warning">
          <CircleAlert {...smallIcon} className="mt-0.5 shrink-0" />
          <span className="line-clamp-2">{problem}</span>
        </span>
      ) : null}
      <span className="block text-quiet">
        {connectionText(node, problem)}
        {last ? `Last run ${formatDay(last)}` : "Never run"}
      </span>
    </>
  );
}

/**
 * Nothing is said to be connected where a source or destination names a problem, which may be its connection, nor beside
 * a problem that says what is not.
 */
function connectionText({ status, nodeType }: Pick<NodeData, "status" | "nodeType">, problem: string | null): string {
  if (problem?.startsWith("Not connected")) return "";
  if (status !== "connected") return "Not connected. ";
  return problem && nodeType !== "transform" ? "" : "Connected. ";
}

function RunLine({ run, nodeType, onRows }: { run: NodeRun; nodeType: NodeData["nodeType"]; onRows?: () => void }) {
  const { icon, className, words } =
    run.status === "completed" && run.skipped > 0 && !run.errorOutput ? partly : looks[run.status];
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-2">
      <span className={classNames("flex items-center gap-1.5 font-semibold", className)}>
        {icon}
        {words[nodeType]}
      </span>
      {onRows ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a card is a button already; by keyboard its properties show the rows
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <span
          data-rows
          title={`Show the rows of ${run.label}`}
          onClick={(event) => {
            event.stopPropagation();
            onRows();
          }}
          className="nodrag in-data-far:pointer-events-none relative cursor-pointer underline decoration-dotted underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-2.5 hover:decoration-solid"
        >
          <RowCounts run={run} nodeType={nodeType} />
        </span>
      ) : (
        <RowCounts run={run} nodeType={nodeType} />
      )}
    </span>
  );
}

/** What reached the step and what it passed on; one number where nothing went missing on the way. */
function RowCounts({ run, nodeType }: { run: NodeRun; nodeType: NodeData["nodeType"] }) {
  const { status, rowsIn, rowsOut } = run;
  const rows = nodeType === "destination" ? (rowsOut ?? rowsIn) : rowsOut;
  // What a step that failed had handed over was taken back, or is told in its message.
  if (rows === null && status === "completed") return <span className="text-quiet">rows not counted</span>;
  if (rows === null || status === "failed") return null;
  const differs = status === "completed" && rowsIn !== null && rowsIn !== rows;
  return (
    <span className="whitespace-nowrap text-body tabular-nums">
      {differs ? `${shownCount(status, rows)} of ${shownRows(status, rowsIn)}` : shownRows(status, rows)}
    </span>
  );
}
