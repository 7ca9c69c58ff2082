import { oneOf } from "#shared/words/word-pattern.ts";
import { findPeriods } from "../dates.ts";
import tables from "../words/notes.json" with { type: "json" };

const whole = (words: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${oneOf(words)}(?![\p{L}\p{N}])`, "iu");

const bodies = whole(tables.professionBodies);
const mixedLetters = /^\p{Lu}{1,4}\p{Lu}\p{Ll}{1,4}(?=[\s,(]|$)/u;
const letters = /^\p{Lu}{2,7}\s\(([^()]*)\)/u;
const since = String.raw`(?:since|seit|depuis|dès|desde)\s(?:el\s)?(?:\p{L}+\.?\s(?:de\s)?)?(?:19|20)\d\d`;
const sinceYear = new RegExp(String.raw`(?:\s|,\s)${since}$|\s\(${since}\)$`, "iu");
const sinceBracket = new RegExp(String.raw`\s\((${since})\)$`, "iu");
const card = new RegExp(
  String.raw`^${oneOf(tables.cards)}(?!\p{L})|(?<!\p{L})${oneOf(tables.cards)}$|\p{L}{3}(?:schein|ausweis|brief|pass|zertifikat)$`,
  "iu",
);
const numbered =
  /(?<=\p{L}\)?,?\s)(?:n\s?[°ºo]\.?|no\.|nr\.?|nº|núm\.?|number|pin|reg\.?|#)\s?[A-Z]{0,4}\d[\dA-Z./-]{2,}/iu;
const study = new RegExp(
  String.raw`(?<!\p{L})${oneOf(tables.studies)}(?!\p{L})|\p{L}(?:kurs|lehrgang|schule|studium|ausbildung|lehre|schulung)(?!\p{L})`,
  "iu",
);

/** "OGQ n° 2291 (depuis 2021)": the bracket holds a time and nothing else. */
export function withoutSinceBracket(text: string): string {
  return text.replace(sinceBracket, " $1");
}

const examWord = whole([...tables.paperPast, ...tables.examWords]);
const examined = new RegExp(String.raw`^(?=\p{Lu}{2,7}(?!\p{Ll}))\S+\s${since}\s\(([^()]*)\)$`, "u");

/** "RPT since 2014 (all exams passed)": letters that were examined are held, and are no employer. */
export function isExamined(text: string): boolean {
  return examWord.test(examined.exec(text)?.[1] ?? "");
}

/** "CPEng (Engineers Australia) since 2010": letters behind a name, and who gives them; "OGQ n° 2291 (depuis 2021)". */
export function isHeldSince(text: string): boolean {
  const named = text.replace(sinceYear, "");
  if (isExamined(text)) return true;
  return named !== text && (namesLetters(named) || isNumbered(named) || isCard(named));
}

/** "CPEng (Engineers Australia)", "CEng": nobody works there. */
export function namesLetters(named: string): boolean {
  const body = letters.exec(named)?.[1] ?? "";
  return /^\S+(?:\s\([^()]*\)|,?\s\S+){0,2}$/u.test(named) && (mixedLetters.test(named) || bodies.test(body));
}

/** "Ordre des infirmiers n° 12345": under which number somebody is entered. */
export function isNumbered(named: string): boolean {
  return numbered.test(named) && named.split(" ").length <= LONGEST;
}

const LONGEST = 9;

/** "Carné de carretillero", "CSCS gold card": a card, whoever it calls by its trade. */
export function isCard(named: string): boolean {
  return card.test(named) && !study.test(named);
}

/** Nobody studies for longer. */
const LONGEST_STUDY = 6;

/** "Meisterschule seit 2025" goes on; what is no study is held since then. */
export function isStudiedSince(text: string, year: string, { isDegree, today }: { isDegree: boolean; today: string }) {
  const begun = findPeriods(year)[0]?.from.year ?? 0;
  return (isDegree || study.test(text)) && Number(today.slice(0, 4)) - begun < LONGEST_STUDY;
}

const until = oneOf([
  "gültig bis",
  "valable jusqu'",
  "valable jusqu’",
  "valid till",
  "valid to",
  "valid until",
  "vigente hasta",
]);
const validUntil = new RegExp(String.raw`^[^,;:]{3,40}\s${until}\s?[^,;]{0,14}20\d\d`, "iu");

/** "Hubarbeitsbühne gültig bis 2027", "alturas vigente hasta 2027": what runs out is held. */
export function runsOut(text: string): boolean {
  return validUntil.test(text);
}

/** "Sprechstunde mit Dr. Amthor": a doctor, and no degree of the person's. */
export function withoutDoctor(text: string): string {
  return text.replace(/(?<=\p{L}\s)(?:Dr|Prof)\.\s(?=\p{Lu}\p{Ll})/gu, "");
}
