import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/notes.json" with { type: "json" };

const years = String.raw`\d{1,2}(?:\s${oneOf(tables.ages)})`;
const age = new RegExp(
  String.raw`^(?:(?:age|aged|alter|edad|âge|âgée? de|ich bin|bin|i am|i['’]m|j['’]ai|tengo)\s?:?\s)?(?:${years}|\d{1,2})$`,
  "iu",
);
const born = new RegExp(
  String.raw`^(?:ich bin\s|i was\s|je suis\s|(?:bin|soy|was|nací)\s)?${oneOf(tables.bornWords)}\.?\s?:?\s(?:\d[\d./ -]*|(?:\d{1,2}\.?\s)?(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?)\d{2,4}(?:\s(?:in|à|en|a)\s\p{Lu}[\p{L}-]+)?$`,
  "iu",
);
const behind = new RegExp(String.raw`,?\s(?:\(${years}\)|\(\d{1,2}\)|${years})$`, "iu");

/** "Wilmer Querales tengo 22", "Leonie Amstad 17": behind a name, with nothing between. */
const saidBehind = new RegExp(
  String.raw`,?\s(?:aged?|alter|bin|i am|i['’]m|j['’]ai|tengo)\s(?:${years}|\d{2})$|\s[1-6]\d$`,
  "iu",
);

/** "34", "38 años", "Jg. 1988", "née en 1988": how old somebody is, and nothing that a row holds. */
export function isAge(text: string): boolean {
  const bare = text.replace(/(?<=\p{L}{3}|\d)\.$/u, "");
  return age.test(bare) || born.test(bare);
}

/** "Kévin Bodineau 31 ans": a name without the age behind it. */
export function withoutAge(name: string): string {
  return name.replace(saidBehind, "").replace(behind, "");
}
