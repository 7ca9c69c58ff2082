import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { useWorkflowId } from "#client/features/workflows/workflow-id.ts";
import { useWorkflows, workflowOptions } from "#client/features/workflows/workflows.api.ts";
import { workflowPath } from "#client/lib/paths.ts";
import type { NodeConfigs } from "#shared/workflows/node-configs.ts";
import { nodeKind } from "#shared/workflows/workflow.schema.ts";
import type { FormProps } from "./form-props.ts";

type FormPart = Pick<FormProps<NodeConfigs["destination:workflow"]>, "config" | "onChange" | "problemOf">;

/** Which workflow goes on with the rows. */
export function RunWorkflowForm({
  config,
  onChange,
  problemOf,
  hint = "It has to begin with an Input step. Its steps run as part of this run, and its history stays as it is.",
}: FormPart & { hint?: string }) {
  const workflows = useWorkflows({ enabled: true });
  const own = useWorkflowId();
  const { workflowId, workflowName } = config;
  const others = (workflows.data ?? []).filter(({ id }) => id !== own);
  const gone = workflowId !== null && workflows.data && !others.some(({ id }) => id === workflowId);
  const chosen = useQuery({ ...workflowOptions(workflowId ?? 0), enabled: workflowId !== null && !gone });
  const takesNoRows = chosen.data && !chosen.data.workflow.nodes.some(({ data }) => nodeKind(data) === "source:input");
  const problem = gone
    ? `“${workflowName}” was deleted. Choose another workflow.`
    : takesNoRows
      ? `“${workflowName}” has no Input step. Add one to it, or choose another workflow.`
      : problemOf("workflowId");
  return (
    <>
      <SelectField
        label="Workflow"
        placeholder={workflows.isPending ? "Loading" : "Choose a workflow"}
        value={workflowId === null || gone ? "" : String(workflowId)}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => {
          const other = others.find(({ id }) => String(id) === event.target.value);
          if (other) onChange({ workflowId: other.id, workflowName: other.name }, "workflow");
        }}
        {...(workflows.isError ? { error: "Couldn't load your workflows." } : problem ? { error: problem } : {})}
      />
      <p className="text-quiet text-small">{hint}</p>
      {workflowId !== null && !gone ? (
        <Link className="justify-self-start text-accent text-small underline" to={workflowPath(workflowId)}>
          Open this workflow
        </Link>
      ) : null}
    </>
  );
}
