import type { Named } from "../posting.ts";
import type { Books } from "./books.ts";
import { occupationTest, officeTest } from "./occupations.ts";
import { wordBook, wordSet } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { isAllCaps, isCapitalised, type Token, tokensOf } from "./tokens.ts";

export type ContactSource = {
  statements: readonly Statement[];
  books: Books;
  company: string | null;
  /** Postings that say du often give a first name alone. */
  informal: boolean;
};

/** The person to whom applications go, with the courtesy title if there is one; null where nobody is named. */
export function contactOf({ statements, books, company, informal }: ContactSource): Named | null {
  const { afterContact, beforeContact, courtesyTitles, lastNames, sentTo } = books.lexicon.names;
  const cues = wordBook(beforeContact);
  const helps = wordBook(afterContact);
  const destinations = wordBook(sentTo);
  const titles = wordSet(courtesyTitles);
  const surnames = wordSet(lastNames);
  const isOccupation = occupationTest(books);
  const isOffice = officeTest(books);
  const taken = new Set(tokensOf(company ?? "").map((token) => token.folded));
  const toApply = ({ label, field }: Statement) => label === "process" || field === "contact";
  // Whom to write to stands where the posting speaks of applying, whoever else is named before.
  for (const statement of [...statements.filter(toApply), ...statements.filter((other) => !toApply(other))]) {
    if (statement.label === "duty" || statement.label === "legal") continue;
    if (statement.field !== null && statement.field !== "contact") continue;
    const starts = statement.field === "contact" ? [0] : cues.all(statement.tokens).flatMap(isBehindCue(statement));
    if (statement.field === null) starts.push(...courtesies(statement));
    starts.push(...behindTitles(statement));
    if (statement.label === "process") starts.push(...behindAddress(statement), ...underPeople(statement));
    if (statement.label === "process" && helps.has(statement.tokens.slice(1, 6))) starts.push(0);
    if (statement.label === "process")
      starts.push(...destinations.all(statement.tokens).flatMap(isDestination(statement)));
    const familiar = familiarAt(statement);
    if (familiar !== null) starts.push(familiar);
    for (const start of starts) {
      const name = nameAt(statement, start, start === familiar);
      if (name)
        return {
          text: name.replace(/^Herrn (?=\p{Lu})/u, "Herr "),
          lines: statement.lines,
          confidence: statement.field === "contact" ? 0.9 : 0.75,
        };
    }
  }
  return null;

  /** "enviar a Ana Gil", but not the second half of "un/a Data Engineer". */
  function isBehindCue({ tokens, text, label }: Statement): (match: { from: number; to: number }) => number[] {
    return ({ from, to }) => {
      const isHalf = text.charAt((tokens[from]?.start ?? 0) - 1) === "/";
      // "à Lyon", "bei Bosch": a bare preposition leads to a person only where the sentence is about applying.
      const isBare =
        to - from === 1 && (tokens[from]?.text.length ?? 0) <= 4 && books.stopWords.has(tokens[from]?.folded ?? "");
      return isHalf || (isBare && label !== "process") ? [] : [to];
    };
  }

  /** "Stationsleiter Tobias Ferstl", "notre gérante Anne Morel": the name behind its holder's office. */
  function behindTitles({ tokens, label }: Statement): number[] {
    if (label !== "process") return [];
    return tokens.flatMap((token, index) => (isOccupation(token) ? [index + 1] : []));
  }

  /** "Call Deb.", "drop in for a chat with Aoife": a first name is all there is. */
  function familiarAt({ tokens, text, label }: Statement): number | null {
    if (label === "requirement" || books.language !== "en") return null;
    const found = FAMILIAR.exec(text.slice(0, LONGEST_SENTENCE));
    const index = found ? tokens.findIndex(({ start }) => start === found.index + found[0].length) : -1;
    return index < 0 ? null : index;
  }

  /** "rh@lumiva.example (Bertrand Cazenave)" */
  function behindAddress({ tokens, text }: Statement): number[] {
    const open = /[^\s(]@[^\s(]+ \((?=\p{Lu})/u.exec(text.slice(0, LONGEST_SENTENCE));
    const start = open ? open.index + open[0].length : -1;
    return start < 0 ? [] : [tokens.findIndex((token) => token.start === start)].filter((index) => index >= 0);
  }

  /** "Meet the hiring team", "Contact", and the name alone on the next line. */
  function underPeople({ tokens, heading, start }: Statement): number[] {
    if (heading === null || start > 0 || tokens.length > 4) return [];
    const title = tokensOf(heading);
    return cues.at(title, 0)?.to === title.length ? [0] : [];
  }

  /** Behind "send your CV to", also as "to our practice manager, Joanne Pickering". */
  function isDestination({ tokens, text }: Statement): (match: { from: number; to: number }) => number[] {
    return ({ to }) => {
      const stop = text.indexOf(",", tokens[to]?.start ?? text.length);
      const behind = stop < 0 ? -1 : tokens.findIndex(({ start }) => start > stop);
      const title = behind < 0 ? [] : tokens.slice(to, behind);
      return title.length <= LONGEST_TITLE && title.some(isOccupation) ? [to, behind] : [to];
    };
  }

  /** "Ms", "Herr", "M." anywhere in the text; one letter needs its full stop. */
  function courtesies({ tokens, text, label, item }: Statement): number[] {
    // "Ing. Industrial, Mecatrónica o afín": what is asked for has a subject, and nobody's name.
    if (item && (label === "requirement" || label === "wish")) return [];
    return tokens.flatMap((token, index) => {
      const isTitle = titles.has(token.folded) && (token.text.length > 1 || text.startsWith(".", token.end));
      // "Praxis Dr. Lindner" names the house.
      const isInHouse = taken.has(token.folded) && taken.has(tokens[index - 1]?.folded ?? "");
      return isTitle && !isInHouse && isCapitalised(token.text) ? [index] : [];
    });
  }

  /** A courtesy title and a name, or a first and a last name. */
  function nameAt({ tokens, text, label }: Statement, from: number, isFamiliar: boolean): string | null {
    let first = from;
    while (titles.has(tokens[first]?.folded ?? "") || (first > from && isEnding(first))) first++;
    const titled = first > from;
    let end = first;
    while (end < first + 4 && (isNamePart(end) || (end > first && isParticle(end) && isNamePart(end + 1)))) end++;
    const name = text.slice(tokens[from]?.start, tokens[end - 1]?.end);
    const isAlone = end === first + 1 || !text.slice(tokens[first]?.start, tokens[end - 1]?.end).includes(" ");
    const behind = text.slice(tokens[end - 1]?.end);
    const mayStandAlone =
      titled || isFamiliar || (label === "process" && (informal || NUMBER.test(behind) || HOUSE.test(behind)));
    return end === first || (isAlone && !mayStandAlone) || (!titled && isTitleOf(end)) ? null : name;

    /** "Mag.a Hanna Reiter", "Dr.in Eva Lang" */
    function isEnding(index: number): boolean {
      const token = tokens[index];
      return token !== undefined && /^(?:a|in|ª)$/u.test(token.text) && text.charAt(token.start - 1) === ".";
    }

    /** "the examination for Public Relations Specialist" is for nobody of that name. */
    function isTitleOf(index: number): boolean {
      const token = tokens[index];
      if (!token || books.language !== "en") return false;
      const isBeside = text.slice(tokens[index - 1]?.end, token.start) === " ";
      return isBeside && isOccupation(token) && isCapitalised(token.text);
    }

    /** "Yann Le Goff", "Anna von Berg". */
    function isParticle(index: number): boolean {
      return PARTICLES.has(tokens[index]?.folded ?? "") && text.charAt((tokens[index]?.start ?? 0) - 1) === " ";
    }

    /** "Frau Silke Hagemeister" is no master; behind a first name of somebody with a courtesy title stands the last. */
    function isLastName({ folded }: Token, index: number): boolean {
      return index > first && (titled || surnames.has(folded));
    }

    function isNamePart(index: number): boolean {
      const token = tokens[index];
      if (
        !token ||
        !isCapitalised(token.text) ||
        (isAllCaps(token.text) && token.text.length < 4) ||
        /\d/.test(token.text)
      )
        return false;
      if (books.background.has(token.folded) || books.stopWords.has(token.folded)) return false;
      // "Uwe Ahlers" of "Spedition Ahlers": owners give their houses their last names, not their first.
      if (taken.has(token.folded) && !titled && index === first) return false;
      if (isOffice(token) || (isOccupation(token) && !isLastName(token, index))) return false;
      const before = tokens[index - 1];
      return !before || index === from || /^(?: |-|\. )$/.test(text.slice(before.end, token.start));
    }
  }
}

const FAMILIAR =
  /(?:^|\s)(?:(?:[Cc]hat|[Ww]ord|[Ss]peak) (?:with|to)|[Aa]sk for|[Ww]rite to|[Tt]alk to|[Cc]all|[Tt]ext|[Ee]-?mail|[Rr]ing|[Mm]essage) (?=(?!Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Jan|Feb|Us\b)\p{Lu}\p{Ll}{2,11}(?:[.!]|$| (?:with|on|at|by|for|or)(?!\p{L})))/u;

/** Small words inside last names. */
const PARTICLES = new Set("von van de del della di da le la du des der den zu el y".split(" "));

/** A telephone number or an address right behind the name. */
const NUMBER = /^ ?[,:(–-]? ?(?:tel\.? ?|tél\.? ?|al ?|au ?|unter ?|at ?|on ?(?:whatsapp ?)?)?(?:\+?\d|[\p{L}\d.]+@)/iu;

/** "Kelly at Northgate Recruitment", "Tobias aus dem Recruiting" */
const HOUSE = /^ (?:at|aus dem|vom) \p{Lu}/u;

/** Characters. */
const LONGEST_SENTENCE = 400;

/** Words of an office that its holder's name may follow. */
const LONGEST_TITLE = 6;
