import type { Ref, SelectHTMLAttributes } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { SelectArrow } from "./select-arrow.tsx";
import { fieldProps } from "./text-field.tsx";

export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "className"> & {
    options: readonly { value: string; label: string }[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** The platform's own list: right on every phone, by keyboard and for screen readers. */
export function SelectField({
  label,
  optional,
  hint,
  error,
  counter,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} {...fieldProps({ optional, hint, error, counter, className })}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={classNames(control.className, "h-11 appearance-none pr-10")}>
            {placeholder === undefined ? null : (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-raised text-strong">
                {option.label}
              </option>
            ))}
          </select>
          <SelectArrow className="top-3.5 right-3.5" />
        </span>
      )}
    </Field>
  );
}
