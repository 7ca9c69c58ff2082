import { capitalised } from "#shared/words/capitalised.ts";
import { extraOutputs, outputWords } from "#shared/workflows/edge-outputs.ts";
import type { EdgeOutput } from "#shared/workflows/node-types.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";

/** A step and the way out of it. */
export type InputChoice = { source: string; output?: EdgeOutput | undefined };

/** Whether rows may flow from a step, by one of its ways out, to another. */
export type CanConnect = (source: string, target: string, output?: EdgeOutput) => boolean;

/** What can feed a step: every way out of the steps that may, the usual ones first. `isFeeding`: also those of what feeds it already. */
export function inputChoices(
  node: WorkflowNode,
  nodes: readonly WorkflowNode[],
  { canConnect, isFeeding = () => false }: { canConnect: CanConnect; isFeeding?: (id: string) => boolean },
): { value: string; label: string; from: InputChoice }[] {
  const choices = nodes.flatMap(({ id, data }) =>
    [undefined, ...extraOutputs(data)].flatMap((output) => {
      // A destination has no usual way out, whatever it feeds.
      const isOpen = (isFeeding(id) && (output || data.nodeType !== "destination")) || canConnect(id, node.id, output);
      if (!isOpen) return [];
      return [
        { value: choiceOf({ source: id, output }), label: labelOf(data.label, output), from: { source: id, output } },
      ];
    }),
  );
  return choices.toSorted((one, other) => Number(Boolean(one.from.output)) - Number(Boolean(other.from.output)));
}

export function choiceOf({ source, output }: InputChoice): string {
  return output ? `${source} ${output}` : source;
}

/** A step by its name, and the way out of it unless that is the usual one. */
export function labelOf(name: string | undefined, output: EdgeOutput | undefined): string {
  return output ? `${capitalised(outputWords[output])} of ${name}` : (name ?? "");
}
