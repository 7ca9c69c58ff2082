import { ChevronDown } from "lucide-react";
import { classNames } from "#client/lib/class-names.ts";

/** Says that a field without the browser's own arrow is a list; `className` places it in its corner. */
export function SelectArrow({ size = 16, className }: { size?: number; className: string }) {
  return (
    <ChevronDown
      aria-hidden="true"
      size={size}
      strokeWidth={1.75}
      className={classNames("pointer-events-none absolute text-body", className)}
    />
  );
}
