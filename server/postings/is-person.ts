import { wordsOf } from "#shared/claims/words.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { namesOrganisation } from "./head-lines.ts";
import { isSurname, namesOccupation } from "./occupations.ts";
import { isPost, type Named } from "./person-names.ts";
import { departmentEndings, offices } from "./words/contact-words.ts";
import { noPersons } from "./words/no-names.ts";

const noNames = new Set([...noPersons, ...offices]);
const department = new RegExp(`^${oneOf(departmentEndings)}$`, "iu");

/** "Le Fournil de Jeanne", "Kelly's": whoever a house is called after may be written to by that name. */
export function housePerson(company: string): string | undefined {
  return ofPerson.exec(company)?.slice(1).find(Boolean);
}

const ofPerson = /(?:\s(?:de|chez|casa)\s|\sd['’])(\p{Lu}\p{Ll}+)$|^(\p{Lu}\p{Ll}+)['’]s(?!\p{L})/u;

/** Whether it is the name of a person, and not of an office, a day or the employer, whose words are `known`. */
export function isPerson({ title, name, post, isAskedFor }: Named, known: ReadonlySet<string>): boolean {
  const words = wordsOf(name);
  if (words.length === 0 || name.length < 2 || /\d/u.test(name)) return false;
  const others = words.filter(({ text }) => text.split("-").some((part) => noNames.has(part.toLowerCase())));
  if (others.length > (title && words.length > 1 ? 1 : 0)) return false;
  if (words.some(({ text }) => department.test(text))) return false;
  if (!title && words.length === 1 && /(?:ung|heit|keit|schaft|tion|tät|ment|ción|dad)$/iu.test(name)) return false;
  if (title) return !words.every(({ text }) => namesOccupation(text) && !isSurname(text));
  // "…, Personalabteilung" is an office; "…, Production Manager" is not.
  if (!isAskedFor && !isPost(post) && department.test(post.split(" ")[0] ?? "")) return false;
  if (/\p{Lu}{3,}/u.test(name) || namesOrganisation(name)) return false;
  if (words.some(({ text }, index) => namesOccupation(text) && !(index > 0 && isSurname(text)))) return false;
  return !words.every(({ folded }) => known.has(folded));
}
