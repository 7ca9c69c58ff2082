import { type Period, readPeriod } from "#shared/claims/read-period.ts";
import { BULLET } from "./bullet.ts";
import { cleanTypedLines } from "./clean-typed-text.ts";
import { isDegreeTitle, isPaperLine } from "./read-credential.ts";
import { employerIn, readSpell, type Spell } from "./read-spell.ts";
import { placeWords, readPostInSamePlace, readTimeInTrade, readUndatedPost } from "./read-undated-post.ts";

/** One highlight: a post, a thing done in it, or a thing done outside any post; `years` where it tells how many. */
export type Highlight = {
  text: string;
  post: { title: string; company: string; period: Period } | null;
  line: string;
  years?: number;
};

/**
 * Reads "Title, Company, 2021 to now: 25 patients a shift". A post needs a year. Bulleted lines below one belong to it; so
 * do plain ones below a post that says nothing of itself on its own line.
 */
export function readHighlights(text: string, asOf: string): Highlight[] {
  const highlights: Highlight[] = [];
  let current: Highlight["post"] = null;
  let isHeading = false;
  let isBulleted = false;
  for (const typed of cleanTypedLines(text).flatMap(sentencesOf)) {
    const bulleted = BULLET.test(typed);
    const line = withoutLead(typed.replace(BULLET, "").replace(/[\s.;]+$/u, ""), asOf);
    if (line === "") continue;
    if (isPaperLine(line) || (!bulleted && PAPER_AHEAD.test(line))) {
      highlights.push({ text: line, post: null, line });
      continue;
    }
    const read = readPost(line, asOf);
    if (read) {
      current = read.post;
      isHeading = read.line === "";
      isBulleted = false;
      const [first = "", ...others] = thingsDone(read.line);
      highlights.push({ text: line, post: read.post, line: first });
      for (const other of others) highlights.push({ text: other, post: read.post, line: other });
      continue;
    }
    const undated: ReturnType<typeof readUndatedPost> =
      readPostInSamePlace(line, current?.company ?? "") ?? (bulleted && current ? null : readUndatedPost(line));
    if (undated) {
      current = toPost(undated);
      isHeading = undated.line === "";
      isBulleted = false;
      const [first = "", ...others] = thingsDone(undated.line);
      highlights.push({ text: line, post: current, line: first });
      for (const other of others) highlights.push({ text: other, post: current, line: other });
      continue;
    }
    const inTrade = readTimeInTrade(line);
    if (inTrade) {
      current = null;
      highlights.push({ text: line, post: null, line, ...inYears(inTrade.months) });
      continue;
    }
    const spell = bulleted ? null : readSpell(line);
    if (spell) {
      current = null;
      highlights.push(toHighlight(line, spell));
    } else {
      // Once a post's lines have bullets, a line without one is about something else.
      if (!bulleted && (!isHeading || isBulleted || OWN_CHAPTER.test(line))) current = null;
      isBulleted = bulleted;
      for (const thing of thingsDone(line)) highlights.push({ text: thing, post: current, line: thing });
    }
  }
  return highlights;
}

/** "Before: kitchen porter, The Crown Hotel, 2020 to 2022": the word that leads to an earlier post is none of its title. */
function withoutLead(line: string, asOf: string): string {
  const rest = line.replace(LEAD, "");
  return rest !== line && readPost(rest, asOf) ? rest : line;
}

const LEAD =
  /^(?:before(?: that)?|earlier|previously|prior to that|then|davor|vorher|zuvor|früher|danach|avant(?: cela| ça)?|auparavant|puis|antes(?: de eso)?|previamente|anteriormente|luego|después)\s*[:,–-]?\s+/iu;

function toPost({ title, company, months }: NonNullable<ReturnType<typeof readUndatedPost>>): Highlight["post"] {
  return { title, company, period: { start: null, end: null, open: false, months } };
}

/** A post of unknown dates. A length that was told for a place is not one for the role named for a part of it. */
function toHighlight(text: string, { title, company, months, isWhole, line }: Spell): Highlight {
  const period = { start: null, end: null, open: false, months: isWhole ? months : null };
  return { text, post: { title, company, period }, line, ...inYears(months) };
}

function inYears(months: number): Pick<Highlight, "years"> {
  return months >= 12 ? { years: Math.floor(months / 12) } : {};
}

/** Prose told in one line; a full stop behind an abbreviation ends no sentence. */
function sentencesOf(line: string): string[] {
  return line.split(SENTENCE_END);
}

const SENTENCE_END =
  /(?<=[\p{Ll}\p{N})%€$]["”’)]?[.!?])(?<!(?:^|[^\p{L}])(?:\p{Lu}\p{Ll}|Inc|Ltd|Corp|Mrs|Prof|Mio|Mrd|Tsd|approx|dept|incl|bzw|ca|Nr|usw|env|avda|Sra|Srta|vs|etc|No|vol)\.)(?<!(?<!\d)\d{1,2}\.)\s+(?=\p{Lu})/u;

/** Semicolons part what was done, in a line of prose as in a list; commas do where each part says something whole. */
function thingsDone(line: string): string[] {
  return line
    .split(PARTS)
    .flatMap((thing) => {
      const parts = thing.split(/\s*,\s+(?:and\s+|und\s+|et\s+|y\s+)?(?![^(]*\))/u);
      return parts.length > 2 && parts.every((part) => part.split(/\s+/u).length > 2) ? parts : [thing];
    })
    .map((thing) => thing.trim())
    .filter(Boolean);
}

/** What only goes on with the words before it ("; now 40 minutes") is no thing of its own. */
const PARTS =
  /\s*;\s+(?![^(]*\))(?!(?:now|then|down|up|instead|today|jetzt|nun|heute|danach|ahora|hoy|después|maintenant|désormais|aujourd['’]hui|puis)(?!\p{L}))/iu;

/** What is told for itself, and of no post above it. */
const OWN_CHAPTER =
  /^(?:Stage|Praktikum|Prácticas|Bénévol|Ehrenamt|Voluntari|Volontariat|Trésori|Kassenwart|Tesorer|Vereins)/u;

/** "Gesellenbrief Anlagenmechaniker 1998": a paper of the person's, and no work of the post above it. */
const PAPER_AHEAD =
  /^(?:Gesellenbrief|Meisterbrief|Facharbeiterbrief|Führerschein|Staplerschein|Ausbildung (?:zu[mr]|als)|Weiterbildung (?:zu[mr]|in)|Studium|Bachelor|Permis|CAP|BEP|BTS|DUT|BUT|Bac(?:calauréat)?|Licence (?:en|de|pro)|Master (?:en|de)|Diplôme|FIMO|CACES|Carn[ée]t|Curso de|Título|Grado en|Ciclo|CFG[MS]|Licenciatura|Bachillerato|Máster)(?!\p{L})/u;

const MONTH =
  "(?:jan(?:uary|uar|vier|v)?|f[eé]v(?:rier)?|feb(?:ruary|ruar|rero)?|m[aä]r(?:ch|z|s|zo)?|mrz|apr(?:il)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|june?|juni|juin|junio|july?|juli|juil(?:let)?|julio|aug(?:ust)?|ao[uû]t|ago(?:sto)?|sept?(?:ember|embre|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|d[eé]c(?:embre)?|dic(?:iembre)?|ene(?:ro)?|spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver|primavera|verano|otoño|invierno)";
const DATE = `(?:(?<!\\p{L})${MONTH}\\.?\\s+(?:de\\s+)?|(?<!\\d)\\d{1,2}[/.])?(?:19|20)\\d\\d(?:-(?:0[1-9]|1[0-2])(?!\\d))?`;
const NOW =
  "(?:now|present|current|today|date|heute|(?:bis )?dato|jetzt|aktuell|aujourd.hui|(?:ce )?jour|maintenant|présent|actual\\p{L}*|hoy|presente)(?!\\p{L})";
const DATES = new RegExp(
  `[\\s,(|–—-]*\\(?\\s*(?:(?<!\\p{L})(?:since|from|seit|depuis|desde|von|de)\\s+)?${DATE}(?:\\s*(?:-|–|—|to|until|till|bis|à|a|hasta)\\s*(?:${DATE}|${NOW})?)?\\s*\\)?`,
  "iu",
);

function readPost(line: string, asOf: string): { post: NonNullable<Highlight["post"]>; line: string } | null {
  const colon = line.search(/:\s/u);
  const head = colon > 0 ? line.slice(0, colon) : line;
  const dates = DATES.exec(head);
  const period = dates && readPeriod(dates[0], asOf);
  if (!dates || !period) return null;
  if (WORKS.test(head)) {
    const told = employerIn(head);
    return told && { post: { ...told, period }, line: colon > 0 ? line.slice(colon + 1).trim() : "" };
  }
  const before = titleAndCompany(trimmed(head.slice(0, dates.index)));
  const behind = trimmed(head.slice(dates.index + dates[0].length));
  const isWhole = before.title !== "" && before.company !== "";
  const named = isWhole ? before : titleAndCompany(trimmed(`${head.slice(0, dates.index)} ${behind}`));
  const { title } = named;
  const [company = "", ...things] = isWhole ? [named.company] : named.company.split(/,\s+(?=.*\d|.*,)/u);
  if (
    title === "" ||
    company === "" ||
    AMOUNT.test(company) ||
    title.split(/\s+/u).length > 8 ||
    company.split(/\s+/u).length > 8
  )
    return null;
  // "3 saisons chez Jardins Martin (2022 à 2024)": how often, and not as what.
  if (TIMES.test(title))
    return { post: { title: "", company, period }, line: colon > 0 ? line.slice(colon + 1).trim() : "" };
  if (isDegreeTitle(title) || LENGTH_AHEAD.test(title) || PROSE.test(title) || PROSE_WORD.test(`${title} ${company}`))
    return null;
  const told = isWhole && DEED.test(behind) ? `${behind}; ` : things.map((thing) => `${thing}; `).join("");
  return { post: { title, company, period }, line: `${told}${colon > 0 ? line.slice(colon + 1).trim() : ""}` };
}

/** "8 ans dans la restauration rapide, manager depuis 2021": how long, and no title. */
const LENGTH_AHEAD =
  /^(?:\d{1,2}|\p{Ll}{2,8}) (?:ans|années|years|jahre|años) (?:d[e’']|dans|en|comme|of|in|as|im|als|bei|como)/iu;

/** "430 000 € de CA en 2024": what was done in that year, and no house. */
const AMOUNT =
  /^(?:(?:environ|près de|plus de|about|over|nearly|rund|etwa|über|unos|unas|más de) )?[\d.,\s]*\d\s?(?:[€$£%]|k€|\p{Ll}{3,})/u;

const TIMES =
  /^(?:\d{1,2}|\p{Ll}{2,8}) (?:ans?|années?|mois|saisons?|étés?|hivers?|semaines?|years?|months?|seasons?|summers?|winters?|weeks?|jahre?|monate?|saisons?|sommer|winter|wochen|años?|meses|mes|temporadas?|veranos?|inviernos?|semanas?)$/iu;

const WORKS =
  /^(?:(?:ich|i|je|yo)\s+|j['’])?(?:arbeite(?:te)?|(?:have )?worked|work|travaille|ai travaillé|trabajo|trabajé)(?!\p{L})/iu;

/** "baue mit meinem Opa Möbel", "worked with my uncle": told, and not the title of a post. */
const PROSE =
  /^(?:ich|i|je|j['’]|yo|he|estoy|llevo|bin|war|habe|helfe|baue|mache|arbeite|worked|working|helped|built|aide|travaille|fais|trabajo|trabajé|ayudo|ayudé|hago)(?!\p{L})/iu;
const PROSE_WORD = /(?<!\p{L})(?:mein(?:e[mnrs]?)?|my|mon|ma|mes|mis?)(?!\p{L})/u;

/** What follows the dates and is no place: "2021-2023, sold 75 systems". */
const DEED = /^[\p{Ll}\d]/u;

function trimmed(text: string): string {
  return text.replace(/^[\s,;|–—-]+|[\s,;|–—-]+$/gu, "");
}

function titleAndCompany(text: string): { title: string; company: string } {
  const at = AT.exec(text);
  if (at?.[1] && at[2]) return { title: at[1].replace(/,$/u, "").trim(), company: at[2].trim() };
  const parts = text.split(/\s*(?:,|\||\s[–—-]\s)\s*/u).filter(Boolean);
  const [title = "", house = "", town = ""] = parts;
  // "Bakery assistant, Northern Crust, Bradford": a town behind the employer, and no employer behind a department.
  if (parts.length === 3 && TOWN.test(town) && / \p{Lu}/u.test(house) && !DEPARTMENT.test(house))
    return { title, company: `${house}, ${town}` };
  const company = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  return { title: parts.slice(0, -1).join(", "), company };
}

const TOWN = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: [A-Z]{2})?$/u;
/** What is a part of a house, a field, a level or a time, and no house. */
const DEPARTMENT =
  /\d|(?<!\p{L})(?:departments?|units?|wards?|teams?|divisions?|desk|floor|rooms?|kitchen|care|medicine|surgery|surgical|stroke|oncology|cardiology|p(?:a)?ediatrics|emergency|nursing|sales|marketing|finance|operations|services?|support|level|year|grade|shifts?|nights?|days|time|platform|data|development|research|design|sciences?|studies|relations|resources|technology|systems?|security|\p{L}+ing|\p{L}*abteilung|\p{L}*station|bereich|équipe|pôle|turno|planta|departamento|área|sección)(?!\p{L})/iu;

const AT = new RegExp(
  `^(.+?)\\s+(?:at|bei(?: der)?|beim|am|an der|im|chez|au|à la|en(?: el| la)?|@)\\s+((?:(?:${placeWords})\\s+(?:\\p{Ll}+\\s+)?)?\\p{Lu}.*)$`,
  "u",
);

/** "2019 to now" of "Cook, Salt House, 2019 to now: ran the grill". */
export function periodText(text: string): string {
  return text.split(/:\s/u)[0]?.match(/(?:\p{L}{3,10}\.?\s+)?(?:19|20)\d\d.*$/u)?.[0] ?? "";
}
