import { Check } from "lucide-react";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import type { MenuEntry } from "#client/components/ui/open-menu.tsx";
import type { LetterActions } from "./letter-actions.ts";
import { toneOptions } from "./options.ts";

/** Ways to have the letter written again: in another tone, in another length, from other details. */
export function againEntries(actions: LetterActions): MenuEntry[] {
  return [
    ...toneOptions.map(({ value, label }) => ({
      key: value,
      label: value === actions.tone ? `${label} (now)` : label,
      icon: <Check {...smallIcon} className={value === actions.tone ? "text-accent" : "invisible"} />,
      onSelect: () => actions.regenerate(value),
    })),
    ...lengths
      .filter(({ length }) => length !== actions.length)
      .map(({ length, label }) => ({ key: length, label, onSelect: () => actions.resize(length) })),
    { key: "details", label: "Change instructions or details", onSelect: actions.editDetails },
    { key: "own-chatbot", label: "With your own chatbot", onSelect: actions.ownChatbot },
  ].map((entry) => ({ icon: <Check {...smallIcon} className="invisible" />, ...entry }));
}

const lengths = [
  { length: "short", label: "Shorter" },
  { length: "usual", label: "Standard length" },
  { length: "long", label: "Longer" },
] as const;
