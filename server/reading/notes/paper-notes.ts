import type { MaterialBuilder } from "#shared/material/material-builder.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { findPeriods, isDateOnly } from "../dates.ts";
import { companyScore, isDegree } from "../kinds-of-words.ts";
import { readPapers } from "../papers.ts";
import { noPlace } from "../resume-text.ts";
import type { SectionKind } from "../section-titles.ts";
import tables from "../words/notes.json" with { type: "json" };
import type { Told } from "./note.ts";
import { mainPeriod } from "./note-period.ts";
import {
  apart,
  drivingLabel,
  isDriving,
  isHobby,
  isNotWork,
  isPaperLike,
  isSchool,
  looksPlace,
  underWayWord,
  wanted,
} from "./signs.ts";

/** "Electrician, card since 2015" is a card of 2015. */
export const heldSince = /,\s(card|licen[cs]e|ticket|certificate)\s(?:since|seit|depuis|desde)\s(\d{4})/iu;
const expiry = new RegExp(String.raw`[\s,(]*(?<!\p{L})${oneOf(tables.expiry)}\.?(?!\p{L})[^,;]*$`, "iu");
const opensWithYear = /^(?:19|20)\d\d/u;
const atSchool =
  /\s(?:at|bei|beim|an der|am|im|à l['’]|à la|au|en la|en el|en|from|par|w\/)\s?(?<=[\s'’])(?=(?:\p{Ll}+\s)?\p{Lu})/u;
const endWord = new RegExp(String.raw`,?\s${oneOf(tables.endsOfPapers)}$`, "iu");
const renewed = /^(?:renewed|erneuert|renouvelée?|renovad[oa])(?!\p{L})/iu;
const later = /in progress|expected|ongoing|laufend|voraussichtlich|en cours|prévue?|en curso|previst[oa]/iu;

type From = { builder: MaterialBuilder; told: Told; today: string; section: SectionKind | null };

/**
 * Papers of a line: one with its school and year, or several of a list. What of the line is none stays a plain line.
 * "RN Ohio, exp 10/2027": how long it is held is no part of its name.
 */
export function takePapers(text: string, from: From): void {
  const [sentence = "", ...behind] = text.split(/(?<=\d{4}|\p{L}{4})\.\s+(?=\p{Lu})/u);
  const { section, builder } = from;
  const isDated = section !== null || opensWithYear.test(sentence);
  const items = itemsOf(
    sentence.replace(heldSince, " $1, $2").replace(/(?<=\p{L}{3}|\s\p{Lu}\d?|\d{4})\.$/u, ""),
    isDated,
  );
  const isList = items.length > 1 && items.every((item) => item.split(" ").length <= SHORT);
  for (const [at, item] of items.entries()) {
    const told = { ...from.told, id: `${from.told.id}.${at}` };
    if (at === 0 || isItem(item, { isList, section })) takeOne(item, { ...from, told });
    else builder.addPlain(told, item);
  }
  for (const [at, rest] of behind.entries()) {
    const told = { ...from.told, id: `${from.told.id}.s${at}` };
    if (isPaperLike(rest) && rest.split(" ").length <= LONGEST) takePapers(rest, { ...from, told });
    else builder.addPlain(told, rest);
  }
}

const LONGEST = 14;
const SHORT = 5;

/** The parts of a list that are papers each; "BSc Biology, Leeds University, 2016" is one. */
function itemsOf(text: string, isDated: boolean): string[] {
  if (drivingLabel.test(text)) return [text];
  const parts = text.split(/,\s+(?![^(]*\))|;\s+/u);
  const items: string[] = [];
  for (const part of parts) {
    const last = items.at(-1);
    if (last === undefined || !goesOn(part, last, isDated)) items.push(part);
    else items[items.length - 1] = `${last}, ${part}`;
  }
  return items;
}

/** Whether a part tells more of the paper before it: where, when, until when, or with what. */
function goesOn(part: string, above: string, isDated: boolean): boolean {
  if (wanted.test(part)) return false;
  if (isDateOnly(part) || renewed.test(part)) return true;
  if (hasYear.test(part) && hasYear.test(above) && !isSchool(part)) return false;
  // "Steinwaldschule, Realschulabschluss": the school stands first.
  const isOpen = isSchool(above) && !above.split(/,\s/u).some((one) => isPaperLike(one) && !isSchool(one));
  if (isSchool(part) && !isDegree(part)) return true;
  if (isDriving(part) || isPaperLike(part)) return isOpen && !isDriving(part);
  if (later.test(part) || underWayWord.test(part) || expiry.test(` ${part}`)) return true;
  if (/^\d|^\(|^(?:eigenes|own|avec|mit|with|con|inkl)\s/iu.test(part) || /^\p{Lu}\p{L}+\s\d[\d.,]*$/u.test(part))
    return true;
  if (!(isPaperLike(above) || isDriving(above) || isOpen)) return false;
  const isDegreeAbove = isDegree(above) || namedIn(above).named.some(({ kind }) => kind === "degree");
  const isNamed = hasYear.test(above) && /^\p{Lu}\S*\s\p{Lu}/u.test(part);
  const isGiven = isDated || isDegreeAbove || isNamed || /\d{4}$/u.test(part) || companyScore(part) > 1;
  return isGiver(part) && (isGiven || looksPlace(part.replace(/[\s\d]+$/u, "")));
}

/** Whether an item of a list is a paper: by its words, or as a short name among papers ("forklift"). */
function isItem(item: string, { isList, section }: { isList: boolean; section: SectionKind | null }): boolean {
  if (isHobby(item) || isNotWork(item) || wanted.test(item)) return false;
  if (isPaperLike(item) || isDriving(item)) return true;
  if (hasYear.test(item) && (section !== null || item.split(" ").length <= SHORT_ITEM)) return true;
  return isList && !apart.test(item) && !/\d/u.test(item) && item.split(" ").length <= SHORT_ITEM;
}

const hasYear = /(?:19|20)\d\d/u;
const SHORT_ITEM = 3;
const beforeWord = new RegExp(
  String.raw`^(?:${oneOf(tables.nowWords)}\s*[:,]?\s+)(?:(?:at|bei|chez|en)\s+)?(?=\S)`,
  "iu",
);

function takeOne(item: string, { builder, told, today, section }: From): void {
  const [whole, remark] = withoutRemark(item.replace(beforeWord, ""));
  if (remark !== "") builder.addPlain({ ...told, id: `${told.id}-n` }, remark);
  const said = drivingLabel.test(whole) ? "" : (expiry.exec(whole)?.[0] ?? "");
  const until = /\d/u.test(said) ? said : "";
  const bare = whole.slice(0, whole.length - until.length);
  const isDriven = isDriving(bare);
  const usual = section === "courses" ? "course" : "certificate";
  const isAlone = isDriven && (!/(?:19|20)\d\d/u.test(bare) || drivingLabel.test(bare));
  const { what, where, year } = isAlone ? { what: bare, where: "", year: "" } : fieldsOf(bare);
  const [read] = readPapers([{ ...noPlace, text: `${what} ${year}` }], usual);
  const isUnderWay = underWayWord.test(whole.replace(until, "")) || isLater(year, today) || lasts.test(year);
  const sorts = namedIn(what).named.map(({ kind }) => kind);
  const kind = isDriven ? "driving" : isDegree(what) || sorts.includes("degree") ? "degree" : (read?.kind ?? usual);
  const end = until.replace(/^[\s,(]+|\)$/gu, "");
  builder.addPaper(told, {
    ...{ what: isDriven || isUnderWay ? withoutState(what) : what, where, kind },
    state: isUnderWay ? "under-way" : (read?.state ?? "held"),
    year: [year, end].filter(Boolean).join(", ").slice(0, 60),
  });
}

/** "seit August 2025" */
const lasts = /^(?:seit|since|depuis|desde)\s/iu;
const stateBehind = new RegExp(String.raw`\s(?:${oneOf(tables.underWay)})$`, "iu");

/** "AM-Führerschein gerade dabei": that it is under way is told by its state. */
function withoutState(what: string): string {
  const bare = what.replace(stateBehind, "");
  return drivingLabel.test(what) || bare.length < 3 ? what : bare;
}

/** A bracket of some words behind a paper is a remark ("lo hice trabajando"). */
function withoutRemark(text: string): [string, string] {
  const found = /\s\(([^()\d]{12,})\)$/u.exec(text);
  const remark = found?.[1] ?? "";
  const isRemark =
    remark.split(" ").length > 2 && !later.test(remark) && !underWayWord.test(remark) && !isSchool(remark);
  return found && isRemark ? [text.slice(0, found.index), remark] : [text, ""];
}

/** "DEAP obtenu en juin 2024 à l'IFAP de Rennes", "2020 : Attestation, FIH Namur": what, where, and when. */
function fieldsOf(text: string): { what: string; where: string; year: string } {
  // A year in brackets with words is part of the name ("Bac (mention 2012, Lyon)").
  const isInside = [...text.matchAll(/\([^)]*\)/gu)].some(([one]) => /\d{4}/u.test(one.slice(one.search(/\p{L}|$/u))));
  const [parts, ends] = split(
    text.split(/,\s+(?![^(]*\))|\s+[–|-]\s+(?![^(]*\))/u),
    (part, at) => at > 0 && underWayWord.test(part) && !isPaperLike(part),
  );
  const undated = parts.join(", ");
  const period = isInside || ends.some((end) => /\d{4}/u.test(end)) ? null : mainPeriod(undated);
  if (!period) {
    const { what, where } = splitSchool(undated);
    return { what: clean(what).slice(0, 300), where: clean(where).slice(0, 300), year: ends.join(", ").slice(0, 60) };
  }
  const before = undated.slice(0, period.start);
  const after = undated.slice(period.end).replace(/^[\s,):–-]+/u, "");
  const year = undated
    .slice(period.start, period.end)
    .replace(/^[\s(,]*(?:en|in|im)\s/iu, "")
    .trim();
  const isFirst = clean(before) === "";
  const giver = isFirst ? "" : after.replace(givenBy, "").replace(endWord, "");
  const cut = splitSchool(isFirst ? after : before);
  const isRemark = /^[(\p{Ll}]|\d/u.test(giver) && !isSchool(giver);
  const { what, where } = cut.what === "" ? { what: cut.where, where: "" } : cut;
  return {
    what: [clean(what), isRemark ? giver : ""].filter(Boolean).join(", ").slice(0, 300),
    where: [where, isRemark ? "" : giver].map(clean).filter(Boolean).join(", ").slice(0, 300),
    year: [year, ...ends].join(", ").slice(0, 60),
  };
}

const givenBy = /^(?:à l['’]|à la |au |at |bei |en la |en el |in |an der )/u;

function split(items: readonly string[], test: (item: string, at: number) => boolean): [string[], string[]] {
  return [items.filter((item, at) => !test(item, at)), items.filter(test)];
}

function splitSchool(text: string): { what: string; where: string } {
  const parts = text.split(/,\s+(?![^(]*\))|\s+[–|-]\s+/u).filter((part) => part.trim() !== "");
  const at = parts.findIndex((part, index) => index > 0 && (isSchool(part) || isGiver(part)) && !isPaperLike(part));
  const school = at > 0 ? at : parts.findIndex((part, index) => index > 0 && isSchool(part) && !isDegree(part));
  // "Steinwaldschule, Realschulabschluss": the school first.
  const [first = ""] = parts;
  const paper = parts.findIndex((part) => isPaperLike(part) && !isSchool(part));
  if (paper > 0 && isSchool(first) && !isDegree(first))
    return { what: [...parts.slice(paper), ...parts.slice(1, paper)].map(clean).join(", "), where: first };
  if (school > 0) return { what: parts.slice(0, school).join(", "), where: parts.slice(school).join(", ") };
  const found = parts.length === 1 ? atSchool.exec(text) : null;
  const behind = found ? text.slice(found.index + found[0].length) : "";
  if (
    found &&
    (isSchool(behind) || companyScore(behind) > 1 || /^(?:\p{Lu}{2,}|\p{Lu}\S+ \p{Lu})/u.test(behind)) &&
    found.index > 2
  )
    return { what: text.slice(0, found.index), where: behind };
  return { what: text, where: "" };
}

/** Who gives papers is called by a name ("UCLouvain", "CDT Alicante"). */
function isGiver(part: string): boolean {
  return /^\p{Lu}/u.test(part) && part.split(" ").length <= SHORT && !/^\p{Lu}\p{Ll}+\s\p{Ll}{4,}/u.test(part);
}

function clean(text: string): string {
  let bare = text.replace(/^[\s,;:.–-]+|[\s,;:–-]+$/gu, "");
  while (endWord.test(bare)) bare = bare.replace(endWord, "");
  return bare.replace(/^abschluss$/iu, "");
}

function isLater(year: string, today: string): boolean {
  const [last] = findPeriods(year)
    .map(({ to, from }) => (to === "present" ? from : to))
    .slice(-1);
  if (!last) return false;
  const [now = 0, month = 0] = today.split("-").map(Number);
  return last.year > now || (last.year === now && (last.month ?? 0) > month);
}
