import { CheckboxField } from "#client/components/ui/checkbox-field.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import type { ReplaceRule } from "#shared/workflows/node-config.schema.ts";

/** Whether a replace goes on without skipped rows, and without how many of a hundred. */
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
        label="Replace even if rows are skipped"
        hint="Otherwise one skipped row stops the run and nothing is replaced. Failed rows that are sent to another step don't count."
        checked={replaceDespiteRefused}
        onChange={(checked) => onChange({ replaceDespiteRefused: checked }, "replaceDespiteRefused")}
      />
      {replaceDespiteRefused ? (
        <TextField
          label="Maximum skipped rows, in percent"
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          value={String(mostRefusedPercent)}
          hint="If more rows are skipped, or none are left to write, nothing is replaced."
          onChange={(event) => {
            const percent = Number(event.target.value);
            if (percent >= 0 && percent <= 100) onChange({ mostRefusedPercent: percent }, "mostRefusedPercent");
          }}
        />
      ) : null}
    </div>
  );
}
