import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import type { ReplaceRule } from "#shared/workflows/node-config.schema.ts";

/** Whether a replace goes on without refused rows, and without how many of a hundred. */
export function ReplaceField({
  config: { replaceDespiteRefused, mostRefusedPercent },
  onChange,
}: {
  config: ReplaceRule;
  onChange: (changes: Partial<ReplaceRule>, about: string) => void;
}) {
  return (
    <div className="grid gap-2">
      <CheckboxField
        label="Replace even if rows are refused"
        hint="Otherwise one refused row stops the run and nothing is replaced."
        checked={replaceDespiteRefused}
        onChange={(checked) => onChange({ replaceDespiteRefused: checked }, "replaceDespiteRefused")}
      />
      {replaceDespiteRefused ? (
        <TextField
          label="Maximum refused rows, in percent"
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          value={String(mostRefusedPercent)}
          hint="If more rows are refused, or none are left to write, nothing is replaced."
          onChange={(event) => {
            const percent = Number(event.target.value);
            if (percent >= 0 && percent <= 100) onChange({ mostRefusedPercent: percent }, "mostRefusedPercent");
          }}
        />
      ) : null}
    </div>
  );
}
