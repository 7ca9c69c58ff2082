import { classNames } from "#client/lib/class-names.ts";

/** Under a list that shows its first lines only: opens the rest, and closes it again. */
export function ShowAllButton({
  count,
  isOpen,
  onToggle,
  className,
}: {
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={classNames("min-h-11 font-semibold text-accent-text text-small", className)}
    >
      {isOpen ? "Show fewer" : `Show all ${count}`}
    </button>
  );
}
