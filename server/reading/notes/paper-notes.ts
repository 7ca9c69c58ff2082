import type { MaterialBuilder } from "#shared/material/material-builder.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { capitalised } from "#shared/words/capitalised.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { findPeriods } from "../dates.ts";
import { isDegree } from "../kinds-of-words.ts";
import { readPapers } from "../papers.ts";
import { noPlace } from "../resume-text.ts";
import type { SectionKind } from "../section-titles.ts";
import tables from "../words/notes.json" with { type: "json" };
import { drivingLabel, isDegreeLetters, isDriving } from "./driving-signs.ts";
import { isCard, isStudiedSince, withoutSinceBracket } from "./held-since.ts";
import type { Told } from "./note.ts";
import { mainPeriod } from "./note-period.ts";
import { fieldsOf } from "./paper-fields.ts";
import { expiry, hasYear, itemsOf, later, opensWithYear, SHORT } from "./paper-items.ts";
import { withoutBracket } from "./parts.ts";
import type { SpokenPaper } from "./sentence-paper.ts";
import { apart, isHobby, isNotWork, isPaperLike, isSchool, underWayWord, wanted } from "./signs.ts";

/** "Electrician, card since 2015" is a card of 2015. */
export const heldSince = /,\s(card|licen[cs]e|ticket|certificate)\s(?:since|seit|depuis|desde)\s(\d{4})/iu;

/** Another sentence, or what somebody did, or a car beside the licence. */
const nextNote = new RegExp(
  [
    String.raw`(?<!(?:^|\s)(?:Ausb|Dipl|Prakt|Techn|Univ))(?<=\d{4}|\p{L}{4})\.\s+(?=\p{Lu})`,
    String.raw`\s[–-]\s(?=${oneOf(tables.deeds)}\s)`,
    String.raw`\s(?:und|and|et|y|\+)\s(?=(?:(?:eine?n?|une?|un|an?|own|eigenes)\s)?${oneOf(tables.vehicles.flatMap((word) => [word, capitalised(word)]))}(?!\p{L}))`,
  ].join("|"),
  "u",
);

type From = { builder: MaterialBuilder; told: Told; today: string; section: SectionKind | null };

/**
 * Papers of a line: one with its school and year, or several of a list. What of the line is none stays a plain line.
 * "RN Ohio, exp 10/2027": how long it is held is no part of its name.
 */
export function takePapers(text: string, from: From): void {
  const [sentence = "", ...behind] = withEndFirst(withoutSinceBracket(text)).split(nextNote);
  const { section, builder } = from;
  const isDated = section !== null || opensWithYear.test(sentence);
  const items = itemsOf(
    sentence.replace(heldSince, " $1, $2").replace(/(?<=\p{L}{3}|\s\p{Lu}\d?|\d{4})\.$/u, ""),
    isDated,
  );
  const isShort = items.every((item) => withoutBracket(item).split(" ").length <= SHORT);
  // "Permis classe 5, motoneige": behind a licence to drive stands what somebody can drive, unless papers are listed.
  const [first = "", ...next] = items;
  const isList = items.length > 1 && isShort && (!isDriving(first) || next.some(isPaperLike));
  let plain = "";
  for (const [at, item] of items.entries()) {
    const told = { ...from.told, id: `${from.told.id}.${at}` };
    const isToCome = items.length > 1 && items.slice(at + 1).some((one) => isExamAhead(one, from.today));
    const isPaper = (at === 0 && !ofLife.test(item)) || isItem(item, { isList, section });
    if (!isPaper) plain = [plain, item].filter(Boolean).join(", ");
    if (plain !== "" && (isPaper || at === items.length - 1)) {
      builder.addPlain({ ...told, id: `${told.id}-o` }, plain);
      plain = "";
    }
    if (isPaper) takeOne(item, { ...from, told, isToCome });
  }
  for (const [at, rest] of behind.entries()) {
    const told = { ...from.told, id: `${from.told.id}.s${at}` };
    if (isPaperLike(rest) && rest.split(" ").length <= LONGEST) takePapers(rest, { ...from, told });
    else builder.addPlain(told, rest);
  }
}

const LONGEST = 14;

/** "2010 – 2013: BSc Önologie": a paper that took years is of the last; one that still lasts has its time behind it. */
function withEndFirst(text: string): string {
  const period = mainPeriod(text);
  const cells = (words: string) =>
    words.replace(/\t/gu, ", ").replace(/((?:19|20)\d\d)\s([–—-])\s(?=(?:19|20)\d\d)/gu, "$1$2");
  if (!period?.range || period.start > 0 || !period.hasBothEnds) return cells(text);
  const rest = cells(text.slice(period.end).replace(/^[\s:,;|–-]+/u, ""));
  const { from, to } = period.dates;
  if (rest === "" || from === "" || to === "") return cells(text);
  return to === "now"
    ? `${rest}, ${text.slice(0, period.end).replace(/\s*([–—-])\s*/u, "$1")}`
    : `${to.slice(0, 4)}: ${rest}`;
}

/** Whether an item of a list is a paper: by its words, or as a short name among papers ("forklift"). */
function isItem(item: string, { isList, section }: { isList: boolean; section: SectionKind | null }): boolean {
  if (isHobby(item) || isNotWork(item) || wanted.test(item) || ofLife.test(item)) return false;
  if (isPaperLike(item) || isDriving(item)) return true;
  if (hasYear.test(item) && (section !== null || item.split(" ").length <= SHORT_ITEM)) return true;
  return isList && !apart.test(item) && !/\d/u.test(item) && item.split(" ").length <= SHORT_ITEM;
}

/** "48 ans", "2 enfants": how old somebody is, and whom they live with. */
const ofLife = /^\d{1,2}\s(?:ans|años|jahre|years|yrs|enfants?|hij[oa]s?|kinder|kids|children)(?!\p{L})/iu;
const SHORT_ITEM = 3;
const beforeWord = new RegExp(
  String.raw`^(?:${oneOf(tables.nowWords)}\s*[:,]?\s+)(?:(?:at|bei|chez|en)\s+)?(?=\S)`,
  "iu",
);

function takeOne(item: string, { builder, told, today, section, isToCome }: From & { isToCome: boolean }): void {
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
  const isOpen = findPeriods(year).some(({ range, to }) => range && to === "present") && !lasts.test(year);
  const isUnderWay =
    isOpen ||
    isToCome ||
    underWayWord.test(whole.replace(until, "")) ||
    isLater(year, today) ||
    (lasts.test(year) &&
      !isDriven &&
      isStudiedSince(whole, year, { isDegree: isOfStudies(what) && !isCard(what), today }));
  const kind = isDriven ? "driving" : isOfStudies(what) ? "degree" : (read?.kind ?? usual);
  const end = until.replace(/^[\s,(]+|\)$/gu, "");
  builder.addPaper(told, {
    ...{ what: isDriven || isUnderWay ? withoutState(what) : what, where, kind },
    state: isUnderWay ? "under-way" : (read?.state ?? "held"),
    year: [isUnderWay ? year : year.replace(lasts, ""), end].filter(Boolean).join(", ").slice(0, 60),
  });
}

const exam = /(?<!\p{L})(?:\p{L}*prüfung|exams?|examen|examens|test|épreuves?|convocatoria)(?!\p{L})/iu;

/** "Prüfung ist am 24. Februar 2027": what was attended is not held before. */
function isExamAhead(text: string, today: string): boolean {
  return exam.test(text) && isLater(text, today);
}

/** "Forklift licence LF", "RSA certificate 2023": English words for what lets somebody work, not those of a degree. */
const letWork =
  /(?<=\p{L}\s)(?<!(?:graduate|higher|leaving|school)\s)(?:licen[cs]e|certificate)(?=$|\s\p{Lu}|[\s,(]+\d)/iu;

function isOfStudies(what: string): boolean {
  return (
    isDegree(what.replace(letWork, "")) ||
    isDegreeLetters(what) ||
    namedIn(what).named.some(({ kind }) => kind === "degree")
  );
}

/** The row of a paper that a sentence tells of. */
export function addSpokenPaper(
  { what, where, year, isUnderWay }: SpokenPaper,
  { builder, told, today }: Omit<From, "section">,
): void {
  const [read] = readPapers([{ ...noPlace, text: what }], "certificate");
  const kind = isDriving(what) ? "driving" : isOfStudies(what) ? "degree" : (read?.kind ?? "certificate");
  const state = isUnderWay || isLater(year, today) ? "under-way" : "held";
  builder.addPaper(told, {
    what: what.slice(0, 300),
    where: where.slice(0, 300),
    year: year.slice(0, 60),
    kind,
    state,
  });
}

/** "seit August 2025" */
const lasts = /^(?:seit|since|depuis|dès|desde(?:\sel)?)\s/iu;
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
    remark.split(" ").length > 2 &&
    !expiry.test(` ${remark}`) &&
    !later.test(remark) &&
    !underWayWord.test(remark) &&
    !isSchool(remark);
  return found && isRemark ? [text.slice(0, found.index), remark] : [text, ""];
}

function isLater(year: string, today: string): boolean {
  const [last] = findPeriods(year)
    .map(({ to, from }) => (to === "present" ? from : to))
    .slice(-1);
  if (!last) return false;
  const [now = 0, month = 0] = today.split("-").map(Number);
  return last.year > now || (last.year === now && (last.month ?? 0) > month);
}
