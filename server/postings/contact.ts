import { fold, wordsOf } from "#shared/claims/words.ts";
import { lineKey } from "#shared/postings/phrase-book.ts";
import type { PostingHead } from "#shared/postings/posting-reading.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { namesOrganisation } from "./head-lines.ts";
import { housePerson, isPerson } from "./is-person.ts";
import type { Line } from "./lines.ts";
import { namesOccupation } from "./occupations.ts";
import {
  behindPost,
  behindPostWord,
  genderOf,
  inOrder,
  isDepartment,
  isPost,
  type Named,
  nameAfter,
  nameAt,
  nameBefore,
  titled,
  wholeName,
} from "./person-names.ts";
import { best, type Sighting } from "./sightings.ts";
import { has, headingOf, type Unit } from "./units.ts";
import { officeWords } from "./words/contact-words.ts";
import tables from "./words/pattern-words.json" with { type: "json" };
import { postingWords } from "./words/posting-words.ts";
import type { Sign } from "./words/signs.ts";

type Contact = PostingHead["contact"];
type Seen = Sighting & { named: Named };

/** Whom to write to: a person's name behind a cue, next to an address, or in a block of its own. */
export function readContact({
  units,
  lines,
  company,
}: {
  units: readonly Unit[];
  lines: readonly Line[];
  company: string;
}): Contact {
  const seen: Seen[] = [];
  const known = new Set(wordsOf(company).map(({ folded }) => folded));
  const none = new Set<string>();
  const ofHouse = housePerson(company);
  const add = (line: Line, named: Named | null, score: number) => {
    if (!named || !isPerson(named, named.isAskedFor || named.name === ofHouse ? none : known)) return;
    const isShort = !named.title && !named.name.includes(" ");
    const whole = `${named.title} ${named.name}`.trim();
    seen.push({
      // "Herr Chefarzt Dr. Matthias Rehberg": what stands between is no part of what is quoted.
      text: line.text.includes(whole) ? whole : named.name,
      value: inOrder(named.name),
      score: score - (isShort ? 6 : 0),
      line,
      named,
    });
  };
  const isToOffice = units.some(({ text }) => toOffice.test(text));
  for (const [at, unit] of units.entries()) {
    const { text, words, hits, line } = unit;
    if (!/\p{Lu}/u.test(text) || isButtons(text)) continue;
    const isAsking = has(unit, "enquire") && !has(unit, "document");
    if (isAsking && isToOffice) continue;
    const insiders = hits.filter(
      ({ sign, to }) =>
        sign === "insider" && !/^\s(?:letter|statement|document)/u.test(text.slice(words[to - 1]?.end ?? 0)),
    );
    for (const hit of hits) {
      const end = words[hit.to - 1]?.end ?? 0;
      if (insiders.some(({ to }) => to >= hit.from && hit.from - to < 8 && to <= hit.to + 1)) continue;
      if (hit.sign === "contact")
        add(
          line,
          askedFor(nameAfter(text.slice(end), unit), text.slice(words[hit.from]?.at ?? 0, end)),
          isWeakCue(unit, hit) ? 50 : isForQuestions(unit, hit, units[at - 1]) ? 85 : 88,
        );
      if (hit.sign === "answers")
        add(line, fuller(nameBefore(text.slice(0, words[hit.from]?.at ?? 0)), nameAfter(text.slice(end), unit)), 84);
    }
    for (const { index } of text.matchAll(/[\w.+-]{1,64}@[\w-]/gu))
      if (index > 0 && insiders.length === 0) {
        const named = nameBefore(text.slice(0, index));
        if (named?.title || named?.name.includes(" ")) add(line, named, 80);
      }
    if (insiders.length === 0) for (const named of namedLikeAddress(text)) add(line, named, 82);
    if (isApplying(unit) && insiders.length === 0)
      for (const { 0: cue, index } of text.matchAll(/(?<!\p{L})(?:to|à|a|al|an|au)\s(?=\p{L}|M\.)/gu)) {
        const rest = text.slice(index + cue.length);
        const named = nameAt(rest) ?? behindPost(rest.replace(/^(?:the|our|la|le|el|die|den|der)\s/u, ""));
        const isAddressed = /^(?:\s(?:at|à|en|unter|an|via|via l['’]adresse|al))?(?:\s?:)?\s\S{1,64}@/u;
        if (
          named &&
          (named.title ||
            isAddressed.test(rest.slice(named.end)) ||
            isPost(named.post) ||
            isDepartment(named.post) ||
            isExplained.test(rest.slice(named.end)))
        )
          add(line, named, 86);
      }
    if ((unit.section === "apply" || isPhone.test(text)) && insiders.length === 0)
      for (const { index } of text.matchAll(titled))
        if (!isAsking || !isToOffice) add(line, nameAt(text.slice(index)), 76);
  }
  for (const line of lines.slice(0, MOST_LINES))
    for (const { 0: cue, index } of line.text.slice(0, LONGEST_LINE).matchAll(labels)) {
      const named = nameAt(line.text.slice(index + cue.length));
      if (named?.title || named?.name.includes(" ")) add(line, named, enquiries.has(lineKey(cue)) ? 80 : 86);
    }
  for (const [index, { text }] of lines.entries()) {
    const next = lines[index + 1];
    const heading = next && text.length < 60 ? headingOf(text) : null;
    if (next && heading?.section === "contact" && heading.rest === "") {
      add(next, wholeName(next.text), 85);
      // The employer stands above its person: "Kontakt:", "Muster GmbH", "Daniela Frühauf".
      const below = lines[index + 2];
      const named = below && namesOrganisation(next.text) ? wholeName(below.text) : null;
      if (below && named?.name.includes(" ") && !namesOccupation(below.text)) add(below, named, 83);
    }
    if (
      /^(?:name|nom|nombre)\s?:\s/iu.test(text) &&
      lines.slice(Math.max(0, index - 2), index).some((each) => headingOf(each.text)?.section === "contact")
    )
      add(lines[index] ?? blank, wholeName(text.replace(/^\S+\s?:\s/u, "")), 85);
    const isGreeted = index > 2 && greeting.test(lines[index - 1]?.text ?? "");
    const named = wholeName(text);
    if (named?.name.includes(" ") && isGreeted && !namesOccupation(text)) add(lines[index] ?? blank, named, 82);
    const isSigned = named?.name.includes(" ") && next && /^\S{1,64}@[\w-]/u.test(next.text) && next.text.length < 100;
    if (named && isSigned && !namesOccupation(text) && index > 3) add(lines[index] ?? next, named, 84);
    if (index > 3 && reached.test(text)) add(lines[index] ?? blank, behindPostWord(text), 80);
    if (named?.title && index > 3) add(lines[index] ?? blank, named, 78);
  }
  const top = best(seen);
  const chosen = top && seen.find(({ value, text }) => value === top.value && text === top.text);
  if (!top || !chosen) return null;
  const { named, line } = chosen;
  return { ...top, title: named.title, gender: genderOf(named, line.text), post: named.post };
}

/** A mail address or a number behind a comma. */
const reached = /,\s[^,]{0,30}(?:\S@[\w-]|\d{3}[\s/-]\d)/u;

/** Of two names the one with a title, or with more words: "Dann freut sich Herr Brändli". */
function fuller(one: Named | null, other: Named | null): Named | null {
  const weight = (named: Named | null) =>
    named === null ? 0 : (named.title ? 2 : 0) + (named.name.includes(" ") ? 2 : 0) + 1;
  return weight(other) > weight(one) ? other : one;
}

/** People whose surname is in an address of the same sentence: "to Noreen Hession or noreen.hession@…". */
function namedLikeAddress(text: string): Named[] {
  const own = [...text.matchAll(/([\p{L}\d._-]{3,64})@[\w-]/gu)].map(({ 1: local = "" }) => fold(local));
  if (own.length === 0) return [];
  let from = 0;
  return [...text.slice(0, 600).matchAll(/(?<=^|[\s(])\p{Lu}/gu)].flatMap(({ index }) => {
    // "Vílchez" alone is not looked at behind "Dra. Lucía Hinojosa Vílchez".
    const named = index < from ? null : nameAt(text.slice(index));
    const words = named?.name.split(" ") ?? [];
    // Behind a title the name begins for sure; "Ruf Nils Petersen an" may begin with a verb.
    const telling = named?.title ? words : [words[0] ?? "", words.at(-1) ?? ""];
    const isOwn = own.some((local) => telling.some((word) => word.length > 3 && local.includes(fold(word))));
    if (!named || words.length < 2 || !isOwn) return [];
    if (named.title) from = index + named.end;
    return [named];
  });
}

const MOST_LINES = 400;
const LONGEST_LINE = 1200;
/** "Recruiter: …", also at the end of a line that says how to apply. */
const labels = new RegExp(
  String.raw`(?<![\p{L}:])${oneOf(...Object.values(postingWords).map((table) => table.labels.contact))}\s?:\s`,
  "giu",
);

const enquiries = new Set(Object.values(postingWords).flatMap(({ signs }) => signs.enquire.map(lineKey)));

/** Whether a cue leads to whom one may ask: "Questions? Contact …", "Renseignements : …", and not "… applications to". */
function isForQuestions({ hits, line }: Unit, { from }: { from: number }, before: Unit | undefined): boolean {
  const earlier = hits.filter((each) => each.from <= from && ways.has(each.sign));
  const isSame = earlier.some((each) => each.from === from && each.sign === "enquire");
  const last = isSame ? "enquire" : earlier.at(-1)?.sign;
  if (last !== undefined) return last === "enquire";
  return before?.line === line && before.text.endsWith("?") && has(before, "enquire");
}

const ways: ReadonlySet<Sign> = new Set(["enquire", "apply", "document"]);

const blank: Line = { numbers: [], text: "", isBullet: false, isAfterBlank: false };
const greeting = new RegExp(`^${oneOf(tables.greetings)}[,!.]?$`, "iu");

/** Whom the application goes to, where that is an office: then a person named for questions is not written to. */
const toOffice = new RegExp(
  `(?<!\\p{L})(?:an (?:das|die|den)|to the|à l[ae]|à l['’]|au|a la|al)\\s?${oneOf(officeWords)}(?!\\p{L})`,
  "iu",
);
/** "to Priya (she's our COO)": who somebody is stands behind the name. */
const isExplained = /^\s\((?:RRHH|HR|RH|she|he|they|our|unsere?|notre|nuestr[oa])(?!\p{L})/u;

/** A line of things to click: "Contact advertiser   Save   Report". */
function isButtons(text: string): boolean {
  const parts = text
    .slice(0, 200)
    .split(/\s{3,}|\s[|·»]\s|[[\]]/u)
    .filter((part) => part.trim() !== "");
  return (parts.length > 1 || text.length < 40) && parts.some((part) => headingOf(part)?.section === "board");
}

const isPhone = /(?:Tel|Tél|phone|\d{3,5}[\s/-]\d{3})/u;

/** Who is to be asked for may be called as the house is ("Bar Casa Paco, ask for Paco"). */
function askedFor(named: Named | null, cue: string): Named | null {
  return named && { ...named, isAskedFor: /ask for|por$|demand|ansprech/iu.test(cue) };
}

/** A plain word before a name is a cue in what is about applying, and before a single word without a title hardly. */
function isWeakCue(unit: Unit, { from, to }: { from: number; to: number }): boolean {
  const cue = unit.words[from]?.folded ?? "";
  const isWith = cue === "con" && to - from === 2 && unit.words[from + 1]?.folded === "la";
  if (from === 0 || !(isPlainCue(cue) || isWith)) return false;
  const named = nameAt(unit.text.slice(unit.words[to - 1]?.end ?? 0));
  return (
    !isApplying(unit) || (/^(?:an|bei)$/u.test(cue) && named !== null && !named.title && !named.name.includes(" "))
  );
}

/** "at", "an", "call": words that are cues only in what is about applying. */
function isPlainCue(word: string): boolean {
  return /^(?:an|bei|call|text|give|ring|phone|email|atencion|contact|kontakt|demander|appelle|hd)$/u.test(word);
}

function isApplying(unit: Unit): boolean {
  return (
    unit.section === "apply" ||
    unit.section === "contact" ||
    has(unit, "apply", "enquire", "answers") ||
    /\d{3}[\s\d-]{4}|\d{2}(?:[ .]\d{2}){3}|@/u.test(unit.text)
  );
}
