import { fold, tokensOf } from "../tokens.ts";
import type { PhraseSource } from "./phrase-source.ts";

/** "Gestionarás los pedidos" → "gestionar los pedidos". Noun phrases stay. */
export function toSpanishPhrase({ text, original, isTask, books, shortened }: PhraseSource, words: number): string {
  // "el de tractor" points back to a word that is not here.
  if (
    /^(?:el|la|los|las) (?:de|del|que) /iu.test(original) ||
    /(?<!\p{L})(?:el|la|los|las) (?:de|del) $/iu.test(before(original, text))
  )
    return "";
  const whole = /(?<!\p{L})haber $/iu.test(before(original, text)) ? `haber ${text}` : withExperience(text);
  const told = isTask ? withInfinitive(whole, books) : whole;
  const short = withoutHalf(told, shortened(told, words));
  if (!isTask) return short;
  let result = "";
  let at = 0;
  for (const token of tokensOf(short)) {
    const infinitive = infinitiveOf(token.text.toLowerCase(), books.verbForms);
    if (!infinitive) continue;
    result += short.slice(at, token.start) + infinitive;
    at = token.end;
  }
  return result + short.slice(at);
}

/** "subvenciones en materia | de juventud", "y validar la calidad | de los datos": what needs what was cut off goes, too. */
function withoutHalf(whole: string, short: string): string {
  const rest = whole.slice(short.length);
  if (/^ (?:en|de) /u.test(rest) && HALF_TITLE.test(short)) return short.replace(HALF_TITLE, "");
  return /^ del? /u.test(rest) && whole.startsWith(short) ? withoutLoose(short.replace(HALF, "")) : short;
}

/** "las normas de higiene y uso | de guantes", "acompañar al comité, la comisión y brigada | de emergencias" */
function withoutLoose(short: string): string {
  const kept = LOOSE.exec(short)?.[1];
  return kept ? kept.replace(/^([^,]+), ([^,]+)$/u, "$1 y $2") : short;
}

const LOOSE = /^(.* (?:del?|al?|con|en|para) .*) [ye] \p{Ll}+[^s\s]$/u;

const HALF =
  / (?:en (?:materia|el ámbito|el área|el marco|función|relación|torno)|por parte|a (?:cargo|través)|[ye] \p{L}+[aei]r (?:(?:el|la|los|las) )?\p{L}+)$/iu;
/** "título de ATV o de Técnico | en Actividades Ecuestres" */
const HALF_TITLE =
  / [ou] (?:de |del )?(?:técnic[oa]|grado|licenciatura|máster|título|ciclo|curso)(?: superior| medio)?$/iu;

function before(original: string, text: string): string {
  return original.slice(0, Math.max(0, original.indexOf(text)));
}

/** "3 años diseñando apps" → "3 años de experiencia diseñando apps". */
function withExperience(text: string): string {
  return text.replace(/^(\S+ años?) (?=\p{L}+(?:ando|iendo) )/iu, "$1 de experiencia ");
}

/** "Alguien que prepare exámenes": "prepare" → "preparar", if that is a known verb. */
function withInfinitive(text: string, { verbs, verbForms }: PhraseSource["books"]): string {
  const [first = ""] = text.split(" ", 1);
  const word = first.toLowerCase();
  if (verbs.has(fold(word)) || verbForms.has(word)) return text;
  const stem = word.slice(0, -1);
  const hard = stem.replace(/gu$/u, "g").replace(/qu$/u, "c").replace(/c$/u, "z");
  // "Recoja", "resuelva", "atienda".
  const soft = stem
    .replace(/j$/u, "g")
    .replace(/ue(?=[^aeiou]+$)/u, "o")
    .replace(/ie(?=[^aeiou]+$)/u, "e");
  const guesses = word.endsWith("e")
    ? [`${stem}ar`, `${hard}ar`, `${soft}ar`]
    : word.endsWith("a")
      ? [`${stem}er`, `${stem}ir`, `${soft}er`, `${soft}ir`]
      : [];
  const infinitive = SUBJUNCTIVES.get(word) ?? guesses.find((guess) => verbs.has(fold(guess)));
  return infinitive ? infinitive + text.slice(first.length) : text;
}

const SUBJUNCTIVES = new Map([
  ["dé", "dar"],
  ["haga", "hacer"],
  ["atienda", "atender"],
  ["lleve", "llevar"],
  ["ponga", "poner"],
  ["mantenga", "mantener"],
  ["eche", "echar"],
]);

/** Future forms are the infinitive with an ending; the irregular ones stand in the lexicon. */
function infinitiveOf(word: string, irregular: ReadonlyMap<string, string>): string | null {
  const known = irregular.get(word);
  if (known) return known;
  const future = /^(\p{L}{2,}[aei]r)(?:ás|á|emos|án)$/u.exec(word);
  if (future) return future[1] ?? null;
  const shortStem = /^(\p{L}*n)dr(?:ás|á)$/u.exec(word);
  return shortStem ? `${shortStem[1]}er` : null;
}
