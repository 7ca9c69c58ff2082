import type { Language } from "#shared/letters/letter.schema.ts";
import tables from "./number-extras.json" with { type: "json" };
import { fold, foldInPlace } from "./words.ts";

/** Numbers in words, folded, by language: to 199 and the round hundreds; one is left out, it is an article too. */
export function numberWords(language: Language): ReadonlyMap<string, number> {
  const known = books.get(language);
  if (known) return known;
  const words = new Map<string, number>();
  const set = (form: string, value: number) => words.set(fold(form), value).set(foldInPlace(form), value);
  const say = speakers[language];
  for (let value = 2; value < 200; value++) for (const form of say(value)) set(form, value);
  for (const [word, value] of Object.entries(extras[language])) set(word, value);
  books.set(language, words);
  return words;
}

/** What hundreds are called and how a smaller number is joined to them, as sources of a regular expression. */
export function hundreds(language: Language): { names: ReadonlyMap<string, number>; joint: string } {
  return { names: hundredNames[language], joint: joints[language] };
}

const joints: Record<Language, string> = { en: "(?: and |,? )", de: "(?:und)?", fr: "[ -]", es: " " };

const named = (names: string): ReadonlyMap<string, number> =>
  new Map(names.split("|").flatMap((row, at) => row.split(",").map((name) => [name, (at + 1) * 100] as const)));

const hundredNames: Record<Language, ReadonlyMap<string, number>> = {
  en: named("a hundred,one hundred|two hundred|three hundred|four hundred|five hundred|six hundred|seven hundred|eight hundred|nine hundred"),
  de: named("hundert,einhundert|zweihundert|dreihundert|vierhundert|funfhundert|sechshundert|siebenhundert|achthundert|neunhundert"),
  fr: named("cent|deux cents,deux cent|trois cents,trois cent|quatre cents,quatre cent|cinq cents,cinq cent|six cents,six cent|sept cents,sept cent|huit cents,huit cent|neuf cents,neuf cent"),
  es: named("cien,ciento|doscientos,doscientas|trescientos,trescientas|cuatrocientos,cuatrocientas|quinientos,quinientas|seiscientos,seiscientas|setecientos,setecientas|ochocientos,ochocientas|novecientos,novecientas"),
}; // biome-ignore format: a table

const books = new Map<Language, ReadonlyMap<string, number>>();

const units: Record<Language, string[]> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  ),
  de: "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  ),
  fr: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  ),
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve".split(
    " ",
  ),
};

const tens: Record<Language, string[]> = {
  en: "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
  de: "- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" "),
  fr: "- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt".split(" "),
  es: "- - veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" "),
};

const speakers: Record<Language, (value: number) => string[]> = {
  en: (value) =>
    value >= 100
      ? above("one hundred", [" and ", " "], value, speakers.en)
      : small("en", value, (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`]),
  de: (value) =>
    value >= 100 ? above("hundert", [""], value, speakers.de) : small("de", value, (ten, unit) => [`${unit}und${ten}`]),
  fr: (value) => (value >= 100 ? above("cent", [" ", "-"], value, speakers.fr) : french(value)),
  es: (value) => (value >= 100 ? above("ciento", [" "], value, speakers.es) : spanish(value)),
};

function above(hundred: string, joints: string[], value: number, say: (value: number) => string[]): string[] {
  if (value === 100) return [hundred];
  const rest = value - 100;
  return joints.flatMap((joint) => (rest < 2 ? [] : say(rest).map((words) => `${hundred}${joint}${words}`)));
}

function small(language: Language, value: number, join: (ten: string, unit: string) => string[]): string[] {
  const ten = tens[language][Math.floor(value / 10)] ?? "";
  const unit = units[language][value % 10] ?? "";
  if (value < 20) return [units[language][value] ?? ""];
  return value % 10 === 0 ? [ten] : join(ten, unit);
}

function french(value: number): string[] {
  if (value < 20) return [units.fr[value] ?? ""];
  const ten = Math.floor(value / 10);
  const name = tens.fr[ten] ?? "";
  const rest = ten === 7 || ten === 9 ? value - (ten - 1) * 10 : value % 10;
  if (rest === 0) return ten === 8 ? [`${name}s`, name] : [name];
  const unit = units.fr[rest] ?? "";
  return rest === 1 || (ten === 7 && rest === 11)
    ? [`${name} et ${unit}`, `${name}-et-${unit}`, `${name}-${unit}`]
    : [`${name}-${unit}`, `${name} ${unit}`];
}

function spanish(value: number): string[] {
  if (value < 20) return [units.es[value] ?? ""];
  const rest = value % 10;
  const ten = tens.es[Math.floor(value / 10)] ?? "";
  if (rest === 0) return [ten];
  const unit = units.es[rest] ?? "";
  return value < 30 ? [`veinti${unit}`] : [`${ten} y ${unit}`];
}

const extras: Record<Language, Record<string, number>> = tables;
