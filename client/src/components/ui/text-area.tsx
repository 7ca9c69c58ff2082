import type { Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { fieldProps } from "./text-field.tsx";

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className"> & {
    ref?: Ref<HTMLTextAreaElement>;
    /** For what a program reads: every character is as wide as the next, and the field grows with its lines. */
    isCode?: boolean;
  };

export function TextArea({ label, optional, hint, error, counter, className, isCode = false, ...area }: TextAreaProps) {
  return (
    <Field label={label} {...fieldProps({ optional, hint, error, counter, className })}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={classNames(control.className, "resize-y py-2.5", isCode && code)}
          style={isCode ? { minHeight: `calc(${area.rows ?? 2}lh + 1.375rem)` } : undefined}
        />
      )}
    </Field>
  );
}

const code = "field-sizing-content max-h-100 font-mono pointer-fine:text-small";
