import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { type ReactNode, useRef } from "react";

export type MenuEntry = {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** For an action that shows its progress in its own line. */
  staysOpen?: boolean;
};

export type MenuPlace = {
  /** Opened with a key: the first line has the focus. */
  byKey: boolean;
  box: { left: number; top: number; width: number; height: number };
};

type OpenMenuProps = {
  id: string;
  place: MenuPlace;
  label: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
};

/** Radix's trigger lies unseen over the button, and only now: each would keep a page that begins from answering. */
export function OpenMenu({ id, place, label, entries, onClose }: OpenMenuProps) {
  // Who presses beside the list, or leaves it, has the focus where they went.
  const isLeft = useRef(false);
  const isEntered = useRef(false);
  return (
    <RadixMenu.Root open onOpenChange={(open) => open || onClose()} modal={false}>
      <RadixMenu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none invisible absolute" style={place.box} />
      </RadixMenu.Trigger>
      <RadixMenu.Content
        id={`${id}-menu`}
        aria-labelledby={id}
        aria-label={label}
        onInteractOutside={() => {
          isLeft.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!isLeft.current) document.getElementById(id)?.focus();
        }}
        // Radix has not seen the key that opened the list, and would leave the first line unmarked.
        onFocus={({ target, currentTarget }) => {
          if (!place.byKey || isEntered.current || target !== currentTarget) return;
          isEntered.current = true;
          currentTarget.querySelector<HTMLElement>("[role=menuitem]:not([data-disabled])")?.focus();
        }}
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
