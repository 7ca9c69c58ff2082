import { useQuery } from "@tanstack/react-query";
import { Download, Link2 } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { TextField } from "#client/components/ui/text-field.tsx";
import { sharedResultPath } from "#client/lib/paths.ts";
import type { ExecutionDetail, ExecutionResult } from "#shared/workflows/execution.schema.ts";
import { filePath, resultOptions, useShareResult } from "./executions.api.ts";
import { ResultView } from "./result-view.tsx";
import { shownRows } from "./run-labels.ts";

type Actions = { onSave: (file: Blob, name: string) => void; onCopyLink: (link: string) => void };

/** What the run's destinations kept: dashboards to look at and files to fetch. */
export function RunResults({ execution, ...actions }: { execution: ExecutionDetail } & Actions) {
  return (
    <>
      {execution.results.map((result) =>
        result.kind === "file" ? (
          <FileResult
            key={result.nodeId}
            result={result}
            step={execution.nodes.find(({ nodeId }) => nodeId === result.nodeId)?.label}
          />
        ) : (
          <Dashboard key={result.nodeId} result={result} {...actions} />
        ),
      )}
    </>
  );
}

/** `step` is what the step that wrote it is called: two of a run may write files of one name. */
function FileResult({ result, step }: { result: ExecutionResult; step: string | undefined }) {
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-box bg-card px-5 py-3">
      <div className="mr-auto">
        <h2 className="font-semibold text-strong">{result.fileName ?? result.title}</h2>
        <p className="text-quiet text-small tabular-nums">
          {[step, shownRows("completed", result.rowCount)].filter(Boolean).join(", ")}
        </p>
      </div>
      <a href={filePath(result.executionId, result.nodeId)} download className={buttonClass({ look: "second" })}>
        <Download {...smallIcon} />
        Download
      </a>
    </section>
  );
}

function Dashboard({ result, onSave, onCopyLink }: { result: ExecutionResult } & Actions) {
  const rows = useQuery(resultOptions(result.executionId, result.nodeId));
  const share = useShareResult(result.executionId, result.nodeId);
  const [asking, setAsking] = useState(false);
  const link = result.shareToken ? `${window.location.origin}${sharedResultPath(result.shareToken)}` : null;
  return (
    <section aria-label={result.title} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-heading text-section">{result.title}</h2>
        <Button
          look="quiet"
          icon={<Link2 {...smallIcon} />}
          busy={share.isPending}
          onClick={() => (result.shareToken ? share.mutate(false) : setAsking(true))}
        >
          {result.shareToken ? "Stop sharing" : "Share by link"}
        </Button>
      </div>
      {asking ? (
        <Dialog
          open
          onOpenChange={(open) => !open && setAsking(false)}
          title="Share by link"
          description={`Anyone with the link can see the ${shownRows("completed", result.rowCount)} of “${result.title}”, without an account, until you stop sharing.`}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
              <Button
                look="main"
                onClick={() => {
                  setAsking(false);
                  share.mutate(true);
                }}
              >
                Share
              </Button>
            </>
          }
        />
      ) : null}
      {link ? (
        <div className="flex flex-wrap items-start gap-2">
          <TextField
            label="Public link"
            className="flex-1 basis-60"
            readOnly
            value={link}
            hint="Anyone with the link can see this result, without an account."
            onFocus={(event) => event.target.select()}
          />
          {/* Beside the field, which has its label above it. */}
          <Button className="mt-6.5" onClick={() => onCopyLink(link)}>
            Copy link
          </Button>
        </div>
      ) : null}
      {rows.isPending ? (
        <div role="status" aria-label="Loading the result" className="h-80 animate-pulse rounded-box bg-card" />
      ) : null}
      {rows.isError ? (
        <p role="alert">
          Couldn't load the result.{" "}
          <button
            type="button"
            className="min-h-11 text-accent-text underline underline-offset-4"
            onClick={() => void rows.refetch()}
          >
            Try again
          </button>
        </p>
      ) : null}
      {rows.data ? <ResultView result={rows.data} onSave={onSave} /> : null}
    </section>
  );
}
