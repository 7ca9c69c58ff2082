import type { MaterialBuilder } from "#shared/material/material-builder.ts";
import { isDateOnly } from "./dates.ts";
import { companyScore, isInstitution, titleScore } from "./kinds-of-words.ts";
import { sectionKindOf } from "./section-titles.ts";
import tables from "./words/notes.json" with { type: "json" };

type Origin = Parameters<MaterialBuilder["addPlain"]>[0];

export const nameLabel = /^(?:name|nom|nombre|prénom et nom|nombre completo)\s?:\s/iu;

/** "BERTHIER Loïc": what stands in capitals is the family's, wherever it stands. */
export function takeName({ material: { person } }: MaterialBuilder, text: string): boolean {
  const bare = text
    .replace(nameLabel, "")
    .replace(/^(?:(?:dr|prof|mr|mrs|ms|mme|herr|frau|dipl|ing)[.]?-?\s?)+(?=\p{Lu})/iu, "")
    .replace(/(?:,\s?|\s\()(?!\p{Lu}\p{Ll}+ \p{Lu})[^,]{1,30}$/u, "");
  const words = bare.split(/\s+/u);
  const isWord = (word: string) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || particle.test(word);
  if (words.length < 2 || words.length > 5 || !words.every(isWord)) return false;
  if (isInstitution(bare) || companyScore(bare) > 1 || sectionKindOf(bare) !== null || titleScore(bare) >= 3)
    return false;
  const cased = words.map((word) =>
    /^[\p{Lu}'’-]{2,}$/u.test(word)
      ? word.toLowerCase().replace(/(^|['’-])(\p{L})/gu, (found) => found.toUpperCase())
      : word,
  );
  const isShouted = words.map((word) => /^[\p{Lu}'’-]{2,}$/u.test(word));
  const family = isShouted.indexOf(false);
  const isTurned = family > 0 && family < words.length;
  const ordered = isTurned ? [...cased.slice(family), ...cased.slice(0, family)] : cased;
  const from = isTurned
    ? words.length - family
    : Math.max(
        1,
        ordered.findIndex((word, at) => at > 0 && particle.test(word)),
      );
  const at = isTurned || from > 1 || particle.test(ordered[from] ?? "") ? from : ordered.length - 1;
  person.firstName = ordered.slice(0, at).join(" ").slice(0, 100);
  person.lastName = ordered.slice(at).join(" ").slice(0, 100);
  return true;
}

const particle = /^(?:de|da|del|della|di|du|la|le|van|von|der|den|zu|zur|y|e|af|av|ten|ter)$/u;

/** "Place: Medellín (I would move)". */
const placeLabel = new RegExp(
  String.raw`^(?:${tables.places.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`).join("|")})\s?:\s*([^(]+?(?:\([^()\s]+\))?)(?:\s?\(([^()]{12,})\)|,\s(\p{Ll}.+))?$`,
  "u",
);
const reach = /^[\d\s()+./-]{7,24}$|^\S+@\S+\.\p{L}{2,}$/u;

/** A phone number or an address for mail alone on its line, also behind its label; a place only behind its label. */
export function takeContact({ material: { person }, addPlain }: MaterialBuilder, told: Origin, text: string): boolean {
  const [, place = "", inside = "", behind = ""] = placeLabel.exec(text) ?? [];
  const remark = inside || behind;
  if (place !== "") {
    person.place ||= place.trim().slice(0, 300);
    if (remark !== "") addPlain(told, remark);
    return true;
  }
  const value = text.replace(/^[\p{L}-]{1,9}\.?\s?:?\s+(?=[\d+(]|\S+@)/u, "");
  if (!reach.test(value) || isDateOnly(value)) return false;
  if (value.includes("@")) person.email ||= value.slice(0, 254);
  else person.phone ||= value.slice(0, 60);
  return true;
}
