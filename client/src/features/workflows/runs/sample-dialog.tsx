import { useQuery } from "@tanstack/react-query";
import { Pin } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { RowsTable } from "#client/features/workflows/properties/rows-table.tsx";
import { ApiError } from "#client/lib/api-client.ts";
import type { ExecutionSample, NodeRun } from "#shared/workflows/execution.schema.ts";
import { sampleOptions } from "./executions.api.ts";
import { runName, skippedWords } from "./run-labels.ts";

/** The first rows that a step put out in a run (of a destination: that it got), and those it left out. */
export function SampleDialog({
  executionId,
  node,
  onPin,
  onClose,
}: {
  executionId: number;
  node: NodeRun | null;
  /** Null where rows cannot be pinned. */
  onPin: ((rows: Pick<ExecutionSample, "fields" | "rows">) => void) | null;
  onClose: () => void;
}) {
  const sample = useQuery({ ...sampleOptions(executionId, node?.nodeId ?? ""), enabled: node !== null });
  const { data } = sample;
  if (!node) return null;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={`Rows of ${node.label}`}
      description={`${node.nodeType === "destination" ? "Input" : "Output"} in ${runName(executionId)}. Passwords, tokens, and keys are hidden.`}
      actions={
        onPin && data && data.rows.length > 0 ? (
          <Button icon={<Pin {...smallIcon} />} onClick={() => onPin(data)}>
            Pin these rows
          </Button>
        ) : null
      }
    >
      {sample.isPending ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Loading the rows
        </p>
      ) : null}
      {sample.isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-danger">
            {(sample.error instanceof ApiError && sample.error.serverMessage) ||
              "Couldn't load the rows. Check your connection and try again."}
          </p>
          <Button onClick={() => void sample.refetch()}>Try again</Button>
        </div>
      ) : null}
      {data ? (
        <div className="grid gap-3">
          {data.rows.length === 0 ? (
            <p>No rows.</p>
          ) : (
            <RowsTable caption={`Rows of ${node.label}`} fields={data.fields} rows={data.rows} />
          )}
          <p className="text-quiet text-small tabular-nums">
            {countWords(data)}
            {node.skipped > 0 ? ` ${skippedWords(node)}.` : ""}
          </p>
        </div>
      ) : null}
    </Dialog>
  );
}

function countWords({ rows, rowCount }: ExecutionSample): string {
  const shown = rows.length.toLocaleString("en-US");
  if (rowCount === null || rowCount === rows.length) return rows.length === 1 ? "1 row." : `${shown} rows.`;
  return `The first ${shown} of ${rowCount.toLocaleString("en-US")} rows.`;
}
