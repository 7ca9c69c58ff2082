import { useEffect } from "react";

type Place = { ancestor: Element; index: number };

const stops = 'button:not(:disabled), a[href], [tabindex="0"]';

/**
 * What has the focus may be taken away: a deleted row, a button that waits, a page that gives way to another. The focus
 * then goes to what stands in its place, back to the button once it can be pressed, or to the new page; else it would be
 * nowhere, and who reads by ear back at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let places: Place[] = [];
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const kept = triggerOf(target);
      if (!kept.parentElement?.closest("#content, header")) return;
      last = kept;
      places = placesOf(last);
    };
    const look = () => {
      waiting = undefined;
      if (!last || document.activeElement !== document.body) return;
      if (!last.isConnected) focusFirst(standInsOf(places));
      else if (!last.matches(":disabled")) last.focus({ preventScroll: true });
    };
    // Behind what dialogs and menus do with the focus when they close.
    const lookSoon = () => {
      waiting ??= setTimeout(look);
    };
    // Whoever presses beside everything wants the focus nowhere.
    const forget = () => {
      last = null;
    };

    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, { capture: true });
    return () => {
      changes.disconnect();
      clearTimeout(waiting);
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, { capture: true });
    };
  }, []);
}

/** A menu goes with the focus in it, and what stays is its button. */
function triggerOf(element: HTMLElement): HTMLElement {
  const menu = element.closest("[role=menu]");
  return (menu && document.getElementById(menu.getAttribute("aria-labelledby") ?? "")) || element;
}

/** Around the element within the page, from near to far: which of the stops inside each it is. */
function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  for (
    let ancestor = element.parentElement;
    ancestor && ancestor.id !== "content" && ancestor !== document.body;
    ancestor = ancestor.parentElement
  )
    places.push({ ancestor, index: [...ancestor.querySelectorAll(stops)].indexOf(element) });
  return places;
}

/** What may take the place of what is gone, the nearest first, and the page at last. */
function* standInsOf(places: readonly Place[]): Generator<HTMLElement> {
  for (const { ancestor, index } of places) {
    if (!ancestor.isConnected) continue;
    const inside = [...ancestor.querySelectorAll<HTMLElement>(stops)];
    const next = inside[Math.max(0, Math.min(index, inside.length - 1))];
    if (next) yield next;
  }
  const page = document.getElementById("content");
  if (page) yield page;
}

/** What is not shown takes no focus: then the next one does. */
function focusFirst(elements: Iterable<HTMLElement>): void {
  for (const element of elements) {
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
