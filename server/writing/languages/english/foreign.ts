import { rememberTexts } from "../../words/remember-texts.ts";
import { verbOf } from "./verb-forms.ts";

/** Whether a typed line is in another language: what is not English stands in quotation marks, and in no sentence. */
export const isForeign = rememberTexts((text): boolean => {
  const words = text.match(/\p{L}+/gu) ?? [];
  const small = words.map((word) => word.toLowerCase());
  // A name stands in the middle of an English line, and is no word of it.
  const isNamed = (at: number) => at > 0 && /^\p{Lu}/u.test(words[at] ?? "") && !GERMAN_ENDING.test(words[at] ?? "");
  const foreign =
    small.filter(
      (word, at) =>
        FOREIGN.has(word) || (!isNamed(at) && (FOREIGN_SPELLING.test(word) || GERMAN_PARTICIPLE.test(word))),
    ).length +
    words.filter((word, at) => at > 0 && GERMAN_ENDING.test(word)).length +
    (text.match(ELIDED) ?? []).length;
  const own = small.filter((word) => ENGLISH.has(word)).length + (verbOf(small[0] ?? "") ? 1 : 0);
  return foreign > own;
});

const ENGLISH: ReadonlySet<string> = new Set(
  "the of and to with for from by on at in into our my per each every new using across that which their its was were is are as over under after before while who when up out off all any more than".split(
    " ",
  ),
);
/** Small words of German, French and Spanish that are none of English. */
const FOREIGN: ReadonlySet<string> = new Set(
  "der das dem den und oder mit für von vom im am zum zur bei bis auf nach über unter eine einen einer eines einem ich wir als wenn es wird sich nicht le la les des du et avec dans pour sur aux par une en chez bonne sans trato bajo buena au el los las con para del y por su sus mi mis se que un una".split(
    " ",
  ),
);
/** Letters and endings that English words do not have. */
const FOREIGN_SPELLING =
  /[áíóúñäöüßàèêçùœ]|^(?!caf|résum|décor|début|entrée|protég|matin|soirée|fianc|clich|expos|purée|saut|touch|ros|communiqué|attach)\p{L}*é|(?:lich|lichen|licher|ción|ciones|dad|ando|iendo|ung|ungen|keit|schaft|iert|ieren|té|ée|ées|euse|eux|eois|oire|ière|ería|ero|eros|miento|aba|aban)$/u;
const GERMAN_ENDING =
  /^\p{Lu}\p{Ll}{2,}(?:ungen|ung|keiten|keit|heit|schaft|dienst|betrieb|arbeiten|maschinen|schränken)$/u;
/** "abgerechnet", "gebaut" */
const GERMAN_PARTICIPLE = /^(?:ab|an|auf|aus|durch|ein|her|mit|nach|um|vor|zu)?ge\p{Ll}{3,}(?:t|en)$/u;
const ELIDED = /(?<!\p{L})(?:[ldjsnmc]|qu)['’](?=\p{L})/giu;
