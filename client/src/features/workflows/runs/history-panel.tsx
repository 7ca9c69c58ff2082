import { ChevronDown, ChevronUp, X } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { Link } from "react-router-dom";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { workflowRunPath } from "#client/lib/paths.ts";
import { originWords } from "#client/lib/run-facts.ts";
import type { Execution, ExecutionDetail } from "#shared/workflows/execution.schema.ts";
import { type Rerun, useCancelExecution } from "./executions.api.ts";
import { RerunDialog } from "./rerun-dialog.tsx";
import { countWords, durationWords, formatMoment, isUnderWay, recordsWords, runName } from "./run-labels.ts";
import { RunStatus } from "./run-status.tsx";
import { RunTimeline } from "./run-timeline.tsx";

export type HistoryPanelProps = {
  executions: readonly Execution[];
  failed: boolean;
  onRetry: () => void;
  /** The run whose counts stand on the canvas. */
  shown: ExecutionDetail | null;
  starting: boolean;
  onRerun: (what: Rerun) => void;
  /** Leads to a step on the canvas. */
  onGoTo: (nodeId: string) => void;
  open: boolean;
  onToggle: () => void;
};

/** The workflow's runs, and the timeline of the newest. */
export function HistoryPanel(props: HistoryPanelProps) {
  const { executions, failed, onRetry, shown, starting, onRerun, onGoTo, open, onToggle } = props;
  const id = useId();
  const cancel = useCancelExecution();
  const running = executions.find(isUnderWay);
  const [asking, setAsking] = useState<number | null>(null);
  return (
    <section
      aria-labelledby={id}
      data-clear-of-toasts={open || undefined}
      className="border-hairline border-t bg-card px-5 pb-2"
    >
      <div className="flex min-h-13 items-center gap-2">
        <h2 id={id} className="mr-auto font-heading text-strong">
          Execution History
        </h2>
        {running ? (
          <Button
            look="quiet"
            icon={<X {...smallIcon} />}
            busy={cancel.isPending}
            onClick={() => cancel.mutate(running.id)}
          >
            Cancel run
          </Button>
        ) : null}
        <IconButton
          label={open ? "Collapse history" : "Expand history"}
          aria-expanded={open}
          icon={open ? <ChevronDown {...largeIcon} /> : <ChevronUp {...largeIcon} />}
          onClick={onToggle}
        />
      </div>
      {open ? (
        <div className="grid max-h-48 gap-6 overflow-y-auto pb-3 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid content-start gap-2">
            {failed ? (
              <p role="alert">
                {executions.length > 0 ? "This may be out of date." : "Couldn't load the run history."}{" "}
                <button
                  type="button"
                  className="min-h-11 text-accent-text underline underline-offset-4"
                  onClick={onRetry}
                >
                  Try again
                </button>
              </p>
            ) : null}
            {executions.length > 0 ? (
              <Runs labelledBy={id} {...{ executions, shown, starting, onGoTo }} onRerun={setAsking} />
            ) : failed ? null : (
              <p>No runs yet. Select Run to start one.</p>
            )}
          </div>
          {shown && executions.length > 0 ? (
            <div className="max-wide:hidden">
              <RunTimeline execution={shown} />
            </div>
          ) : null}
        </div>
      ) : null}
      {asking === null ? null : (
        <RerunDialog
          id={asking}
          starting={starting}
          onRerun={(what) => {
            setAsking(null);
            onRerun(what);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

function Runs({
  labelledBy,
  executions,
  shown,
  starting,
  onRerun,
  onGoTo,
}: Pick<HistoryPanelProps, "executions" | "shown" | "starting" | "onGoTo"> & {
  labelledBy: string;
  onRerun: (id: number) => void;
}) {
  const failedStep = shown?.nodes.find(({ status }) => status === "failed");
  return (
    <table aria-labelledby={labelledBy} className="w-full self-start text-left">
      <thead className="text-small text-strong max-md:sr-only">
        <tr>
          <th scope="col" className="py-1 font-semibold">
            Run
          </th>
          <th scope="col" className="pl-3 font-semibold">
            Started
          </th>
          <th scope="col" className="pl-3 font-semibold">
            Duration
          </th>
          <th scope="col" className="pl-3 font-semibold">
            Status
          </th>
          <th scope="col" className="pl-3 text-right font-semibold">
            Records
          </th>
          <th scope="col" className="pl-3 text-right font-semibold">
            Delivered
          </th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {executions.map((execution) => (
          <Fragment key={execution.id}>
            <tr className="border-hairline border-t max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:py-1">
              <th scope="row" className="font-semibold text-strong">
                <Link
                  to={workflowRunPath(execution.workflowId, execution.id)}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {runName(execution.id)}
                </Link>
                <span className="block pb-1 font-normal text-quiet text-small">{originWords(execution)}</span>
              </th>
              <td className="whitespace-nowrap pl-3 max-md:order-3 max-md:pl-0 max-md:text-small">
                {formatMoment(execution.startedAt)}
              </td>
              <td className="whitespace-nowrap pl-3 tabular-nums max-md:order-4 max-md:text-right max-md:text-small">
                {durationWords(execution)}
              </td>
              <td className="pl-3 md:whitespace-nowrap max-md:order-2 max-md:self-center max-md:text-right">
                <RunStatus {...execution} />
              </td>
              <td className="pl-3 text-right tabular-nums max-md:order-5 max-md:pl-0 max-md:self-center max-md:text-left max-md:text-small">
                {recordsWords(execution)}
                {execution.recordsProcessed === null ? null : <span className="md:sr-only"> records</span>}
              </td>
              <td className="pl-3 text-right tabular-nums max-md:order-6 max-md:self-center max-md:text-small">
                {countWords(execution.rowsDelivered)}
                {execution.rowsDelivered === null ? null : <span className="md:sr-only"> delivered</span>}
              </td>
              <td className="whitespace-nowrap text-right max-md:order-7 max-md:col-span-2">
                <Link
                  to={workflowRunPath(execution.workflowId, execution.id)}
                  aria-label={`Open ${runName(execution.id)}, its results and log`}
                  title="Results and log"
                  className={buttonClass({ look: "quiet", size: "small" })}
                >
                  Open
                </Link>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Rerun ${runName(execution.id)}`}
                  disabled={starting || isUnderWay(execution)}
                  onClick={() => onRerun(execution.id)}
                >
                  Rerun
                </Button>
              </td>
            </tr>
            {execution.error ? (
              <tr className="max-md:block">
                <td colSpan={7} className="pb-3 text-danger text-small max-md:block">
                  <span className="sr-only">Why {runName(execution.id)} failed: </span>
                  {execution.error}
                  {failedStep && execution.id === shown?.id ? (
                    <Button
                      look="quiet"
                      size="small"
                      className="-my-2 ml-1 text-accent-text"
                      onClick={() => onGoTo(failedStep.nodeId)}
                    >
                      Open “{failedStep.label}”
                    </Button>
                  ) : null}
                </td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
