import { type Books, oncePerLanguage } from "./books.ts";
import { occupationBook, occupationIn } from "./occupations.ts";
import { type PhraseBook, wordBook } from "./phrase-book.ts";
import { tokensOf, trimmedOf } from "./tokens.ts";

/** A job title without gender marks, codes, places and terms of contract; "" where nothing is left. */
export function bareTitle(raw: string, books: Books): string {
  const line = raw.slice(0, 300).replace(/\s+/g, " ").trim();
  const forms = line
    .replace(/(\p{L})[·.](?=\p{L}{1,5}(?:[\s/]|$))/gu, "$1/")
    .replace(/(\p{L})(?:[:*_]|\/-)in(?:nen)?(?!\p{L})/gu, "$1/in")
    .replace(/(\p{Ll}e)[:*_](?=[rn](?!\p{L}))/gu, "$1/")
    .replace(/(?<=\p{Ll}{4}e\/)n(?= \p{Lu})/gu, "r")
    .replace(/(?<=(?<!\p{L})(\p{L}{4})\p{L}*) (?:ou|oder|or) (?=\1)/giu, "/")
    .replace(/(?<!\p{L})(?:[mwfhd]\/){1,3}[mwfhdxi](?!\p{L})/giu, "");
  const title = beforeRemarks(withoutBrackets(forms.replace(ARTICLE, "")))
    .replace(/\b(?:job|code|ref|nr|no|id)[.:# ]*\d[\w-]*/gi, "")
    .replace(/[#№]\s?\d[\w-]*/g, "")
    .replace(/(?:à )?\d{1,3}(?: ?[-–] ?\d{1,3})? ?%/g, "")
    .replace(/ \/ /g, "/")
    .replace(/ {2,}/g, " ");
  const own = books.language === "de" ? withoutEnglishTwin(title) : title;
  const bare = withoutTerms(trimmedOf(own, "\"'«»„“”*-–—:.,¡¿", "\"'«»„“”*-–—:.,!?/&"), books);
  // "Medizinische Fachangestellte/MFA" says it twice.
  return bare.replace(/(\p{Ll}{4})\/\p{Lu}{2,4}$/u, "$1");
}

/** "Working Student/Werkstudent/in Customer Success": the German half has the ending of both sexes. */
function withoutEnglishTwin(title: string): string {
  const [, first = "", second = ""] = /^([\p{L} ]{6,40}?)\/(\p{Lu}\p{L}+\/in(?!\p{L}).*)$/u.exec(title) ?? [];
  return second !== "" && first.slice(0, 3).toLowerCase() !== second.slice(0, 3).toLowerCase() && first.includes(" ")
    ? second
    : title;
}

/** The title on a line that may have its path, the employer or words for an offer before it. */
export function titleIn(line: string, books: Books): string {
  const text = line
    .slice(Math.max(...[">", "›", "»"].map((mark) => line.lastIndexOf(` ${mark} `) + 1)))
    .replace(/^[>›»] /u, "");
  const openings = wordBook(books.lexicon.names.titleOpenings);
  for (const part of [text, ...text.split(/ [–—|-] /).slice(1)]) {
    const start = behindOpening(part, openings, books);
    const title = bareTitle(part.slice(start).replace(/^\d{1,2} ?[x×] (?=\p{L})/iu, ""), books);
    if (occupationIn(tokensOf(title), books) === "known") return title;
  }
  return bareTitle(text, books);
}

/** Where the title begins behind "Apply for", "Stellenangebot", and articles and numbers behind these. */
function behindOpening(text: string, openings: PhraseBook<string>, books: Books): number {
  const tokens = tokensOf(text.slice(0, 100));
  const fillers = wordBook(books.lexicon.names.roleFillers);
  let index = 0;
  for (let next = openings.at(tokens, 0); next; next = openings.at(tokens, index) ?? fillers.at(tokens, index)) {
    if (occupationBook(books).at(tokens, index)) break;
    index = next.to;
  }
  return tokens[index]?.start ?? 0;
}

/** "Un(e) éducateur", "eine/n Koch". */
const ARTICLE = /^(?:une?(?:\(e\)|[·./]e)?|una|un[/·]a|eine?(?:[/:*]?n|\(n\)|[/:*]?r|en)?|einen) (?=\p{L}{3})/iu;

/** "(m/w/d)", "H/F". */
export function hasGenderMark(text: string): boolean {
  return /\((?:[mwdfxhvi](?:\s?[/|.,]\s?[mwdfxhvi*]){1,3})\)|\b[mwfh]\/[dfwhmx]\b/i.test(text);
}

/**
 * The forms of a title given for both sexes: "Maçon/Maçonne", "Enfermero/a", "Verkäufer/in"; [] where
 * there is one form only.
 */
export function titleForms(title: string): string[] {
  const slashed = title.slice(0, 120).replace(/\((\p{Ll}{1,5})\)/u, "/$1");
  const pair = /^(.*?)(\p{L}{2,})\/(\p{L}+)(.*)$/u.exec(slashed);
  if (!pair) return [];
  const [, before = "", one = "", ending = "", after = ""] = pair;
  const isWord = ending.length > 3 && ending.slice(0, 3).toLowerCase() === one.slice(0, 3).toLowerCase();
  if (isWord) return [`${before}${one}${after}`, `${before}${ending}${after}`];
  const other = withEnding(one, ending.toLowerCase());
  return other ? [`${before}${one}${after}`, `${before}${other}${after}`] : [];
}

/** "enfermero" + "a", "vendeur" + "euse", "Verkäufer" + "in". */
function withEnding(word: string, ending: string): string | null {
  if (ending === "in" || ending === "e" || ending === "ne") return word + ending;
  if (ending === "a") return /[oe]$/.test(word) ? `${word.slice(0, -1)}a` : `${word}a`;
  const replaced = endings[ending];
  return replaced && word.endsWith(replaced) ? word.slice(0, -replaced.length) + ending : null;
}

const endings: Record<string, string> = {
  euse: "eur",
  trice: "teur",
  rice: "eur",
  ère: "er",
  ière: "ier",
  se: "x",
  ora: "or",
};

function withoutBrackets(text: string): string {
  let kept = "";
  let depth = 0;
  for (const [index, char] of [...text].entries()) {
    if (char === "(" && isEnding(text, index)) kept += char;
    else if (char === ")" && depth === 0 && kept.lastIndexOf("(") > kept.lastIndexOf(")")) kept += char;
    else if (char === "(" || char === "[" || char === "{") depth++;
    else if (char === ")" || char === "]" || char === "}") depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += char;
  }
  return kept;
}

/** "Chargé(e)", "vendeur(se)": the other sex's ending in brackets belongs to the word. */
function isEnding(text: string, at: number): boolean {
  return (
    /^\p{L}$/u.test(text.charAt(at - 1)) && /^\((?:e|se|ne|euse|trice|rice|ère|a|in|r)\)/i.test(text.slice(at, at + 8))
  );
}

/** "Staff Nurse – Leeds, full-time": the title stands before the dash or comma, unless that leaves nothing. */
function beforeRemarks(text: string): string {
  const parts = text.split(/ [–—|-] |, | @ /).filter((part) => part.trim() !== "");
  const [first = "", second] = parts;
  return second && CONTRACT.test(first.trim()) ? second : first;
}

/** "Alternance - Assistant marketing": the contract is no title. */
const CONTRACT =
  /^(?:(?:^| ?[/&+] ?| (?:et|ou|oder|und|y|o|or) )(?:alternance|stage|stagiaire|cdi|cdd|intérim|apprentissage|offre|emploi|job|praktikum|ausbildung|azubi|minijob|vollzeit|teilzeit|prácticas|beca|oferta|empleo|vacante|internship|trainee))+$/iu;

/** "Cook full-time in Porto": cut before words that belong to the contract or the place. */
function withoutTerms(title: string, books: Books): string {
  const ends = titleEnds(books);
  const tokens = tokensOf(title);
  const known = occupationBook(books);
  for (let index = 1; index < tokens.length; index++) {
    // "Aide à domicile": what belongs to the occupation does not end it.
    const whole = known.at(tokens, index - 1);
    if (whole) index = whole.to;
    const start = tokens[index]?.start ?? 0;
    if (title.charAt(start - 1) === " " && ends.at(tokens, index)) return trimmedOf(title.slice(0, start), "", ",-–/&");
  }
  return title;
}

const titleEnds = oncePerLanguage(({ lexicon }) => {
  const { titleNoise, beforePlace, beforeCompany, titleEnds } = lexicon.names;
  return wordBook([...titleNoise, ...beforePlace, ...beforeCompany, ...titleEnds]);
});
