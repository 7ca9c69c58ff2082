import { isForeign } from "./foreign.ts";
import { lowerFirst } from "./letter-case.ts";
import { offeredStrengths } from "./offered-words.ts";

/** How a strength can be said: "ich bin {adjective}", "{noun}", or only as a quotation. */
export type StrengthShape = { kind: "adjective" | "noun" | "foreign"; text: string };

export function strengthShape(typed: string): StrengthShape {
  const offered = offeredStrengths.get(typed.toLowerCase());
  const text = offered ?? lowerFirst(typed);
  const [first = ""] = text.split(/[\s,]/u);
  const small = first.charAt(0).toLowerCase() + first.slice(1);
  if (isAdjective(small)) return { kind: "adjective", text: small + text.slice(first.length) };
  if (/^\p{Ll}+t$/u.test(first) && /\s/u.test(text)) return { kind: "foreign", text: typed };
  if (offered || !isForeign(typed)) return { kind: "noun", text };
  return /^\p{Lu}\p{Ll}+$/u.test(typed) ? { kind: "noun", text: typed } : { kind: "foreign", text: typed };
}

function isAdjective(word: string): boolean {
  return (
    ADJECTIVES.has(word) ||
    /(?:ig|wandt|lich|sam|haft|bar|isch|voll|los|iert|fähig|freudig|bereit|offen|end)$/u.test(word)
  );
}

const ADJECTIVES = new Set(
  "genau ruhig gut gelassen sorgsam freundlich offen ehrlich klar direkt präzise kreativ kommunikativ fair schnell ausdauernd humorvoll diskret sicher gründlich neugierig aufgeschlossen besonnen bedacht ausgeglichen flexibel pragmatisch überzeugend hilfsbereit".split(
    " ",
  ),
);
