import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, useId, useRef, useState } from "react";

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
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  label: string;
  entries: readonly MenuEntry[];
}) {
  const [place, setPlace] = useState<Place | null>(null);
  const id = useId();
  const toggle = (button: HTMLElement) => setPlace((now) => (now ? null : placeOf(button)));
  return (
    <RadixMenu.Root open={place !== null} onOpenChange={(open) => open || setPlace(null)} modal={false}>
      {cloneElement(trigger, {
        id,
        "aria-haspopup": "menu",
        "aria-expanded": place !== null,
        "aria-controls": place ? `${id}-menu` : undefined,
        onPointerDown: (event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // The list takes the focus that the press would give to the button.
          if (!place) event.preventDefault();
          toggle(event.currentTarget);
        },
        onKeyDown: (event) => {
          if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
          event.preventDefault();
          toggle(event.currentTarget);
        },
      })}
      {place ? <OpenMenu {...{ id, place, label, entries }} /> : null}
    </RadixMenu.Root>
  );
}

type Place = { left: number; top: number; width: number; height: number };

function placeOf(button: HTMLElement): Place {
  return { left: button.offsetLeft, top: button.offsetTop, width: button.offsetWidth, height: button.offsetHeight };
}

/** Radix's trigger lies unseen over the button, and only now: each would keep a page that begins from answering. */
function OpenMenu({
  id,
  place,
  label,
  entries,
}: {
  id: string;
  place: Place;
  label: string;
  entries: readonly MenuEntry[];
}) {
  // Who presses beside the list, or leaves it, has the focus where they went.
  const isLeft = useRef(false);
  return (
    <>
      <RadixMenu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none invisible absolute" style={place} />
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
    </>
  );
}
