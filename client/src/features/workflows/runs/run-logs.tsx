import { format, parseISO } from "date-fns";
import { Download } from "lucide-react";
import { buttonClass } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { ExecutionDetail, LogLine } from "#shared/workflows/execution.schema.ts";
import { withStepName } from "#shared/workflows/log-words.ts";
import { logsPath } from "./executions.api.ts";

const colours: Record<LogLine["level"], string> = { info: "", warning: "text-warning", error: "text-danger" };

/** What the run said, line by line, to read and to take along. */
export function RunLogs({ execution }: { execution: ExecutionDetail }) {
  const labels = new Map(execution.nodes.map(({ nodeId, label }) => [nodeId, label]));
  return (
    <section aria-labelledby="run-logs">
      <div className="flex items-center justify-between gap-3">
        <h2 id="run-logs" className="font-heading text-section">
          Logs
        </h2>
        <a href={logsPath(execution.id)} download className={buttonClass({ look: "quiet" })}>
          <Download {...smallIcon} />
          Download logs
        </a>
      </div>
      {execution.logs.length === 0 ? (
        <p className="mt-1">No log entries yet.</p>
      ) : (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          role="log"
          aria-label="Log lines"
          className="mt-2 max-h-96 overflow-auto rounded-box bg-card px-4 py-3"
        >
          {execution.logs.map((line, place) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
              key={place}
              className={`flex gap-4 text-small ${colours[line.level]}`}
            >
              <time dateTime={line.at} className="shrink-0 text-quiet tabular-nums">
                {format(parseISO(line.at), "HH:mm:ss")}
              </time>
              <span className="min-w-0 break-words">{withStepName(line.text, labels.get(line.nodeId ?? ""))}</span>
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
