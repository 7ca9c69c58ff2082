import { SelectField } from "#client/components/ui/select-field.tsx";
import { extraOutputs, outputWords } from "#shared/workflows/edge-outputs.ts";
import type { EdgeOutput } from "#shared/workflows/node-types.ts";
import type { WorkflowEdge, WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** A step and the way out of it. */
export type InputChoice = { source: string; output?: EdgeOutput | undefined };

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
  canConnect: (source: string, target: string) => boolean;
  onChange: (from: InputChoice | null) => void;
}) {
  const input = edges.find(({ target }) => target === node.id);
  const choices = nodes
    .filter(({ id }) => id === input?.source || canConnect(id, node.id))
    .flatMap(({ id, data }) => [
      { value: id, label: data.label, from: { source: id } },
      ...extraOutputs(data).map((output) => ({
        value: `${id} ${output}`,
        label: `${data.label}: ${outputWords[output]}`,
        from: { source: id, output },
      })),
    ]);
  const value = input && (input.output ? `${input.source} ${input.output}` : input.source);
  return (
    <SelectField
      label="Input"
      value={value ?? NONE}
      options={[{ value: NONE, label: "Not connected" }, ...choices.map(({ from: _from, ...option }) => option)]}
      onChange={(event) => onChange(choices.find((choice) => choice.value === event.target.value)?.from ?? null)}
      {...(input ? {} : { error: "Choose the step that provides the rows." })}
    />
  );
}
