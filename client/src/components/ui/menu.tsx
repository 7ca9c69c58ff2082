import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ReactElement, ReactNode } from "react";

export type MenuEntry = {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** For an action that shows its progress in its own line. */
  staysOpen?: boolean;
};

/** A button with a list of actions behind it, which stays in the trigger's landmark. `trigger` is one focusable element. */
export function Menu({
  trigger,
  label,
  entries,
}: {
  trigger: ReactElement;
  label: string;
  entries: readonly MenuEntry[];
}) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Content
        aria-label={label}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-70 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-box bg-raised p-1.5 shadow-lift"
      >
        {entries.map((entry) => (
          <RadixMenu.Item
            key={entry.key}
            disabled={entry.disabled ?? false}
            onSelect={(event) => {
              if (entry.staysOpen) event.preventDefault();
              entry.onSelect();
            }}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded px-3 text-base text-strong outline-none data-highlighted:bg-hairline data-disabled:cursor-default data-disabled:text-quiet"
          >
            {entry.icon}
            {entry.label}
          </RadixMenu.Item>
        ))}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}
