import { cleanTypedText } from "./clean-typed-text.ts";
import { quietCapitals } from "./quiet-capitals.ts";

/** A name as one signs with it: typed in small letters or in CAPITALS throughout, it gets those that names have. */
export function typedName(first: string, last: string): string {
  const name = [first, last].map(cleanTypedText).filter(Boolean).join(" ");
  if (name === name.toLowerCase()) return inCapitals(name);
  return quietCapitals(name, "title").replace(AFTER_JOINT, (letter) => letter.toUpperCase());
}

function inCapitals(name: string): string {
  return name
    .split(" ")
    .map((word, at) => (at > 0 && PARTICLES.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ")
    .replace(AFTER_JOINT, (letter) => letter.toUpperCase())
    .replace(/(?<!\p{L})Mc(\p{Ll})(?=\p{Ll}{2})/gu, (_all, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** "Anne-marie", "O'reilly". */
const AFTER_JOINT = /(?<=\p{Lu}\p{Ll}+-)\p{Ll}(?=\p{Ll})|(?<=(?<!\p{L})[OD]['’])\p{Ll}(?=\p{Ll})/gu;

const PARTICLES = new Set(
  "de del della der den da das do dos du di la las los le van von vom zu zur und y e ten ter bin ibn al el".split(" "),
);
