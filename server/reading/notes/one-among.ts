import { oneOf } from "#shared/words/word-pattern.ts";
import tables from "../words/notes.json" with { type: "json" };

const oneAmong = new RegExp(
  String.raw`^(?:one|eine[rs]?|un[ae]?|l['’]une?)\s(?:of|von|der|des|de|d['’]|de las|de los)\s?(?:the\s|our\s)?(?:\d+|${oneOf(tables.numbers)})\s(.+)$`,
  "iu",
);

/** "one of three ceramists": how many do the same is no part of a title. */
export function oneOfThem(title: string): string {
  const [, named = ""] = oneAmong.exec(title) ?? [];
  return named === "" ? title : singular(named);
}

/** "ceramists", "Verkäuferinnen", "vendeuses de nuit" */
function singular(title: string): string {
  const [first = "", ...others] = title.split(" ");
  const isHead = others.length === 0 || /^(?:de|du|d['’]|der|in|im|of)$/iu.test(others[0] ?? "");
  const one = (word: string) => word.replace(/innen$/u, "in").replace(/(?<=\p{L}{3}[^s\W])s$/u, "");
  const words = isHead ? [one(first), ...others] : [first, ...others.slice(0, -1), one(others.at(-1) ?? "")];
  return words.join(" ");
}
