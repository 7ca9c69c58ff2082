import type { Read } from "#shared/postings/posting-reading.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { looksLikePlace, namesOrganisation, toHeadLines } from "./head-lines.ts";
import { labelled } from "./labels.ts";
import type { Line } from "./lines.ts";
import { namesOccupation } from "./occupations.ts";
import { best, type Sighting } from "./sightings.ts";
import { genderMark } from "./titles.ts";
import { has, type Unit } from "./units.ts";
import {
  contractWords,
  departmentLeads,
  noPlaces,
  placeLeads,
  siteWords,
  smallPlaceWords,
  streetWords,
  townAuthorities,
} from "./words/place-words.ts";

const FIRST_UNITS = 12;
const READ = 20_000;
const smallWords = new Set(smallPlaceWords);

/** Where the work is: behind a label, on the lines that head the posting, or behind the employer's name. */
export function readPlace({
  lines,
  units,
  others,
}: {
  lines: readonly Line[];
  units: readonly Unit[];
  /** Role, employer and contact: no places. */
  others: Record<"role" | "company" | "contact", Read | null>;
}): Read | null {
  const sightings: Sighting[] = [];
  const company = others.company?.value ?? "";
  const taken = Object.values(others).map((read) => read?.value ?? "");
  const add = (line: Line, said: string, score: number) => {
    const value = trimmed(townOf(said));
    // "Cooperativa de Caficultores – COOPALMA": the employer's letters.
    if (/^\p{Lu}{5,}$/u.test(value) && /\p{Ll}/u.test(line.text)) return;
    if (value.length < 3 || value.length > 100 || taken.some((other) => other.includes(value))) return;
    if (
      namesOccupation(value) ||
      namesOrganisation(value.replace(county, "")) ||
      /\d{3}/u.test(value) ||
      noPlace.test(value) ||
      ofDepartment.test(value) ||
      work.test(value) ||
      streets.test(value)
    )
      return;
    if (value.split(/[\s,]+/u).some((word) => /^\p{Ll}/u.test(word) && !smallWords.has(word))) return;
    sightings.push({ text: value, value, score, line });
  };
  const whole = lines
    .map(({ text }) => text)
    .join("\n")
    .slice(0, READ);
  /** Behind "in" or the like elsewhere. */
  const isSaid = (place: string) =>
    ["in", "à", "en", "bei", "near"].some((word) => whole.includes(` ${word} ${place.split(/,|\s\(/u)[0] ?? place}`));
  for (const { line, value } of labelled(lines, "place")) add(line, value.split(/\s[–—]\s/u)[0] ?? value, 95);
  const seat = ofTown.exec(company)?.[1];
  const [seatLine] = lines.filter(({ numbers }) => others.company?.lines.some((number) => numbers.includes(number)));
  if (seat && seatLine) sightings.push({ text: company, value: seat, score: 71, line: seatLine });
  const head = toHeadLines(lines);
  for (const [index, line] of head.entries()) {
    const said = line.text.replace(genderMark, " | ").replace(begins, "");
    for (const piece of said.split(/\s[–—|•·-]+\s|\s[|•·]\s/u).map((one) => one.trim())) {
      const [first = "", ...rest] = piece.split(/,\s/u);
      const isBehind = rest.length > 0 && (taken.includes(first) || namesOrganisation(first) || namesOccupation(first));
      const place = isBehind ? rest.join(", ") : piece;
      const last = rest.at(-1) ?? "";
      if (rest.length === 2 && taken.includes(rest[0] ?? "") && looksLikePlace(last)) add(line, last, 74 - index);
      // "Product Manager, Billing" below the employer names a field, unless nothing else could be the town.
      const isJobs = isBehind && namesOccupation(first);
      const isBelow = !isJobs && head[index - 1]?.text === company && piece === line.text;
      const behindCompany = company === "" ? -1 : line.text.indexOf(company);
      const isLast = behindCompany >= 0 && line.text.trimEnd().endsWith(place);
      const isNear = (isBehind && !isJobs) || isBelow || isLast || isSaid(place);
      const bare = townOf(place).replace(lead, "");
      if (looksLikePlace(bare)) {
        const isSure = isTelling(bare) || isNear || bare !== place || isSaid(bare);
        add(line, bare, isSure ? 74 - index : index < 4 && isBesideContract(line.text) ? 62 - index : 50);
      }
    }
  }
  for (const line of lines.slice(0, 200))
    for (const { 1: behind, 2: before } of line.text.matchAll(posted)) add(line, behind ?? before ?? "", 66);
  for (const [index, unit] of units.slice(0, FIRST_UNITS).entries()) {
    const { text, line, section } = unit;
    if (section === "must" || section === "wish" || section === "duty") continue;
    const at = company ? text.indexOf(company) : -1;
    const behind = at < 0 ? undefined : behindName.exec(text.slice(at + company.length, at + company.length + 60))?.[1];
    if (behind) add(line, behind, 70);
    if (has(unit, "seeks", "wanted"))
      for (const { 1: place = "" } of text.matchAll(inPlace)) add(line, place, 62 - index / 10);
  }
  return best(sightings);
}

/** "Winterthur, per 1. März": behind the town stands when the work begins. */
const begins = /,\s(?:per|ab|dès|from|starting|a partir|à partir|zum)\s.*$/iu;
/** Nouns of work, and hours: "Sterilisation, Terminvergabe", "Wien, 25-38,5 Std". */
const work = /(?:(?<!-Umgeb)ung|tion|gabe|keit|heit)(?:,|$)|\d\s?(?:Std|h|Stunden|hours|horas|heures)(?!\p{L})/iu;
const county = /,\sCo\.(?=\s\p{Lu})/u;
/** What says that a place follows: "Agence de Vannes (56)", "Raum Ulm". */
const lead = new RegExp(`^${oneOf(placeLeads)}(?:\\s|(?<=['’]))`, "iu");
/** "Lyon - CDI", "Tampines · Full time": how the contract is stands on the line of the place. */
const contract = new RegExp(`^${oneOf(contractWords)}(?!\\p{L})`, "iu");

function isBesideContract(text: string): boolean {
  const pieces = text.split(/\s[–—|•·-]\s/u);
  return pieces.length > 1 && pieces.some((piece) => contract.test(piece));
}

/** Without what stands before the town: an estate of firms, a street, parts of an authority or a university. */
function townOf(said: string): string {
  const parts = said.split(/,\s/u);
  const first = parts.findIndex((part) => !isSite(part));
  return first > 0 ? parts.slice(first).join(", ") : said;
}

function isSite(part: string): boolean {
  return site.test(part) || streets.test(part) || ofDepartment.test(part);
}

const site = new RegExp(`^${oneOf(siteWords)}(?!\\p{L})|\\s${oneOf(siteWords)}$`, "iu");
const ofDepartment = new RegExp(`^${oneOf(departmentLeads)}(?!\\p{L})`, "iu");

/** An authority is called by its town. */
const ofTown = new RegExp(
  String.raw`^(?:(?:La|Le|Die|The|El)\s)?${oneOf(townAuthorities)}\s(?:la\s|el\s)?(\p{Lu}[\p{L}'’ -]{2,40})$`,
  "iu",
);
const town = "(?:St\\.?\\s|Bad\\s|La\\s|El\\s|Le\\s|A\\s)?\\p{Lu}[\\p{L}'’-]{2,30}";
/** "Mar del Plata", "Chalon-sur-Saône". */
const goesOn = "(?:(?:[\\s-]|\\s(?:de|del|de la|de los|sur|upon|an der)\\s)\\p{Lu}[\\p{L}'’-]{2,30}){0,2}";
const inPlace = new RegExp(
  `\\s(?:in|à|en|near|secteur|ab|sede de|antenne de|agence de|site de|sucursal de)\\s(${town}${goesOn}(?:\\s\\([^)]{2,15}\\))?)`,
  "gu",
);
const behindName = new RegExp(`^(?:,\\s|\\s?\\(|\\s(?:in|à|en)\\s)(${town}${goesOn})`, "u");
const noPlace = new RegExp(`(?<!\\p{L})${oneOf(noPlaces)}(?!\\p{L})`, "iu");
const streets = new RegExp(`(?<!\\p{L})${oneOf(streetWords)}(?!\\p{L})`, "iu");
/** A town behind its postcode, or before it as in Britain. */
const posted = new RegExp(
  String.raw`(?<![\d-])(?:\d{5}|(?:,\s|[A-Z]{1,2}-)\d{4})\s(\p{Lu}[\p{L}'’-]{2,30}(?:\s\p{Lu}[\p{L}'’-]{2,30})?)` +
    String.raw`|(?:^|,\s)(\p{Lu}[\p{L}'’-]{2,30})\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?!\p{L})`,
  "gu",
);

function trimmed(said: string): string {
  return (
    said
      .replace(
        /\s\((?:Hybrid|Remote|híbrido|Híbrido|Presencial|On-site|vor Ort|sur site|sur place|télétravail)\)$/iu,
        "",
      )
      .replace(/\s(?:or|oder|ou|o)\s(?:fully\s)?(?:remote|homeoffice|télétravail|teletrabajo|remoto)(?!\p{L}).*$/iu, "")
      .replace(/\s\([^()]*\s\p{Ll}[^()]*\)$/u, "")
      .replace(/(?<=,\s[A-Z]{2})\s\d{5}(?:-\d{4})?$/u, "")
      .replace(/^(?:Sede|Standort|Lieu)\s|^(?:[A-Z]{1,2}-)?\d{4,5}\s(?=\p{Lu})/u, "")
      // The country is known.
      .replace(/^([^,]{3,30}),\s([^,]{3,40}),\s[^,]{3,30}$/u, (_, town, region) =>
        town === region ? town : `${town}, ${region}`,
      )
      .replace(/[.,\s-]+$/u, "")
      .trim()
  );
}

/** A state, a postcode or a county stands by it. */
function isTelling(place: string): boolean {
  return /\d{4}|,\s|\(|\s(?:NSW|VIC|QLD|WA|TAS)$|^\d\d\s-\s/u.test(place);
}
