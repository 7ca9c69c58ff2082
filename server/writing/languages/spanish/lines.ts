import { TextMemory } from "../../words/text-memory.ts";
import { withAccents } from "./accents.ts";
import { bare, isDoing, withArticles } from "./doing-nouns.ts";
import { inFirstPerson } from "./first-person.ts";
import { isForeign } from "./foreign.ts";
import { agreementOf } from "./gender.ts";
import { lowerFirst } from "./lower-first.ts";
import type { ReadLine } from "./read-line.ts";
import { resultOf } from "./results.ts";
import { type VerbForm, verbOf } from "./verb-forms.ts";
import { beenAtStart, clausesAtStart, nounsAsVerbs, nounsOfDoing, statesAtStart } from "./verbs.ts";

export function readLine(text: string): ReadLine {
  const known = READ.get(text);
  if (known) return known;
  const read = classify(isForeign(text) ? text : withAccents(text));
  READ.set(text, read);
  return read;
}

/** One letter asks for the same line many times over. */
const READ = new TextMemory<ReadLine>({ most: 400, longest: 300 });

function classify(text: string): ReadLine {
  const told = inFirstPerson(text);
  if (clausesAtStart.test(told)) return { kind: "clause", text: lowerFirst(told) };
  if (statesAtStart.test(text)) return { kind: "state", text: lowerFirst(text) };
  if (isForeign(text)) return { kind: "foreign", text };
  if (beenAtStart.test(text)) return { kind: "clause", text: `he sido ${lowerFirst(text).replace(SEASON, " ($1)")}` };
  const known = resultOf(text) ?? ownVerb(told);
  if (known) return known;
  const words = told.split(" ");
  const head = bare(words[0] ?? "").toLowerCase();
  const asVerb = nounsAsVerbs[head];
  if (asVerb && /^(?:al?|en|con)$/iu.test(words[1] ?? "") && !/^(?:y|e)$/iu.test(words[2] ?? "")) {
    return { kind: "work", words: [asVerb, ...words.slice(1)], verbs: [0], form: "base" };
  }
  // "Entre 90 y 120 paquetes": between two figures nobody enters.
  const first = head === "entre" && /^\d/u.test(words[1] ?? "") ? null : verbOf(head);
  if (first && isVerbHere(words, first.form)) {
    const verbs = verbsOf(words, first.form);
    const small = [lowerFirst(words[0] ?? ""), ...words.slice(1)];
    return hasLooseVerb(words, verbs)
      ? { kind: "unknown", text: lowerFirst(text) }
      : { kind: "work", words: small, verbs, form: first.form };
  }
  if (isOnSomebody(told)) return { kind: "clause", text: lowerFirst(told) };
  if (OWN_PAST.test(told) || isDatedDeed(told)) return { kind: "clause", text: lowerFirst(told) };
  const isBareList =
    /, /u.test(told) && !/ [ye] /u.test(told) && !/, (?:el|la|los|las|lo|que|con|en|de|para|por) /u.test(told);
  if (isDoing(head, told) && !isBareList) return { kind: "doing", text: withArticles(words) };
  const small = lowerFirst(text);
  return isThing(small) ? { kind: "thing", text: small } : { kind: "unknown", text: small };
}

/** "La ayudaba a caminar", "les enseñé a leer": a verb of the first person behind whom it is done to. */
function isOnSomebody(text: string): boolean {
  const [, word = ""] = /^(?:la|las|le|les|lo|los) (\p{L}+(?:aba|ía|é|í)) /iu.exec(text) ?? [];
  const verb = verbOf(word)?.verb;
  return verb !== undefined && (verb.imperfect === word.toLowerCase() || verb.past === word.toLowerCase());
}

/** "Rescaté la cartera": a verb of the past that no table holds; "café", "comité" and "allí" are none. */
const OWN_PAST =
  /^(?!(?:caf|comit|beb|pur|chal|carn|canap|clich|consom|pat|all|as|aqu|ah|tambi)[éí])\p{L}{2,}[éí] (?:al?|el|la|los|las|un[ao]?s?|mis?|con|en|de|del|por|para|cada|tod[oa]s?|más|casi|hasta|\d|\p{Ll}{3,}s(?!\p{L}))/iu;

/** "En 2024 me puse al día con CLO 3D": a whole sentence that begins with when. */
function isDatedDeed(text: string): boolean {
  const [, own, word = ""] = /^en (?:19|20)\d\d,? (me )?(\p{L}+) /iu.exec(text) ?? [];
  const form = word === "" ? undefined : verbOf(word)?.form;
  return form === "past" && /[éíe]$/u.test(word) && (own !== undefined || /[éí]$|[^aeiou]e$/u.test(word));
}

/** "Vuelvo al oficio", "en 2024 me formé en ventas": what needs no words of ours around it. */
export function isOwnClause(text: string): boolean {
  return readLine(text).kind === "clause";
}

const SEASON = /,\s+((?:primavera|verano|otoño|invierno)(?: de)? \d{4})$/iu;

/** Whether the line is in another language and stands as the person typed it. */
export function isForeignLine(text: string): boolean {
  return readLine(text).kind === "foreign";
}

/** "Me encargo de la caja", "se encarga de …", "encargarse de …": the verb comes with "me". */
function ownVerb(text: string): ReadLine | null {
  const infinitive = /^(\p{L}+[aei]r)(?:se|me) (.+)$/iu.exec(text);
  const finite = /^(?:me|se) (\p{L}+) (.+)$/iu.exec(text);
  const [, word = "", rest = ""] = infinitive ?? finite ?? [];
  const known = verbOf(word);
  if (!known) return finite && /^me /iu.test(text) ? { kind: "clause", text: lowerFirst(text) } : null;
  const words = ["me", word.toLowerCase(), ...rest.split(" ")];
  const verbs = verbsOf(words, known.form).flatMap((at) => (at === 0 ? [1] : [at]));
  if (hasLooseVerb(words, verbs)) return { kind: "unknown", text: lowerFirst(text) };
  return { kind: "work", words, verbs, form: infinitive ? "present" : known.form };
}

/** "y agenda las citas", "y les ayudo": a verb that no table knows, or that comes with a pronoun. */
function hasLooseVerb(words: readonly string[], verbs: readonly number[]): boolean {
  return words.some((word, at) => {
    if (verbs.includes(at) || !opensAt(words, at)) return false;
    if (/^(?:he|ha|les?|se|me|lo)$/iu.test(word)) return words[at + 1] !== "que";
    return (
      /^\p{Ll}+[aeoóéí]$/u.test(bare(word)) &&
      ARTICLE.test(words[at + 1] ?? "") &&
      !/^(?:de|para|sobre|entre|ante|donde|como|desde|tanto)$/u.test(word)
    );
  });
}

const ARTICLE = /^(?:el|la|los|las|unas?|unos?|al)$/iu;

function opensAt(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  return at > 0 && (/^(?:y|e|o|u|también)$/iu.test(before) || /[,;]$/u.test(before));
}

/** The line with its verbs in one form: "atiendo llamadas", "atender llamadas". */
export function inForm(line: Extract<ReadLine, { kind: "work" }>, form: VerbForm): string {
  return inForms(line, () => form);
}

/** Each verb in a form that may depend on how it was typed. */
export function inForms(line: Extract<ReadLine, { kind: "work" }>, formOf: (typed: VerbForm) => VerbForm): string {
  const last = line.verbs.at(-1) ?? 0;
  return line.words
    .map((typed, index) => {
      // "Atiendo llamadas, gestiono citas": the last of several verbs comes behind "y".
      const isBefore = last > 0 && index === last - 1 && typed.endsWith(",");
      const word = isBefore ? `${typed.slice(0, -1)} ${/^(?:h?i)/u.test(line.words[last] ?? "") ? "e" : "y"}` : typed;
      if (!line.verbs.includes(index)) return word;
      const core = bare(word);
      const found = verbOf(core);
      return found ? word.replace(core, found.verb[formOf(found.form)]) : word;
    })
    .join(" ");
}

/** Whether its verbs go together as infinitives: none of a clause that hangs on it, none of another time. */
export function isOneTime(line: Extract<ReadLine, { kind: "work" }>): boolean {
  const times = line.verbs.map((at) => verbOf(bare(line.words[at] ?? ""))?.form);
  const isPast = (form: VerbForm | undefined) => form === "past" || form === "imperfect";
  return (
    times.every((form) => isPast(form) === isPast(times[0])) &&
    !/, (?:lo que|que|por lo que) /u.test(line.words.join(" ")) &&
    !line.words.some((word, at) => opensAt(line.words, at) && isUnread(word, line.verbs.includes(at))) &&
    line.words[0] !== "me"
  );
}

/** "Leo planos y replanteo": a verb by its looks that was kept as the noun it could be, too. */
function isUnread(word: string, isVerb: boolean): boolean {
  return !isVerb && nounsOfDoing.has(bare(word).toLowerCase()) && verbOf(bare(word)) !== null;
}

/** "Control de accesos" is a noun although "control" could not be, "diseño" and "registro" could: "de" tells. */
function isVerbHere(words: readonly string[], form: VerbForm): boolean {
  const next = words[1]?.toLowerCase();
  const core = bare(words[0] ?? "").toLowerCase();
  // "Lavado y secado", "tendido de cables": nouns, where "lavado" could be "lavé", too.
  if (/[ai]do$/u.test(core) && nounsOfDoing.has(core) && /^(?:de|del|y|e|en)$/u.test(next ?? "")) return false;
  if (next === undefined) return form === "base" || form === "past";
  if (isInRowOfNouns(words) || isUnaccentedNoun(words, form) || isNounWithAdjective(core, next)) return false;
  if (words[0]?.toLowerCase() === "trabajo" && /^(?:con|en|como|para|desde|por)$/u.test(next)) return true;
  // "Cuido de mi abuela": no noun looks like it.
  if (words[0]?.toLowerCase() === "cuido") return true;
  const isNounToo = nounsOfDoing.has(core);
  // "Reparto paquetes": behind one noun no other stands in the plural.
  if (form === "present" && (isNounToo || /^(?:de|del)$/u.test(next)))
    return /^(?:l[ao]s?|el|un[ao]?s?|mi|\d.*)$/u.test(next) || (!/s$/u.test(core) && PLURAL.test(next));
  return !/^(?:de|del)$/u.test(next) || form === "past" || form === "base";
}

/** "Baño, corte y secado de perros": beside what can be no verb, the first is none either. */
function isInRowOfNouns(words: readonly string[]): boolean {
  const [first = "", next = ""] = words;
  if (!/,$/u.test(first) && !/^[ye]$/iu.test(next)) return false;
  const last = bare(words[words.findIndex((word) => /^[ye]$/iu.test(word)) + 1] ?? "").toLowerCase();
  return nounsOfDoing.has(last) && (/(?:[ai]do|ción|sión|miento|aje)$/u.test(last) || verbOf(last) === null);
}

/** "Reporte semanal automatizado", "corte de prototipos": without its accent, it is the noun there. */
function isUnaccentedNoun([word = "", next = ""]: readonly string[], form: VerbForm): boolean {
  if (form !== "past" || !/e$/u.test(word)) return false;
  if (/^(?:de|del)$/iu.test(next)) return verbOf(word)?.verb.past.endsWith("é") === true;
  return /^\p{Ll}+(?:al|ales|ar|ares|ario|aria|iva|ivo|ico|ica|ado|ada|ido|ida)$/u.test(next);
}

/** "Trato semanal con talleres", "apoyo puntual a tiendas": how often or how tells the noun. */
function isNounWithAdjective(core: string, next: string): boolean {
  return nounsOfDoing.has(core) && HOW.test(next);
}

const HOW =
  /^(?:diari[oa]|semanal|mensual|anual|trimestral|directo|directa|puntual|continu[oa]|constante|telefónic[oa]|presencial|comercial|administrativ[oa]|técnic[oa]|habitual|integral|gráfic[oa])$/u;

const PLURAL = /^(?!(?:después|menos|antes|tres|lunes|martes|jueves|viernes)$)\p{Ll}{3,}[aeo]s$/u;

/** Verbs after "y", "e", "o" or a comma: they may be of another time than the first, but no infinitive behind a finite one. */
function verbsOf(words: readonly string[], form: VerbForm): number[] {
  const found = [0];
  for (let at = 1; at < words.length; at++) {
    const core = bare(words[at] ?? "").toLowerCase();
    const word = opensAt(words, at) ? verbOf(core) : null;
    if (!word || (word.form === "base") !== (form === "base") || (word.form === "gerund") !== (form === "gerund"))
      continue;
    if (
      word.form === "present" &&
      (nounsOfDoing.has(core) || !(words[at + 1] === undefined || isVerbHere(words.slice(at), "present")))
    )
      continue;
    if (/[ai]do$/u.test(core) && !/[ai]do$/u.test(bare(words[0] ?? ""))) continue;
    found.push(at);
  }
  return found;
}

/** Plurals with or without a number, and what has a determiner: "18 clientes nuevos al mes", "turnos de noche". */
function isThing(text: string): boolean {
  if (
    /^(?:un|una|el|la|los|las|unos|unas|más de|hasta|cerca de|unos|todos|todas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)\s/iu.test(
      text,
    )
  )
    return true;
  if (/^\d[\d.,]*\s*(?:%|[-–])/u.test(text)) return false;
  if (/^\d/u.test(text)) return /^\d[\d.,]*(?: a \d[\d.,]*)? \p{Ll}+s(?!\p{L})/u.test(text);
  const head = /^\p{L}+/u.exec(text)?.[0] ?? "";
  return /[^s]s$/u.test(head) && agreementOf(head) !== null && !verbOf(head);
}
