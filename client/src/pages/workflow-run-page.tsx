import { ArrowLeft, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router-dom";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { iconButtonClass } from "#client/components/ui/icon-button.tsx";
import { largeIcon, smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { useArrivedSignedOut, useCurrentUser } from "#client/features/auth/user.api.ts";
import { saveFile } from "#client/features/letter-export/save-file.ts";
import { RunMailNotice } from "#client/features/profile/run-mail-notice.tsx";
import { useCancelExecution } from "#client/features/workflows/runs/executions.api.ts";
import { RerunDialog } from "#client/features/workflows/runs/rerun-dialog.tsx";
import {
  countWords,
  deliveredWords,
  durationWords,
  formatMoment,
  isUnderWay,
  recordsWords,
  runName,
} from "#client/features/workflows/runs/run-labels.ts";
import { RunLogs } from "#client/features/workflows/runs/run-logs.tsx";
import { RunNodes } from "#client/features/workflows/runs/run-nodes.tsx";
import { RunResults } from "#client/features/workflows/runs/run-results.tsx";
import { RunStatus } from "#client/features/workflows/runs/run-status.tsx";
import { RunTimeline } from "#client/features/workflows/runs/run-timeline.tsx";
import { SampleDialog } from "#client/features/workflows/runs/sample-dialog.tsx";
import { useExecution } from "#client/features/workflows/runs/use-execution.ts";
import { useStartRun } from "#client/features/workflows/runs/use-start-run.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { copyText } from "#client/lib/copy-text.ts";
import { messages } from "#client/lib/messages.ts";
import { paths, workflowPath, workflowRunPath } from "#client/lib/paths.ts";
import { originWords } from "#client/lib/run-facts.ts";
import { showToast } from "#client/lib/toasts.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import type { ExecutionDetail, NodeRun } from "#shared/workflows/execution.schema.ts";
import { NotFoundPage } from "./not-found-page.tsx";

/** One run: what came out, what each step did and what was said. */
export function WorkflowRunPage() {
  const { id = "", executionId = "" } = useParams();
  const known = [id, executionId].every((part) => /^\d{1,10}$/.test(part));
  return known ? <WorkflowRun key={executionId} workflowId={Number(id)} id={Number(executionId)} /> : <NotFoundPage />;
}

function WorkflowRun({ workflowId, id }: { workflowId: number; id: number }) {
  const { user } = useCurrentUser();
  const arrivedSignedOut = useArrivedSignedOut();
  const { data: execution, error, refetch } = useExecution(user ? id : null);
  useDocumentTitle(execution?.workflowName ? `${runName(id)}, ${execution.workflowName}` : runName(id));
  if (arrivedSignedOut || user === null)
    return <Navigate to={paths.auth} state={{ from: workflowRunPath(workflowId, id) }} replace />;
  if (!execution && error) return <Problem workflowId={workflowId} error={error} onRetry={() => void refetch()} />;
  return (
    <div className="mx-auto grid max-w-column gap-8 px-5 pb-16 lg:px-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-3 lg:pt-7">
        <Link
          to={workflowPath(workflowId)}
          aria-label="Back to the workflow"
          title="Back to the workflow"
          className={`${iconButtonClass} -ml-3`}
        >
          <ArrowLeft {...largeIcon} />
        </Link>
        <div className="min-w-0">
          <h1 className="font-heading text-title">{runName(id)}</h1>
          {execution?.workflowName ? (
            <p className="truncate">
              Run of{" "}
              <Link to={workflowPath(workflowId)} className="text-accent-text underline underline-offset-4">
                {execution.workflowName}
              </Link>
            </p>
          ) : null}
        </div>
        {execution ? <RunActions execution={execution} /> : null}
      </div>
      {execution ? (
        <RunBody execution={execution} />
      ) : (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Loading the run
        </p>
      )}
    </div>
  );
}

function RunActions({ execution }: { execution: ExecutionDetail }) {
  const navigate = useNavigate();
  const cancel = useCancelExecution();
  const { starting, rerun } = useStartRun(({ id, workflowId }) => navigate(workflowRunPath(workflowId, id)));
  const [asking, setAsking] = useState(false);
  const { id } = execution;
  return (
    <div className="ml-auto flex items-center gap-2">
      {isUnderWay(execution) ? (
        <Button icon={<X {...smallIcon} />} busy={cancel.isPending} onClick={() => cancel.mutate(id)}>
          Cancel run
        </Button>
      ) : null}
      <Button
        icon={<RotateCcw {...smallIcon} />}
        disabled={starting || isUnderWay(execution)}
        onClick={() => setAsking(true)}
      >
        Rerun
      </Button>
      {asking ? (
        <RerunDialog
          id={id}
          starting={starting}
          onRerun={(what) => {
            setAsking(false);
            rerun(what);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

function RunBody({ execution }: { execution: ExecutionDetail }) {
  const [rowsOf, setRowsOf] = useState<NodeRun | null>(null);
  const failed = execution.nodes.find(({ status }) => status === "failed");
  const sentOn = failed ? 0 : execution.nodes.reduce((sum, node) => sum + (node.errorOutput ? node.skipped : 0), 0);
  const copyLink = async (link: string) =>
    showToast((await copyText(link)) ? messages.linkCopied : messages.linkCopyFailed);
  return (
    <>
      <dl aria-live="polite" className="flex flex-wrap gap-x-10 gap-y-3">
        <Fact name="Status">
          <RunStatus {...execution} />
        </Fact>
        <Fact name="Started">{formatMoment(execution.startedAt)}</Fact>
        <Fact name="Duration">{durationWords(execution)}</Fact>
        <Fact name="Started by">{originWords(execution)}</Fact>
        <Fact name="Records read">{recordsWords(execution)}</Fact>
        <Fact name="Delivered">{deliveredWords(execution)}</Fact>
        <Fact name="Skipped">{countWords(execution.rowsSkipped)}</Fact>
        {sentOn > 0 ? <Fact name="Failed rows handled separately">{countWords(sentOn)}</Fact> : null}
        {execution.parameters.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value || "empty"}
          </Fact>
        ))}
      </dl>
      {execution.error ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-box bg-danger-wash px-5 py-3">
          <p role="alert" className="min-w-0 flex-1 basis-80 break-words text-danger">
            {execution.error}
          </p>
          {failed ? (
            <Link to={workflowPath(execution.workflowId, failed.nodeId)} className={buttonClass({ look: "second" })}>
              Open “{failed.label}”
            </Link>
          ) : null}
        </div>
      ) : null}
      {execution.emailOnFailure && isTroubled(execution) ? <RunMailNotice /> : null}
      {execution.notice ? <p role="status">{execution.notice}</p> : null}
      {execution.rowsRemoved ? (
        <p>The rows, results, and files of this run were cleaned up. Only its counts are left.</p>
      ) : null}
      <RunResults execution={execution} onSave={saveFile} onCopyLink={(link) => void copyLink(link)} />
      <div className="grid gap-8 wide:grid-cols-2">
        <section aria-labelledby="run-steps">
          <h2 id="run-steps" className="mb-3 font-heading text-section">
            Steps
          </h2>
          <RunNodes nodes={execution.nodes} onRows={setRowsOf} />
          {rowsOf ? (
            <SampleDialog executionId={execution.id} node={rowsOf} onPin={null} onClose={() => setRowsOf(null)} />
          ) : null}
        </section>
        <div>
          <h2 className="mb-3 font-heading text-section">Timeline</h2>
          <RunTimeline execution={execution} />
        </div>
      </div>
      <RunLogs execution={execution} />
    </>
  );
}

function isTroubled({ status }: ExecutionDetail): boolean {
  return status === "failed" || status === "completed_with_skips";
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-quiet text-small">{name}</dt>
      <dd className="text-strong tabular-nums">{children}</dd>
    </div>
  );
}

function Problem({ workflowId, error, onRetry }: { workflowId: number; error: Error; onRetry: () => void }) {
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto max-w-xl px-5 pt-10 pb-16 lg:pt-16">
      <section role="alert" className="rounded-box bg-card p-6 sm:p-8">
        <h1 className="font-heading text-section">{gone ? "We couldn't find this run" : "Couldn't load this run"}</h1>
        <p className="mt-2">
          {gone ? "Old runs are deleted after a while." : "The server didn't respond. Nothing was lost."}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={workflowPath(workflowId)} className={buttonClass({ look: "second" })}>
            Back to the workflow
          </Link>
          {gone ? null : (
            <Button look="quiet" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}
