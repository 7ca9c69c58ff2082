import { acronyms } from "./lexicon/acronyms.ts";
import { countryNames, placeNames } from "./lexicon/exonyms.ts";

/** What else a folded name may be called: letters for words, places in other languages. */
export function aliasesOf(folded: string): readonly string[] {
  return aliases.get(folded) ?? [];
}

/** Where one lived or worked follows from the towns that the facts name, which nobody here can look up. */
export function isCountry(folded: string): boolean {
  return countries.has(folded);
}

const countries = new Set(countryNames.flatMap(({ names, narrower }) => [...names, ...narrower]));

const aliases = new Map<string, string[]>();
for (const { names, narrower } of [...acronyms, ...countryNames, ...placeNames]) {
  for (const name of names) {
    const others = [...names, ...narrower].filter((other) => other !== name);
    aliases.set(name, [...(aliases.get(name) ?? []), ...others]);
  }
}
