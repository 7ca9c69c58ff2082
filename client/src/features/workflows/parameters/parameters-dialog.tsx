import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { SelectField } from "#client/components/ui/select-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import {
  type Parameter,
  parameterLimits,
  parameterSchema,
  parameterTypes,
} from "#shared/workflows/parameter.schema.ts";
import { ParameterField } from "./parameter-field.tsx";
import { parameterTypeWords } from "./parameter-labels.ts";

/** The values that a workflow asks for at a run. What is not right yet stays in the dialog. */
export function ParametersDialog({
  parameters,
  usedBy,
  onSave,
  onClose,
}: {
  parameters: readonly Parameter[];
  /** Labels of the steps that use a parameter, by its name. */
  usedBy: ReadonlyMap<string, readonly string[]>;
  onSave: (parameters: Parameter[]) => void;
  onClose: () => void;
}) {
  const [edited, setEdited] = useState<Parameter[]>([...parameters]);
  const [shown, setShown] = useState(false);
  const change = (place: number, changes: Partial<Parameter>) =>
    setEdited(edited.map((parameter, other) => (other === place ? { ...parameter, ...changes } : parameter)));
  const problems = edited.map((parameter, place) => problemsOf(parameter, edited.slice(0, place)));
  const save = () => {
    setShown(true);
    if (problems.every((problem) => Object.keys(problem).length === 0)) onSave(edited);
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="Parameters"
      description="Values that are asked for when you run. Use one as {{name}} in any field, expression, or SQL query."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" onClick={save}>
            Apply parameters
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {edited.length === 0 ? <p>No parameters yet.</p> : null}
        {edited.map((parameter, place) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a parameter has no identity but its place while its name is typed
            key={place}
            className="relative grid min-w-0 items-start gap-3 rounded bg-card p-3 sm:grid-cols-[1fr_160px_1fr_44px]"
          >
            <legend className="sr-only">Parameter {place + 1}</legend>
            <TextField
              label="Name"
              value={parameter.name}
              maxLength={parameterLimits.name}
              spellCheck={false}
              autoCapitalize="none"
              hint={usedWords(usedBy.get(parameter.name) ?? [])}
              {...(shown && problems[place]?.name ? { error: problems[place].name } : {})}
              onChange={(event) => change(place, { name: event.target.value })}
            />
            <SelectField
              label="Type"
              value={parameter.type}
              options={parameterTypes.map((type) => ({ value: type, label: parameterTypeWords[type] }))}
              onChange={(event) => {
                const type = parameterTypes.find((known) => known === event.target.value);
                if (type) change(place, { type, default: type === "boolean" ? "false" : "" });
              }}
            />
            <ParameterField
              label="Default"
              type={parameter.type}
              value={parameter.default}
              error={shown ? problems[place]?.default : undefined}
              onChange={(value) => change(place, { default: value })}
            />
            <IconButton
              label={`Remove ${parameter.name || `parameter ${place + 1}`}`}
              className="max-sm:absolute max-sm:top-0 max-sm:right-0 sm:mt-6"
              icon={<X {...smallIcon} />}
              onClick={() => setEdited(edited.filter((_, other) => other !== place))}
            />
          </fieldset>
        ))}
        <Button
          look="quiet"
          className="justify-self-start text-accent-text"
          icon={<Plus {...smallIcon} />}
          spent={edited.length >= parameterLimits.count}
          onClick={() => setEdited([...edited, { name: nextName(edited, usedBy), type: "text", default: "" }])}
        >
          Add a parameter
        </Button>
      </div>
    </Dialog>
  );
}

function problemsOf(parameter: Parameter, before: readonly Parameter[]): { name?: string; default?: string } {
  const twice = before.some(({ name }) => name.toLowerCase() === parameter.name.toLowerCase());
  const issues = parameterSchema.safeParse(parameter).error?.issues ?? [];
  const about = (part: string) => issues.find(({ path }) => path[0] === part)?.message;
  const name = about("name") ?? (twice ? "Another parameter has this name." : undefined);
  const usual = about("default");
  return { ...(name ? { name } : {}), ...(usual ? { default: usual } : {}) };
}

function usedWords(labels: readonly string[]): string {
  if (labels.length === 0) return "Not used yet.";
  return labels.length > 2 ? `Used in ${labels.length} steps.` : `Used in ${labels.join(" and ")}.`;
}

/** The first name that a step uses and that no parameter has. */
function nextName(parameters: readonly Parameter[], usedBy: ReadonlyMap<string, readonly string[]>): string {
  const taken = new Set(parameters.map(({ name }) => name.toLowerCase()));
  const missing = [...usedBy.keys()].find((name) => !taken.has(name.toLowerCase()));
  if (missing !== undefined) return missing;
  let count = parameters.length + 1;
  while (taken.has(`value_${count}`)) count += 1;
  return `value_${count}`;
}
