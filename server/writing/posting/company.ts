import type { Named } from "../posting.ts";
import { type CompanySource, type Sighting, sightingsOf } from "./company-sightings.ts";
import { wordSet } from "./phrase-book.ts";
import { fold, tokensOf } from "./tokens.ts";

/** The employer who hires: what the person typed, else the best supported name; null where none is. */
export function companyOf(source: CompanySource & { hint: string | undefined }): Named | null {
  const typed = (source.hint ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
  if (typed && !isBlank(typed)) {
    const line = source.lines.find((candidate) => fold(candidate.text).includes(fold(typed)));
    return { text: typed, lines: line ? [line.line] : [], confidence: 1 };
  }
  const addresses = addressesIn(source);
  const candidates = new Map<string, Sighting>();
  for (const sighting of sightingsOf(source)) {
    if (isPerson(sighting.text, source) || isTaskTitle(sighting, source) || HEADCOUNT.test(sighting.text)) continue;
    const key = fold(sighting.text).replace(ARTICLE, "");
    const known = candidates.get(key);
    // "La Verrerie Daumont fabrique": a name that stands without its article elsewhere has none.
    if (known && known.text.length > sighting.text.length) known.text = sighting.text;
    if (!known)
      candidates.set(key, { ...sighting, score: sighting.score + (isAtHome(sighting.text, addresses) ? 0.1 : 0) });
    else known.score = Math.max(known.score, sighting.score) + 0.08;
  }
  let best: Sighting | null = null;
  for (const candidate of candidates.values()) if (!best || candidate.score > best.score) best = candidate;
  if (!best || best.score < LEAST_CONFIDENCE) return null;
  const { text, lines } = fullest(best, candidates);
  return { text: withRiver(text, lines, source), lines, confidence: Math.min(0.97, best.score) };
}

/** "Neun Leute", "170.000 Menschen zur Arbeit": how many they are, and no name. */
const HEADCOUNT =
  /^(?:\d[\d.]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) (?:Leute|Menschen|Mitarbeit\p{L}+|Kolleg\p{L}+|Personen|Köpfe|Kund\p{L}+|Fahrgäste)/iu;

const ARTICLE = /^(?:la|le|les|el|los|las) /u;

/** "Mrs Helen Marsh" is whom to write to. */
function isPerson(name: string, { books }: CompanySource): boolean {
  const [first] = tokensOf(name);
  return first !== undefined && first.text.length > 1 && wordSet(books.lexicon.names.courtesyTitles).has(first.folded);
}

/** "Recruitment & Selection: advertise vacancies": what stands so before tasks is called so, and nobody's name. */
function isTaskTitle({ text, lines }: Sighting, source: CompanySource): boolean {
  const said = source.lines.find(({ line }) => line === lines[0])?.text ?? "";
  return said.startsWith(`${text}: `) && /^\p{Ll}/u.test(said.slice(text.length + 2));
}

/** "Lakeview" is called "Lakeview Community Health" elsewhere: the longer name, if it is as well supported as most. */
function fullest(best: Sighting, candidates: ReadonlyMap<string, Sighting>): Sighting {
  let full = best;
  for (const candidate of candidates.values()) {
    const holds = candidate.text.startsWith(`${best.text} `) || candidate.text.endsWith(` ${best.text}`);
    const isArticle = ARTICLE.test(candidate.text.toLowerCase()) && candidate.text.length - best.text.length < 5;
    const goesOn = holds && !isArticle && candidate.text.length > full.text.length;
    if (goesOn && candidate.score >= 0.55 && tokensOf(candidate.text).length <= 6) full = candidate;
  }
  return full;
}

/** "Stadt Biberach" is "Stadt Biberach an der Riß" where the line goes on so. */
function withRiver(name: string, [line]: readonly number[], { lines }: CompanySource): string {
  const text = lines.find((candidate) => candidate.line === line)?.text ?? "";
  const at = text.indexOf(name);
  const rest =
    at < 0
      ? null
      : /^ (?:an der|am|im|ob der|bei|auf der|vor der|in der) \p{Lu}[\p{L}-]+(?=$|[,.;])/u.exec(
          text.slice(at + name.length),
        );
  return rest && /^(?:Stadt|Gemeinde|Markt|Große Kreisstadt) /u.test(name) ? `${name}${rest[0]}` : name;
}

const LEAST_CONFIDENCE = 0.4;

/** What people type where they know no name. */
function isBlank(typed: string): boolean {
  return blanks.has(fold(typed).replace(/[^\p{L}\p{N}/]/gu, ""));
}

const blanks = new Set(
  "|n/a|na|none|unknown|unbekannt|inconnu|inconnue|desconocido|desconocida|tbd|tba|xxx|confidential|company|keine|nichts|ninguna|aucune".split(
    "|",
  ),
);

/** Domains of mail addresses and sites, letters only. */
function addressesIn({ lines }: CompanySource): string[] {
  const addresses: string[] = [];
  for (const { text } of lines) {
    if (!text.includes("@") && !text.includes("www.") && !text.includes("://")) continue;
    for (const word of text.split(" ")) {
      if (/@|www\.|:\/\//.test(word)) addresses.push(fold(word.slice(word.indexOf("@") + 1)).replace(/[^a-z0-9]/g, ""));
    }
  }
  return addresses;
}

/** "Harrow & Pike Timber" writes from jobs@harrowpike.example. */
function isAtHome(name: string, addresses: readonly string[]): boolean {
  const word = tokensOf(name).find((token) => token.folded.length > 3)?.folded;
  return word !== undefined && addresses.some((address) => address.includes(word));
}
