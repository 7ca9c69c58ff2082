import { numberWords } from "#shared/claims/number-words.ts";
import { fold } from "#shared/claims/words.ts";
import { posting as german } from "../lexicon/de/posting-lexicon.ts";
import { posting as spanish } from "../lexicon/es/posting-lexicon.ts";
import { posting as french } from "../lexicon/fr/posting-lexicon.ts";

/** Kinds of places that are written small before their names. */
export const placeWords =
  "boulangerie|pâtisserie|boucherie|mairie|marché|école|collège|lycée|clinique|restaurant|brasserie|hôtel|garage|café|salon|pharmacie|librairie|crèche|maison|cabinet|agence|bar|supermarché|magasin|centre|tienda|taller|clínica|hotel|restaurante|colegio|escuela|panadería|farmacia|gestoría|supermercado|academia|almacén|cafetería|guardería|residencia|centro|empresa|bufete|peluquería";

/** Work told by trade and place, without a date; `months` where it says how long. */
type UndatedPost = { title: string; company: string; months: number | null; line: string };

/**
 * Reads "Journaliste locale au Télégramme : 4 articles par jour", "Davor Verkäuferin im Drogeriemarkt", "Mozo de almacén en
 * Logística Azuqueca, 2 años". Null unless it begins with the name of a trade.
 */
export function readUndatedPost(typed: string): UndatedPost | null {
  const [, alone = "", howLong = ""] = ALONE.exec(typed) ?? [];
  const lasted = monthsOf(howLong);
  for (const { shape, trades } of tongues) {
    if (lasted !== null && alone.split(/\s+/u).length <= MOST_WORDS + 1 && trades(alone))
      return { title: alone, company: "", months: lasted, line: "" };
    const { title = "", company = "", told = "" } = shape.exec(typed)?.groups ?? {};
    if (title === "" || title.split(/\s+/u).length > MOST_WORDS || !trades(title)) continue;
    const [length = "", ...others] = told.split(/\s*,\s*/u);
    const months = monthsOf(length);
    return {
      title: title.trim(),
      company: withItsArticle(company.trim(), typed),
      months,
      line: (months === null ? told : others.join(", ")).trim(),
    };
  }
  return null;
}

/** "au Télégramme" names "Le Télégramme"; a place of a known kind needs no article to be told from a person. */
function withItsArticle(company: string, typed: string): string {
  const isName = /^\p{Lu}/u.test(company) && !new RegExp(`^(?:${placeWords})(?!\\p{L})`, "iu").test(company);
  return isName && typed.includes(` au ${company}`) ? `Le ${company}` : company;
}

const MOST_WORDS = 5;

/** "Repartidor de paquetería, 1 año": no place is named. */
const ALONE = /^(\p{L}[^,;:\d]*), ([^,;:]+)$/u;

/** A name: a word with a capital, behind what kind of place it is ("boulangerie Hennion"). */
const NAME = `(?<company>(?:(?:${placeWords})\\s+(?:d[eu]s?\\s+(?:l[ao]s?\\s+)?)?)?\\p{Lu}[^,;:]*?)`;
const TOLD = "(?:\\s*[,;]\\s+|\\s*:\\s+)?(?<told>(?<=[,;:]\\s+).*)?$";

type Tongue = { shape: RegExp; trades: (title: string) => boolean };

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
    trades: tradeTest(french.names.occupations, "first"),
  },
  {
    shape: new RegExp(
      `^(?:[Aa]ntes|[Aa]nteriormente|[Dd]espués)?[,:]?\\s*(?<title>[\\p{L}][^,;:\\d]*?)\\s+(?:en(?: el| la| los| las| un| una)?)\\s+${NAME}${TOLD}`,
      "u",
    ),
    trades: tradeTest(spanish.names.occupations, "first"),
  },
];

/** German names the trade at the end of its title ("Zahnmedizinische Fachangestellte"), its neighbours at the beginning. */
function tradeTest(occupations: readonly string[], place: "first" | "last"): (title: string) => boolean {
  const whole = new Set(occupations.filter((word) => !word.includes("*")).map(fold));
  const starts = occupations.filter((word) => word.endsWith("*")).map((word) => fold(word.slice(0, -1)));
  const ends = occupations.filter((word) => word.startsWith("*")).map((word) => fold(word.slice(1)));
  return (title) => {
    const named = fold(place === "last" ? (title.split(/\s+/u).at(-1) ?? "") : title);
    const [first = ""] = named.split(/[\s-]+/u);
    return (
      whole.has(first) ||
      starts.some((start) => first.startsWith(start) && first.length <= start.length + 4) ||
      ends.some((end) => named.endsWith(end))
    );
  };
}

/** "2 años", "drei Jahre", "18 mois": how long, and nothing else. */
function monthsOf(text: string): number | null {
  const [, count = "", unit = ""] =
    /^(\d{1,2}|\p{L}+)\s+(años?|meses|mes|ans?|mois|jahre?|monate?)$/iu.exec(text) ?? [];
  if (unit === "") return null;
  const language = /^(?:año|mes(?:es)?$)/iu.test(unit) ? "es" : /^(?:an|mois)/iu.test(unit) ? "fr" : "de";
  const word = numberWords(language).get(fold(count)) ?? (/^(?:ein|une?|una)$/iu.test(count) ? 1 : 0);
  const told = /^\d+$/u.test(count) ? Number(count) : word;
  if (told < 1) return null;
  return /^m/iu.test(unit) ? told : told * 12;
}
