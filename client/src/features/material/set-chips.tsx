import { EllipsisVertical, Plus } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import type { MenuEntry } from "#client/components/ui/open-menu.tsx";
import { classNames } from "#client/lib/class-names.ts";
import type { ListedSet } from "./use-fact-sets.ts";

/** The sets by name, what can be done with the open one, and a new one. */
export function SetChips({
  sets,
  open,
  onOpen,
  onNew,
  entries,
}: {
  sets: readonly ListedSet[];
  open: ListedSet;
  onOpen: (key: string) => void;
  onNew: () => void;
  entries: readonly MenuEntry[];
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label="Sets of facts" className="relative flex flex-wrap items-center gap-2">
      {sets.map(({ key, set }) => (
        <Button
          key={key}
          aria-pressed={key === open.key}
          className={classNames(
            "max-w-full min-w-0",
            key === open.key && "border-accent bg-accent-wash text-accent-text",
          )}
          onClick={() => onOpen(key)}
        >
          <span className="truncate">{set.name}</span>
        </Button>
      ))}
      <Menu
        label={`More for ${open.set.name}`}
        trigger={<IconButton label={`More for ${open.set.name}`} icon={<EllipsisVertical {...smallIcon} />} />}
        entries={entries}
      />
      <Button look="quiet" icon={<Plus {...smallIcon} />} onClick={onNew}>
        New set
      </Button>
    </div>
  );
}
