import { numberWords } from "#shared/claims/number-words.ts";
import { fold } from "#shared/claims/words.ts";
import type { Language } from "#shared/letters/letter.schema.ts";

/**
 * Work told in a sentence: how long, where and as what, as far as it says. `isWhole` unless the role was for a part of
 * the time; `line` is what else it tells of that work.
 */
export type Spell = { title: string; company: string; months: number; isWhole: boolean; line: string };

/**
 * Reads "Eight years at Valley Mechanical in Fresno", "I worked as a cook at Salt House for 3 years", "Fünf Jahre bei
 * Schenker als Disponent". Null where neither a place nor a role is named, or the length is told as almost reached.
 */
export function readSpell(typed: string): Spell | null {
  if (PRACTICE.test(typed)) return null;
  const sentence = typed === typed.toLowerCase() ? withNamesLarge(typed) : typed;
  for (const tongue of tongues) {
    const told = tongue.ahead.exec(sentence) ?? tongue.behind.exec(sentence);
    const months = told?.groups && monthsOf(told.groups, tongue.language);
    if (!told?.groups || !months) continue;
    const { where = "" } = told.groups;
    const company = nameIn(tongue.company, where);
    const rest = company === "" ? where : where.slice(where.indexOf(company) + company.length);
    const role = company === "" ? (where.split(/[,;–—] /u, 1)[0] ?? "") : where.slice(0, where.indexOf(company));
    const pieces = rest.split(/\s*[,;–—]\s+/u).map((piece) => piece.trim());
    const later = pieces.find((piece) => tongue.title.test(piece)) ?? "";
    const named = nameIn(tongue.title, role) || nameIn(tongue.title, later);
    const bare = named === "" ? pieces.find((piece) => BARE_TITLE.test(piece)) : undefined;
    const title = named || (bare ?? "");
    if (company === "" && title === "") continue;
    const isWhole = !(nameIn(tongue.title, role) === "" && tongue.part.test(later));
    // "26 Jahre in der Näherei, zuletzt als Bandleiterin": the line tells more than its last part as a post would.
    if (company === "" && !isWhole) continue;
    return {
      title,
      company,
      months,
      isWhole,
      line: lineOf(
        pieces.filter((piece) => piece !== bare),
        tongue,
      ),
    };
  }
  return null;
}

/** A placement is told as it stands: nobody works "as practice". */
const PRACTICE = /(?<!\p{L})(?:pr[áa]cticas?|praktikum|stage|internship|placement)(?!\p{L})/iu;

/** A trade that stands by itself behind the place: "3 ans chez Geodis, préparateur de commandes". */
const BARE_TITLE =
  /^(?:\p{L}+(?:eur|euse|trice|ier|ière|iste|ien|ienne|ador|adora|er[oa]|ista|ari[oa]))(?: (?:de|du|des|en|d['’])\s?\p{L}+)?$/iu;

/** "3 ans chez geodis a gennevilliers": who types no capitals means names none the less. */
function withNamesLarge(typed: string): string {
  return typed.replace(
    /(?<!\p{L})(bei|beim|chez|en|at|with)\s+((?:(?!(?:in|a|à|al|als|as|comme|como|de|con|y|und|et|and|der|dem|einer|einem|el|la|los|las|un|una|the)(?!\p{L}))\p{L}[\p{L}\d&.'’-]*\s?){1,5})/u,
    (_, before: string, name: string) =>
      `${before} ${name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())}`,
  );
}

/** Where and as what somebody says to work: "arbeite seit 2019 bei Rhenus", "worked at Salt House as a cook". */
export function employerIn(typed: string): { title: string; company: string } | null {
  if (PRACTICE.test(typed)) return null;
  const sentence = typed === typed.toLowerCase() ? withNamesLarge(typed) : typed;
  for (const { company, title } of tongues) {
    const name = nameIn(company, sentence);
    if (name !== "") return { title: nameIn(title, sentence), company: name };
  }
  return null;
}

function nameIn(reader: RegExp, text: string): string {
  const { name = "" } = reader.exec(text)?.groups ?? {};
  return name.trim();
}

type Tongue = {
  language: Language;
  /** The length first: "eight years …". */
  ahead: RegExp;
  /** The length last: "worked … for eight years". */
  behind: RegExp;
  company: RegExp;
  title: RegExp;
  /** Words with which a part of the time begins: "the last three as lead". */
  part: RegExp;
};

const COUNT = "(?<count>\\d{1,2}|\\p{L}{2,14}(?:-\\p{L}{3,6})?)\\+?";
/** Capitalised words, with what stands between the parts of a name. */
const NAME =
  "(?<name>\\p{Lu}[\\p{L}\\p{N}&.'’+-]*(?:\\s+(?:(?:of|the|and|de|del|la|las|los|du|des|und|für|der|et|y|&)\\s+){0,2}(?:\\p{Lu}[\\p{L}\\p{N}&.'’+-]*|\\d{1,4}(?![\\p{L}\\p{N}]))){0,5})";
const TITLE =
  "(?<name>[\\p{L}][\\p{L}'’/-]*(?:\\s+(?!(?:with|and|where|in|at|for|mit|und|bei|für|von|im|auf|seit|gearbeitet|tätig|beschäftigt|avec|et|chez|con|y|en)(?!\\p{L}))[\\p{L}][\\p{L}'’/-]*){0,4})";

const tongues: readonly Tongue[] = [
  {
    language: "en",
    ahead: pattern(
      `^(?:(?:I (?:have|bring|spent|worked)|(?:the|my) (?:last|past)|over|more than|worked|spent)\\s+)*${COUNT}\\s*(?<unit>years?|yrs?|months?)['’]?(?:\\s+(?:of\\s+)?(?:experience|work|working))?\\s+(?<where>(?:at|with|for|as|in)\\s.+)$`,
    ),
    behind: pattern(
      `^(?:(?:I|have|was|been|worked|working)\\s+)+(?<where>(?:(?:at|with|for|as)\\s|an?\\s).+?)\\s+for\\s+(?:over\\s+|more than\\s+)?${COUNT}\\s*(?<unit>years?|yrs?|months?)$`,
    ),
    company: new RegExp(`(?<![\\p{L}])(?:at|with|for)\\s+(?:the\\s+)?${NAME}`, "u"),
    title: new RegExp(`(?<![\\p{L}])(?:as\\s+(?:an?\\s+|the\\s+)?|^an?\\s+)${TITLE}`, "u"),
    part: /^(?:(?:of which|including|the|and|my)\s+)*(?:last|first|most recent(?:ly)?|of which|including)(?!\p{L})/iu,
  },
  {
    language: "de",
    ahead: pattern(
      `^(?:(?:ich|habe|war|arbeite|seit|über|mehr als)\\s+)*${COUNT}\\s*(?<unit>Jahren?|Jahre|Jahr|Monaten?|Monat)(?:\\s+(?:Erfahrung|Berufserfahrung|lang|tätig))?\\s+(?<where>(?:bei|beim|als|für|in)\\s.+)$`,
    ),
    behind: pattern(
      `^(?:(?:ich|habe|war|arbeite)\\s+)+(?<where>(?:bei|beim|als|für)\\s.+?)\\s+(?:für\\s+)?${COUNT}\\s*(?<unit>Jahre?n?|Monate?n?)(?:\\s+(?:lang|gearbeitet|tätig))*$`,
    ),
    company: new RegExp(`(?<![\\p{L}])(?:bei|beim|für)\\s+(?:der\\s+|dem\\s+)?(?:Firma\\s+)?${NAME}`, "u"),
    title: new RegExp(`(?<![\\p{L}])als\\s+${TITLE}`, "u"),
    part: /^(?:davon|die letzten|zuletzt|darunter)(?!\p{L})/iu,
  },
  {
    language: "fr",
    ahead: pattern(
      `^(?:(?:j['’]ai|depuis|pendant|plus de)\\s+)*${COUNT}\\s*(?<unit>ans?|années?|mois)(?:\\s+d['’]expérience)?\\s+(?<where>(?:au|à la|à l['’]|à|chez|comme|en tant que?|en tant qu['’]|dans)\\s.+)$`,
    ),
    behind: pattern(
      `^(?:j['’]ai travaillé\\s+)(?<where>(?:au|à|chez|comme|en tant que?)\\s.+?)\\s+pendant\\s+${COUNT}\\s*(?<unit>ans?|années?|mois)$`,
    ),
    company: new RegExp(
      `(?<![\\p{L}])(?:chez|(?:au|à la|à l['’])\\s*(?:cabinet|groupe|société|restaurant|hôtel|clinique|lycée|garage)?)\\s+${NAME}`,
      "u",
    ),
    title: new RegExp(`(?<![\\p{L}])(?:comme|en tant qu(?:e\\s+|['’]))\\s*${TITLE}`, "u"),
    part: /^(?:dont|les? (?:deux|trois|quatre|\d+)? ?derni)/iu,
  },
  {
    language: "es",
    ahead: pattern(
      `^(?:(?:llevo|tengo|trabajé|durante|más de)\\s+)*${COUNT}\\s*(?<unit>años?|meses|mes)(?:\\s+(?:de experiencia|trabajando))?\\s+(?<where>(?:en|con|como|de)\\s.+)$`,
    ),
    behind: pattern(
      `^(?:(?:he trabajado|trabajé)\\s+)(?<where>(?:en|con|como)\\s.+?)\\s+(?:durante\\s+)?${COUNT}\\s*(?<unit>años?|meses)$`,
    ),
    company: new RegExp(`(?<![\\p{L}])(?:en|con)\\s+(?:el\\s+|la\\s+|los\\s+|las\\s+)?${NAME}`, "u"),
    title: new RegExp(`(?<![\\p{L}])(?:como|^de)\\s+${TITLE}`, "u"),
    part: /^(?:de ellos|los últimos|las últimas|los dos|los tres|incluid)/iu,
  },
];

function pattern(source: string): RegExp {
  return new RegExp(source, "iu");
}

function monthsOf({ count = "", unit = "" }: Record<string, string>, language: Language): number | null {
  const told = /^\d+$/u.test(count) ? Number(count) : (numberWords(language).get(fold(count)) ?? null);
  const one = /^(?:an?|one|ein(?:em|e)?|une?|un)$/iu.test(count) ? 1 : null;
  const number = told ?? one;
  if (number === null || number < 1 || number > 50) return null;
  return /^m/iu.test(unit) ? number : number * 12;
}

/** What else is told behind the place, unless it only says where that is or speaks of a part of the time. */
function lineOf(pieces: readonly string[], { part, title }: Tongue): string {
  const [first = "", ...others] = pieces;
  const doing = /^\p{Ll}+ing\s.+/u.exec(first)?.[0] ?? "";
  const line = [doing, ...others.filter((piece) => !part.test(piece) && !title.test(piece))]
    .filter(Boolean)
    .join(", ")
    .replace(/^(?:and|und|et|y)\s+/iu, "");
  return line.split(/\s+/u).length > 1 ? line : "";
}
