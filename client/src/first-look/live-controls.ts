type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isField(element: Element): element is Field {
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
}

/** What a field holds. */
type Held = { type: string; value: string; checked?: boolean; files?: FileList | null };

/** Gives a field what a painted one holds or held, as if the person did it there. */
export function fillIn(painted: Held, live: Field): void {
  if (isTicked(live)) {
    if (painted.checked !== live.checked) live.click();
    return;
  }
  if (painted.type === "file" && painted.files && "files" in live) live.files = painted.files;
  // React watches a field's own `value` and would take what is set there for something it knows.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(live), "value")?.set?.call(live, painted.value);
  for (const type of ["input", "change"]) live.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What is done with a field once the person has left it waits for this. */
export function leave(live: HTMLElement): void {
  live.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

/** Where the cursor was it is again. */
export function focusAgain(painted: Element, live: HTMLElement): void {
  live.focus({ preventScroll: true });
  if (!("selectionStart" in painted) || !("setSelectionRange" in live)) return;
  const { selectionStart, selectionEnd } = painted as HTMLInputElement;
  // Fields for addresses and numbers tell no selection.
  if (selectionStart !== null) (live as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

/** With all that a finger or mouse does: menus open and tabs change before the click. */
export function press(live: HTMLElement): void {
  if (live instanceof HTMLFormElement) {
    live.requestSubmit();
    return;
  }
  live.focus({ preventScroll: true });
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"])
    live.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "mouse" }));
  live.click();
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}
