import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { ParameterField } from "#client/features/workflows/parameters/parameter-field.tsx";
import { type Parameter, type ParameterValues, valueProblem } from "#shared/workflows/parameter.schema.ts";
import type { RunChoices } from "./executions.api.ts";

/** Asks for what a run needs to know: values of parameters, and whether pinned rows are to be used. */
export function RunDialog({
  parameters,
  pinned,
  from,
  saves,
  starting,
  onRun,
  onClose,
}: {
  parameters: readonly Parameter[];
  /** Labels of the steps with pinned rows. */
  pinned: readonly string[];
  from: { id: string; label: string } | null;
  /** Whether there are changes that the run needs saved. */
  saves: boolean;
  starting: boolean;
  onRun: (choices: RunChoices) => void;
  onClose: () => void;
}) {
  const [values, setValues] = useState<ParameterValues>(() =>
    Object.fromEntries(parameters.map(({ name, default: usual }) => [name, usual])),
  );
  const [usePins, setUsePins] = useState(false);
  const [shown, setShown] = useState(false);
  const problemOf = ({ name, type }: Parameter) => valueProblem(type, values[name] ?? "");
  const run = () => {
    setShown(true);
    if (parameters.every((parameter) => problemOf(parameter) === null))
      onRun({ parameters: values, usePins, fromNode: from?.id ?? null });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={from ? `Run from “${from.label}”` : "Run workflow"}
      description={`${
        from
          ? "Earlier steps aren't run again. Their rows from the last run are used. Destinations after this step receive new rows."
          : "Every step runs, and the destinations receive rows."
      }${saves ? " Your changes are saved first." : ""}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" busy={starting} onClick={run}>
            {from ? "Run from here" : "Run workflow"}
          </Button>
        </>
      }
    >
      {parameters.length + pinned.length === 0 ? null : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            run();
          }}
        >
          {parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              label={parameter.name}
              type={parameter.type}
              value={values[parameter.name] ?? ""}
              error={shown ? (problemOf(parameter) ?? undefined) : undefined}
              onChange={(value) => setValues({ ...values, [parameter.name]: value })}
            />
          ))}
          {pinned.length > 0 ? (
            <CheckboxField
              label="Use pinned rows"
              hint={`Uses them instead of what ${pinned.map((label) => `“${label}”`).join(", ")} would output. Destinations receive the results.`}
              checked={usePins}
              onChange={setUsePins}
            />
          ) : null}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </form>
      )}
    </Dialog>
  );
}
