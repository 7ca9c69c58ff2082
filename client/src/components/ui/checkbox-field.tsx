import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";

/** A box to tick with its words; both take the press. */
export function CheckboxField({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="relative grid min-h-11 grid-cols-[auto_1fr] content-center gap-x-3">
      <span className="relative mt-0.5 size-5">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer size-5 cursor-pointer appearance-none rounded-badge border border-edge bg-card checked:border-accent checked:bg-accent forced-colors:appearance-auto"
        />
        <Check
          aria-hidden="true"
          size={16}
          strokeWidth={2.5}
          className="pointer-events-none absolute top-0.5 left-0.5 hidden text-accent-on peer-checked:block forced-colors:hidden!"
        />
      </span>
      <label htmlFor={id} className="text-strong after:absolute after:inset-0 after:cursor-pointer">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="col-start-2 text-quiet text-small">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
