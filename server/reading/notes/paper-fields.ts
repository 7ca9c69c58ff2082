import { oneOf } from "#shared/words/word-pattern.ts";
import { companyScore, isDegree } from "../kinds-of-words.ts";
import tables from "../words/notes.json" with { type: "json" };
import { mainPeriod } from "./note-period.ts";
import { isGiver } from "./paper-items.ts";
import { isPaperLike, isSchool, underWayWord } from "./signs.ts";

const atSchool =
  /\s(?:at|bei(?:\sder)?|beim|an der|am|im|à l['’]|à la|au|en la|en el|en|from|par|w\/)\s?(?<=[\s'’])(?=(?:\p{Ll}+\s)?\p{Lu})/u;
const endWord = new RegExp(String.raw`,?\s${oneOf(tables.endsOfPapers)}$`, "iu");

/** "DEAP obtenu en juin 2024 à l'IFAP de Rennes", "2020 : Attestation, FIH Namur": what, where, and when. */
export function fieldsOf(text: string): { what: string; where: string; year: string } {
  // A year in brackets with words is part of the name ("Bac (mention 2012, Lyon)").
  const isInside = [...text.matchAll(/\([^)]*\)/gu)].some(([one]) => /\d{4}/u.test(one.slice(one.search(/\p{L}|$/u))));
  const [parts, ends] = split(
    text.split(/,\s+(?![^(]*\))|\s+[–|-]\s+(?![^(]*\))/u),
    (part, at) => at > 0 && underWayWord.test(part) && !isPaperLike(part),
  );
  const undated = parts.join(", ");
  const period = isInside || ends.some((end) => /\d{4}/u.test(end)) ? null : mainPeriod(undated);
  if (!period) {
    const { what, where } = splitSchool(undated);
    return { what: clean(what).slice(0, 300), where: clean(where).slice(0, 300), year: ends.join(", ").slice(0, 60) };
  }
  const before = undated.slice(0, period.start);
  const after = undated.slice(period.end).replace(/^[\s,):–-]+/u, "");
  const year = undated
    .slice(period.start, period.end)
    .replace(/^[\s(,]*(?:aus|en|from|im|in|vom)\s/iu, "")
    .trim();
  const isFirst = clean(before) === "";
  const giver = isFirst ? "" : after.replace(givenBy, "").replace(endWord, "");
  const cut = withoutClass(splitSchool(isFirst ? after : before));
  const isRemark = /^[(\p{Ll}]|\d/u.test(giver) && !isSchool(giver);
  const { what, where } = cut.what === "" ? { what: cut.where, where: "" } : cut;
  return {
    what: [clean(what), isRemark ? giver : ""]
      .filter(Boolean)
      .join(giver.startsWith("(") ? " " : ", ")
      .slice(0, 300),
    where: [where, isRemark ? "" : giver].map(clean).filter(Boolean).join(", ").slice(0, 300),
    year: [year, ...ends].join(", ").slice(0, 60),
  };
}

/** "10. Klasse", "3. Oberstufe", "10e année": in which class somebody is, and no paper. */
const schoolClass = new RegExp(
  [
    String.raw`^\d{1,2}\.?\s?(?:klasse|oberstufe|schuljahr|año|curso)$`,
    String.raw`^\d{1,2}(?:e|è|ème|re|er)\s(?:année|classe)$`,
    String.raw`^\d{1,2}[ºª]\.?\s?(?:de\s)?\p{L}{2,12}$`,
    String.raw`^year\s\d{1,2}$`,
  ].join("|"),
  "iu",
);

/** "Realschule Oyten, 10. Klasse": the school is what is told, with the class behind it. */
function withoutClass({ what, where }: { what: string; where: string }): { what: string; where: string } {
  return where !== "" && schoolClass.test(clean(what))
    ? { what: `${clean(where)}, ${clean(what)}`, where: "" }
    : { what, where };
}

const givenBy = /^(?:à l['’]|à la |au |at |bei |en la |en el |in |an der )/u;

function split(items: readonly string[], test: (item: string, at: number) => boolean): [string[], string[]] {
  return [items.filter((item, at) => !test(item, at)), items.filter(test)];
}

function splitSchool(text: string): { what: string; where: string } {
  const parts = text.split(/,\s+(?![^(]*\))|\s+[–|-]\s+/u).filter((part) => part.trim() !== "");
  const at = parts.findIndex((part, index) => index > 0 && (isSchool(part) || isGiver(part)) && !isPaperLike(part));
  const school = at > 0 ? at : parts.findIndex((part, index) => index > 0 && isSchool(part) && !isDegree(part));
  // "Steinwaldschule, Realschulabschluss": the school first.
  const [first = ""] = parts;
  const paper = parts.findIndex((part) => isPaperLike(part) && !isSchool(part));
  if (paper > 0 && isSchool(first) && !isDegree(first))
    return { what: [...parts.slice(paper), ...parts.slice(1, paper)].map(clean).join(", "), where: first };
  if (school > 0) return { what: parts.slice(0, school).join(", "), where: parts.slice(school).join(", ") };
  const found = parts.length === 1 ? atSchool.exec(text) : null;
  const behind = found ? text.slice(found.index + found[0].length) : "";
  if (
    found &&
    (isSchool(behind) || companyScore(behind) > 1 || /^(?:\p{Lu}{2,}|\p{Lu}\S+ \p{Lu})/u.test(behind)) &&
    found.index > 2
  )
    return { what: text.slice(0, found.index), where: behind };
  return { what: text, where: "" };
}

function clean(text: string): string {
  let bare = text.replace(/^[\s,;:.–-]+|[\s,;:(–-]+$/gu, "");
  while (endWord.test(bare)) bare = bare.replace(endWord, "");
  return bare.replace(/^abschluss$/iu, "");
}
