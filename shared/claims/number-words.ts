import type { Language } from "#shared/letters/letter.schema.ts";
import { fold, foldInPlace } from "./words.ts";

/** Numbers in words, folded, by language: to 199 and the round hundreds; one is left out, it is an article too. */
export function numberWords(language: Language): ReadonlyMap<string, number> {
  const known = books.get(language);
  if (known) return known;
  const words = new Map<string, number>();
  const set = (form: string, value: number) => words.set(fold(form), value).set(foldInPlace(form), value);
  const say = speakers[language];
  for (let value = 2; value < 200; value++) for (const form of say(value)) set(form, value);
  for (const [word, value] of extras[language]) set(word, value);
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

const extras: Record<Language, [string, number][]> = {
  en: [["hundred", 100], ["a hundred", 100], ["two hundred", 200], ["three hundred", 300], ["four hundred", 400], ["five hundred", 500], ["thousand", 1000], ["a thousand", 1000], ["two thousand", 2000], ["dozen", 12], ["a dozen", 12], ["two dozen", 24], ["half a dozen", 6], ["couple of hundred", 200], ["couple of thousand", 2000], ["a million", 1e6], ["zero", 0]],
  de: [["einhundert", 100], ["zweihundert", 200], ["dreihundert", 300], ["vierhundert", 400], ["fünfhundert", 500], ["tausend", 1000], ["eintausend", 1000], ["zweitausend", 2000], ["dutzend", 12], ["eine million", 1e6], ["zwei dutzend", 24], ["zwo", 2], ["zu zweit", 2], ["zu dritt", 3], ["zu viert", 4], ["zu fünft", 5], ["zu sechst", 6], ["zu siebt", 7], ["zu acht", 8], ["zu neunt", 9], ["zu zehnt", 10], ["null", 0]],
  fr: [["deux cents", 200], ["trois cents", 300], ["quatre cents", 400], ["cinq cents", 500], ["mille", 1000], ["deux mille", 2000], ["douzaine", 12], ["dizaine", 10], ["quinzaine", 15], ["vingtaine", 20], ["trentaine", 30], ["quarantaine", 40], ["cinquantaine", 50], ["soixantaine", 60], ["huitaine", 8], ["cinquante", 50], ["centaine", 100], ["un million", 1e6], ["zéro", 0]],
  es: [["cien", 100], ["doscientos", 200], ["doscientas", 200], ["trescientos", 300], ["trescientas", 300], ["cuatrocientos", 400], ["quinientos", 500], ["quinientas", 500], ["mil", 1000], ["dos mil", 2000], ["docena", 12], ["decena", 10], ["veintena", 20], ["quincena", 15], ["treintena", 30], ["cuarentena", 40], ["cincuentena", 50], ["medio centenar", 50], ["par de cientos", 200], ["centenar", 100], ["un millón", 1e6], ["cero", 0]],
}; // biome-ignore format: a table
