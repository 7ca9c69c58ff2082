import { withArticle } from "./articles.ts";
import { PREPOSITION } from "./topic-frames.ts";
import { verbOf } from "./verb-forms.ts";

/** Names of languages are written large; so is a first word whose neighbour is, if only the line start made it small. */
export function withCapitals(phrase: string): string {
  const named = phrase
    .replace(/\bYOURS\b/gu, "your")
    .replace(/^(?:Current|Valid|Full|Clean) /u, (word) => word.toLowerCase())
    .replace(
      /\b(?:english|spanish|french|german|italian|portuguese|polish|russian|arabic|mandarin|chinese|japanese)\b/gu,
      (name) => name.charAt(0).toUpperCase() + name.slice(1),
    );
  const [first = "", second = ""] = named.split(" ");
  const third = named.split(" ")[2] ?? "";
  const isName =
    (/^(?!(?:English|Spanish|French|German)\b)\p{Lu}\p{Ll}/u.test(second) &&
      !verbOf(first) &&
      !PREPOSITION.test(first) &&
      !/^(?:a|an|the|and|or|your|current|valid|full|clean)$/iu.test(first)) ||
    /^\p{Ll}\p{L}+ (?:Cert|Certificate|Diploma)(?!\p{L})/u.test(named) ||
    (/^(?:or|and)$/u.test(second) && /^\p{Lu}/u.test(third) && first.length > 3 && !/[^s]s$/u.test(first)) ||
    (/,$/u.test(first) && /^\p{Lu}/u.test(second)) ||
    /^\p{Ll}+-\p{Lu}/u.test(first);
  const isLicensed = /^(?:registered|licensed|certified)$/u.test(first) && /^\p{Lu}/u.test(second);
  return isName || isLicensed ? named.charAt(0).toUpperCase() + named.slice(1) : named;
}

/** "RN license" wants an article, "current registration" does not. */
export function withItsArticle(phrase: string): string {
  if (/^(?:a|an|the|your|any|all)\s/i.test(phrase)) return phrase;
  if (
    /^(?:Ph\.?D|(?:master|bachelor|associate)(?:['’]s)?|M\.?[AS]c?|B\.?[AS]c?|MBA)(?= (?:or|in|degree)(?!\p{L}))/iu.test(
      phrase,
    )
  )
    return withArticle(phrase);
  const head =
    phrase
      .split(/\s(?:in|of|on|for|with|from|or|and|issued)\s/u)[0]
      ?.split(" ")
      .at(-1) ?? "";
  if (
    /^(?:licen[cs]e|degree|certificate|diploma|card|permit|apprenticeship|check|ticket|qualification|cert)$/i.test(head)
  )
    return withArticle(phrase);
  return /^(?:full|entire|whole|overall|end-to-end)\s(?!time)/i.test(phrase) ? `the ${phrase}` : phrase;
}
