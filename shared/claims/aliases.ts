import { acronyms } from "./lexicon/acronyms.ts";
import { countryNames, placeNames } from "./lexicon/exonyms.ts";
import { shortForms } from "./short-forms.ts";
import { fold } from "./words.ts";

/** What else a folded name may be called: letters for words, places in other languages. */
export function aliasesOf(folded: string): readonly string[] {
  return aliases.get(folded) ?? [];
}

/** Where one lived or worked follows from the towns that the facts name, which nobody here can look up. */
export function isCountry(folded: string): boolean {
  return countries.has(folded);
}

const countries = new Set(countryNames.flatMap(({ names, narrower }) => [...names, ...narrower]));

const shortened = Object.values(shortForms).flatMap((forms) =>
  Object.entries(forms).map(([form, long]) => ({ names: [fold(form), ...long.map(fold)], narrower: [] })),
);
const aliases = new Map<string, string[]>();
for (const { names, narrower } of [...acronyms, ...shortened, ...countryNames, ...placeNames]) {
  for (const name of names) {
    const others = [...names, ...narrower].filter((other) => other !== name);
    aliases.set(name, [...(aliases.get(name) ?? []), ...others]);
  }
}
