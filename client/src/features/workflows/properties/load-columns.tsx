import { useMutation } from "@tanstack/react-query";
import { Button } from "#client/components/ui/button.tsx";
import { useParameters } from "#client/features/workflows/parameters/parameters-context.ts";
import type { NodeData, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { ReadProblem } from "./database-forms.tsx";
import { readSourceColumns } from "./preview.api.ts";

/** Looks at the source's first rows and takes over which columns they have. */
export function LoadColumns({
  node,
  disabled,
  onData,
}: {
  node: WorkflowNode;
  disabled: boolean;
  onData: (changes: Partial<NodeData>, about: string) => void;
}) {
  const parameters = useParameters();
  const load = useMutation({
    mutationFn: () => readSourceColumns(node, parameters),
    onSuccess: (fields) => onData({ fields }, "columns read"),
  });
  const found = load.data?.length;
  return (
    <div className="grid gap-2">
      <Button busy={load.isPending} disabled={disabled} onClick={() => load.mutate()}>
        Load columns
      </Button>
      <ReadProblem error={load.error} />
      <p role="status" className="text-quiet text-small empty:hidden">
        {found === undefined
          ? node.data.fields.length === 0
            ? "No columns loaded yet."
            : ""
          : found === 1
            ? "1 column found."
            : `${found} columns found.`}
      </p>
    </div>
  );
}
