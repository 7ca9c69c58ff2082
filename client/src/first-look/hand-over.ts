import { bringBackFields, forgetFields, keepFields } from "./kept-fields.ts";
import { fillIn, focusAgain, isField, leave, press } from "./live-controls.ts";
import { findAt, type Place, placeIn } from "./places.ts";

/**
 * What a person does to the painted page is done to the live one as soon as that stands in its place: what was typed or
 * chosen, where the cursor is, what was pressed. `unseen` selects what is painted and not shown.
 */
export function handOver(unseen: string): void {
  const fields = new Map<Element, Place>();
  const presses = new Map<Element, Place>();
  const focused = new Map<Element, Place>();
  const held = new Map<Element, Place>();
  let painted: Element | null = null;

  const remember = (places: Map<Element, Place>, element: Element) => {
    if (!painted) {
      painted = element.closest("[data-painted]");
      if (!painted?.parentElement) return;
      new MutationObserver(handOverOnce).observe(painted.parentElement, { childList: true });
    }
    // Last comes what was done last; what was done twice is done once.
    places.delete(element);
    places.set(element, placeIn(painted, element, unseen));
  };

  const handOverOnce: MutationCallback = (_, observer) => {
    if (painted?.isConnected) return;
    observer.disconnect();
    painted = null;
    const left: HTMLElement[] = [];
    for (const [field, live] of found(fields)) {
      if (!isField(field) || !isField(live)) continue;
      fillIn(field, live);
      if (!focused.has(field)) left.push(live);
    }
    for (const [element, live] of found(focused)) focusAgain(element, live);
    // The click of a button that is held down while its page goes reaches nobody.
    for (const [element, place] of held) presses.set(element, place);
    // What the live page does once it is shown comes before.
    setTimeout(() => {
      for (const live of left) leave(live);
      for (const [, live] of found(presses)) press(live);
      presses.clear();
    });
    for (const places of [fields, focused, held]) places.clear();
    forgetFields();
  };

  const rememberField = ({ target }: { target: Element }) => {
    remember(fields, target);
    keepFields(fields);
  };
  on("input", rememberField);
  on("change", rememberField);
  document.addEventListener("DOMContentLoaded", () => bringBackFields(unseen));
  on("focusin", ({ target }) => {
    focused.clear();
    remember(focused, target);
  });
  on("focusout", () => {
    // A painted page that goes takes the focus with it, which is not the person's doing.
    queueMicrotask(() => {
      if (painted?.isConnected && !painted.contains(document.activeElement)) focused.clear();
    });
  });
  on("submit", (event) => {
    event.preventDefault();
    remember(presses, event.target);
  });
  on("click", (event) => {
    const control = controlOf(event);
    if (!control) return;
    event.preventDefault();
    remember(presses, control);
  });
  on("pointerdown", (event) => {
    const control = event.pointerType === "mouse" && event.button === 0 ? controlOf(event) : null;
    if (control) remember(held, control);
  });
  on("pointerup", () => held.clear());
}

/** Hears what happens on the painted page. */
function on<Type extends keyof DocumentEventMap>(
  type: Type,
  hear: (event: DocumentEventMap[Type] & { target: Element }) => void,
): void {
  document.addEventListener(
    type,
    (event) => {
      const isPainted = event.target instanceof Element && event.target.closest("[data-painted]") !== null;
      if (isPainted) hear(event as DocumentEventMap[Type] & { target: Element });
    },
    { capture: true },
  );
}

/** In turn, for what one deed changes is there for the next. */
function* found(places: ReadonlyMap<Element, Place>): Generator<[Element, HTMLElement]> {
  for (const [element, place] of places) {
    const live = findAt(document, place);
    if (live) yield [element, live];
  }
}

/** Ways out of the page, and those that a key held down asks for, lead there before the scripts have come. */
function controlOf(event: MouseEvent & { target: Element }): Element | null {
  const control = event.target.closest("a[href],button,[role=tab],[role=button]");
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const leaves =
    control instanceof HTMLAnchorElement &&
    (control.target !== "" || control.origin !== location.origin || control.hash !== "");
  return leaves ? null : control;
}
