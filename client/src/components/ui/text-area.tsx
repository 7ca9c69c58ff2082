import type { Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { fieldProps } from "./text-field.tsx";

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className"> & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, optional, hint, error, counter, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} {...fieldProps({ optional, hint, error, counter, className })}>
      {(control) => <textarea {...area} {...control} className={classNames(control.className, "resize-y py-2.5")} />}
    </Field>
  );
}
