import { isCommon } from "#shared/claims/common.ts";
import { fold, isSameMeaning, wordsOf } from "#shared/claims/words.ts";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";
import { asksForShifts, offersShifts } from "./shifts.ts";

/** Whether the letter does what an item asks, does not, or has nothing to do for it. */
export type SmallPrintState = "done" | "open" | "note";

/** Looks an item up in the letter, its subject and its enclosures; `facts` are what the person said of themselves. */
export function answerSmallPrint(
  item: SmallPrintItem,
  { letter, facts }: { letter: string; facts: readonly string[] },
): SmallPrintState {
  return answers[item.kind](item, { letter: fold(letter), facts: fold(facts.join("\n")) });
}

type Given = { letter: string; facts: string };
type Answer = (item: SmallPrintItem, given: Given) => SmallPrintState;

const note: Answer = () => "note";

const answers: Record<SmallPrintItem["kind"], Answer> = {
  "closing-date": note,
  "salary-offered": note,
  "later-document": note,
  reference: ({ value }, { letter }) => toState(bare(letter).includes(bare(fold(value)))),
  "salary-asked": (_, { letter }) =>
    toState(new RegExp(`${salary.source}[^.!?]*\\d|\\d[^.!?]*${salary.source}`, "u").test(letter)),
  "start-date": (_, { letter }) =>
    toState(letter.split(/[.!?\n]/u).some((each) => start.test(each) && when.test(each))),
  question: note,
  document: ({ value }, { letter }) =>
    toState(isLetter(value) || (isResume(value) ? resume.test(letter) : shares(value, letter, 0.6))),
  licence: ({ value }, { letter, facts }) => toState(shares(value, letter, 0.6) || shares(value, facts, 0.6)),
  language: ({ value }, { letter, facts }) => toState(shares(value, letter, 1) || shares(value, facts, 1)),
  instruction: ({ text }, { letter }) => {
    const words = quoted(text);
    if (!words.every((each) => letter.includes(each))) return "open";
    if (asksForShifts(text)) return toState(offersShifts(letter));
    return toState(words.length > 0 || shares(text, letter, 0.6));
  },
};

function toState(done: boolean): SmallPrintState {
  return done ? "done" : "open";
}

function bare(text: string): string {
  return text.replace(/[\s.:#-]+/gu, "");
}

const salary =
  /(?:salary|pay|gehalt\p{L}*|verguetung|vergutung\p{L}*|brutto\p{L}*|remuneration|salaire|pretentions|salario|retribucion|sueldo)/u;
const resume = /(?<!\p{L})(?:cv|resume|curriculum\p{L}*|lebenslauf|vita)(?!\p{L})/u;
/** A start that is told has a word for starting and a time in one sentence; a joiner, and who joined in 2019, tells none. */
const start =
  /start(?!ed)|begin|join(?:ing)?(?!\p{L})|availab|notice(?![ad])|anfang|eintritt|verfu?gbar|kundigung|disponib|commencer|debuter|preavis|incorpor|empezar/u;
const when =
  /\d|immediat|straight|monday|week|month|sofort|montag|woche|monat|suite|lundi|semaine|mois|inmediat|lunes|semana|mes(?!\p{L})/u;

function isResume(value: string): boolean {
  return resume.test(fold(value)) && wordsOf(value).length <= 3;
}

/** The letter itself needs no naming in it. */
export function isLetter(value: string): boolean {
  return /^(?:\p{L}+ )?(?:letter|anschreiben|bewerbungsschreiben|motivationsschreiben|lettre(?: de motivation)?|carta(?: de (?:presentacion|motivacion))?)$/u.test(
    fold(value),
  );
}

/** What an applicant is told to write word for word: it stands in quotation marks. */
function quoted(text: string): string[] {
  return [...text.matchAll(/["“„«]\s?([^"“”„«»]{2,60}?)\s?["”“»]/gu)].map(([, words = ""]) => fold(words));
}

/** "Klasse B": the word for a class tells nothing. */
const classes = new Set(["klasse", "class", "clase", "classe", "category", "categorie", "valid", "gultig"]);

/** Whether so large a part of the telling words of one text are in the other. */
function shares(asked: string, given: string, part: number): boolean {
  const words = wordsOf(asked).map(({ folded }) => folded);
  const telling = words.filter((word) => word.length > 2 && !isCommon(word) && !classes.has(word));
  const told = wordsOf(given).map(({ folded }) => folded);
  if (telling.length === 0) return false;
  const found = telling.filter((word) => told.some((other) => isSameMeaning(word, other)));
  return found.length >= part * telling.length;
}
