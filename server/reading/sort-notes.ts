import type { Book } from "#shared/languages/book.ts";
import { books } from "#shared/languages/books.ts";
import { guessLanguage, tellLanguage } from "#shared/letters/letter-language.ts";
import type { Job } from "#shared/material/material.schema.ts";
import type { MaterialBuilder } from "#shared/material/material-builder.ts";
import { splitSkills } from "#shared/material/split-skills.ts";
import { toldText, withoutBullet, wordKey } from "#shared/material/told-text.ts";
import { namedIn } from "#shared/postings/named-in.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import { hasContact } from "./contacts.ts";
import { findPeriods, isDateOnly, type Period } from "./dates.ts";
import { isSentence } from "./header-lines.ts";
import { companyScore, isDegree, isInstitution, isPlace, titleScore } from "./kinds-of-words.ts";
import { layOutPlain } from "./layout/lay-out-plain.ts";
import { toLanguages } from "./note-languages.ts";
import { nameLabel, takeContact, takeName } from "./note-person.ts";
import { isLicence, readPapers } from "./papers.ts";
import type { TextLine } from "./resume-text.ts";
import { type SectionKind, sectionKindOf } from "./section-titles.ts";
import tables from "./words/notes.json" with { type: "json" };

type Note = { line: TextLine; text: string; isUnder: boolean; isApart: boolean; today: string };
type Head = {
  title: string;
  employer: string;
  place: string;
  period: Pick<Job, "from" | "to" | "period">;
  rest: string;
  /** A known title, an employer, and a stretch of time; anything else is for the person to confirm. */
  isSure: boolean;
  /** With an employer and both ends of its time: such a line is a post wherever it stands. */
  isWhole: boolean;
};

type Typed = { text: string; today: string };

const MOST_LINES = 60;
const LONGEST_TEXT = 8000;
const LONGEST_HEAD = 14;
const LONGEST_NOTE = 30;

/**
 * Sorts what somebody notes about themselves, a thing a line: posts with their dates on one line and what was done below,
 * papers, languages, tools. False where the text is something else, a laid-out resume or prose.
 */
export function sortNotes(builder: MaterialBuilder, { text, today }: Typed, leftover: string[]): boolean {
  if (text.length > LONGEST_TEXT) return false;
  const notes = toNotes(text, today);
  if (notes.length > MOST_LINES) return false;
  const words = wordsOf(text);
  const heads = notes.map((note) => toHeads(note, words));
  if (!areNotes(notes, heads)) return false;
  const { material } = builder;
  let job: { told: Told; head: Head; lines: string[]; own: number; isListed: boolean } | null = null;
  let section: SectionKind | null = null;
  /** How many posts have come with nothing typed below them. */
  let bare = 0;
  const finish = () => {
    if (!job) return;
    const { told, head, lines, own, isListed } = job;
    const { title, employer, place, period, isSure } = head;
    // Below the last of several posts that stand one under the other are notes about anything, as below a doubtful one.
    const isOfPost = isSure && (isListed || bare === 0);
    const kept = isOfPost ? lines : isSure ? lines.slice(0, own) : [];
    builder.addJob({ ...told, confirmed: isSure }, { title, employer, place, ...period }, kept.join("\n"), true);
    for (const [at, line] of lines.slice(kept.length).entries())
      builder.addPlain({ ...told, id: `${told.id}-l${at}` }, line);
    bare = lines.length === own ? bare + 1 : bare;
    job = null;
  };
  for (const [at, note] of notes.entries()) {
    const told: Told = { id: `pasted-note-${at + 1}`, origin: { from: "pasted" }, confirmed: true };
    const found = heads[at] ?? [];
    const [head] = found;
    if (at <= 1 && section === null && job === null && material.person.lastName === "" && takeName(builder, note.text))
      continue;
    if (takeContact(builder, told, note.text)) continue;
    const opened = sectionKindOf(note.text.replace(/:$/u, ""));
    if (opened !== null || wordKey(note.text) === "") {
      finish();
      section = opened ?? section;
      leftover.push(note.text);
      continue;
    }
    if (note.isApart && !isPaperLine(note.text)) section = null;
    const { kind, value } = labelled(note.text);
    if (head && !(note.isUnder && job !== null && !head.isWhole)) {
      for (const [index, one] of found.entries()) {
        finish();
        takeDegree(builder, told, one, today);
        job = {
          told: { ...told, id: `${told.id}.${index}` },
          head: one,
          lines: one.rest === "" ? [] : one.rest.split("\n"),
          own: one.rest === "" ? 0 : one.rest.split("\n").length,
          isListed: false,
        };
      }
      continue;
    }
    if (job !== null && note.isUnder) {
      job.lines.push(note.text);
      job.isListed = true;
      continue;
    }
    if (takeLine(builder, told, { ...note, text: value }, kind ?? (job ? null : section))) {
      finish();
      continue;
    }
    if (job !== null && !note.isApart && !job.isListed && !apart.test(note.text)) job.lines.push(note.text);
    else {
      finish();
      builder.addPlain(told, note.text);
    }
  }
  finish();
  return true;
}

/** "BTS électrotechnique en alternance chez Snef 2022-2024" tells of a degree as well. */
function takeDegree({ addPaper }: MaterialBuilder, told: Told, { title, period }: Head, today: string): void {
  const what = title.replace(/\s(?:en (?:alternance|apprentissage)|w\/|dual).*$/iu, "");
  const sorts = namedIn(what).named.map(({ kind }) => kind);
  if (!(isDegree(what) || sorts.includes("degree")) || learnt.test(what) || period.to === "now" || period.to === "")
    return;
  if (period.to.slice(0, 4) >= today.slice(0, 4)) return;
  const year = period.to.slice(0, 4);
  addPaper({ ...told, id: `${told.id}-degree` }, { kind: "degree", state: "held", what, where: "", year });
}

type Words = Pick<Book["words"], "personEndings" | "personWords" | "notPersons"> & { subject: string };

/** Titles are known in every language where the notes have too few small words to tell theirs. */
function wordsOf(text: string): Words {
  const { sentences, words } = books[guessLanguage(text)];
  if (tellLanguage(text) !== null) return { ...words, subject: sentences.dropsSubject ? "" : sentences.subject };
  const all = Object.values(books).map((book) => book.words);
  return {
    personEndings: all.flatMap(({ personEndings }) => personEndings.filter((end) => end.length > SHORT_END)),
    personWords: all.flatMap(({ personWords }) => personWords),
    notPersons: all.flatMap(({ notPersons }) => notPersons),
    subject: sentences.dropsSubject ? "" : sentences.subject,
  };
}

const SHORT_END = 2;

type Told = { id: string; origin: { from: "pasted" }; confirmed: boolean };

function toNotes(text: string, today: string): Note[] {
  return layOutPlain(text, 0).map((line) => ({
    // "2019-…" lasts.
    ...{
      line,
      today,
      text: withoutBullet(toldText(line.text)).replace(/(\d{4})\s?[-–]\s?(?:\.{2,3}|…)(?=\s)/u, "$1 - present"),
    },
    isUnder: line.bullet || /^\s+\S/u.test(line.text),
    isApart: line.gap > 0,
  }));
}

/**
 * Few lines, none of them long, none with a date alone, and one at least that tells of a post; or lines that begin with
 * who the person is.
 */
function areNotes(notes: readonly Note[], heads: readonly Head[][]): boolean {
  if (notes.length === 0 || notes.some(({ text }) => isDateOnly(text))) return false;
  if (nameLabel.test(notes[0]?.text ?? "") && notes.slice(1, 4).some(({ text }) => labels.test(text))) return true;
  const isProse = ({ text }: Note) =>
    text.split(" ").length > LONGEST_NOTE || (isSentence(text) && /[.!?]$/u.test(text));
  return heads.some((some) => some.length > 0) && notes.filter(isProse).length * 3 < notes.length;
}

const labels = /^(?:e-?mail|mail|correo|phone|tel|tél|téléphone|teléfono|telefon|mobile?|handy|place)\.?\s?:\s/iu;

const negated = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.none)}(?!\p{L})`, "iu");
const before = new RegExp(String.raw`^${oneOf(tables.before)}\s*[:,]?\s+`, "iu");
const kindWord = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.kinds)}(?!\p{L})`, "iu");
const paperWord = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.papers)}(?!\p{L})`, "iu");
const atWord = new RegExp(String.raw`\s${oneOf(tables.at)}\s(?=(?:the |la |el |le |les |der |dem |den )?\p{Lu})`, "u");
const expiry = new RegExp(String.raw`[\s,(]*(?<!\p{L})${oneOf(tables.expiry)}\.?(?!\p{L})[^,;]*$`, "iu");

/** "Cook, Blue Anchor, 2019 - now", "2019 - now Corliss Foods, Troy OH - electrician. frozen dough": posts on one line; none of anything else. */
function toHeads(note: Note, words: Words): Head[] {
  const { text } = note;
  if (hasContact(text) || speaks(text, words)) return [];
  const periods = findPeriods(text).filter(({ range }) => range);
  const [first, second] = periods;
  // "… 2023-2025 puis Transbéo depuis 02/2025, …" are two.
  const cut = first && second && first.start > 3 ? first.end : text.length;
  const halves = [text.slice(0, cut), text.slice(cut)].map((half) => half.trim()).filter(Boolean);
  const heads = halves.map((half) => toHead({ ...note, text: half }, words));
  const [one, other] = heads;
  return halves.length === 1 ? (one ? [one] : []) : one && other ? [one, other] : [];
}

function toHead({ text, isUnder }: Note, words: Words): Head | null {
  const found = findPeriods(text);
  const period = found.find(({ range }) => range) ?? found[0];
  if (!period) return null;
  const until = /\s(?:bis|until|till|jusqu['’]en|hasta)$/u;
  const opening = text.slice(0, period.start).replace(/[\s(,;–-]+$/u, "");
  const begins = opening.replace(until, "");
  const isUntil = !period.range && begins !== opening;
  const ends = text.slice(period.end).replace(/^[\s).,:;–-]+/u, "");
  const inBrackets = /\([^()]*$/u.test(text.slice(0, period.start)) && begins.includes("(");
  const body = [begins, ends]
    .filter(Boolean)
    .join(", ")
    .replace(before, "")
    .replace(opensAt, "")
    .replace(/\sthere(?=,|$)/u, "")
    .trim();
  if (body === "" || inBrackets || negated.test(body.slice(0, NEAR)) || openWords.test(body)) return null;
  const [head = "", ...sentences] = body.split(/(?<=\p{L}{4}|[\d)%])(?:\.|\s?:)\s+(?!(?:de|del|of|für|en)\s)/u);
  const parts = partsOf(head, period.range);
  const [first = ""] = parts;
  const others = [...parts.slice(1), ...partsOf(sentences[0] ?? "", false).slice(0, 1)];
  const isTitle = (part: string) => part.split(" ").length <= LONGEST_TITLE && namesPost(part, words);
  const isKind = kindWord.test(head);
  if (begins.split(/\s+/u).length > LONGEST_HEAD || isSentence(begins) || (!period.range && lengthOfCourse.test(head)))
    return null;
  const isStudy = !period.range && !isKind && (others.some(isSchool) || isSchool(first));
  const isPaper =
    isStudy ||
    heldWord.test(body) ||
    paperEnd.test(first) ||
    (isPaperLine(head) && !isKind && !(isTitle(first) && period.range));
  if (isPaper || (isKind && learnt.test(head) && isPaperLine(head) && !period.range)) return null;
  const isStart = period.start === 0;
  const isSure =
    isTitle(first) || parts.length > 1 || (head.split(" ").length <= SHORT_HEAD && /\d{4}/u.test(period.text));
  if (period.range ? !isSure : !others.some(isName)) return null;
  const isCompany =
    !/\sat an?\s/u.test(first) &&
    !endsAsPerson(first.replace(/\p{Lu}\S*/gu, ""), words) &&
    (houses.test(first) || companyScore(first) > 1 || isInstitution(first) || /\p{Lu}\S* & \p{Lu}/u.test(first));
  const title =
    isTitle(first) && !isCompany
      ? first
      : (others.find((part) => isTitle(part) && (part.includes(" ") || endsAsPerson(part, words))) ??
        (isCompany || isStart ? "" : first));
  const rest = parts.filter((part) => part !== title);
  const employer =
    rest.find((part) => isName(part) && (companyScore(part) > 1 || isInstitution(part))) ??
    rest.find((part) => isName(part) && !isPlace(part)) ??
    (isStart && title !== first ? first : "");
  const further = rest.filter((part) => part !== employer);
  const near = further.filter((part) => /^\p{Lu}[^/]*$/u.test(part) && part.split(" ").length <= 3);
  const place = [...near.filter((part) => isPlace(part)), ...near].slice(0, 1);
  const below = sentences.map((sentence) => withoutPart(sentence, title)).filter(Boolean);
  const beside = further.filter((part) => !place.includes(part));
  const isShort = beside.every((part) => part.split(" ").length <= SHORT_NOTE);
  const notes = withCounts([...(isShort && beside.length > 0 ? [beside.join(", ")] : beside), ...below], text);
  const hasBothEnds = /\d.*\d{2}\s*$/u.test(period.text) || period.to === "present";
  const isWhole = employer !== "" && period.range && hasBothEnds && !since.test(period.text);
  if (isUnder && !isWhole && !isKind) return null;
  if (title === "" && employer === "") return null;
  const isSureHead = isTitle(title) && employer !== "" && (period.range || since.test(period.text));
  const bare = (part: string) => part.replace(/^\(/u, "").replace(contract, "");
  return {
    ...{
      title: bare(title).replace(endsOpen, "").replace(figuresBehind, ""),
      employer: bare(employer),
      place: place.map(bare).join(", "),
    },
    ...{
      period: isUntil ? { ...toPeriod(period), from: "" } : toPeriod(period),
      rest: notes.map(bare).join("\n"),
      ...{ isWhole, isSure: isSureHead },
    },
  };
}

/** "líder de equipo (4 personas)": a count in brackets stays behind what it counts. */
function withCounts(notes: readonly string[], text: string): string[] {
  const joined: string[] = [];
  for (const note of notes) {
    const last = joined.at(-1);
    const bare = note.replace(/^\(|\)$/gu, "");
    const isCount = last !== undefined && /^\d+ \p{L}+$/u.test(bare) && text.includes(`${last} (${bare})`);
    joined.splice(isCount ? -1 : joined.length, isCount ? 1 : 0, isCount ? `${last} (${bare})` : note);
  }
  return joined;
}

function isName(part: string): boolean {
  return /^["„“«]?\p{Lu}/u.test(part) && !startsContract.test(part);
}

const startsContract = /^(?:CDD|CDI|Vollzeit|Teilzeit|Minijob|contrat)(?!\p{L})/iu;

function isSchool(part: string): boolean {
  return isInstitution(part) || /^U\.? de \p{Lu}/u.test(part);
}

function withoutPart(sentence: string, part: string): string {
  return part !== "" && sentence.startsWith(part) ? sentence.slice(part.length).replace(/^[\s,:;–-]+/u, "") : sentence;
}

/** A title by its words, or by the end of one of them in the language of the notes. */
function namesPost(part: string, { personEndings, personWords, notPersons }: Words): boolean {
  if (/^\d|^[\p{L}]+\d/u.test(part) || companyScore(part) > 1) return false;
  return titleScore(part) > 0 || kindWord.test(part) || endsAsPerson(part, { personEndings, personWords, notPersons });
}

function endsAsPerson(part: string, { personEndings, personWords, notPersons }: Omit<Words, "subject">): boolean {
  return part
    .toLowerCase()
    .split(/[\s/]+/u)
    .some(
      (word) =>
        !notPersons.includes(word) &&
        (personWords.includes(word) || personEndings.some((end) => word.length > end.length + 2 && word.endsWith(end))),
    );
}

/** "I worked …", "trabajé …": what is told so is a sentence, and stays one. */
function speaks(text: string, { subject }: Words): boolean {
  const own =
    subject === ""
      ? /(?:^|\s)(?:yo|\p{L}{2,}(?:[^g]é|í))(?:\s|$)/iu
      : new RegExp(`(?:^|[\\s,])${subject === "Je" ? "j(?:e\\s|['’])" : `${subject}\\s`}`, "iu");
  return own.test(text);
}

/** A line with somebody who speaks is a sentence, and no name of a paper. */
const speaksAny = /(?<!\p{L})(?:ich|je|yo)\s|(?:^|[,;]\s)i\s|(?<!\p{L})j['’]/iu;
const saysSo =
  /(?<!\p{L})i\s(?:am|can|did|do|had|have|know|was)\s|^(?:hate|tengo|soy|he|habe|hab|have|got|bin|hatte|had)\s/iu;

const NEAR = 25;
const LONGEST_TITLE = 7;
/** "Seit 2015 bei Hübner GmbH": the employer stands alone. */
const opensAt = /^(?:and|und|et|y|bei|beim|chez|at|en|in)\s+/u;
/** "Verfügbar ab 1. März 2027" is no post. */
const openWords = new RegExp(String.raw`^${oneOf(tables.open)}(?!\p{L})`, "iu");

/** "Electrician, card since 2015" is a card of 2015. */
const heldSince = /,\s(card|licen[cs]e|ticket|certificate)\s(?:since|seit|depuis|desde)\s(\d{4})/iu;
/** "Cariste rétractable rack 11m": figures behind a title say what it was about. */
const figuresBehind = /(?<=\p{L}{4} \p{L}+)\s\d+\s?\p{L}{0,3}$/u;
/** How somebody was employed is no part of a name. */
const contract = /\s(?:CDD|CDI|interim|intérim|freelance|Teilzeit|Vollzeit|part[- ]time|full[- ]time)$/u;
/** "Electrician, card since 2015" */
const heldWord =
  /(?<!\p{L})(?:card|certified|licen[cs]ed|registered|cert|approbiert|zertifiziert|diplômée?|titulad[oa])(?!\p{L})/iu;
const endsOpen = /\s(?:a|à|al|at|au|bei|de|del|des|du|en|für|im|in|la|of|the|w\/|with|y)$/iu;
const since = /^(?:since|seit|ab|depuis|dès|desde)(?!\p{L})/iu;
/** "Praxisanleiter 300 Std. 2020" was a course. */
const lengthOfCourse = /(?<!\p{L})\d+\s?(?:std|stunden|hours?|hrs|h|heures|horas)(?!\p{L})/iu;
const learnt = /^(?:ausbildung|lehre|studium)/iu;
const SHORT_HEAD = 7;
const SHORT_NOTE = 3;

function toPeriod({ from, to, range, text }: Period): Head["period"] {
  const date = ({ year, month }: Period["from"]) => `${year}${month ? `-${String(month).padStart(2, "0")}` : ""}`;
  if (!range && from.month === null && /\p{L}{3}/u.test(text)) return { from: "", to: "", period: toldText(text) };
  return { from: date(from), to: to === "present" ? "now" : date(to) };
}

/** Title and employer as they are set apart, or as they meet where a name begins. */
function partsOf(text: string, isRange: boolean): string[] {
  const parts = text
    .replace(/\s*\(([^()]*[\p{Lu}\d][^()]*)\)/gu, ", ($1")
    .split(/\s+[-–—|·+]\s+|,\s+|;\s+|\s@\s?|\s(?:[yu]\s|and\s|und\s|et\s)?(?=(?:desde|since|seit|depuis)\s)/u)
    .flatMap((part) => part.split(atWord))
    .map((part) => part.replace(/^[\s,;:-]+|[\s,;:-]+$/gu, ""))
    .filter(Boolean);
  const [first = "", ...others] = parts;
  // "Treasure Valley Pediatrics front desk": the name, then what the work was.
  const [, name = "", work = ""] = /^((?:\p{Lu}[\p{L}'’&.-]+\s){2,})(\p{Ll}[\p{L} ]+)$/u.exec(first) ?? [];
  if (work !== "" && !others.some(isName) && isRange) return [work, name.trim(), ...others];
  // What is set apart behind a title is the employer: then the title is whole.
  return others.some(isName) && titleScore(first) > 0 ? parts : [...turned(first, isRange), ...others];
}

/** "Class 2 driver Bidfood", "Stage 6 mois Emmaüs Lyon": words of the title, then a name. */
function turned(text: string, isRange: boolean): string[] {
  const isTitle = (part: string) => titleScore(part) > 0 || kindWord.test(part);
  if (!isTitle(text) && !isRange) return [text];
  const words = text.split(" ");
  for (let at = 1; at < words.length; at++) {
    const [title, name] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (
      !/^\p{Lu}\S*\p{Ll}/u.test(name) ||
      endsOpen.test(title) ||
      !/(?:^|\s)\p{Ll}\S*$/u.test(title) ||
      titleScore(name) > 0
    )
      continue;
    if (!isTitle(title) && !isRange) continue;
    const [, kind = title, length = ""] = /^(.*?)(\s\d+\s?\p{L}+\.?)?$/u.exec(title) ?? [];
    return [kind, name, length.trim()].filter(Boolean);
  }
  return [text];
}

/** "C+E since 2019", "Kl. B, eigenes Auto". */
const classOfDriving = /^(?:kl(?:asse|\.)?|kat\.?|class|cat\.?)?\s?(?:A[12M]?|BE?|B96|C1?E?|C\+E|D1?E?)(?=$|[\s,;])/u;

/** "Kältemittelschein", "Gesellenprüfung"; "DEAP obtenu en juin 2024". */
const paperEnd = /\p{L}{3,}(?:schein|prüfung|abschluss|nachweis|zertifikat|diplom)(?!\p{L})/iu;
const acronym = /^\p{Lu}{3,6}(?: \d)?\s(?:obtenue?\s)?(?:en\s|in\s)?(?:\p{L}+\.?\s)?(?:19|20)\d\d/u;
const SHORT_PAPER = 10;

function isPaperLine(text: string): boolean {
  const { named } = namedIn(text);
  if (paperEnd.test(text) || (acronym.test(text) && text.split(" ").length <= SHORT_PAPER)) return true;
  const isOfSchool = /(?:19|20)\d\d/u.test(text) && text.split(/,\s/u).some(isSchool);
  return (
    isOfSchool ||
    classOfDriving.test(text) ||
    (lengthOfCourse.test(text) &&
      /^\p{L}{5}/u.test(text) &&
      !/\d\s?%|woche|week|semaine|semana/iu.test(text) &&
      titleScore(text) > 0) ||
    isDegree(text) ||
    isLicence(text) ||
    paperWord.test(text) ||
    named.some(({ kind }) => kind === "paper" || kind === "degree" || kind === "driving")
  );
}

/** "Sprachen: Deutsch, Polnisch": a heading and what stands under it, on one line. */
function labelled(text: string): { kind: SectionKind | null; value: string } {
  const [, label = "", value = ""] = /^([\p{L} &/]{3,30}):\s+(.+)$/u.exec(text) ?? [];
  const kind = sectionKindOf(label);
  return kind === null ? { kind: null, value: text } : { kind, value };
}

/** A line of one thing, or of several that have nothing to do with each other, each by itself. */
function takeLine(builder: MaterialBuilder, told: Told, note: Note, kind: SectionKind | null): boolean {
  const parts = note.text.split(/,\s+|(?<=\p{L}{3})\.\s+/u);
  if (parts.length > 1 && parts.some((part) => apart.test(part)) && parts.some((part) => isPaperLine(part))) {
    for (const [at, part] of parts.entries()) {
      const row = { ...told, id: `${told.id}-${at}` };
      if (!takeRow(builder, row, { ...note, text: part }, null)) builder.addPlain(row, part);
    }
    return true;
  }
  return takeRow(builder, told, note, kind);
}

const apart = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.apart)}(?!\p{L})`, "iu");

/** A paper, languages or a list of tools; false where the line is none of these, or says that it is not there. */
function takeRow(builder: MaterialBuilder, told: Told, note: Note, kind: SectionKind | null): boolean {
  const { text } = note;
  if (negated.test(text) || speaksAny.test(text) || saysSo.test(text)) return false;
  const { languages, rest } = toLanguages(note);
  if (languages.length > 0) {
    if (rest !== "") builder.addPlain({ ...told, id: `${told.id}-r` }, rest);
    for (const [index, one] of languages.entries()) builder.addLanguage({ ...told, id: `${told.id}.${index}` }, one);
    return true;
  }
  if (isSentence(text) && !heldSince.test(text)) return false;
  const isEducation = kind === "education" || kind === "certifications" || kind === "courses";
  if ((isEducation || isPaperLine(text)) && text.split(" ").length <= LONGEST_HEAD) {
    takePapers(builder, told, note, kind);
    return true;
  }
  const { named, taken } = namedIn(text);
  const isTools =
    named.some(({ kind: of }) => of === "tool") &&
    (taken.size * 2 >= text.split(/[\s,;]+/u).length || text.includes(","));
  const { skills } = splitSkills(text);
  if ((kind === "skills" || isTools) && skills.length > 0) {
    for (const [index, skill] of skills.entries()) builder.addSkill({ ...told, id: `${told.id}.${index}` }, skill);
    return true;
  }
  return false;
}

/** "RN Ohio, exp 10/2027": how long it is held is no part of its name. */
function takePapers(builder: MaterialBuilder, told: Told, note: Note, kind: SectionKind | null): void {
  const [sentence = "", ...behind] = note.text.split(/(?<=\d{4}|\p{L}{4})\.\s+(?=\p{Lu})/u);
  if (behind.length > 0) {
    takePapers(builder, told, { ...note, text: sentence }, kind);
    for (const [at, text] of behind.entries()) builder.addPlain({ ...told, id: `${told.id}.s${at}` }, text);
    return;
  }
  const { line, today } = note;
  const text = note.text.replace(heldSince, " $1, $2");
  const until = expiry.exec(text)?.[0] ?? "";
  const bare = text.slice(0, text.length - until.length);
  const [, what = "", year = "", where = ""] = namedWithYear.exec(bare) ?? [];
  const usual = kind === "courses" ? "course" : "certificate";
  const dated = what === "" ? bare : `${what.replace(/,$/u, "")}, ${where}, ${year}`;
  const isOpen = /\([^)]*\d{4}[^)]*\)/u.test(dated) && /\([^)]*\p{L}[^)]*\d{4}/u.test(dated);
  const years = [...bare.matchAll(/(?<=\p{L}[^,]*)(?:19|20)\d\d(?:\s\([^()]*\))?,\s+(?=\p{L})/gu)];
  if (years.length > 0 && what === "" && /\d{4}[^,\d]*$/u.test(bare)) {
    const cut = (years[0]?.index ?? 0) + (years[0]?.[0].length ?? 0);
    takePapers(
      builder,
      { ...told, id: `${told.id}-a` },
      { ...note, text: bare.slice(0, cut).replace(/,\s+$/u, "") },
      kind,
    );
    takePapers(builder, { ...told, id: `${told.id}-b` }, { ...note, text: text.slice(cut) }, kind);
    return;
  }
  const [start = "", ...schools] = dated.split(/,\s+/u);
  const isOfSchool = schools.length > 0 && schools.some(isSchool) && isPaperLine(start);
  const [last = ""] = /(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d(?:\s?[-–]\s?\d{4})?$/u.exec(dated) ?? [];
  const given = dated.slice(start.length + 2, dated.length - last.length).replace(/[,\s]+$/u, "");
  const read = isOfSchool
    ? [
        {
          what: start,
          where: given,
          year: last,
          kind: usual,
          state: isUnderWay.test(dated) ? "under-way" : "held",
        } as const,
      ]
    : isOpen
      ? [{ what: bare, where: "", year: "", kind: usual, state: "held" } as const]
      : readPapers([{ ...line, bullet: false, text: dated }], usual);
  for (const [index, found] of read.entries()) {
    if (read.length > 1 && !isPaperLine(found.what) && !/^\p{Lu}/u.test(found.what)) {
      builder.addPlain({ ...told, id: `${told.id}.p${index}` }, found.what);
      continue;
    }
    // "CACES 1b 3 5 sept 2023": a paper has no day.
    const [, figure = "", rest = found.year] = /^(\d{1,2})\s+(\p{L}.*)$/u.exec(found.year) ?? [];
    const what = `${found.what} ${figure}`
      .trim()
      .replace(gotBehind, "")
      .replace(/[\s,;]+$/u, "");
    const paper = {
      ...found,
      what,
      where: found.where.replace(/^(?:à l['’]|à la |au |at |bei |en la |en el |in )/u, ""),
      year: rest,
    };
    if (renewed.test(paper.what)) continue;
    const sorts = namedIn(paper.what).named.map(({ kind: of }) => of);
    const isDriving = sorts.includes("driving") || classOfDriving.test(paper.what);
    const sort = isDriving ? "driving" : isDegree(paper.what) || sorts.includes("degree") ? "degree" : paper.kind;
    const [name = "", ...others] =
      paper.where === "" && (sort === "degree" || /,\s\p{Lu}/u.test(paper.what))
        ? paper.what.split(/,\s+/u)
        : [paper.what];
    const end = index === 0 ? until.replace(/^[\s,(]+|\)$/gu, "") : "";
    builder.addPaper(
      { ...told, id: `${told.id}.${index}` },
      {
        ...{
          what: name.replace(endWord, ""),
          where: [...others, paper.where]
            .filter(Boolean)
            .join(", ")
            .replace(endWord, "")
            .replace(/^abschluss$/iu, ""),
          kind: sort,
        },
        state: isLater(paper.year, today) ? "under-way" : paper.state,
        year: [paper.year, end].filter(Boolean).join(", ").slice(0, 60),
      },
    );
  }
}

/** "CAP boulanger 2022 CFA Amiens", "DEAP obtenu en juin 2024 à l'IFAP de Rennes". */
const got = String.raw`(?:(?:obtenue?|obtained|passed)\s)?(?:(?:en|in|im)\s)?`;
const monthAndYear = String.raw`((?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d)`;
const atSchool = String.raw`(?:(?:à l['’]|à la |au |at |bei |en la |en el ))?(\p{L}[^\d]+)`;
const namedWithYear = new RegExp(String.raw`^([^()\d]{2,60}?)\s+${got}${monthAndYear}[,\s]+${atSchool}$`, "u");
const houses = new RegExp(String.raw`^(?:la |le |el |the )?${oneOf(tables.houses)}(?!\p{L})`, "iu");
const isUnderWay = /in progress|expected|ongoing|laufend|voraussichtlich|en cours|prévue?|en curso|previst[oa]/iu;
const gotBehind =
  /\s(?:obtenue?|passed|bestanden|gemacht|aufgefrischt|seit|since|depuis|desde)?\s?(?:en|in|im|seit|since|depuis|desde)?$/iu;
const renewed = /^(?:renewed|erneuert|renouvelée?|renovad[oa])(?!\p{L})/iu;
const endWord = /,?\s(?:abschluss|expected|titulad[oa]|voraussichtlich|prévue?|previst[oa]|since|seit|depuis|desde)$/iu;

function isLater(year: string, today: string): boolean {
  const [last] = findPeriods(year)
    .map(({ to, from }) => (to === "present" ? from : to))
    .slice(-1);
  if (!last) return false;
  const [now = 0, month = 0] = today.split("-").map(Number);
  return last.year > now || (last.year === now && (last.month ?? 0) > month);
}
