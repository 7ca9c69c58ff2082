import { Bell } from "lucide-react";
import { iconButtonClass } from "#client/components/ui/icon-button.tsx";
import { classNames } from "#client/lib/class-names.ts";

/** The bell; with something new behind it a red dot, which its name tells too. */
export function BellButton({ count, open, onClick }: { count: number; open: boolean; onClick: () => void }) {
  const label = count > 0 ? `Notifications, ${count} new` : "Notifications";
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={open}
      onClick={onClick}
      className={classNames(iconButtonClass, "relative")}
    >
      <Bell aria-hidden="true" size={20} strokeWidth={1.75} />
      {count > 0 ? (
        <span className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-page bg-danger forced-colors:bg-[Mark]" />
      ) : null}
    </button>
  );
}
