import { fold } from "#shared/claims/words.ts";
import { lineKey } from "#shared/postings/phrase-book.ts";
import type { Read } from "#shared/postings/posting-reading.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { type Candidate, collectCandidates } from "./choose.ts";
import { cleanName, domainsOf, isKindOnly, isNamedLike, isPossibleName } from "./company-names.ts";
import { hiringTeamOf, isNoise, legalForm, looksLikeName, looksLikePlace, namesOrganisation } from "./head-lines.ts";
import { labelled } from "./labels.ts";
import type { Line } from "./lines.ts";
import { nameRuns, readingsOf } from "./name-runs.ts";
import { namesOccupation } from "./occupations.ts";
import { toPieces } from "./pieces.ts";
import { countOf } from "./sightings.ts";
import { genderMark } from "./titles.ts";
import { headingOf, type Unit } from "./units.ts";
import { agencyNames, behindEmployer, cuesBefore, employerLabels } from "./words/naming-words.ts";
import { personTitles } from "./words/no-names.ts";
import { postingWords } from "./words/posting-words.ts";

const HEAD = 26;
const FIRST_UNITS = 40;
const LAST_UNITS = 12;
const READ = 12_000;

/** All names in a posting that may be the employer's. */
export function companyCandidates({
  text,
  lines,
  units,
  role,
}: {
  text: string;
  lines: readonly Line[];
  units: readonly Unit[];
  role: Read | null;
}): Candidate[] {
  const read = text.slice(0, READ);
  const facts = { folded: fold(read), read, domains: domainsOf(read), role: fold(role?.value ?? "") };
  const { add, all } = collectCandidates((name) => shapeOf(name, facts));
  const see = (line: Line, said: string, signs: readonly string[]) => {
    const value = cleanName(said);
    if (isPossibleName(value)) add({ text: value, value, line }, signs);
    const whole = withArticle.test(said) ? cleanName(said, { keepsArticle: true }) : "";
    if (whole && isPossibleName(whole)) add({ text: whole, value: whole, line }, [...signs, "article"]);
  };
  for (const { line, value } of labelled(lines, "company")) see(line, value, ["label"]);
  seeHead({ lines, role }, see);
  const ends = units.slice(-LAST_UNITS);
  const looked = [
    ...units.slice(0, FIRST_UNITS),
    ...units.slice(FIRST_UNITS).filter((unit) => ends.includes(unit) || abouts.test(unit.text)),
  ];
  for (const [index, unit] of looked.entries()) seeRuns(unit, index < FIRST_UNITS ? index : 99, see);
  for (const [index, line] of lines.slice(0, 200).entries()) {
    const next = lines[index + 1];
    if (next && labels.has(lineKey(line.text)) && looksLikeName(next.text)) see(next, next.text, ["label-above"]);
  }
  return all();
}

/** Some are called with their article: "Le Fournil", "The Plough". */
const withArticle = /^(?:The|Le|La|Les|L['’]|El|Los|Las|Die|Der|Das|Zum|Zur|LE|LA|LES|THE|EL)\s?\p{Lu}/u;

/** How old a post is: beside it stands who wrote it. */
const age =
  /(?:^|[·|›]\s?)(?:\d+ ?(?:h|hrs?|Std\.?|min|d|j|días?)\b|hier|yesterday|ayer|gestern|il y a|hace|vor \d|\d+ (?:hours?|days?) ago)/iu;

type See = (line: Line, said: string, signs: readonly string[]) => void;

const labels = new Set(employerLabels.map(lineKey));

function seeHead({ lines, role }: { lines: readonly Line[]; role: Read | null }, see: See): void {
  const team = new Set(hiringTeamOf(lines));
  const isRoles = (line: Line | undefined) => line?.numbers.some((number) => role?.lines.includes(number)) ?? false;
  let place = 0;
  let isBelowHeading = false;
  for (const [index, line] of lines.slice(0, HEAD).entries()) {
    const heading = headingOf(line.text);
    isBelowHeading ||= heading !== null && heading.section !== "board" && place > 0;
    if (line.text.length > 140 || team.has(line) || heading?.rest === "") continue;
    if (!isNoise(line.text)) place++;
    const around = [
      isNoise(line.text) ? "noise" : `line${place < 4 ? place : place < 7 ? "4" : "7"}`,
      ...(isBelowHeading ? ["below"] : []),
      ...(line.isBullet ? ["bullet"] : []),
      ...(/[.!?]$/u.test(line.text) && line.text.split(/\s+/u).length > 6 ? ["sentence"] : []),
      ...(age.test(line.text) ? ["with-age"] : age.test(lines[index + 1]?.text ?? "") ? ["above-age"] : []),
      ...(isRoles(line) ? ["with-role"] : []),
      ...(isRoles(lines[index + 1]) ? ["above-role"] : []),
      ...(isRoles(lines[index - 1]) ? ["below-role"] : []),
      ...(isRoles(lines[index - 2]) ? ["two-below-role"] : []),
      ...(line.isAfterBlank && lines[index + 1]?.isAfterBlank ? ["lone"] : []),
    ];
    const bare = line.text.replace(genderMark, " ");
    const pieces = toPieces(bare);
    for (const [at, piece] of pieces.entries()) {
      const others = pieces.filter((each) => each !== piece);
      const next = pieces[at + 1];
      const [before = ""] = piece.text.split(seeking);
      if (before !== piece.text) see(line, before, ["seeks", "cut", ...around.map((sign) => `head-${sign}`)]);
      see(line, piece.text, [
        pieces.length === 1 ? "whole" : `piece-${at === 0 ? "first" : at === pieces.length - 1 ? "last" : "middle"}`,
        ...(at > 0 ? [`by-${piece.mark}`] : []),
        ...(next ? [looksLikePlace(next.text) ? "place-next" : "else-next"] : []),
        ...(others.some((each) => namesOccupation(each.text) && !namesOrganisation(each.text)) ? ["beside-job"] : []),
        ...around.map((sign) => `head-${sign}`),
      ]);
    }
    if (pieces.length > 1) see(line, bare, ["undivided", ...around.map((sign) => `head-${sign}`)]);
  }
}

function seeRuns(unit: Unit, index: number, see: See): void {
  const { text, line, words, hits, section } = unit;
  const around = [
    `said-${index < 3 ? "first" : index < 10 ? "early" : index < 99 ? "mid" : "end"}`,
    `in-${section ?? "none"}`,
    ...(/@|https?:|www\./u.test(text) ? ["by-address"] : []),
  ];
  for (const run of nameRuns(text).slice(0, 12)) {
    const hit = hits.find(({ sign, from }) => sign === "seeks" && isWithin(words[from]?.at ?? 0, run));
    const readings = readingsOf(run);
    const cut = hit ? (words[hit.from]?.at ?? 0) : 0;
    if (cut > run.at + 2) readings.push({ text: text.slice(run.at, cut).trim(), at: run.at, end: cut - 1 });
    for (const { text: said, at, end } of readings) {
      const before = text.slice(Math.max(0, at - 40), at);
      const after = text.slice(end, end + 40);
      const own = openers.exec(said)?.[0] ?? "";
      const cue = cues.find(([, pattern]) => pattern.test(`${before}${own}`))?.[0];
      const isSeeking = hits.some(
        ({ sign, from, to }) =>
          sign === "seeks" &&
          to > from &&
          (Math.abs((words[from]?.at ?? -9) - end) < 4 ||
            (at === 0 && [explained, located].some((each) => each.test(text.slice(end, words[from]?.at ?? 0))))),
      );
      const isSought = hits.some(
        ({ sign, from }) => sign === "seeks" && (words[from]?.at ?? 0) > end && (words[from]?.at ?? 0) - end < 90,
      );
      see(line, said.slice(own.length), [
        "run",
        ...around,
        ...(cue ? [`cue-${cue}`] : ["no-cue"]),
        ...(cue && own ? ["cue-within"] : []),
        ...(isSeeking ? ["seeks"] : isSought ? ["seeks-later"] : []),
        ...(behind.test(after) ? ["acts"] : []),
        ...(/^,?\s(?:we|wir|nous|on|tu|vous|du|sie|\p{L}+[aei]mos)(?!\p{L})/iu.test(after) ? ["we-next"] : []),
        ...(at === 0 ? ["begins"] : []),
        ...(after.trim() === "" || /^[.,:!]?$/u.test(after.trim()) ? ["ends"] : []),
        ...(at === 0 && end >= text.length - 1 ? ["fills"] : []),
        ...(/^\s\(\p{Lu}{2,8}\)/u.test(after) ? ["shortened"] : []),
        ...(/^(?:,\s|\s\(|\sin\s|\sà\s|\sen\s|\s[–-]\s)\p{Lu}/u.test(after.replace(genderMark, " "))
          ? ["place-next"]
          : []),
        ...(run.text !== said ? ["cut"] : []),
        ...(/^\s(?:de|du|of|der|des|del|d['’]|von|y|et|und|&)\s?(?:la\s|le\s|los\s)?\p{Lu}/u.test(after)
          ? ["goes-on"]
          : []),
        ...(person.test(before) ? ["behind-title"] : []),
      ]);
    }
  }
}

/** What an employer is, between its name and its verb: "… (Liège), hôpital général de 412 lits, recrute". */
const explained = /^(?:\s\([^()]{2,40}\)\s|(?:\s\([^()]{2,40}\))?,\s[^.;:!?]{3,120},\s)$/u;

/** … and where: "Le GAEC des Trois Chênes à Plabennec (29) recherche". */
const located = /^\s(?:à|aus|bei|en|in|near)\s\p{Lu}[\p{L}'’ -]{1,30}(?:\s\([^()]{2,20}\))?,?\s$/u;

function isWithin(at: number, run: { at: number; end: number }): boolean {
  return at > run.at && at < run.end;
}

const openers = new RegExp(
  `^${oneOf(cuesBefore.within)}\\s(?:the\\s|la\\s|el\\s|le\\s|the\\s|der\\s|die\\s|das\\s|dem\\s)?(?=\\p{Lu})`,
  "u",
);
const cues = Object.entries(cuesBefore)
  .filter(([name]) => name !== "within")
  .map(
    ([name, list]) =>
      [
        name,
        new RegExp(
          `(?<!\\p{L})${oneOf(list)}\\s(?:the\\s|la\\s|el\\s|le\\s|l['’]|der\\s|die\\s|das\\s|dem\\s|den\\s|our\\s)?["“„«]?$`,
          "iu",
        ),
      ] as const,
  );
const behind = new RegExp(`^,?\\s${oneOf(behindEmployer)}(?!\\p{L})`, "iu");
const person = new RegExp(`${oneOf(personTitles)}\\.?\\s$`, "u");
const abouts = /^(?:About|Über|Sobre|À propos d|Who is|Qui est|Quiénes? (?:es|somos))/u;
const seeking = new RegExp(
  `\\s${oneOf(...Object.values(postingWords).map(({ signs }) => signs.seeks))}(?!\\p{L})`,
  "iu",
);
function namesSeeking(name: string): boolean {
  return seeking.test(name);
}
const boards = /(?<!\p{L})(?:jobs?|gigs|emplois?|empleos?|ofertas?|stellen|careers|karriere|group|members)(?!\p{L})/iu;
const agencies = new RegExp(`(?<!\\p{L})${oneOf(agencyNames)}(?!\\p{L})`, "iu");

/** Whether a text goes on with the first word of a name alone: "Voltara Energía", then "En Voltara …". */
function callsShort(first: string, folded: string): boolean {
  const isOwn = first.length > 3 && !namesOrganisation(first) && !namesOccupation(first);
  return isOwn && countOf(folded, fold(first)) > 2;
}

function shapeOf(
  name: string,
  { folded, read, domains, role }: { folded: string; read: string; domains: readonly string[]; role: string },
): string[] {
  const words = name.split(/\s+/u);
  const times = countOf(folded, fold(name));
  const isOrganisation = namesOrganisation(name);
  const isJob = namesOccupation(name);
  const own = fold(name);
  return [
    "company",
    `words-${words.length > 5 ? "6" : words.length}`,
    ...(isOrganisation ? ["organisation"] : []),
    ...(legalForm.test(name) ? ["legal"] : []),
    ...(isKindOnly(name) ? ["kind-only"] : []),
    ...(isJob ? [isOrganisation ? "job-organisation" : "job"] : []),
    ...(looksLikePlace(name) && !isOrganisation ? ["place"] : []),
    ...(times > 1 ? ["again"] : []),
    ...(times > 2 ? ["often"] : []),
    ...(words.length > 1 && callsShort(words[0] ?? "", folded) ? ["short-again"] : []),
    ...(domains.some((domain) => isNamedLike(name, domain)) ? ["domain"] : []),
    ...(domains.length > 0 ? ["has-domains"] : []),
    ...(headingOf(name) ? ["heading"] : []),
    ...(isNoise(name) ? ["noisy"] : []),
    ...(role && (role === own || role.includes(own)) ? ["is-role"] : []),
    ...(role && own.includes(role) ? ["has-role"] : []),
    ...(/\d/u.test(name) ? ["digits"] : []),
    ...(/^\p{Ll}/u.test(name) ? ["small"] : []),
    ...(name.endsWith("*") ? ["star"] : []),
    ...(words.filter((word) => /^\p{Ll}{4}/u.test(word)).length > 0 ? ["small-words"] : []),
    ...(words.length > 1 && /&|\by\b|\bet\b|\bund\b/u.test(name) ? ["partners"] : []),
    ...(agencies.test(name) ? ["agency"] : []),
    ...(/^\p{Lu}{2,6}$/u.test(name) ? ["short-form"] : []),
    ...(/\p{Ll}\p{Lu}/u.test(name) ? ["camel"] : []),
    ...([" in ", " à ", " en ", " near ", " aus "].some((word) => read.includes(word + name)) ? ["behind-in"] : []),
    ...(namesSeeking(name) ? ["holds-seeks"] : []),
    ...(boards.test(name) ? ["board"] : []),
  ];
}
