import { lowerFirst } from "./lower-first.ts";

const NO_BREAK = "\u00a0";

/** Last touch to a sentence: al and del, e and u before their own sound, a no-break space before the per-cent sign. */
export function polish(sentence: string): string {
  return mayNeedTouch(sentence) ? touched(sentence) : sentence;
}

/** Most sentences hold no "e el", "y i", "o ho" or "%": one look at their spaces is faster than the patterns. */
function mayNeedTouch(sentence: string): boolean {
  if (sentence.includes("%")) return true;
  for (let at = sentence.indexOf(" "); at >= 0; at = sentence.indexOf(" ", at + 1)) {
    const before = sentence.charAt(at - 1);
    if ("yYoO".includes(before)) {
      if (at > 1 && sentence.charAt(at - 2).trim() === "" && "hiíoóHIÍOÓ".includes(sentence.charAt(at + 1)))
        return true;
    } else if ("eaA".includes(before) && sentence.startsWith("el ", at + 1)) return true;
  }
  return false;
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
