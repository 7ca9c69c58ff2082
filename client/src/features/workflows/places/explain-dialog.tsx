import { useQuery } from "@tanstack/react-query";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { useParameters } from "#client/features/workflows/parameters/parameters-context.ts";
import { ApiError } from "#client/lib/api-client.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { explainOptions } from "./places.api.ts";

/** The query that a database is given for a step and those before it, and how it would run it. */
export function ExplainDialog({
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
  const parameters = useParameters();
  const explained = useQuery(explainOptions({ nodes, edges, parameters, nodeId: node.id }));
  const { data, error, isFetching } = explained;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={`Query plan of ${node.data.label}`}
      description="What your database would run for this step. Nothing is run to show it."
    >
      {isFetching ? (
        <p role="status" className="flex items-center gap-2">
          <Spinner />
          Asking the database
        </p>
      ) : null}
      {error && !isFetching ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-danger">
            {(error instanceof ApiError ? error.serverMessage : null) ??
              "Couldn't ask the database. Check your connection and try again."}
          </p>
          <Button onClick={() => void explained.refetch()}>Try again</Button>
        </div>
      ) : null}
      {data && !isFetching ? (
        <div className="grid gap-4">
          <p className="text-small">Covers {data.steps.map((label) => `“${label}”`).join(", ")}.</p>
          <Shown title="Plan" text={data.plan} />
          <Shown title="SQL" text={data.sql} />
        </div>
      ) : null}
    </Dialog>
  );
}

function Shown({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-1.5">
      <h3 className="font-semibold text-small text-strong">{title}</h3>
      <pre className="whitespace-pre-wrap break-words rounded bg-card p-3 text-small">{text}</pre>
    </section>
  );
}
