import type { MenuEntry } from "#client/components/ui/open-menu.tsx";
import type { LetterActions } from "./letter-actions.ts";
import { toneOptions } from "./options.ts";

/** Ways to have the letter written again: in another tone, in another length, from other details. */
export function againEntries(actions: LetterActions): MenuEntry[] {
  return [
    ...toneOptions.map(({ value, label }) => ({ key: value, label, onSelect: () => actions.regenerate(value) })),
    ...lengths
      .filter(({ length }) => length !== actions.length)
      .map(({ length, label }) => ({ key: length, label, onSelect: () => actions.resize(length) })),
    { key: "details", label: "Change instructions or details", onSelect: actions.editDetails },
    { key: "own-chatbot", label: "With your own chatbot", onSelect: actions.ownChatbot },
  ];
}

const lengths = [
  { length: "short", label: "Shorter" },
  { length: "usual", label: "Standard length" },
  { length: "long", label: "Longer" },
] as const;
