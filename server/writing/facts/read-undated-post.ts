import { numberWords } from "#shared/claims/number-words.ts";
import { fold } from "#shared/claims/words.ts";
import { posting as german } from "../lexicon/de/posting-lexicon.ts";
import { posting as english } from "../lexicon/en/posting-lexicon.ts";
import { posting as spanish } from "../lexicon/es/posting-lexicon.ts";
import { posting as french } from "../lexicon/fr/posting-lexicon.ts";
import { rememberTexts } from "../words/remember-texts.ts";

/** Kinds of places that are written small before their names. */
export const placeWords =
  "boulangerie|pâtisserie|boucherie|mairie|marché|école|collège|lycée|clinique|restaurant|brasserie|hôtel|garage|café|salon|pharmacie|librairie|crèche|maison|cabinet|agence|bar|supermarché|magasin|centre|tienda|taller|clínica|hotel|restaurante|colegio|escuela|panadería|farmacia|gestoría|supermercado|academia|almacén|cafetería|guardería|residencia|centro|empresa|bufete|peluquería";

/** Work told by trade and place, without a date; `months` where it says how long. */
type UndatedPost = { title: string; company: string; months: number | null; line: string };

/**
 * Reads "Journaliste locale au Télégramme : 4 articles par jour", "Davor Verkäuferin im Drogeriemarkt", "Mozo de almacén en
 * Logística Azuqueca, 2 años". Null unless it begins with the name of a trade.
 */
export function readUndatedPost(line: string): UndatedPost | null {
  // "Servicekraft im Restaurant Adler (2 Jahre)"
  const typed = line.replace(/ \((?=[^()]*\)$)([^()]*)\)$/u, (whole, words) =>
    monthsOf(words) === null ? whole : `, ${words}`,
  );
  for (const { shape, trades } of tongues) {
    const { title = "", company = "", told = "" } = shape.exec(typed)?.groups ?? {};
    if (title === "" || title.split(/\s+/u).length > MOST_WORDS || !trades(title)) continue;
    const [length = "", ...others] = told.split(/\s*,\s*/u);
    const months = monthsOf(length);
    const isLength = months !== null || SEASONS.test(length);
    return {
      title: title.trim(),
      company: withItsArticle(company.trim(), typed),
      months,
      line: (isLength ? others.join(", ") : told).trim(),
    };
  }
  const [, alone = "", howLong = ""] = ALONE.exec(typed) ?? [];
  const months = monthsOf(howLong);
  const isTrade =
    months !== null && alone.split(/\s+/u).length <= MOST_WORDS + 1 && tongues.some(({ trades }) => trades(alone));
  return isTrade ? { title: alone, company: "", months, line: "" } : null;
}

/** "Beikoch im selben Betrieb, 2 Jahre", "im selben Haus danach Beikoch": a trade at the employer named before. */
export function readPostInSamePlace(typed: string, company: string): UndatedPost | null {
  const same = SAME.exec(typed);
  if (!same || company === "") return null;
  const rest = `${typed.slice(0, same.index)} ${typed.slice(same.index + same[0].length)}`
    .replace(/\s+(?=[,;:]|$)|^\s+/gu, "")
    .replace(
      /^[,;:]?\s*(?:danach|dann|später|anschließend|then|later|afterwards|puis|ensuite|luego|después)?,?\s*(?:als|as an?|comme|como)?\s+/iu,
      "",
    );
  const read = readUndatedPost(rest);
  if (read) return { ...read, company: read.company || company };
  const isTrade =
    rest.split(/\s+/u).length <= MOST_WORDS && !/[,;:\d]/u.test(rest) && tongues.some(({ trades }) => trades(rest));
  return isTrade ? { title: rest, company, months: null, line: "" } : null;
}

const SAME =
  /(?<!\p{L})(?:(?:im|in der|in dem|beim) (?:selben|gleichen) \p{L}+|ebenda|(?:in|at) the same \p{L}+|(?:dans (?:le|la)|au|à la) même \p{L}+|en (?:el mismo|la misma) \p{L}+)/iu;

/** "au Télégramme" names "Le Télégramme"; a place of a known kind needs no article to be told from a person. */
function withItsArticle(company: string, typed: string): string {
  const isName = /^\p{Lu}/u.test(company) && !new RegExp(`^(?:${placeWords})(?!\\p{L})`, "iu").test(company);
  return isName && typed.includes(` au ${company}`) ? `Le ${company}` : company;
}

const MOST_WORDS = 5;

/** "2 Sommer", "three seasons": a length that is not counted in months. */
const SEASONS =
  /^(?:\d{1,2}|\p{L}+) (?:Sommer|Winter|Saisons?|seasons?|summers?|winters?|saisons?|étés|hivers|veranos?|temporadas?|inviernos?)$/iu;

/** "Repartidor de paquetería, 1 año": no place is named. */
const ALONE = /^(\p{L}[^,;:\d]*), ([^,;:]+)$/u;

/** A name: a word with a capital, behind what kind of place it is ("boulangerie Hennion"). */
const NAME = `(?<company>(?:(?:${placeWords})\\s+(?:d[eu]s?\\s+(?:l[ao]s?\\s+)?)?)?\\p{Lu}[^,;:]*?)`;
const TOLD = "(?:\\s*[,;]\\s+|\\s*:\\s+)?(?<told>(?<=[,;:]\\s+).*)?$";

type Tongue = { shape: RegExp; trades: (title: string) => boolean };

const isFrenchTrade = tradeTest(french.names.occupations, "first");
const isEnglishTrade = tradeTest(english.names.occupations, "last");

/** "Helped the teacher": what was done, and no title. */
const DONE = /^\p{L}+ed |(?<!\p{L})(?:the|my|our|and|to)(?!\p{L})/u;

const tongues: readonly Tongue[] = [
  {
    shape: new RegExp(
      `^(?:[Dd]avor|[Vv]orher|[Zz]uvor|[Ff]rüher|[Dd]anach)?[,:]?\\s*(?<title>[\\p{L}][^,;:\\d]*?)\\s+(?:bei(?: der| dem)?|beim|im|in der|in einem|am|an der)\\s+${NAME}${TOLD}`,
      "u",
    ),
    trades: tradeTest(german.names.occupations, "last"),
  },
  {
    shape: new RegExp(
      `^(?:[Aa]vant(?: cela)?|[Aa]uparavant|[Pp]uis)?[,:]?\\s*(?<title>[\\p{L}][^,;:\\d]*?)\\s+(?:chez|à la|à l['’]|au|aux|dans (?:le|la|un|une))\\s*${NAME}${TOLD}`,
      "u",
    ),
    trades: isFrenchTrade,
  },
  {
    shape: new RegExp(
      `^(?:[Aa]ntes|[Aa]nteriormente|[Dd]espués)?[,:]?\\s*(?<title>[\\p{L}][^,;:\\d]*?)\\s+(?:en(?: el| la| los| las| un| una)?)\\s+${NAME}${TOLD}`,
      "u",
    ),
    trades: tradeTest(spanish.names.occupations, "first"),
  },
  {
    shape: new RegExp(
      `^(?:[Bb]efore(?: that)?|[Pp]reviously|[Tt]hen)?[,:]?\\s*(?<title>[\\p{L}][^,;:\\d]*?)\\s+(?:at|for|with)(?: the| an?)?\\s+${NAME}${TOLD}`,
      "u",
    ),
    trades: (title) => !DONE.test(title) && isEnglishTrade(title.replace(/ (?:at|in) an? .*$/u, "")),
  },
];

/** German names the trade at the end of its title ("Zahnmedizinische Fachangestellte"), its neighbours at the beginning. */
function tradeTest(occupations: readonly string[], place: "first" | "last"): (title: string) => boolean {
  const whole = new Set(occupations.filter((word) => !word.includes("*")).map(fold));
  const names = [...whole].filter((word) => word.includes(" "));
  const starts = occupations.filter((word) => word.endsWith("*")).map((word) => fold(word.slice(0, -1)));
  const ends = occupations.filter((word) => word.startsWith("*")).map((word) => fold(word.slice(1)));
  return (title) => {
    if (place === "first" && names.some((name) => fold(title).startsWith(name))) return true;
    const named = fold(place === "last" ? (title.split(/\s+/u).at(-1) ?? "") : title);
    const [first = ""] = named.split(/[\s-]+/u);
    return (
      whole.has(first) ||
      starts.some((start) => first.startsWith(start) && first.length <= start.length + 4) ||
      ends.some((end) => named.endsWith(end))
    );
  };
}

/** A trade and how long it has been worked at, at no place that has a name; `goesOn` until today. */
export type TimeInTrade = { title: string; length: string; months: number; told: string; goesOn: boolean };

/** Reads "chauffeur PL depuis 11 ans, en national" and "2 ans femme de chambre dans un hôtel". */
export const readTimeInTrade = rememberTexts((line): TimeInTrade | null => {
  const since = SINCE.exec(line)?.groups;
  const { title = "", length = "", told = "" } = since ?? AHEAD.exec(line)?.groups ?? {};
  const months = monthsOf(length);
  if (months === null || title.split(/\s+/u).length > MOST_WORDS + 1 || !isFrenchTrade(title)) return null;
  return { title, length, months, told, goesOn: since !== undefined };
});

const LENGTH = "(?<length>(?:\\d{1,2}|\\p{L}+) (?:ans?|mois))";
const SINCE = new RegExp(`^(?:je suis )?(?<title>\\p{L}[^,;:\\d]*?) depuis ${LENGTH}(?:[,:] (?<told>.+))?$`, "iu");
const AHEAD = new RegExp(`^${LENGTH} (?:comme )?(?<title>(?!d[e'’])\\p{L}[^,;:\\d]*?)(?:[,:] (?<told>.+))?$`, "iu");

/** "2 años", "drei Jahre", "18 mois": how long, and nothing else. */
function monthsOf(text: string): number | null {
  const [, count = "", unit = ""] =
    /^(\d{1,2}|\p{L}+)\s+(años?|meses|mes|ans?|mois|jahre?|monate?|years?|months?)$/iu.exec(text) ?? [];
  if (unit === "") return null;
  const language = /^(?:año|mes(?:es)?$)/iu.test(unit)
    ? "es"
    : /^(?:an|mois)/iu.test(unit)
      ? "fr"
      : /^(?:year|month)/iu.test(unit)
        ? "en"
        : "de";
  const word = numberWords(language).get(fold(count)) ?? (/^(?:eine?[mn]?|une?|una|one|an?)$/iu.test(count) ? 1 : 0);
  const told = /^\d+$/u.test(count) ? Number(count) : word;
  if (told < 1) return null;
  return /^m/iu.test(unit) ? told : told * 12;
}
