import { isLanguageSkill } from "../../facts/language-skill.ts";
import { genderOf } from "./articles.ts";
import { languageName } from "./language-names.ts";
import { verbOf } from "./verb-forms.ts";

/** The first letter small, unless the word is an acronym, holds a figure or a second capital, or is known as a name. */
export function lowerFirst(text: string): string {
  const word = /^[\p{L}\p{N}’'+#.-]+/u.exec(text)?.[0] ?? "";
  const isName = /^\p{Lu}[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|\d/u.test(word) || NAMES.test(word);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** "Aide-soignante" becomes "aide-soignante" in a sentence; "Software Engineer" stays as typed. */
export function titleInSentence(title: string): string {
  const laterWords = title.split(/[\s/]+/u).slice(1);
  const isTitleCase = laterWords.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) && !title.includes("/");
  const isAcronym = /^\p{Lu}[\p{Lu}\p{N}]|^\p{L}*\p{Ll}\p{Lu}/u.test(title);
  if (isTitleCase || isAcronym) return title;
  return title.replace(/^\p{Lu}|(?<=\/\s?)\p{Lu}/gu, (letter) => letter.toLowerCase());
}

/** A skill as typed; a common noun or verb that a list began with a capital goes small. */
export function skillInSentence(skill: string): string {
  if (isLanguageSkill(skill)) return languageName(skill).replace(/^(?:le |l’)/u, "");
  const [first = "", second] = skill.split(" ");
  const isCommon = genderOf(first) !== null || verbOf(first)?.form === "infinitive";
  const isPhrase = second !== undefined && /^\p{Ll}/u.test(second);
  return isCommon || isPhrase ? lowerFirst(skill) : skill;
}

/** Products, peoples and calendars that are written large even in French. */
const NAMES =
  /^(?:Excel|Word|Outlook|PowerPoint|Python|Java|Ruby|Rust|Kotlin|Swift|Angular|React|Django|Laravel|Photoshop|Illustrator|Figma|Canva|Salesforce|Google|Microsoft|Adobe|Oracle|Linux|Windows|Docker|Kubernetes|Jira|Git|Slack|Zoom|Tableau|Shopify|Mailchimp|Instagram|Facebook|Sage|Koha|Ciel|Paris|Lyon|Nantes|France|Europe|Internet)\b/u;
