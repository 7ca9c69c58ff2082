import { SelectField } from "#client/components/ui/select-field.tsx";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";

const NONE = "-";

/** The step that feeds this one, as a choice: what a line on the canvas says. */
export function InputField({
  node,
  nodes,
  canConnect,
  onChange,
}: {
  node: WorkflowNode;
  nodes: readonly WorkflowNode[];
  canConnect: (source: string, target: string) => boolean;
  onChange: (source: string | null) => void;
}) {
  const input = node.data.inputConnection;
  const choices = nodes.filter(({ id }) => id === input || canConnect(id, node.id));
  return (
    <SelectField
      label="Takes rows from"
      value={input ?? NONE}
      options={[
        { value: NONE, label: "nothing yet" },
        ...choices.map(({ id, data }) => ({ value: id, label: data.label })),
      ]}
      onChange={(event) => onChange(event.target.value === NONE ? null : event.target.value)}
      {...(input === null ? { error: "Choose the step that feeds this one." } : {})}
    />
  );
}
