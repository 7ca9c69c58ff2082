import { fold } from "#shared/claims/words.ts";
import type { PostingHead } from "#shared/postings/posting-reading.schema.ts";
import { readForms } from "./gender-forms.ts";
import { namesOrganisation, toHeadLines } from "./head-lines.ts";
import { labelled } from "./labels.ts";
import type { Line } from "./lines.ts";
import { toSentences } from "./lines.ts";
import { namesOccupation } from "./occupations.ts";
import { oneOf } from "./one-of.ts";
import { best, countOf, type Sighting } from "./sightings.ts";
import { cleanTitle, genderMark, namesAdvertiser, unshouted, withoutOpener } from "./titles.ts";
import { has, type Unit } from "./units.ts";
import { sentenceOpenings, titleDetours, titleEnds } from "./words/sentence-words.ts";

const LONGEST_TITLE = 12;
const FIRST_UNITS = 40;
const FIRST_MENTIONS = 3;
const READ = 20_000;
/** A longer title counts for more than a shorter one only where it is seen well itself. */
const WHOLE = 62;

/** The title of the job; null where no words of the posting are one for sure. */
export function readRole({
  lines,
  units,
  language,
}: {
  lines: readonly Line[];
  units: readonly Unit[];
  language: string;
}): PostingHead["role"] {
  const sightings: Sighting[] = [];
  const add = (line: Line, text: string, score: number) => {
    const { title } = cleanTitle(text);
    const words = title.split(/\s+/u).length;
    if (!isTitle(title) || words > LONGEST_TITLE || namesAdvertiser(title)) return;
    const known = namesOccupation(title) ? 0 : isSaidAgain(title) ? -10 : score >= 85 ? -15 : -60;
    sightings.push({
      text: asItStands(line.text, title),
      value: unshouted(title, language),
      score: score + known - Math.max(0, words - 7) * 5,
      line,
    });
  };
  const folded = fold(
    lines
      .map(({ text }) => text)
      .join("\n")
      .slice(0, READ),
  );
  /** A name of a job that no list knows: it has the marks of one, or stands twice. */
  const isSaidAgain = (title: string) =>
    readForms(title, language).forms.length > 0 ||
    (title.length >= 8 && !namesOrganisation(title) && countOf(folded, fold(title)) > 1);
  for (const { line, value } of labelled(lines, "role")) add(line, value, 100);
  const seeking = new Set(units.filter((unit) => has(unit, "seeks")).map(({ line }) => line));
  const head = toHeadLines(lines);
  const isMarked = ({ text }: Line) =>
    text.length < 90 &&
    !isSentence(text) &&
    (genderMark.test(text) || readForms(cleanTitle(text).title, language).forms.length > 0);
  const marked = new Set(head.filter(isMarked));
  for (const [index, line] of head.entries()) {
    if (seeking.has(line)) continue;
    if ((marked.size > 0 && !marked.has(line)) || (line.isBullet && index > 1) || line.text.endsWith(":")) continue;
    const [first = ""] = toSentences(line.text);
    const at = index < 4 ? /^(.{3,60}?)\s+at\s+\p{Lu}/u.exec(line.text)?.[1] : undefined;
    const named = /^(.{3,60}?)\s(?:chez|bei|en)\s(\p{Lu}[^,(|–]{1,40})$/u.exec(line.text);
    const isEmployer = named && lines.filter(({ text }) => text.includes(named[2] ?? "")).length > 1;
    if (at && namesOccupation(at)) add(line, at, 95);
    else if (isEmployer && namesOccupation(named[1] ?? "")) add(line, named[1] ?? "", 93);
    else if (genderMark.test(first) && first.split(/\s+/u).length < 9) add(line, first, 92 - index);
    else if (!isSentence(line.text) && !/[?]$/u.test(first) && !speaks.test(first)) add(line, first, 82 - index * 1.5);
    else if (index < 2 && !speaks.test(first)) add(line, titleAfter(withoutOpener(first)), 72);
  }
  const crumbs = lines.find(({ text }, index) => index < 4 && /\p{L}\s[>›»]\s/u.test(text));
  if (crumbs) add(crumbs, crumbs.text.split(/\s[>›»]\s/u).at(-1) ?? "", 70);
  for (const unit of units.slice(0, FIRST_MENTIONS)) {
    if (unit.section !== null) continue;
    for (const { index, 0: word } of unit.text.matchAll(
      /(?<!\p{L})(?:an?|next|une?|un\/a|eine[nr]?|eine\/n|als|de|d['’]une?)\s/giu,
    )) {
      const title = titleAfter(unit.text.slice(index + word.length));
      const isOther = /(?:report\p{L}*|rattach\p{L}*|to|with|mit|au|à)\s$/iu.test(unit.text.slice(0, index));
      if (!isOther && namesOccupation(title) && title.split(/\s+/u).length < 5) add(unit.line, title, 62);
    }
  }
  for (const { line, text, words, hits } of units.slice(0, FIRST_UNITS)) {
    const post = postOf.exec(text);
    if (post) add(line, titleAfter(text.slice(post.index + post[0].length)), 70);
    for (const { sign, from, to } of hits) {
      const start = words[to]?.at;
      if (sign === "seeks" && start !== undefined) add(line, titleAfter(text.slice(start)), 78);
      const before = words[from];
      if (sign === "wanted" && before) {
        const said = from > 0 ? text.slice(0, before.at) : text.slice(words[to]?.at ?? text.length);
        const title = titleAfter(said.slice(0, 90));
        if (title.split(/\s+/u).length <= 7) add(line, title, 72);
      }
    }
  }
  for (const line of lines.slice(0, FIRST_UNITS)) {
    const shouted = line.text.slice(0, 400).match(inCapitals)?.[0].trim() ?? "";
    if (shouted && /\p{Ll}{3}/u.test(line.text)) add(line, shouted, 85);
  }
  for (const line of lines.slice(0, 60))
    if (genderMark.test(line.text) && isSentence(line.text)) add(line, beforeMark(line.text), 80);
  const role = best(withWhole(sightings));
  if (!role) return null;
  const whole = readForms(role.value, language);
  // "Clerk or career changer": the first of two jobs, with a question.
  const value = whole.forms[0]?.search(either) === -1 ? role.value : (role.value.split(either)[0] ?? role.value);
  const isOne = value === role.value;
  const { isDouble, forms, plain = value } = isOne ? whole : readForms(value, language);
  const single = singularOf(plain, language);
  const sure = role.sure && isOne && !isDouble && single === plain;
  return { ...role, value: single, sure, ...(forms.length > 0 && { forms }) };
}

/** Who looks for several people looks for one in each letter: "Rope Access Technicians", "ouvriers viticoles". */
function singularOf(title: string, language: string): string {
  if (language === "de") return title;
  const words = title.split(" ");
  const found = words.findIndex((word, index) => index > 0 && behindHead.test(word));
  const end = found < 0 ? words.length : found;
  const at = language === "en" ? end - 1 : 0;
  const head = words[at] ?? "";
  if (!/\p{Ll}s$/u.test(head) || !namesOccupation(head.slice(0, -1))) return title;
  return words
    .map((word, index) => (index >= at && index < end && /\p{Ll}{2}s$/u.test(word) ? word.slice(0, -1) : word))
    .join(" ");
}

const behindHead = /^(?:\P{L}.*|of|for|in|and|with|at|to|d[e’'].*|du|des|à|en|et|para|y|con)$/u;

/** Words in capitals within a sentence: "as SIGN LANGUAGE INTERPRETER". */
const inCapitals =
  /(?<=\s(?:como|as|als|en qualité d[e’']|un[ae]?|an?|eine[nr]?)\s?)(?:\p{Lu}{2,30}(?:\s|(?=[^\p{L}])|$)){2,8}/u;

const either = /\s(?:oder|or|ou|o)\s/u;

/** A sentence may shorten the title that the head of the posting gives whole: "Verkäuferin", "Verkäuferin Mode". */
function withWhole(sightings: readonly Sighting[]): Sighting[] {
  return sightings.map((each) => {
    const short = sightings.filter(
      (other) => each.score >= WHOLE && fold(each.value).startsWith(`${fold(other.value)} `),
    );
    return { ...each, score: Math.max(each.score, ...short.map(({ score }) => score + 1)) };
  });
}

const postOf =
  /(?<!\p{L})(?:plazas?|puesto|poste|(?:the )?posts?|positions?|role|Stelle|vacante)\s(?:de|of|als|einer|eines|d['’])\s?(?=\p{L})/iu;

/** A sentence about somebody is no title. */
const speaks = new RegExp(
  `^(?:${oneOf(sentenceOpenings)}|an(?=\\sexciting))(?!\\p{L})|\\s(?:are|is|have|has|arisen|avons|sind|ist)\\s`,
  "iu",
);

/** The title with what stands in it on its line, such as "(m/w/d)". */
function asItStands(line: string, title: string): string {
  if (line.includes(title)) return title;
  const [first = "", ...others] = title.split(" ");
  const start = line.indexOf(first);
  const last = others.at(-1) ?? first;
  const end = line.indexOf(last, start + first.length);
  return start < 0 || end < 0 ? line : line.slice(start, end + last.length);
}

function isTitle(title: string): boolean {
  return title.length >= 3 && /^[\p{L}\d]/u.test(title) && !/@|https?:|[?]/u.test(title);
}

function isSentence(text: string): boolean {
  return /[.!?]$/u.test(text) && text.split(/\s+/u).length > 5;
}

const detour = new RegExp(
  `^${oneOf(titleDetours)}\\s[^.!?]{0,90}?(?=\\s(?:eine?\\p{L}*|un[ea]?|un\\(e\\)|un\\/a|an?)[\\s/*:])`,
  "iu",
);
const goesOn = new RegExp(
  `[.!?;:]|\\((?!\\p{Ll}{1,6}\\))|,\\s|\\s${oneOf(titleEnds)}\\s|\\s(?:and|und)\\s(?=\\p{Ll})`,
  "u",
);

/** What is looked for, up to where the sentence goes on. */
function titleAfter(text: string): string {
  const cut = text.slice(0, 140).replace(detour, "").trim();
  const mark = genderMark.exec(cut);
  if (mark && mark.index > 2) return `${cut.slice(0, mark.index)} `;
  return cut.split(goesOn)[0] ?? "";
}

/** The words before the mark, from the article on that begins the title. */
function beforeMark(text: string): string {
  const said = text.slice(0, genderMark.exec(text)?.index ?? 0).slice(-120);
  const articles = [
    ...said.matchAll(
      /(?<!\p{L})(?:eine[nrs]?|ein|eine\*n|une?|un\(e\)|una?|an?|sucht|suchen|cherche|recherche)\s+(?=\p{L})/giu,
    ),
  ];
  const last = articles.at(-1);
  return last ? said.slice(last.index + last[0].length) : said;
}
