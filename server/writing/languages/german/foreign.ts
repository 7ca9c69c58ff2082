import { rememberTexts } from "../../words/remember-texts.ts";
import { finiteOf } from "./finite-verbs.ts";
import { withNounsLarge } from "./small-typing.ts";
import { isParticiple } from "./verb-forms.ts";

/**
 * Whether a typed line is in another language. German shows by its small words, its umlauts, its nouns in the middle of
 * a line, and its endings; a line that shows none of these is not taken for German.
 */
export const isForeign = rememberTexts((typed): boolean => {
  const text = withNounsLarge(typed);
  const words = text.split(/[\s/]+/u);
  const folded = words.map((word) => word.toLowerCase().replace(/[^\p{L}'’]/gu, ""));
  const german = folded.filter((word) => GERMAN.has(word)).length;
  const foreign = folded.filter(
    (word, at) => isForeignAt(word, words[at + 1]) || /['’](?:s|ve|m|re)$|^[dl]['’]/u.test(word),
  ).length;
  if (german !== foreign) return foreign > german;
  if (words.length > 1 && finiteOf(folded[0] ?? "") && /^\p{Lu}|^\d/u.test(words[1] ?? "")) return false;
  return foreign > 0 || !(isGermanLooking(text) || words.slice(1).some((word) => isGermanWord(word)));
});

/** "des Fachschaftsrats" is German, "des stocks" is not. */
function isForeignAt(word: string, next = ""): boolean {
  return FOREIGN.has(word) && !(word === "des" && /^\p{Lu}/u.test(next));
}

/** Whether one word or a short name shows that it is German. */
export function isGermanLooking(text: string): boolean {
  return /[äöüß]/iu.test(text) || text.split(/[\s/]+/u).some(isGermanEnding);
}

function isGermanWord(word: string): boolean {
  return isGermanEnding(word) || isParticiple(word) || /^\p{Lu}\p{Ll}{3,}(?:en|er|e|el)[,.]?$/u.test(word);
}

function isGermanEnding(word: string): boolean {
  return /^\p{Lu}?\p{Ll}+(?:ung|ungen|keit|keiten|heit|schaft|tät|lich|isch|ieren|iert|stelle|pflege|arbeit|arbeiten|wesen|führung|betrieb|dienst|verkauf|einkauf|lager|kraft|praktikum|hilfe|nahme|kontrolle|zeit|gabe|schein|fahrt|haus|schutz|wechsel|werk|zeug|raum)[,.]?$/u.test(
    word,
  );
}

const GERMAN: ReadonlySet<string> = new Set(
  `der die das den dem des ein eine einen einem einer und oder mit für von vom im am zum zur bei bis aus auf nach über unter pro
arbeite arbeitete baue mache helfe betreue fahre kontrolliere führe vorher danach zuletzt dabei täglich monatlich jährlich wöchentlich etwa rund ich wir mein meine als sowie auch sich vor jede jeder jedes jeden jedem wurde habe war je seit durch beim ins um neue neuen alle
kunden ware waren team kasse kassen schicht aufträge auftrag gäste bewohner patienten kinder rechnungen mitarbeiter kollegen prozent stück tonnen wochen monate monaten jahr jahre jahren`.split(
    /\s+/u,
  ),
);
const FOREIGN: ReadonlySet<string> = new Set(
  `the of and to with for from by on at into our my per each every new using across that which their
le la les des du et avec dans pour sur aux par une un en chez
el los las una con para del y por al que su sus`.split(/\s+/u),
);
