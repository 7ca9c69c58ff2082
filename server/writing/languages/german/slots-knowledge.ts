import { isLanguageSkill } from "../../facts/language-skill.ts";
import type { Skill } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { genderOf, isPlural } from "./genders.ts";
import { isDeclined, skillAsObject } from "./person-spans.ts";
import type { Fill } from "./slot-spans.ts";
import { askedSkills, isDone, thingsKnown } from "./slots-person.ts";

/** Fields and tools are known, and it is the knowledge of them that one brings along: "Kenntnisse in Moodle". */
export const knowledgeFillers: Record<string, Fill> = {
  "gefragtes-wissen": (message) => (message.skills?.some(isDone) ? null : asKnowledge(message, askedSkills(message))),
  wissen: (message) => asKnowledge(message, thingsKnown(message)),
};

/** As they are where one of them is a paper, a language, or would have to be declined behind "in". */
function asKnowledge({ skills = [] }: Message, span: Span | null): Span | null {
  return span && skills.every(isField) ? { ...span, text: `Kenntnisse in ${span.text}` } : span;
}

function isField(skill: Skill): boolean {
  const name = skillAsObject(skill);
  const last = name.split(" ").at(-1) ?? "";
  if (!/^\p{Lu}/u.test(name) || isDeclined(skill) || isLanguageSkill(name) || NO_FIELD.test(name)) return false;
  // "Wettbewerbe", "Spendenmailings": what may be a plural would have to be declined.
  if (/e$/u.test(last) && genderOf(last) !== "f") return false;
  return !/(?:el|er|mails|mailings)$/u.test(last) && !(isPlural(last) && !/[ns]$/u.test(last));
}

/** Papers, things one has, adjectives, and what is named knowledge already. */
const NO_FIELD =
  /schein|ausweis|hilfe|lizenz|patent|kenntnis|erfahrung|kurs|prüfung|klasse|grundlagen|(?:pass|auto|pkw|wagen)$|^\p{L}+(?:iger?|lich(?:e|er|es)|isch(?:e|er|es)|ales?|elles?|ndes?|tes) |[„(]|\d/iu;
