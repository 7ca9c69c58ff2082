import { fold } from "#shared/claims/words.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { type Candidate, collectCandidates } from "./choose.ts";
import { hiringTeamOf, isNoise, money, namesOrganisation } from "./head-lines.ts";
import { labelled } from "./labels.ts";
import { type Line, toSentences } from "./lines.ts";
import { namesOccupation } from "./occupations.ts";
import { toPieces } from "./pieces.ts";
import { contractOnly, links, plainTitle, shapeOf, within } from "./title-shape.ts";
import { titleAfter, titleBefore } from "./title-spans.ts";
import { genderMark, trimTitle } from "./titles.ts";
import { has, headingOf, type Unit } from "./units.ts";
import tables from "./words/pattern-words.json" with { type: "json" };

const HEAD = 30;
/** Below it a label is about somebody else ("Job title: Lead Technician" of the contact). */
const LABELS = 14;
const FIRST_UNITS = 45;
const LONGEST_LINE = 200;
const LONGEST_TITLE = 12;
const READ = 12_000;

/** All stretches of a posting that may be the title of the job. */
export function roleCandidates({
  lines,
  units,
  language,
}: {
  lines: readonly Line[];
  units: readonly Unit[];
  language: string;
}): Candidate[] {
  const folded = fold(
    lines
      .map(({ text }) => text)
      .join("\n")
      .slice(0, READ),
  );
  const plain = plainTitle(folded);
  const { add, all } = collectCandidates((title) => shapeOf(title, { folded, plain, language }), plainTitle);
  const known = new Map<string, [string, string?][]>();
  const see = (line: Line, said: string, signs: readonly string[]) => {
    const readings = known.get(said) ?? readingsOf(trimTitle(said.replace(genderMark, " ").replace(second, "$1")));
    known.set(said, readings);
    for (const [value, cut] of readings)
      if (value.length > 2 && value.split(/\s+/u).length <= LONGEST_TITLE)
        add({ text: asItStands(line.text, value), value, line }, cut ? [...signs, cut] : signs);
  };
  for (const { line, value } of labelled(lines, "role")) {
    const at = lines.indexOf(line);
    const signs = [at < LABELS ? "label" : "late-label"];
    see(line, value, signs);
    for (const piece of toPieces(value.replace(genderMark, " ")).slice(0, 1)) see(line, piece.text, signs);
  }
  seeHead(lines, see);
  for (const [index, unit] of units.slice(0, FIRST_UNITS).entries()) seeSentence(unit, index, see);
  return all();
}

type See = (line: Line, said: string, signs: readonly string[]) => void;

function seeHead(lines: readonly Line[], see: See): void {
  // "Investigadora responsable: Dra. Lucía Vílchez" has the post of somebody who is there.
  const team = new Set([...hiringTeamOf(lines), ...labelled(lines, "contact").map(({ line }) => line)]);
  let place = 0;
  let isBelowHeading = false;
  for (const [index, line] of lines.slice(0, HEAD).entries()) {
    const heading = headingOf(line.text);
    isBelowHeading ||= heading !== null && heading.section !== "board" && heading.section !== "about" && place > 0;
    if (line.text.length > LONGEST_LINE || team.has(line) || heading?.rest === "") continue;
    const next = lines[index + 1];
    const isBoards = isNoise(line.text);
    if (!isBoards) place++;
    const isLong = line.text.split(/\s+/u).length > 12;
    const around = [
      ...(place > 3 && isPersons(lines[index - 1]?.text ?? "") ? ["behind-person"] : []),
      ...(isBoards ? ["noise"] : [`line${bucket(place)}`]),
      ...(isBelowHeading ? ["below"] : []),
      ...(line.isBullet ? ["bullet"] : []),
      ...(/[.!?]$/u.test(line.text) ? [isLong ? "sentence" : "stop"] : []),
      ...(isLong ? ["long"] : []),
      ...(line.text.endsWith(":") ? ["colon"] : []),
      ...(genderMark.test(line.text) ? ["marked"] : []),
      ...(/\d{1,3}\s?%|\d\s?(?:h\b|Std|hours|horas|heures)/u.test(line.text) ? ["share"] : []),
      ...(money.test(line.text) ? ["money"] : []),
      ...(next && (next.isAfterBlank || headingOf(next.text)) ? ["apart"] : []),
      ...(line.isAfterBlank ? ["after-blank"] : []),
    ];
    const mark = genderMark.exec(line.text);
    const marked = mark && mark.index > 2 ? toPieces(line.text.slice(0, mark.index)).at(-1) : undefined;
    if (mark && marked)
      see(line, marked.text, [`mark-${markEnd(line.text.slice(mark.index + mark[0].length))}`, ...around]);
    const text = line.text.replace(genderMark, " ");
    const pieces = toPieces(text);
    if (pieces.length === 1) see(line, line.text, ["whole", ...around]);
    for (const [at, piece] of pieces.entries()) {
      const where = at === 0 ? "first" : at === pieces.length - 1 ? "last" : "middle";
      const signs = [`piece-${where}`, `by-${piece.mark}`, ...around];
      if (pieces.length > 1) see(line, piece.text, signs);
      const after = pieces[at + 1];
      if (after && joinable.has(after.mark) && !isOther(piece.text) && !isOther(after.text))
        see(line, text.slice(piece.at, after.at + after.text.length), [`two-${where}`, `in-${after.mark}`, ...around]);
    }
    if (
      next &&
      /^(?:für|pour|de|for|en|im|in|of|-)\s/u.test(next.text) &&
      next.text.length < 60 &&
      line.text.length < 60
    )
      see(
        { ...line, text: `${line.text} ${next.text}`, numbers: [...line.numbers, ...next.numbers] },
        `${line.text} ${next.text}`,
        ["two-lines", ...around],
      );
  }
}

/** Marks within a title: "Lecturer, Marine Biology", "Nurse - Nights", "Technician (Level 2)". */
const joinable: ReadonlySet<string> = new Set(["dash", "comma", "colon", "bracket"]);

function isOther(text: string): boolean {
  return (namesOrganisation(text) && !namesOccupation(text)) || isNoise(text) || /[,(]\s?[A-Z]{2}$/u.test(text);
}

function seeSentence(unit: Unit, index: number, see: See): void {
  const { line, text, words, hits, section } = unit;
  const around = [
    ...(has(unit, "contact", "insider") ? ["by-contact"] : []),
    ...[section ?? "no-section", index < 3 ? "early" : index < 12 ? "mid" : "late"].map((each) => `said-${each}`),
  ];
  for (const { sign, from, to } of hits) {
    if (sign === "seeks" && !isNoun(text.slice(0, words[from]?.end ?? 0)))
      see(line, titleAfter(text.slice(words[to - 1]?.end ?? 0)), ["sought", ...around]);
    if (sign !== "wanted") continue;
    see(line, titleAfter(text.slice(words[to - 1]?.end ?? 0, text.length).slice(0, 120)), ["wanted-after", ...around]);
    if (from > 0) see(line, titleBefore(text.slice(0, words[from]?.at ?? 0)), ["wanted-before", ...around]);
  }
  for (const { index: at, 0: cue } of text.slice(0, 600).matchAll(posts))
    see(line, titleAfter(text.slice(at + cue.length)), ["post-of", ...around]);
  if (index < 12)
    for (const { index: at, 0: cue } of text.slice(0, 400).matchAll(articles)) {
      const isOther = /(?:report\p{L}*|rattach\p{L}*|to|with|mit|au|à|by|under)\s$/iu.test(text.slice(0, at));
      see(line, titleAfter(text.slice(at + cue.length)), [
        isOther ? "beside" : /^(?:as|als|como|en tant que)/iu.test(cue) ? "as" : "article",
        ...around,
      ]);
    }
  const mark = genderMark.exec(text);
  if (mark && mark.index > 2) see(line, titleBefore(text.slice(0, mark.index)), ["before-mark", ...around]);
  const shouted = text.slice(0, 400).match(inCapitals)?.[0].trim();
  if (shouted && /\p{Ll}{3}/u.test(text)) see(line, shouted, ["shouted-within", ...around]);
  const [first = ""] = toSentences(text);
  if (has(unit, "apply")) see(line, first, ["applying"]);
}

/** "Special Needs Assistant": needs that somebody has, and nobody who needs an assistant. */
function isNoun(before: string): boolean {
  return /(?:additional|complex|educational|special|support)\s\p{L}+$/iu.test(before);
}

const posts = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.posts)}\s${oneOf(tables.postsBehind)}\s?(?=\p{L})`, "giu");
const articles = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.articlesOfTitles)}\s(?=\p{L})`, "giu");

/** Words in capitals within a sentence: "as SIGN LANGUAGE INTERPRETER". */
const inCapitals =
  /(?<=\s(?:como|as|als|en qualité d[e’']|un[ae]?|an?|eine[nr]?)\s?)(?:\p{Lu}{2,30}(?:\s|(?=[^\p{L}])|$)){2,8}/u;

/** A title, and what is left of it without what may be no part of it ("… in Bath", "… mediante concurso"). */
function readingsOf(title: string): [string, string?][] {
  const readings: [string, string?][] = [[title]];
  for (const { index, 0: link } of title.matchAll(links)) {
    const before = title.slice(0, index);
    if ((needsField.test(before) || training.test(before)) && isField.test(title.slice(index))) continue;
    if (contractOnly.test(before) || before.endsWith("/")) continue;
    const rest = title.slice(index + link.length);
    readings.push([before, `cut-${link.trim().toLowerCase()}${/^\p{Lu}/u.test(rest) ? "-Name" : ""}`]);
  }
  const article = within.exec(title);
  if (article) readings.push([title.slice(article.index + article[0].length), "behind-article"]);
  return readings.slice(0, 5);
}

/** "eine Köchin / einen Koch". */
const second = /(\s\/\s|\s(?:oder|ou|o|or)\s)(?:eine?n?|un[ae]?|an?)\s(?=\p{L})/giu;
/** "Kaufmann/-frau für Spedition": the name of an occupation, and no whole title without what it is for. */
const needsField = /(?:kauf(?:mann|frau|leute)|[/-]-?frau|fach(?:kraft|mann|frau|angestellter?|wirt(?:in)?))$/iu;
const isField = /^\sfür (?!unser|die |den |das |eine?n? )\p{Lu}/u;
/** A training is called by its trade: "Ausbildung zum Umwelttechnologen für Wasserversorgung". */
const training = /^Ausbildung z/u;
/** How a line goes on behind the mark: not at all, with a sign that parts, or with a word. */
function markEnd(rest: string): string {
  const next = rest.trim();
  if (next === "") return "ends";
  if (/^[^\p{L}\d]/u.test(next)) return "parts";
  return /^\p{Lu}/u.test(next) && !/^(?:IN|EN|BEI|FÜR|POUR|PARA)\s/u.test(next) ? "Goes-on" : "goes-on";
}

/** A line that is a person's name as in a signature: two or three words, none of a job or a firm. */
function isPersons(text: string): boolean {
  return /^\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}.-]*){1,2}$/u.test(text) && !namesOccupation(text) && !namesOrganisation(text);
}

function bucket(place: number): string {
  return place < 4 ? String(place) : place < 7 ? "4" : place < 12 ? "7" : "12";
}

/** The title with what stands in it on its line, such as "(m/w/d)". */
function asItStands(line: string, title: string): string {
  if (line.includes(title)) return title;
  const [first = "", ...others] = title.split(" ");
  const start = line.indexOf(first);
  const last = others.at(-1) ?? first;
  const end = line.indexOf(last, start + first.length);
  return start < 0 || end < 0 ? line : line.slice(start, end + last.length);
}
