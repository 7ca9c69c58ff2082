import { type Language, languageSchema } from "#shared/letters/letter.schema.ts";

/**
 * The language of facts: lines too short for small words are told from how their words end and what they are written
 * with. `otherwise` where nothing tells.
 */
export function factLanguage(text: string, otherwise: Language, margin = 1): Language {
  const scores = languageSchema.options.map((language) => ({
    language,
    score: cues[language].reduce((sum, [pattern, worth]) => sum + worth * (text.match(pattern)?.length ?? 0), 0),
  }));
  const own = scores.find(({ language }) => language === otherwise)?.score ?? 0;
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > own * 1.2 + margin ? best.language : otherwise;
}

const words = (list: string) => new RegExp(`(?<![\\p{L}'’])(?:${list.replaceAll(" ", "|")})(?![\\p{L}'’])`, "giu");

const cues: Record<Language, readonly (readonly [RegExp, number])[]> = {
  en: [
    [words("the of and in to for with at by on from over per under my a about under day week month year present now"), 1],
    [/\p{L}{3}(?:ing|ed|ship|ness)(?!\p{L})/giu, 0.5],
  ],
  de: [
    [words("der die das und mit für im in am an auf aus von vom bei zum zur als seit heute bis über nach oder je pro unter ein eine einer jahr jahre tag woche monat klasse"), 1],
    [/\p{L}{2}(?:ung|ungen|heit|keit|schaft|schein|isch|ische|kraft|erin|leiter)(?!\p{L})/giu, 0.7],
    [/[äöüß]/giu, 0.4],
  ],
  fr: [
    [words("le la les de des du et en à au aux pour par avec chez sur dans sous une un ans an mois jour semaine depuis"), 1],
    [/(?<!\p{L})[dl]['’]\p{L}/giu, 1],
    [/[èêçœûâî]|\p{L}(?:tion|eur|euse|ment|ière|age)(?!\p{L})/giu, 0.4],
  ],
  es: [
    [words("el la los las de del y en con por para al a un una desde hasta año años mes día días semana actualidad"), 1],
    [/\p{L}(?:ción|dad|ero|era|ista|ador|adora|miento)(?!\p{L})/giu, 0.6],
    [/[ñ¿¡]|[óíú](?=\p{L}?(?!\p{L}))/giu, 0.4],
  ],
}; // biome-ignore format: a table
