import { someSpace } from "../../words/some-space.ts";
import { lowerFirst } from "./lower-first.ts";

const NO_BREAK = "\u00a0";

/** Last touch to a sentence: al and del, e and u before their own sound, a no-break space before the per-cent sign. */
export function polish(sentence: string): string {
  return mayNeedTouch(sentence) ? touched(sentence) : sentence;
}

/** Most sentences hold no "e el", "y i", "o ho" or "%": one look at their spaces is faster than the patterns. */
function mayNeedTouch(sentence: string): boolean {
  return sentence.includes("%") || someSpace(sentence, (at) => mayJoin(sentence, at));
}

/** Whether the words on both sides of a space may have to be said otherwise beside each other. */
function mayJoin(sentence: string, space: number): boolean {
  const before = sentence.charAt(space - 1);
  if ("eaA".includes(before)) return sentence.startsWith("el ", space + 1);
  const isAlone = sentence.charAt(space - 2).trim() === "";
  return isAlone && "yYoO".includes(before) && "hiíoóHIÍOÓ".includes(sentence.charAt(space + 1));
}

function touched(sentence: string): string {
  return sentence
    .replace(/(?<!\p{L})([Dd]e|[Aa]) el (?=\p{L})/gu, "$1l ")
    .replace(/(?<=\s)y (?=h?[ií](?![aeoáéó])|hí)/giu, "e ")
    .replace(/(?<=\s)o (?=h?[oó])/giu, "u ")
    .replace(/(\d)\s?%/gu, `$1${NO_BREAK}%`);
}

/** How a sentence goes on behind a semicolon: names keep their capital, our own words do not. */
export function continued(sentence: string): string {
  const [first = ""] = sentence.split(/[\s,]/u);
  return OWN_WORDS.test(first) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : lowerFirst(sentence);
}

/** What sentences of ours begin with, often before a name: "Aporto Epic", "Con AutoCAD". */
const OWN_WORDS =
  /^(?:al?|antes|aporto|aún|cabe|como|con|conozco|cuento|de|del|desde|donde|en|entre|esa|ese|eso|hablo|la|las|lo|los|más|me|mi|mis|para|piden|poseo|pongo|puedo|quiero|reúno|según|si|sobre|su|sus|también|tengo|tras|un|una|vengo|y)$/iu;
