import { oneOf } from "#shared/words/word-pattern.ts";
import { isPlace } from "../kinds-of-words.ts";
import tables from "../words/notes.json" with { type: "json" };

const ward = new RegExp(
  String.raw`^(?:(?:abteilung|area de|department of|dept\.? of|planta de|servicio de|service (?:de|des|d['’]?)|station)\s?)?${oneOf(tables.wards)}(?:\s(?:\d|\p{L}+)){0,2}$`,
  "iu",
);

/** "Unfallchirurgie", "service de cardiologie", "Wohnbereich Demenz": a part of an employer, and no town. */
export function isWard(text: string): boolean {
  return ward.test(text);
}

/** "Palmerston North NZ", "Fort William, UK": a town with the letters of its country behind it. */
export function endsInCountry(text: string): boolean {
  const [, town = "", letters = ""] = /^(\p{Lu}[\p{L}'’. -]{1,40}?),?\s(\p{Lu}{2,3})$/u.exec(text) ?? [];
  return town !== "" && town.split(" ").length <= MOST_WORDS && (countries.has(letters) || isPlace(letters));
}

const countries: ReadonlySet<string> = new Set(["AUS", "NI", "NZ", "UAE", "UK", "US", "USA"]);
const MOST_WORDS = 4;
