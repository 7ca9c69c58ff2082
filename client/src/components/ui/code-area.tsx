import type { Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "#client/lib/class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import { fieldProps } from "./text-field.tsx";

type CodeAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "style"> & {
    ref?: Ref<HTMLTextAreaElement>;
    rows: number;
  };

/** For what a program reads: every character is as wide as the next, and the field grows with its lines. */
export function CodeArea({ label, optional, hint, error, counter, className, ...area }: CodeAreaProps) {
  return (
    <Field label={label} {...fieldProps({ optional, hint, error, counter, className })}>
      {(control) => (
        <textarea
          spellCheck={false}
          {...area}
          {...control}
          className={classNames(
            control.className,
            "field-sizing-content max-h-100 resize-y py-2.5 font-mono pointer-fine:text-small",
          )}
          style={{ minHeight: `calc(${area.rows}lh + 1.375rem)` }}
        />
      )}
    </Field>
  );
}
