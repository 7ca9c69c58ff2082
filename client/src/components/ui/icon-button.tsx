import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classNames } from "#client/lib/class-names.ts";

/** A button that is an icon alone; the label is its accessible name and its tooltip. */
export function IconButton({
  label,
  icon,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; icon: ReactNode }) {
  return (
    <button type="button" aria-label={label} title={label} className={classNames(iconButtonClass, className)} {...rest}>
      {icon}
    </button>
  );
}

export const iconButtonClass =
  "inline-flex size-11 shrink-0 items-center justify-center rounded text-body transition-colors duration-quick hover:bg-raised hover:text-strong";
