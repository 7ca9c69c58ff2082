import { rememberTexts } from "../../words/remember-texts.ts";
import { isForeign } from "./foreign.ts";
import { agreementOf, withArticle } from "./gender.ts";
import { lowerFirst } from "./lower-first.ts";
import { offeredStrengths } from "./offered-words.ts";
import { verbOf } from "./verb-forms.ts";
import { nounsOfDoing } from "./verbs.ts";

/** How a strength can be said: in a word, with its own verb, as a noun with its article, or as typed in quotation marks. */
export type StrengthShape = { kind: "adjective" | "clause" | "noun" | "quoted"; text: string };

export const strengthShape = rememberTexts((typed): StrengthShape => {
  const known = OFFERED[typed.toLowerCase()] ?? offeredStrengths.get(typed.toLowerCase());
  if (known) return { kind: "noun", text: known };
  const text = lowerFirst(typed);
  const [first = "", second = ""] = text.split(/[\s,]/u);
  if (isForeign(text) || ENGLISH.test(text)) return { kind: "quoted", text: `«${typed}»` };
  // "Escucha activa": a quality behind a noun, where a verb would have what it is done to.
  const isQualified = nounsOfDoing.has(first) && /[oa]s?$/u.test(second) && !ARTICLE.test(second);
  const isNoun = NOUNS.has(first) || (isQualified && verbOf(first)?.verb.present !== first);
  const verb = /\s/u.test(text) && !isNoun ? verbOf(first) : null;
  const form = verb?.form;
  const isOwn = OWN_VERB.test(text);
  if (!isOwn && (OTHERS_VERB.test(text) || (verb && form === "present" && verb.verb.present !== first)))
    return ofOneself(typed, verb?.verb.present);
  if (form === "present" || isOwn) return { kind: "clause", text };
  if (form === "base") return { kind: "noun", text };
  if (ADJECTIVE.test(first) && !NOUNS.has(first)) return { kind: "adjective", text };
  return agreementOf(first) ? { kind: "noun", text: withArticle(text) } : { kind: "adjective", text };
});

const ARTICLE = /^(?:la|los|las|una?|unos|unas)$/u;

/** "cumple los plazos", as one writes of oneself, is "cumplo los plazos"; what has more to it than its verb is quoted. */
function ofOneself(typed: string, own: string | undefined): StrengthShape {
  const isPlain = own !== undefined && !/ (?:[yeou]|pero|su|sus|se|cuando|si) |[,;]/u.test(typed);
  return isPlain ? { kind: "clause", text: typed.replace(/^\p{L}+/u, own) } : { kind: "quoted", text: `«${typed}»` };
}

/** "sé trabajar a turnos", "me organizo bien", "no me asusta la sangre", "madrugar no me cuesta": verbs of the first person that no line of work begins with. */
const OWN_VERB =
  /^(?:sé|soy|tengo|estoy|hago|voy|puedo|suelo|pienso|(?:no|nunca|siempre|casi nunca) \p{L}+o|(?:(?:no|nunca|siempre) )?(?:me|se me) \p{L}+(?:o|a|an)|\p{L}{2,}[aei]r (?:no )?(?:me|se me) \p{L}+|s[ée] \p{L}+r|\p{L}{4,}o (?:mucho|poco|bien|siempre|antes|todo|los?|las?|el))(?!\p{L})/iu;
/** "aguanta bien el ritmo": a verb of the third person that no table holds. */
const OTHERS_VERB = /^\p{Ll}{3,}[ae] (?:bien|mal|mucho|poco|siempre|rápido|a l[ao]s?|al|el|los?|las?)(?!\p{L})/u;

const ADJECTIVE =
  /(?:ad[oa]|id[oa]|iv[oa]|os[oa]|ic[oa]|ente|ante|able|ible|dora?|(?:detall|optim|perfeccion|real)ista)$|^(?:seren[oa]|atent[oa]|sensat[oa]|simpátic[oa]|sociable|firme|just[oa]|human[oa]|direct[oa]|clar[oa]|dispuest[oa]|abiert[oa]|meticulos[oa]|puntual|fiel|leal|ágil|flexible|tranquil[oa]|seri[oa]|sincer[oa]|discret[oa]|amable|alegre|hábil|fuerte|rápid[oa]|honest[oa]|ordenad[oa]|despiert[oa]|cercan[oa])$/u;
const NOUNS = new Set(["cuidado", "sentido", "trato", "mente", "lógica", "ética", "gente", "práctica", "capacidad"]);
const ENGLISH = /^(?:leader|calm|curious|patient|reliable|practical|punctual|creative|independent)\b/iu;

/** The strengths that the questionnaire offers, in its own English words. */
const OFFERED: Record<string, string> = {
  leader: "la capacidad de dirigir",
  communicative: "la comunicación",
  resilient: "la resistencia",
  analytical: "el pensamiento analítico",
  creative: "la creatividad",
  reliable: "la fiabilidad",
  curious: "la curiosidad",
  patient: "la paciencia",
  organized: "la organización",
  decisive: "la capacidad de decidir",
  empathetic: "la empatía",
  thorough: "el rigor",
  calm: "la calma",
  practical: "el sentido práctico",
  persuasive: "la capacidad de convencer",
  punctual: "la puntualidad",
  independent: "la autonomía",
  helpful: "la disposición a ayudar",
  "quick to learn": "la rapidez para aprender",
  "good listener": "saber escuchar",
  "open to feedback": "la apertura a las críticas",
  persistent: "la constancia",
  diplomatic: "la diplomacia",
  versatile: "la versatilidad",
  punctuality: "la puntualidad",
  friendliness: "la amabilidad",
};

/** "rápido y amable", "ordenada en los archivos": what can follow "soy". */
export function isQuality(text: string): boolean {
  return text.split(/, | y | e /u).every((one) => {
    const [first = "", second = ""] = one.split(" ");
    return (
      /(?:[oaelrz])$/u.test(first) &&
      (!verbOf(first) || (second === "" && /[ai]d[oa]$/u.test(first))) &&
      /^(?:|en|con|de|ante|bajo|para|al?|incluso|también)$/u.test(second)
    );
  });
}
