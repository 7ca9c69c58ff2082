import { cloneElement, type HTMLAttributes, type ReactElement, useId, useState } from "react";
import { laterPart } from "#client/lib/later-part.tsx";
import type { MenuEntry, MenuPlace } from "./open-menu.tsx";

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
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const id = useId();
  const toggle = (button: HTMLElement, byKey: boolean) =>
    setPlace((now) => (now ? null : { byKey, box: boxOf(button) }));
  return (
    <>
      {cloneElement(trigger, {
        id,
        "aria-haspopup": "menu",
        "aria-expanded": place !== null,
        "aria-controls": place ? `${id}-menu` : undefined,
        onPointerDown: (event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // The list takes the focus that the press would give to the button.
          if (!place) event.preventDefault();
          toggle(event.currentTarget, false);
        },
        onKeyDown: (event) => {
          if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
          event.preventDefault();
          toggle(event.currentTarget, true);
        },
      })}
      {place ? <OpenMenu {...{ id, place, label, entries }} onClose={() => setPlace(null)} /> : null}
    </>
  );
}

const OpenMenu = laterPart(() => import("./open-menu.tsx").then((module) => module.OpenMenu));

export const fetchMenus = OpenMenu.fetch;

function boxOf(button: HTMLElement): MenuPlace["box"] {
  return { left: button.offsetLeft, top: button.offsetTop, width: button.offsetWidth, height: button.offsetHeight };
}
