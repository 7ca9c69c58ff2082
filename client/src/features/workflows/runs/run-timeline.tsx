import { useEffect, useState } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { formatDuration } from "#client/lib/run-facts.ts";
import type { ExecutionDetail, NodeRun } from "#shared/workflows/execution.schema.ts";
import { isUnderWay, runName } from "./run-labels.ts";

/** One bar a step, from when it began until it ended: what is slow. */
export function RunTimeline({ execution }: { execution: ExecutionDetail }) {
  const now = useNow(isUnderWay(execution));
  const start = Date.parse(execution.startedAt);
  const end = execution.endedAt ? Date.parse(execution.endedAt) : Math.max(now, start);
  const length = Math.max(end - start, 1);
  return (
    <section aria-label={`Timeline of ${runName(execution.id)}`}>
      <p className="mb-2 text-quiet text-small">
        {runName(execution.id)}, {formatDuration(end - start)}
        {isUnderWay(execution) ? " so far" : ""}
      </p>
      <ul className="grid gap-2 text-small">
        {execution.nodes.map((node) => {
          const bar = barOf(node, { start, end, length });
          return (
            <li key={node.nodeId} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_4.5rem] items-center gap-3">
              <span className="truncate">{node.label}</span>
              <span aria-hidden="true" className="relative h-2.5 rounded-[3px] bg-raised">
                {bar ? (
                  <span
                    className={classNames(
                      "absolute inset-y-0 rounded-[3px]",
                      node.status === "running" ? "bg-accent" : node.status === "failed" ? "bg-danger" : "bg-bar",
                    )}
                    style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
                  />
                ) : null}
              </span>
              <span className="text-right text-quiet tabular-nums">
                {bar ? formatDuration(bar.took) : words[node.status]}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const words: Record<NodeRun["status"], string> = {
  waiting: "Waiting",
  running: "Running",
  completed: "Done",
  failed: "Failed",
  cancelled: "Cancelled",
  skipped: "Not run",
};

function barOf(
  { startedAt, endedAt, status }: NodeRun,
  { start, end, length }: { start: number; end: number; length: number },
) {
  if (startedAt === null || status === "skipped") return null;
  const from = Math.max(Date.parse(startedAt), start);
  const until = endedAt ? Date.parse(endedAt) : end;
  const left = Math.min(((from - start) / length) * 100, 99);
  return {
    left,
    width: Math.min(Math.max(((until - from) / length) * 100, 1), 100 - left),
    took: Math.max(until - from, 0),
  };
}

function useNow(moving: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [moving]);
  return now;
}
