import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "#client/lib/class-names.ts";

/** A button that is an icon alone; the label is its accessible name and its tooltip. `spent` is as with {@link Button}. */
export function IconButton({
  label,
  icon,
  spent = false,
  className,
  onClick,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; icon: ReactNode; spent?: boolean }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={spent || undefined}
      onClick={spent ? undefined : onClick}
      className={classNames(iconButtonClass, spent && "pointer-events-none opacity-40", className)}
      {...rest}
    >
      {icon}
    </button>
  );
}

export const iconButtonClass =
  "inline-flex size-11 shrink-0 items-center justify-center rounded text-body transition-colors duration-quick hover:bg-raised hover:text-strong";
