import { useMutation } from "@tanstack/react-query";
import { Button } from "#client/components/ui/button.tsx";
import { getWorkflow } from "#client/features/workflows/workflows.api.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { graphFields } from "#shared/workflows/output-fields.ts";
import { nodeKind, type Workflow } from "#shared/workflows/workflow.schema.ts";
import type { FormProps } from "./form-props.ts";
import { RunWorkflowForm } from "./run-workflow-form.tsx";

/** Which workflow the rows go through, and the columns that come back from it. */
export function SubWorkflowForm(props: FormProps<NodeConfigs["transform:workflow"]>) {
  const { config, onChange, problemOf } = props;
  const load = useMutation({
    mutationFn: async (id: number) => outputColumns((await getWorkflow(id)).workflow),
    onSuccess: (columns) => onChange({ columns: columns ?? [] }, "columns read"),
  });
  const { workflowId, columns } = config;
  const problem = load.isError
    ? "Couldn't load the workflow. Try again."
    : load.data === null
      ? "This workflow has no Output step. Add one to it, or choose another workflow."
      : problemOf("columns");
  return (
    <>
      <RunWorkflowForm
        {...props}
        hint="It has to begin with an Input step and end with an Output step. Its steps run as part of this run."
        onChange={(changes, about) => {
          onChange({ ...changes, columns: [] }, about);
          if (changes.workflowId) load.mutate(changes.workflowId);
        }}
      />
      {workflowId === null ? null : (
        <div className="grid gap-2">
          <p className="font-medium text-small">Columns that come back</p>
          {columns.length > 0 ? (
            <ul className="flex flex-wrap gap-1 text-small">
              {columns.map(({ name }) => (
                <li key={name} className="rounded border border-line px-1.5">
                  {name}
                </li>
              ))}
            </ul>
          ) : null}
          {problem ? (
            <p role="alert" className="text-danger text-small">
              {problem}
            </p>
          ) : null}
          <Button busy={load.isPending} onClick={() => load.mutate(workflowId)}>
            {columns.length > 0 ? "Reload columns" : "Load columns"}
          </Button>
        </div>
      )}
    </>
  );
}

/** What comes into the Output step; null where there is none. */
function outputColumns({ nodes, edges }: Workflow): Field[] | null {
  const output = nodes.find(({ data }) => nodeKind(data) === "destination:output");
  return output ? [...(graphFields(nodes, edges).get(output.id)?.incoming ?? [])] : null;
}
