import type { Language } from "#shared/letters/letter.schema.ts";
import type { Books } from "./books.ts";
import { wordBook } from "./phrase-book.ts";
import type { Statement } from "./statements.ts";
import { isAllCaps, isCapitalised, tokensOf } from "./tokens.ts";

/** Decides how a phrase is written in the middle of a sentence. */
export type LetterCase = {
  midSentence: (phrase: string) => string;
  /** A name as it is written where not everything is in capitals. */
  name: (name: string) => string;
  /** A town, never in capitals. */
  place: (name: string) => string;
};

/** Learns from the posting itself which words are names: capitals inside a sentence tell them. */
export function createLetterCase(statements: readonly Statement[], books: Books): LetterCase {
  const small = new Set<string>();
  const proper = new Set<string>();
  let shoutedLetters = 0;
  let letters = 0;
  for (const { text, tokens, label } of statements) {
    const shouted = isShouted(text);
    letters += text.length;
    if (shouted) shoutedLetters += text.length;
    if (shouted || label === "meta") continue;
    for (const [index, token] of tokens.entries()) {
      if (!isCapitalised(token.text)) small.add(token.folded);
      else if (index > 0 && /[\p{Ll},] $|\p{L}'$/u.test(text.slice(Math.max(0, token.start - 2), token.start)))
        proper.add(token.folded);
    }
  }
  const allShouted = shoutedLetters > letters * 0.6;

  function midSentence(phrase: string): string {
    const calm = allShouted || (isShouted(phrase) && phrase.split(" ").length > 2) ? calmed(phrase, books) : phrase;
    const first = tokensOf(calm.slice(0, 80))[0];
    if (
      !first ||
      first.start > 1 ||
      !isCapitalised(first.text) ||
      keepsCapital(first.text) ||
      /^\p{Lu}{2}/u.test(first.text) ||
      // "Class A licence", "Level 3 diploma"
      (books.language === "en" && /^ (?:\p{Lu}|\d+)(?![\p{L}\d])/u.test(calm.slice(first.end)))
    )
      return calm;
    // "An- und Abmeldungen": the half of a noun is none of the small words it looks like.
    if (books.language === "de" && calm.charAt(first.end) === "-") return calm;
    if (books.language === "de" && !isGermanAdjective(calm, first.end, first.folded, books)) return calm;
    if (
      books.language !== "de" &&
      isTitled(calm.slice(first.end)) &&
      (!books.verbs.has(first.folded) || books.nounsToo.has(first.folded))
    )
      return calm;
    // "English", not "bilingual"
    const tongue = books.language === "en" ? books.lexicon.smallPrint.languages.get(first.folded) : undefined;
    if (tongue !== undefined && isCapitalised(tongue)) return calm;
    const common = small.has(first.folded) || books.background.has(first.folded) || books.verbs.has(first.folded);
    const isAlone = first.end === calm.trimEnd().length && books.language === "en";
    if ((proper.has(first.folded) || isAlone) && !common) return calm;
    return calm.slice(0, first.start) + calm.charAt(first.start).toLowerCase() + calm.slice(first.start + 1);
  }

  function name(text: string): string {
    if (!isAllCaps(text.replace(/[^\p{L}]/gu, ""))) return text;
    // "AYUNTAMIENTO DE LAREDO" over a text in ordinary letters; a word alone may be a mark.
    const tokens = tokensOf(text);
    const { employerKinds, publicBodies } = books.lexicon.names;
    const isHouse =
      tokens.length > 1 && (wordBook(employerKinds).at(tokens, 0) ?? wordBook(publicBodies).at(tokens, 0));
    return allShouted || isHouse ? withSmallLinks(nameCased(text)) : text;
  }

  /** "Ayuntamiento de Laredo". */
  function withSmallLinks(cased: string): string {
    if (books.language === "de") return cased;
    return cased.replace(/(?<=[ -])(?:Del?|Des|Du|D|Y|Et|And|Of|The|Sur|Sous|Les|La|Le)(?!\p{L})/gu, (link) =>
      link.toLowerCase(),
    );
  }

  function place(text: string): string {
    return text.length > 3 && isAllCaps(text.replace(/[^\p{L}]/gu, "")) ? withSmallLinks(nameCased(text)) : text;
  }

  return { midSentence, name, place };
}

/** "Emergency Department": the next word has a capital of its own. */
function isTitled(rest: string): boolean {
  const next = /^(?:[ -]|, )(\p{Lu}\p{Ll}+)/u.exec(rest)?.[1];
  return next !== undefined;
}

/** ALL CAPS to small letters, abbreviations kept: "SQL AND REPORTS" → "SQL and reports". */
function calmed(phrase: string, books: Books): string {
  let calm = "";
  let at = 0;
  for (const token of tokensOf(phrase)) {
    const quiet = isAcronym(token.text, books)
      ? token.text
      : quietWord(token.text, books.language, books.stopWords.has(token.folded));
    calm += phrase.slice(at, token.start) + quiet;
    at = token.end;
  }
  return calm + phrase.slice(at);
}

/** "CORRECTIONAL NURSE" → "Correctional Nurse"; languages other than English and German take one capital. */
export function titleCased(title: string, books: Books): string {
  if (!isShouted(title)) return title;
  let result = "";
  let at = 0;
  for (const [index, token] of tokensOf(title).entries()) {
    const inner =
      index > 0 && (books.stopWords.has(token.folded) || books.language === "es" || books.language === "fr");
    const word = isAcronym(token.text, books) ? token.text : inner ? token.text.toLowerCase() : capitalised(token.text);
    result += title.slice(at, token.start) + word;
    at = token.end;
  }
  return result + title.slice(at);
}

/** Each word with one capital, legal forms as they are written. */
function nameCased(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => legalForms.get(word) ?? (acronyms.has(word) ? word : capitalised(word)));
}

const legalForms = new Map([
  ["GMBH", "GmbH"],
  ["LTD", "Ltd"],
  ["INC", "Inc"],
  ["AG", "AG"],
  ["KG", "KG"],
  ["SARL", "SARL"],
  ["SL", "SL"],
  ["SA", "SA"],
]);

function isShouted(text: string): boolean {
  let capitals = 0;
  let smalls = 0;
  for (const char of text.slice(0, 600)) {
    if (char >= "a" && char <= "z") smalls++;
    else if (char >= "A" && char <= "Z") capitals++;
    else if (char < "\u0080") continue;
    else if (char !== char.toLowerCase()) capitals++;
    else if (char !== char.toUpperCase()) smalls++;
  }
  return capitals >= 4 && smalls <= capitals * 0.12;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

/** German nouns keep their capital; which words are nouns is not known, so all but function words do. */
function quietWord(word: string, language: Language, isStopWord: boolean): string {
  return language === "de" && !isStopWord ? capitalised(word) : word.toLowerCase();
}

const acronyms = new Set(
  "ADR IT HR PR QA UX UI AI ML SAP SQL ERP CRM CNC CAD CAM BIM PLC SPS HVAC RN LPN LVN CNA ICU ER OR EKG ECG CPR BLS ACLS EMT GP NHS USA US UK EU CEO CFO CTO COO VP B2B B2C SEO SEA CMS API AWS GCP CSS HTML PHP XML JSON MS PC TV DJ DTP VWL BWL KFZ LKW PKW MTA PTA MFA ZFA CAP BEP BTS DUT VMC SSIAP AFGSU RH PME BTP SST ESO FP TIG MIG MAG DBS CSCS CDL HGV LGV SEN TEFL ESL IELTS DELE GDPR HACCP GMP ISO SOP KPI P&L LADWP IBM FAQ FAQS VWE COTS RDBMS DUI ELD OTR DOT EHR EMR GED POS MVR OSHA".split(
    " ",
  ),
);

function isAcronym(word: string, books: Books): boolean {
  if (acronyms.has(word) || /\d/.test(word)) return true;
  if (isAllCaps(word) && word.length === 2 && !books.stopWords.has(word.toLowerCase())) return true;
  return isAllCaps(word) && word.length <= 5 && !/[AEIOUYÄÖÜÁÉÍÓÚÀÈÊ]/u.test(word);
}

function keepsCapital(word: string): boolean {
  return word.length === 1 ? word !== "A" : isAllCaps(word) || /\d/.test(word) || /\p{Ll}\p{Lu}/u.test(word);
}

/** "Abgeschlossene Ausbildung": an ending of adjectives, then a noun. */
function isGermanAdjective(phrase: string, end: number, folded: string, books: Books): boolean {
  if (books.stopWords.has(folded)) return true;
  const next = /^ (?:\p{Lu}|(?:und|oder|bzw) \p{Ll})/u.test(phrase.slice(end, end + 6));
  if (/(?:lich|ig|isch|bar|sam|[^c]haft)$/.test(folded) && /^ \p{Ll}/u.test(phrase.slice(end, end + 2))) return true;
  return next && /(?:e|er|es|en|em)$/.test(folded) && !/(?:ung|heit|keit|schaft|tion)en$/.test(folded);
}
