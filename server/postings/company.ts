import { fold } from "#shared/claims/words.ts";
import { lineKey, linesOf } from "#shared/postings/phrase-book.ts";
import type { Read } from "#shared/postings/posting-reading.schema.ts";
import { isNoise, looksLikeName, looksLikePlace, namesOrganisation, toHeadLines } from "./head-lines.ts";
import { labelled } from "./labels.ts";
import type { Line } from "./lines.ts";
import { namesOccupation } from "./occupations.ts";
import { oneOf } from "./one-of.ts";
import { best, countOf, type Sighting } from "./sightings.ts";
import { cleanTitle, genderMark } from "./titles.ts";
import { has, type Unit } from "./units.ts";
import { freeMailHosts, noEmployers, smallNameWords } from "./words/no-names.ts";
import { calledWithThe, employerVerbs, nameOpenings, selfNames } from "./words/sentence-words.ts";

const FIRST_UNITS = 60;

/** The employer; null where the advertiser keeps it to themselves, or nothing names it for sure. */
export function readCompany({
  text,
  lines,
  units,
  role,
  isAgency,
}: {
  text: string;
  lines: readonly Line[];
  units: readonly Unit[];
  role: Read | null;
  isAgency: boolean;
}): Read | null {
  if (isAgency) return null;
  const sightings: Sighting[] = [];
  const folded = fold(text);
  const domains = domainsOf(text);
  const add = (line: Line, said: string, score: number) => {
    const value = cleanName(said);
    if (!isName(value) || value === role?.value) return;
    const proof =
      (countOf(folded, fold(value)) > 1 ? 25 : 0) +
      (namesOrganisation(value) ? 25 : 0) +
      (isShortened(line.text, { name: value, text }) ? 20 : 0) +
      (domains.some((domain) => isNamedLike(value, domain)) ? 30 : 0);
    const doubt = namesOccupation(value) && !namesOrganisation(value) ? -40 : 0;
    sightings.push({ text: value, value, score: Math.min(100, score + proof + doubt), line });
  };
  for (const { line, value } of labelled(lines, "company")) add(line, value, 100);
  const head = toHeadLines(lines);
  const roleAt = head.findIndex(({ numbers }) => role?.lines.some((number) => numbers.includes(number)));
  for (const [index, line] of head.entries()) {
    const named = /^.{3,60}?\s+(?:at|chez|bei|en)\s+(\p{Lu}[^,(|–]{1,60}?)(?:\s[-–|(].*|,.*)?$/u.exec(line.text)?.[1];
    if (named && index < 4 && namesOccupation(line.text) && !isSentenceLike(line.text))
      add(line, named, / at /u.test(line.text) ? 80 : 60);
    const [first = "", second = "", third = "", ...others] = line.text.split(/,\s/u);
    if (index < 4 && others.length === 0 && namesOccupation(first) && looksLikeName(second) && looksLikePlace(third))
      add(line, second, 40);
    const isNear = roleAt >= 0 && Math.abs(index - roleAt) === 1;
    if (units.some((unit) => unit.line === line && has(unit, "seeks"))) continue;
    const pieces = piecesOf(line.text);
    const isTitleLine = index === roleAt || genderMark.test(line.text);
    for (const [place, piece] of pieces.entries()) {
      if (!looksLikeName(piece) || (namesOccupation(piece) && !namesOrganisation(piece))) continue;
      const isPlace = looksLikePlace(piece) && place > 0;
      const isAlone = place === 0 && (isNear || index === 0) && !isTitleLine;
      const hasPlace = isAlone && pieces.length > 1 && pieces.slice(1).every(looksLikePlace) && !isPlace;
      add(line, piece, 34 - index - (isPlace ? 12 : 0) + (isAlone ? 14 : 0) + (hasPlace && isNear ? 15 : 0));
    }
  }
  for (const unit of units.slice(0, FIRST_UNITS)) {
    for (const { sign, from } of unit.hits) {
      const word = unit.words[from];
      if (sign === "seeks" && word && from > 0) add(unit.line, unit.text.slice(0, word.at), 68);
      if (sign === "wanted" && word) {
        const at = /\sat\s(\p{Lu}[^,.]{1,60})/u.exec(unit.text.slice(word.at))?.[1];
        if (at) add(unit.line, at, 80);
      }
    }
    if (unit.section === "must" || unit.section === "wish" || unit.section === "duty") continue;
    for (const [pattern, score] of subjects) {
      const said = pattern.exec(unit.text)?.[1];
      if (said) add(unit.line, said, said.includes(" ") ? score : score - 12);
    }
  }
  for (const [index, { text: said, line, isWhole }] of units.entries()) {
    const [first = ""] = said.split(/,\s|\.$/u);
    if (
      index < 6 &&
      (!isWhole || said.endsWith(".")) &&
      said.length < 60 &&
      namesOrganisation(first) &&
      looksLikeName(first)
    )
      add(line, first, 42);
    const about = /^(?:About|À propos de|Über|Sobre)\s(?!(?:us|the|you|die|uns|this|your)\b)(\p{Lu}.{1,40})$/u.exec(
      said,
    )?.[1];
    if (about && isWhole) add(line, about, 62);
    const signed =
      legal.exec(said)?.[1] ?? /^(\p{Lu}[\p{L}&'’ -]{3,50}), (?:Tel\b|Tél\b|WhatsApp|phone)/u.exec(said)?.[1];
    if (signed) add(line, signed, 66);
  }
  for (const [index, { text: label }] of lines.slice(0, 200).entries()) {
    const next = lines[index + 1];
    if (next && companyLabels.has(lineKey(label)) && looksLikeName(next.text)) add(next, next.text, 70);
  }
  return best(withLonger(sightings));
}

/** "Centre hospitalier d'Aubrac (CHA)": short form in brackets that the text goes on with. */
function isShortened(line: string, { name, text }: { name: string; text: string }): boolean {
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  const short = at < 0 ? undefined : /^\s\((\p{Lu}{2,8})\)/u.exec(line.slice(at + name.length))?.[1];
  return short !== undefined && countOf(text, short) > 1;
}

const companyLabels = new Set([
  "entreprise",
  "employeur",
  "das unternehmen",
  "unternehmen",
  "arbeitgeber",
  "employer",
  "company",
  "empresa",
]);

/** A sentence may shorten the name that the head of the posting gives whole. */
function withLonger(sightings: readonly Sighting[]): Sighting[] {
  return sightings.map((each) => {
    const short = sightings.filter(
      (other) =>
        each.value.startsWith(`${other.value} `) && !/^(?:in|en|à|im)$/u.test(each.value.slice(other.value.length + 1)),
    );
    return { ...each, score: Math.max(each.score, ...short.map(({ score }) => Math.min(score + 1, 100))) };
  });
}

const legal =
  /^(?:(?:Die|Der|Das|Wir, die|La|El|The)\s)?(\p{Lu}[\p{L}\d&.' -]{2,50}\s(?:GmbH|AG|KG|eG|e\.V\.|Ltd|SARL|SAS|S\.L\.|S\.A\.|Inc\.?|LLC))(?:,|\s)/u;

/** Sentences that begin with the employer, or name it as such. */
const subjects: readonly (readonly [RegExp, number])[] = [
  [/^(?:At|Chez|Bei|Here at)\s(\p{Lu}[\p{L}\d&'’.·\s-]{1,50}?),?\s(?:we|you|our|nous|on|wir|du|sie)\s/u, 62],
  [
    /^(?:En|Desde)\s(?:la\s|el\s)?(\p{Lu}[\p{L}\d&'’.\s-]{1,50}?)(?:\s\([^)]{2,30}\))?\s(?:buscamos|creemos|somos|seleccionamos|estamos|queremos)/u,
    66,
  ],
  [
    new RegExp(
      `(?:^|\\s)${oneOf(selfNames)}\\s(?:die\\s|der\\s|das\\s|la\\s|el\\s|l[’'])?` +
        String.raw`(\p{L}[\p{L}\d&'’.\s-]{1,50}?)(?:,|\s(?:und|in|en|à|and|aus)\s|\.$|\.\s)`,
      "u",
    ),
    45,
  ],
  [
    new RegExp(
      String.raw`^(?:(?:The|Die|Der|Das|La|Le|El|L[’'])\s?)?(\p{Lu}[\p{L}\d&'’.\s-]{1,60}?)` +
        `\\s${oneOf(employerVerbs)}\\s`,
      "u",
    ),
    40,
  ],
];

function isSentenceLike(text: string): boolean {
  return /[.!?]$/u.test(text);
}

function piecesOf(text: string): string[] {
  const { whole, others } = cleanTitle(text);
  return genderMark.test(text) || (namesOccupation(whole) && !namesOrganisation(whole)) ? others : [whole, ...others];
}

const opening = new RegExp(
  `^(?:(?:and|und|et|y)\\s)?(?:the(?=\\s${oneOf(calledWithThe)})|${oneOf(nameOpenings)}|l['’])\\s+`,
  "iu",
);

/** A name without articles before it and places after it. */
function cleanName(said: string): string {
  let name = said.replace(/\s+/gu, " ").trim();
  if (/^(?:für|for|pour|para)\s/iu.test(name)) return "";
  name = name.split(/[,(:;|]\s?|\s[–—-]\s/u)[0] ?? "";
  name = name.replace(/^(?:l|L)['’]/u, "");
  for (let before = ""; before !== name; ) {
    before = name;
    name = name.replace(opening, "");
    if (/^(?:our|unsere?|notre|nuestr[oa])\s/iu.test(before) && !name.includes(" ")) return "";
  }
  name = name
    .replace(/\s(?:in|à|en|im)\s(?:Bad\s|La\s|San\s)?\p{Lu}[\p{L}-]+(?:\s(?:für|zum|ab)\s.*)?$/u, "")
    .replace(/(?<=\S\s\S+)\sof\s\p{Lu}\p{L}+$/u, "")
    .replace(isOffice.test(name) ? /\s(?:ab|sucht|aus)\s.*$/u : /\s(?:für|for|pour|para|ab|sucht|aus)\s.*$/u, "");
  return unshoutedName(name.replace(/^[\s"„“«!-]+|[\s"“”»!?-]+$/gu, ""));
}

/** An office may be called by what it is for: "Institut für Romanistik". */
const isOffice =
  /^(?:\p{L}*[Aa]mt|\p{L}*[Ii]nstitut[eo]?|\p{L}*[Zz]entrum|Cent(?:re|er|ro)|Verein|Office|Agency|Agencia|Agence|Ministerium|Hochschule|Society|Association|Fundación) (?:für|for|pour|para)\s/u;

/** "THE SALTY HERON" as it would be written in a letter; "ADMR" and "BASF SE" stay. */
function unshoutedName(name: string): string {
  if (!/^(?=.*\p{Lu}{4}.*\s.*\p{Lu}{2})[^\p{Ll}]+$/u.test(name)) return name;
  const small = name.toLowerCase();
  const words = small.replace(/(?<![\p{L}'’])\p{L}+/gu, (word) => (isLink(word) ? word : capitalise(word)));
  return capitalise(words);
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const noNames = new Set(linesOf(noEmployers));

function isName(name: string): boolean {
  const words = name.split(/\s+/u);
  if (name.length < 3 || name.length > 80 || words.length > 7 || noNames.has(name.toLowerCase()) || isNoise(name))
    return false;
  if (/^(?:am|im|in|beim|an der|at|for|to|para|por)\s/iu.test(name)) return false;
  if (/@|https?:|\d{4}|[?!€$£%]/u.test(name) || isKindOnly(name) || namesBoard.test(name)) return false;
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !isLink(word)).length;
  return words.length === 1 ? /^[\p{L}\d][\p{L}\d&.'’-]{2,}$/u.test(name) : /^[\p{Lu}\d„]/u.test(name) && small === 0;
}

const namesBoard = /portal|kleinanzeigen|stellenmarkt|jobb[öo]rse|petites annonces|anuncios|classifieds|^postula/iu;
const freeHosts = new Set(linesOf(freeMailHosts));
const link = new Set(linesOf(smallNameWords));

function isLink(word: string): boolean {
  return link.has(word.toLowerCase()) || /^[dl]['’]\p{L}/u.test(word);
}

/** The telling part of each e-mail or web address in a text. */
function domainsOf(text: string): string[] {
  const found = text.match(/@[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){1,3}/giu) ?? [];
  return found
    .slice(0, 20)
    .map((address) => address.slice(1).split(".")[0] ?? "")
    .filter((domain) => domain.length > 3 && !freeHosts.has(domain.toLowerCase()))
    .map((domain) => domain.replace(/[^a-z0-9]/giu, "").toLowerCase());
}

function isNamedLike(name: string, domain: string): boolean {
  const bare = fold(name).replace(/ä|ö|ü/gu, "");
  const whole = bare.replace(/[^\p{L}\d]/gu, "");
  if (whole.includes(domain) || domain.includes(whole)) return true;
  const words = bare.split(/[^\p{L}\d]+/u).filter((word) => word.length > 4);
  return words.some((word) => domain.includes(word));
}

/** A kind of employer alone is no name. */
function isKindOnly(name: string): boolean {
  return !name.includes(" ") && namesOrganisation(name) && !/^(?:SA|AG)$/u.test(name);
}

/** Whether the advertiser looks for somebody for others. */
export function isAgencyPosting(units: readonly Unit[]): boolean {
  return units
    .slice(0, FIRST_UNITS)
    .some((unit) => has(unit, "client") && !has(unit, "must") && unit.section !== "duty" && unit.section !== "must");
}
