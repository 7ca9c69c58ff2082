import type { InputHTMLAttributes, Ref } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { Field, type FieldProps } from "./field.tsx";

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "className"> & { ref?: Ref<HTMLInputElement> };

export function TextField({ label, optional, hint, error, counter, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} {...fieldProps({ optional, hint, error, counter, className })}>
      {(control) => <input {...input} {...control} className={classNames(control.className, "h-11")} />}
    </Field>
  );
}

/** Leaves out what is not given, as exact optional properties ask for. */
export function fieldProps(
  given: { [Key in keyof Omit<FieldProps, "label">]: FieldProps[Key] | undefined },
): Omit<FieldProps, "label"> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
