import { useQuery } from "@tanstack/react-query";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { useParameters } from "#client/features/workflows/parameters/parameters-context.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { upstreamOf } from "#shared/workflows/graph.ts";
import { stoppedReplaces } from "#shared/workflows/stopped-replaces.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { previewOptions } from "./preview.api.ts";
import { RowsTable } from "./rows-table.tsx";

/** The first rows that a step would put out, and how many came through the steps before it on the way. */
export function PreviewDialog({
  node,
  nodes,
  edges,
  onClose,
}: {
  node: WorkflowNode;
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  onClose: () => void;
}) {
  const needed = upstreamOf(edges, node.id);
  const preview = useQuery(
    previewOptions({
      nodes: nodes.filter(({ id }) => needed.has(id)),
      edges: edges.filter(({ source, target }) => needed.has(source) && needed.has(target)),
      nodeId: node.id,
      parameters: useParameters(),
    }),
  );
  const labels = new Map(nodes.map(({ id, data }) => [id, data.label]));
  const { data } = preview;
  const skipping = data?.nodes.flatMap(({ nodeId, skipped }) => (skipped > 0 ? [nodeId] : [])) ?? [];
  const stopped = stoppedReplaces({ nodes, edges }, skipping);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={`Preview of ${node.data.label}`}
      description="The first rows this step would output. Nothing is written."
    >
      {preview.isFetching ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Loading the first rows
        </p>
      ) : null}
      {preview.isError && !preview.isFetching ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-danger">{problemText(preview.error)}</p>
          <Button onClick={() => void preview.refetch()}>Try again</Button>
        </div>
      ) : null}
      {data && !preview.isFetching ? (
        <div className="grid gap-3">
          {data.rows.length === 0 ? (
            <p>This step outputs no rows.</p>
          ) : (
            <RowsTable caption={`First rows of ${node.data.label}`} fields={data.fields} rows={data.rows} />
          )}
          <p className="text-quiet text-small">
            {data.rows.length === 1 ? "1 row" : `${data.rows.length} rows`}
            {data.more ? ", and there are more." : " in all."}
          </p>
          {stopped.map((label) => (
            <p key={label} role="status" className="text-small text-warning">
              “{label}” replaces all rows, and replaces nothing while rows are skipped. Connect the output for failed
              rows, or allow skipped rows in “{label}”.
            </p>
          ))}
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">
            {data.nodes.map(({ nodeId, rowsOut, matches, skipped, skippedRows }) =>
              rowsOut === null ? null : (
                <li key={nodeId}>
                  {labels.get(nodeId)}: <span className="tabular-nums">{rowsOut.toLocaleString("en-US")}</span>
                  {skipped > 0 ? (
                    <span className="block text-warning">
                      {skipped.toLocaleString("en-US")} skipped
                      {skippedRows.map(({ reason, row }, place) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
                        <span key={place} className="block text-body">
                          {reason}:{" "}
                          {Object.values(row)
                            .map((cell) => cell ?? "empty")
                            .join(", ")}
                        </span>
                      ))}
                      {skipped > skippedRows.length && skippedRows.length > 0 ? (
                        <span className="block text-quiet">
                          and {(skipped - skippedRows.length).toLocaleString("en-US")} more
                        </span>
                      ) : null}
                    </span>
                  ) : null}
                  {matches ? <span className="block text-quiet">{matches}</span> : null}
                </li>
              ),
            )}
          </ul>
        </div>
      ) : null}
    </Dialog>
  );
}

function problemText(error: Error): string {
  const said = error instanceof ApiError ? error.serverMessage : null;
  return said ?? "Couldn't load the rows. Check your connection and try again.";
}
