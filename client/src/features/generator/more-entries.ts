import type { MenuEntry } from "#client/components/ui/open-menu.tsx";
import type { LetterActions } from "./letter-actions.ts";
import { translationOptions } from "./options.ts";

/** What stands under More where there is no room for every tool. */
export function moreEntries(actions: LetterActions): MenuEntry[] {
  return [
    { key: "edit", label: "Edit", disabled: actions.changing, onSelect: actions.edit },
    { key: "email", label: "Email", onSelect: actions.email },
    ...translationOptions(actions.language).map(({ value, label }) => ({
      key: value,
      label: `Translate to ${label}`,
      disabled: actions.changing,
      onSelect: () => actions.translate(value),
    })),
    { key: "docx", label: "Word (DOCX)", onSelect: () => actions.download("docx") },
    { key: "txt", label: "Text (TXT)", onSelect: () => actions.download("txt") },
  ];
}
