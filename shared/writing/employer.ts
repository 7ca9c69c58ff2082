import { isCommon } from "#shared/claims/common.ts";
import type { Book } from "#shared/languages/book.ts";
import { withoutLegalForm } from "#shared/words/legal-form.ts";
import { decapitalise, type Entries, startsWithVowelSound } from "./articles.ts";
import { onceOf } from "./once-of.ts";
import { clean } from "./text-words.ts";

const LONGEST_NAME = 12;

/** How the employer follows "at"; null where no way is sure. */
export function atEmployer(name: string, asSaid: string, { words }: Book): string | null {
  const said = clean(asSaid);
  const employer = withoutLegalForm(clean(name));
  const low = employer.toLowerCase();
  if (said !== "") return contracted(words.employerSaid.replace("{name}", () => said));
  if (/[,;|()/]/u.test(employer) || employer.split(" ").length > LONGEST_NAME) return null;
  // "The memory café at St Chad's", "el taller de mi barrio": typed as it is said. German would have to bend it.
  if ((words.titleArticles || words.smallTitles) && ARTICLE.test(employer))
    return contracted(words.employerSaid.replace("{name}", () => decapitalise(employer)));
  const heads = low.split(" ").slice(0, HEADS);
  const { inside, ends, bent } = employersOf(words);
  const start = startsOf(low).find((one) => Object.hasOwn(words.employers, one) && !one.startsWith("-"));
  const whole = words.employers[start ?? ""];
  // "Weingut Rebhalde Genossenschaft": of the two nouns the one behind.
  const [, owner] = bent.find(([end]) => low.endsWith(end)) ?? [];
  if (owner !== undefined && /^(?:im|am|beim) /u.test(whole ?? "")) return owner.replace("{name}", () => employer);
  if (start !== undefined && whole !== undefined)
    return contracted(whole.replace("{name}", () => employer).replace("{rest}", () => employer.slice(start.length)));
  // "Humane Society of Dayton": one of its kind, whatever stands before.
  const kind = inside.find(([of]) => low.includes(` ${of} `));
  if (kind) return contracted(kind[1].replace("{name}", () => employer));
  const byHead = (of: readonly string[]) => {
    for (const head of of)
      for (const [end, ended] of ends)
        if (head.endsWith(end)) return contracted(ended.replace("{name}", () => employer.replace(LEGAL_FORM, "")));
    return null;
  };
  // "Bei der Ingenieurbüro Lackner GmbH": the form behind decides, before the noun in front.
  for (const [end, ended] of bent) if (low.endsWith(end)) return ended.replace("{name}", () => employer);
  const isBent = words.employerBends.some((end) => heads[0]?.endsWith(end));
  const inFront = isBent ? null : byHead(heads.slice(0, 1));
  if (inFront !== null) return inFront;
  if (isBent) {
    // "Ambulanter Dienst" is bent behind its article: "beim Ambulanten Dienst".
    const said = byHead(heads.slice(1));
    return said === null || PLURAL.test(said) ? null : said.replace(BENDING, "$1en");
  }
  // "Mercalonja Distribución" is a name: Spanish and French have their noun in front.
  const behind = words.smallTitles ? null : byHead(heads.slice(1));
  if (behind !== null) return behind;
  // "Asesoría Lasheras" and "correduría Aragonesa" were typed as what they are: their gender is heard.
  const heard =
    /^\p{Ll}/u.test(employer) && Object.entries(words.employerEndings).find(([end]) => heads[0]?.endsWith(end));
  if (heard) return contracted(heard[1].replace("{name}", () => employer));
  if (!/^[\p{Lu}\p{N}]/u.test(employer)) return null;
  // "Building society branch" is a kind of employer, no name.
  if (words.titleArticles && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(employer) && !isNameOf(heads[0] ?? "", words))
    return words.employerElse.replace(
      "{name}",
      () => `${startsWithVowelSound(employer) ? "an" : "a"} ${decapitalise(employer)}`,
    );
  return words.employerElse.replace("{name}", () => employer);
}

/** "Domtar" of "Domtar mill": no word of the language that a kind of employer is called by. */
function isNameOf(word: string, { titleWords, employerStarts }: Book["words"]): boolean {
  return !isCommon(word) && !titleWords.includes(word) && !employerStarts.includes(word);
}

const ARTICLE = /^(?:(?:the|el|la|los|las|le|les)\s|l['’])\p{Ll}/iu;

/** "Im Seniorenwohnhaus Lindenhof", whatever the form of its owner. */
const LEGAL_FORM = /\s(?:\p{L}+-)?(?:GmbH|gGmbH|mbH|AG|KG|SE|eG|e\. ?V\.|e\. ?K\.)(?:\s&\sCo\.? KG)?$/u;

/** Tables are looked through for every post. */
const employersOf = onceOf((words: Book["words"]): Record<"inside" | "ends" | "bent", Entries> => {
  const all = Object.entries(words.employers);
  const ends = all.filter(([end]) => end.startsWith("-")).map(([end, whole]) => [end.slice(1), whole] as const);
  return { ends, inside: all.filter(([of]) => of.endsWith(" of")), bent: Object.entries(words.employerEnds) };
});

/** The first words of a name together, the most of them first: "klinik in hamburg", "klinik in", "klinik". */
function startsOf(low: string): string[] {
  const cuts = [...low.matchAll(/ /gu)].map(({ index }) => index).slice(0, LONGEST_START);
  return [low, ...cuts.map((at) => low.slice(0, at)).reverse()];
}

const LONGEST_START = 5;

/** A name has its noun among its first words: "Silbertaler Bergbahnen". */
const HEADS = 2;

/** French joins "à" with the articles behind it, and these with vowels. */
function contracted(text: string): string {
  return text
    .replace(/^à le (?=\S)/u, "au ")
    .replace(/^à les (?=\S)/u, "aux ")
    .replace(/^à la (?=[aeiouéèêh])/iu, "à l’");
}

const PLURAL = / den /u;
const BENDING = /(?<= )(\p{Lu}\p{Ll}+?)(?:er|es|e)(?= )/u;
