import { rememberTexts } from "../../words/remember-texts.ts";
import { verbOf } from "./verb-forms.ts";

/** Whether a line shows by its small words that it is in another language. */
export const isForeign = rememberTexts((text): boolean => {
  const [first = "", ...more] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  // "a vendu 40 lits"
  const words = first === "a" && verbOf(more[0] ?? "") ? more : [first, ...more];
  const foreign = words.filter(
    (word) => FOREIGN.has(word) || (FOREIGN_SPELLING.test(word) && !AT_HOME.test(word)),
  ).length;
  // "de la" is Spanish, too, and so is an é at the end.
  const own =
    words.filter((word) => OWN.has(word)).length +
    0.4 * words.filter((word) => SHARED.has(word)).length +
    (/[èêàùçœôîûâ]|[ldj][’']/iu.test(text) ? 1 : /é/iu.test(text) ? 0.5 : 0);
  return foreign > own || (own < 0.5 && words.length > 2 && ENGLISH_VERB.test(text));
});

/** Accents, double letters and endings that French words do not have: "gestión", "llevo", "turnos", "Bestellungen". */
const FOREIGN_SPELLING =
  /[áíóúñäöß]|^ll|(?:ción|sión|dad|ando|iendo|\p{L}{2}ing|\p{L}{3}ed|\p{L}{3}ad[oa]|ung|ungen|keit|\p{L}{3}[bdfghklnprstwz]en|sch|ght|ness|ship|\p{L}{3}ar|\p{L}{2}os|adas|idas|eras|cias|\p{L}{2}[tnj]as|ero|rio|nto|ico|ivo|elo|jo|llo|sto|ipo|dor|dora|iones|[iu]cé)$/u;
const AT_HOME =
  /^(?:épicé|sucé|photos?|vidéos?|vélos?|kilos?|euros?|studios?|radios?|métros?|promos?|pianos?|autos?|micros?|macros?|labos?|logos?|infos?|repos|propos|héros|enclos|restos?|ados?|tacos|bistros?|gros|clos|chaos|scénarios?|trio|impresarios?|parpaings?|camping|pressing|brushing|peeling|casting|standing|building|lifting|marketing|parking|planning|plannings|coaching|mailing|merchandising|shopping|reporting|phoning|sourcing|leasing|briefing|bazar|caviar|avatar|radar|hangar|dollar|agendas|cacao|canada)$/u;

const FOREIGN = new Set(
  "the and of to for with in at from by per our my y su sus mi para por se he ha a der die das und für mit von zu im am ein eine bei los las el con para del y una al über unter auf den dem i".split(
    " ",
  ),
);
const OWN = new Set("le les des du et sans pour avec sur aux au une dans par chez ou à mes nos plus jusqu".split(" "));
const SHARED = new Set("la de en un".split(" "));
const ENGLISH_VERB =
  /^(?:\p{L}{2,}(?:ed|ing)|keep|kept|run|ran|led|lead|built|build|write|wrote|taught|teach|made|make|work|manage|sold|sell|won|cut|draw|weld|help|review|set|review|cook|clean|drive|reconcile|prepare|train|serve|handle|answer|greet|deliver)\s/iu;
