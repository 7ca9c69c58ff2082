import { rememberTexts } from "../../words/remember-texts.ts";
import { elides } from "./elision.ts";
import { feminine, masculine, properNames, singularWithS } from "./genders.ts";
import { type Gender, verbOfNoun } from "./verb-forms.ts";

/** The noun phrase with its definite article, or null where the gender of its first noun is not known. */
export const withArticle = rememberTexts((phrase): string | null => {
  if (/^(?:le |la |les |l[’']|un |une |des |du |vos |votre |ce |cette |ces )/iu.test(phrase)) return phrase;
  if (properNames.test(phrase) || /^\p{Lu}?\p{Ll}+\p{Lu}/u.test(phrase)) return null;
  const words = phrase.split(" ");
  const head = words.find((word) => !BEFORE_NOUN.test(word)) ?? "";
  const known = genderOf(head);
  if (!known) return null;
  if (known === "plural") return `les ${phrase}`;
  if (elides(phrase)) return `l’${phrase}`;
  return `${known === "f" ? "la" : "le"} ${phrase}`;
});

/** "un BTS Tourisme", "une licence de lettres"; null where the gender is not known. */
export function withIndefinite(phrase: string): string | null {
  const known = genderOf(phrase.split(" ")[0] ?? "");
  return known === "m" ? `un ${phrase}` : known === "f" ? `une ${phrase}` : null;
}

export function genderOf(word: string): Gender | "plural" | null {
  const noun = word.toLowerCase().replace(/^[ld][’']|[,;:.)]+$/gu, "");
  const own = singularGender(noun);
  if (own) return own;
  if (/[^s]s$|x$/u.test(noun) && !singularWithS.has(noun)) {
    const singular = /[^e]aux$/u.test(noun) ? `${noun.slice(0, -3)}al` : noun.slice(0, -1);
    return singularGender(singular) ? "plural" : null;
  }
  return null;
}

function singularGender(noun: string): Gender | null {
  if (masculine.has(noun)) return "m";
  if (feminine.has(noun)) return "f";
  const action = verbOfNoun(noun)?.noun;
  if (action) return action.gender;
  if (
    /(?:tion|sion|aison|ité|eté|ance|ence|ture|esse|ette|erie|ologie|graphie|mie|nomie|tude|logistique|matique|ade|elle|euse|trice|ière)$/u.test(
      noun,
    )
  )
    return "f";
  if (/(?:.age|ment|isme|teau|teur|oir|ogiciel|orat|.ain|ier|ail|eil|ard|.et)$/u.test(noun)) return "m";
  return null;
}

/** Adjectives that stand before their noun. */
const BEFORE_NOUN =
  /^(?:bonn?e?s?|premi(?:er|ère)s?|petite?s?|grande?s?|gros(?:se)?s?|nouve(?:au|lle)s?|haute?s?|beaux?|belles?|deuxième|double)$/iu;
