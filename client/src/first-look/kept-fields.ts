import { fillIn, isField } from "./live-controls.ts";
import { findAt, type Place } from "./places.ts";

const KEY = "paintedFields";

type KeptField = { place: Place; type: string; value: string; checked: boolean };

/** Keeps what was typed into a painted page in this tab until the page is live: its scripts may never come. */
export function keepFields(fields: ReadonlyMap<Element, Place>): void {
  const kept: KeptField[] = [];
  for (const [field, place] of fields)
    if (isField(field) && !/^(password|file)$/.test(field.type))
      kept.push({ place, type: field.type, value: field.value, checked: "checked" in field && field.checked });
  inStorage(() => sessionStorage.setItem(KEY, JSON.stringify({ address: location.pathname, kept })));
}

export function forgetFields(): void {
  inStorage(() => sessionStorage.removeItem(KEY));
}

/** Puts it back as if it were typed again, so that it is handed over. */
export function bringBackFields(unseen: string): void {
  inStorage(() => {
    const { address, kept } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (address !== location.pathname) return;
    for (const { place, ...was } of kept as KeptField[]) {
      const field = findAt(document, place, unseen);
      if (field && isField(field)) fillIn(was, field);
    }
  });
}

/** Where the browser keeps nothing, or not what it was given, the page is as it is without. */
function inStorage(act: () => void): void {
  try {
    act();
  } catch {
    return;
  }
}
