import { SelectField } from "#client/components/ui/select-field.tsx";
import { retryAttemptsOptions, retryDelayOptions } from "#client/lib/execution-settings.ts";
import { takesEveryRow } from "#shared/workflows/edge-outputs.ts";
import { type ErrorHandling, errorHandlings } from "#shared/workflows/node-types.ts";
import type { NodeData } from "#shared/workflows/workflow.schema.ts";

type HandlingProps = { data: NodeData; onData: (changes: Partial<NodeData>, about: string) => void };

const handlingWords: Record<ErrorHandling, { label: string; hint: string }> = {
  continue: { label: "Continue", hint: "Failed rows are skipped and listed with the reason." },
  stop: { label: "Stop", hint: "The first failed row stops the run." },
  retry: { label: "Retry", hint: "Waits longer before each try, then stops the run." },
};
const taken = { value: "send on", label: "Send it on", hint: "Failed rows go to the step connected to this output." };

/** What happens to failed rows, or, where a connection decides that already, to a step that fails as a whole. */
export function Handling({ data, isTaken, onData }: HandlingProps & { isTaken: boolean }) {
  const { errorHandling, nodeType } = data;
  const sendsOn = isTaken && nodeType !== "destination";
  const usual = errorHandlings.map((value) => ({ value, label: handlingWords[value].label }));
  return (
    <SelectField
      label={!sendsOn && (isTaken || takesEveryRow(data)) ? "If this step fails" : "If a row fails"}
      value={sendsOn && errorHandling !== "retry" ? taken.value : errorHandling}
      options={sendsOn ? [taken, { value: "retry", label: handlingWords.retry.label }] : usual}
      hint={hintFor(data, isTaken)}
      onChange={({ target: { value } }) => {
        const chosen = value === taken.value ? "stop" : errorHandlings.find((one) => one === value);
        if (chosen) onData({ errorHandling: chosen }, "errorHandling");
      }}
    />
  );
}

/** A destination without an output for failed rows says why. */
function hintFor(data: NodeData, isTaken: boolean): string {
  const { errorHandling, nodeType } = data;
  if (errorHandling === "retry") return handlingWords.retry.hint;
  const others = errorHandling === "stop" ? "The run stops." : "The other steps go on.";
  if (isTaken) return nodeType === "destination" ? `${others} ${taken.hint}` : taken.hint;
  const why = takesEveryRow(data);
  return why ? `${others} ${why}` : handlingWords[errorHandling].hint;
}

/** How often a step tries again, and after how long. */
export function Retries({ data, onData }: HandlingProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <SelectField
        label="Retry attempts"
        value={String(data.retryAttempts)}
        options={withValue(retryAttemptsOptions, data.retryAttempts).map((count) => ({
          value: String(count),
          label: count === 1 ? "1 time" : `${count} times`,
        }))}
        onChange={(event) => onData({ retryAttempts: Number(event.target.value) }, "retryAttempts")}
      />
      <SelectField
        label="Retry delay"
        value={String(data.retryDelay)}
        options={withValue(retryDelayOptions, data.retryDelay).map((seconds) => ({
          value: String(seconds),
          label: `${seconds} seconds`,
        }))}
        onChange={(event) => onData({ retryDelay: Number(event.target.value) }, "retryDelay")}
      />
    </div>
  );
}

function withValue(options: readonly number[], value: number): number[] {
  return [...new Set([...options, value])].toSorted((one, other) => one - other);
}
