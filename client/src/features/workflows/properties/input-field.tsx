import { SelectField } from "#client/components/ui/select-field.tsx";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { type CanConnect, choiceOf, type InputChoice, inputChoices, labelOf } from "./input-choices.ts";

const NONE = "-";

/** The step that feeds this one, as a choice: what a line on the canvas says. */
export function InputField({
  node,
  nodes,
  edges,
  canConnect,
  onChange,
}: {
  node: WorkflowNode;
  nodes: readonly WorkflowNode[];
  edges: readonly WorkflowEdge[];
  canConnect: CanConnect;
  onChange: (from: InputChoice | null) => void;
}) {
  const input = edges.find(({ target }) => target === node.id);
  const choices = inputChoices(node, nodes, { canConnect, isFeeding: (id) => id === input?.source });
  const options = choices.map(({ from: _from, ...option }) => option);
  // What feeds it shows even where it may no longer: a destination can lose its output for failed rows.
  if (input && options.every(({ value }) => value !== choiceOf(input))) {
    const { label } = nodes.find(({ id }) => id === input.source)?.data ?? {};
    options.push({ value: choiceOf(input), label: labelOf(label, input.output) });
  }
  return (
    <SelectField
      label="Input"
      value={input ? choiceOf(input) : NONE}
      options={[{ value: NONE, label: "Not connected" }, ...options]}
      onChange={(event) => onChange(choices.find((choice) => choice.value === event.target.value)?.from ?? null)}
      {...(input ? {} : { error: "Choose the step that provides the rows." })}
    />
  );
}
