import { Ellipsis } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { paths } from "#client/lib/paths.ts";

/** What else there is to do with applications: in a row, on phones in a menu. `onRemind` is null for visitors. */
export function ApplicationsActions({ onRemind, onAdd }: { onRemind: (() => void) | null; onAdd: () => void }) {
  const navigate = useNavigate();
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:hidden">
        {onRemind ? (
          <Button look="quiet" onClick={onRemind}>
            Reminders
          </Button>
        ) : null}
        <Link to={paths.applicationFigures} className={buttonClass({ look: "quiet" })}>
          Statistics
        </Link>
        <Link to={paths.severalPostings} className={buttonClass({ look: "quiet" })}>
          Add several
        </Link>
        <Button look="quiet" onClick={onAdd}>
          Add manually
        </Button>
      </div>
      <div className="-mr-3 sm:hidden">
        <Menu
          label="More"
          trigger={<IconButton label="More" icon={<Ellipsis {...largeIcon} />} />}
          entries={[
            ...(onRemind ? [{ key: "remind", label: "Reminders", onSelect: onRemind }] : []),
            { key: "figures", label: "Statistics", onSelect: () => navigate(paths.applicationFigures) },
            { key: "several", label: "Add several", onSelect: () => navigate(paths.severalPostings) },
            { key: "add", label: "Add manually", onSelect: onAdd },
          ]}
        />
      </div>
    </>
  );
}
