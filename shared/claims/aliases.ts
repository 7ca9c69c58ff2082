import { acronyms } from "./lexicon/acronyms.ts";
import { exonyms } from "./lexicon/exonyms.ts";

/** What else a folded name may be called: letters for words, places in other languages. */
export function aliasesOf(folded: string): readonly string[] {
  return aliases.get(folded) ?? [];
}

const aliases = new Map<string, string[]>();
for (const line of [...acronyms, ...exonyms]) {
  const [names = "", narrower = ""] = line.split(" > ");
  const own = toForms(names);
  for (const name of own) {
    const others = [...own, ...toForms(narrower)].filter((other) => other !== name);
    aliases.set(name, [...(aliases.get(name) ?? []), ...others]);
  }
}

function toForms(words: string): string[] {
  return words
    .split(" ")
    .filter(Boolean)
    .map((form) => form.replaceAll("_", " "));
}
