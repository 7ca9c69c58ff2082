import type { InputHTMLAttributes } from "react";

/** A field of a row that is being edited: the row's label is in front of it already, so its own is not drawn. */
export function BareField({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <input
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      {...input}
      className="h-11 w-full min-w-0 rounded border border-edge bg-card px-3.5 text-base text-strong hover:border-line"
    />
  );
}
