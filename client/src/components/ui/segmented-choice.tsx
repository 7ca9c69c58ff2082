import { classNames } from "#client/lib/class-names.ts";

export type SegmentedChoiceProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One bordered box of parts, a radio group underneath; on phones it wraps and never scrolls sideways. */
export function SegmentedChoice<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-small text-strong">{legend}</legend>
      <div className="flex flex-wrap gap-0.5 rounded border border-edge bg-card p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "relative flex min-h-11 flex-auto items-center justify-center rounded-badge border px-2.5 font-medium transition-colors duration-quick",
              "has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
              option.value === value
                ? "border-accent bg-accent-wash font-semibold text-accent-text"
                : "border-transparent text-body hover:text-strong",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
