import { CircleAlert, Rows3 } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { formatDuration } from "#client/lib/run-facts.ts";
import type { NodeRun } from "#shared/workflows/execution.schema.ts";
import { shownCount, skippedWords, withoutName } from "./run-labels.ts";

/** What each step did: rows in and out, time, and the rows it left out with their reasons. */
export function RunNodes({ nodes, onRows }: { nodes: readonly NodeRun[]; onRows: (node: NodeRun) => void }) {
  const failed = nodes.find(({ status }) => status === "failed");
  const underWay = nodes.some(({ status }) => status === "running");
  return (
    <>
      {underWay ? (
        <p className="mb-2 text-quiet text-small">
          Sources and destinations show their progress while the run is going. Other steps show counts when they finish.
        </p>
      ) : null}
      <ul className="grid gap-2">
        {nodes.map((node) => (
          <li key={node.nodeId} className="rounded-box bg-card px-5 py-3">
            <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
              <h3 className="mr-auto font-semibold text-strong">{node.label}</h3>
              <span className="text-small tabular-nums">{rowsWords(node, !failed)}</span>
              <span className="text-quiet text-small tabular-nums">{timeWords(node)}</span>
            </div>
            {node.attempts > 1 ? <p className="text-small">Tried {node.attempts} times.</p> : null}
            {node.message ? (
              <p className={`text-small ${node.status === "failed" ? "text-danger" : ""}`}>
                {node.status === "failed" ? `Failed: ${withoutName(node.message)}` : node.message}
              </p>
            ) : node.status === "skipped" && failed ? (
              <p className="text-small">{notRunWords(node, failed)}</p>
            ) : null}
            {node.hasSample ? (
              <Button
                look="quiet"
                size="small"
                className="-ml-3 text-accent-text"
                icon={<Rows3 {...smallIcon} />}
                onClick={() => onRows(node)}
              >
                Show the rows<span className="sr-only"> of {node.label}</span>
              </Button>
            ) : null}
            {node.skipped > 0 ? <Skipped node={node} isSent={!failed} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function Skipped({ node, isSent }: { node: NodeRun; isSent: boolean }) {
  const shown = node.skippedRows.length;
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-small text-warning">
        <CircleAlert {...smallIcon} />
        <span className="tabular-nums">{skippedWords(node, isSent)}</span>
      </summary>
      {shown < node.skipped ? (
        <p className="text-quiet text-small">The first {shown} are listed with the reason.</p>
      ) : null}
      <ul className="mt-1 grid max-h-80 gap-2 overflow-y-auto">
        {node.skippedRows.map(({ reason, row }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <li key={place} className="border-hairline border-t pt-2 text-small">
            <p className="text-strong">{reason}</p>
            <p className="break-words text-quiet">
              {Object.entries(row)
                .map(([name, value]) => `${name}: ${value ?? "empty"}`)
                .join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A run delivers nothing before everything could be computed: then a step needs nothing of the one that failed to get none. */
function notRunWords({ nodeType }: NodeRun, failed: NodeRun): string {
  return nodeType === "destination" && failed.nodeType !== "destination"
    ? `Nothing was delivered: “${failed.label}” failed before the deliveries began.`
    : `Not run because “${failed.label}” failed.`;
}

/** "8 in, 6 out, 2 rows skipped", each step in its own words. */
function rowsWords(node: NodeRun, isSent: boolean): string {
  const { nodeType, status, rowsIn, rowsOut, startedAt } = node;
  if (startedAt === null) return "";
  const [into, from] = countWordsOf[nodeType ?? "transform"];
  const parts = [
    rowsIn === null || (nodeType !== "transform" && rowsIn === rowsOut)
      ? null
      : `${rowsIn.toLocaleString("en-US")} ${into}`,
    rowsOut === null ? null : `${shownCount(status, status === "failed" ? 0 : rowsOut)} ${from}`,
    node.skipped > 0 ? skippedWords(node, isSent) : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}

const countWordsOf: Record<NonNullable<NodeRun["nodeType"]>, readonly [string, string]> = {
  source: ["found", "read"],
  transform: ["in", "out"],
  destination: ["in", "delivered"],
};

function timeWords({ status, startedAt, endedAt }: NodeRun): string {
  if (startedAt && endedAt && status !== "skipped")
    return formatDuration(Math.max(Date.parse(endedAt) - Date.parse(startedAt), 0));
  return {
    waiting: "Waiting",
    running: "Running",
    completed: "",
    failed: "",
    cancelled: "Cancelled",
    skipped: "Not run",
  }[status];
}
