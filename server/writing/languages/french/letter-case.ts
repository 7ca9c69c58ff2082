import { isLanguageSkill } from "../../facts/language-skill.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import { withAccents } from "./accents.ts";
import { genderOf } from "./articles.ts";
import { properNames } from "./genders.ts";
import { languageName } from "./language-names.ts";
import { withLinks } from "./linked-nouns.ts";
import { offeredWords } from "./offered-words.ts";
import { verbOf } from "./verb-forms.ts";

/** The first letter small, unless the word is an acronym, holds a figure or a second capital, or is known as a name. */
export function lowerFirst(text: string): string {
  const word = /^[\p{L}\p{N}’'+#.-]+/u.exec(text)?.[0] ?? "";
  const isName = /^\p{Lu}[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\d/u.test(word) || properNames.test(word);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Aide-soignante" becomes "aide-soignante" in a sentence; "Software Engineer" stays as typed. */
export const titleInSentence = rememberTexts((typed): string => {
  const title = withAccents(typed);
  if (FRENCH_TITLE.test(title) && !ENGLISH_TITLE.test(title)) return lowerFirst(title);
  const laterWords = title.split(/[\s/]+/u).slice(1);
  const isTitleCase = laterWords.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) && !title.includes("/");
  const isAcronym = /^\p{Lu}[\p{Lu}\p{N}]|^\p{L}*\p{Ll}\p{Lu}/u.test(title);
  if (isTitleCase || isAcronym) return title;
  return title.replace(/^\p{Lu}|(?<=\/\s?)\p{Lu}/gu, (letter) => letter.toLowerCase());
});

/** "Développeur Java", "Chargée de Projet": the first word is a French occupation. */
const FRENCH_TITLE =
  /^(?:\p{Lu}\p{Ll}+(?:eur|euse|trice|ien|ienne|iste|ière?|aire|[éè]re?|ée|ogue|ecte|onne|ant|ante)|Chef|Cheffe|Agent|Aide|Maçon|Commis|Second|Manœuvre|Secrétaire|Professeure?|Conseiller|Plombier|Cuisinier)(?=[ -])(?!.*\/)/u;
const ENGLISH_TITLE =
  /(?<!\p{L})(?:Manager|Officer|Engineer|Developer|Coordinator|Assistant Manager|Nurse|Analyst|Clerk|Teacher|Specialist|Representative|Lead|Head|Staff|Care|Consultant Manager)(?!\p{L})/u;

/** A skill as typed; a common noun or verb that a list began with a capital goes small. */
export const skillInSentence = rememberTexts((typed): string => {
  const skill = withLinks(withAccents(typed));
  const offered = offeredWords.get(skill.toLowerCase());
  if (offered) return offered;
  if (isLanguageSkill(skill))
    return languageName(skill)
      .replace(/^(?:le |l’)/u, "")
      .replace(/ couramment$/u, " courant")
      .replace(/ à un niveau de base$/u, " (notions)");
  const [first = "", second] = skill.split(" ");
  const isCommon = genderOf(first) !== null || verbOf(first)?.form === "infinitive";
  const isPhrase = second !== undefined && /^\p{Ll}/u.test(second);
  return isCommon || isPhrase ? lowerFirst(skill) : skill;
});
