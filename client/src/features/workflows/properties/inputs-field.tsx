import { ArrowDownUp, X } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { inputLimits } from "#shared/workflows/merged-fields.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { StepInput } from "./form-props.ts";
import { type CanConnect, type InputChoice, inputChoices } from "./input-choices.ts";

/** The steps that feed one that several may feed: what the lines on the canvas say. */
export function InputsField({
  node,
  nodes,
  inputs,
  canConnect,
  onAdd,
  onRemove,
  onSwap,
}: {
  node: WorkflowNode;
  nodes: readonly WorkflowNode[];
  inputs: readonly StepInput[];
  canConnect: CanConnect;
  onAdd: (from: InputChoice) => void;
  onRemove: (source: string) => void;
  onSwap: () => void;
}) {
  const { least, most } = inputLimits(node.data);
  const sides = node.data.transformType === "join" ? ["Left: ", "Right: "] : [];
  const choices = inputChoices(node, nodes, { canConnect });
  const missing =
    inputs.length < least ? { error: `Choose ${least - inputs.length === 1 ? "one more step" : "two steps"}.` } : {};
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold text-small text-strong">Inputs</legend>
      {inputs.map(({ id, label }, place) => (
        <div key={id} className="flex min-h-11 items-center justify-between rounded bg-card pl-3">
          <span className="truncate">
            <span className="text-quiet">{sides[place] ?? ""}</span>
            {label}
          </span>
          <IconButton label={`Remove ${label}`} icon={<X {...smallIcon} />} onClick={() => onRemove(id)} />
        </div>
      ))}
      {inputs.length < most ? (
        <SelectField
          label="Add a step"
          placeholder="Choose a step"
          value=""
          options={choices.map(({ from: _from, ...option }) => option)}
          onChange={(event) => {
            const chosen = choices.find(({ value }) => value === event.target.value);
            if (chosen) onAdd(chosen.from);
          }}
          {...missing}
        />
      ) : null}
      {sides.length > 0 && inputs.length === 2 ? (
        <Button look="quiet" className="justify-self-start" icon={<ArrowDownUp {...smallIcon} />} onClick={onSwap}>
          Swap the sides
        </Button>
      ) : null}
    </fieldset>
  );
}
