import type { Books } from "../books.ts";
import { isCapitalised, type Token, tokensOf } from "../tokens.ts";
import { ownPart } from "./german-remains.ts";
import type { PhraseSource } from "./phrase-source.ts";

/** "Du planst die Touren" → "die Touren planen"; "einen gültigen Führerschein" → "gültiger Führerschein". */
export function toGermanPhrase(source: PhraseSource, words: number): string {
  const text = ownPart(source.text, source.isTask);
  return text === "" ? "" : germanPhrase({ ...source, text }, words);
}

function germanPhrase({ text, original, isTask, books, shortened }: PhraseSource, words: number): string {
  const tokens = tokensOf(text);
  const [subject, verb] = tokens;
  const addressed =
    subject && verb && (subject.folded === "du" || subject.folded === "sie" || subject.folded === "ihr");
  const opensWithVerb =
    subject && (isSecondPerson(subject) || (isTask && (isPlural(subject, verb, "") || isVerbAlone(tokens, books))));
  const finite = addressed ? verb : opensWithVerb ? subject : null;
  const inverted = !finite && isTask ? invertedVerb(tokens) : null;
  if (inverted) return clauseToPhrase(behindVerb(text, inverted), inverted, { books, shortened, words });
  if (finite) return clauseToPhrase(text.slice(finite.end).trim(), finite, { books, shortened, words });
  // "bringst es ins Team": what "es" is stands in another sentence.
  if (subject && OBJECTS.has(subject.text)) return "";
  const cut = shortened(text, words);
  if (isTask && cut.length < text.length) return withItsVerb(text, cut, { books, shortened, words });
  return toNominative(shortened(text, words), original);
}

/** "bauen bestehende Verbindungen aus", "leiten sie weiter": the half of a sentence whose subject stands in the other. */
function isVerbAlone([verb, next, noun]: readonly Token[], books: Books): boolean {
  if (!verb || !next || isCapitalised(verb.text) || !books.verbs.has(verb.folded)) return false;
  return (
    OBJECTS.has(next.text) || (/^\p{Ll}{3,}e[nrs]?$/u.test(next.text) && noun !== undefined && isCapitalised(noun.text))
  );
}

const OBJECTS = new Set(["sie", "es", "ihn", "diese"]);

/** "Tickets beantworten und Kunden durch die Software führen": cut short, an infinitive would lose its verb. */
function withItsVerb(text: string, cut: string, { shortened, words }: Clause): string {
  const verb = / (\p{Ll}{3,}(?:en|eln|ern))$/u.exec(text)?.[1];
  if (!verb || cut.endsWith(verb)) return cut;
  const first = / (\p{Ll}{3,}(?:en|eln|ern)) (?:und|sowie) /u.exec(text);
  const before = first ? text.slice(0, first.index + 1 + (first[1]?.length ?? 0)) : "";
  if (before !== "" && tokensOf(before).length <= words) return before;
  return `${shortened(text.slice(0, -verb.length - 1), words - 1)} ${verb}`;
}

/** "Gemeinsam mit dem Team verbesserst du …": the verb before its subject. */
function invertedVerb(tokens: readonly Token[]): Token | null {
  const at = tokens.findIndex((token, index) => {
    const next = tokens[index + 1];
    return next?.text === "du"
      ? isSecondPerson(token)
      : next?.text === "Sie" && /^\p{Ll}+(?:en|ern|eln)$/u.test(token.text);
  });
  return tokens[at] ?? null;
}

/** "Bei Störungen handelst du ruhig": what it is about stands before the verb where nothing behind it says so. */
function behindVerb(text: string, verb: Token): string {
  const rest = text.slice(verb.end).replace(/^ \S+ /u, "");
  const front = /^(Bei|Beim|Im|In|Nach|Vor) (.{3,30}) $/u.exec(text.slice(0, verb.start));
  const [clause = ""] = rest.split(/,| und /u);
  return front && !/(?<!\p{L})\p{Lu}/u.test(clause) ? `${front[1]?.toLowerCase()} ${front[2]} ${rest}` : rest;
}

type Clause = { books: Books; shortened: PhraseSource["shortened"]; words: number };

function clauseToPhrase(rest: string, finite: Token, { books, shortened, words }: Clause): string {
  if (copulas.has(finite.folded)) return "";
  // "Außerdem hilfst du im Versand": the subject stands behind the verb.
  const clause = firstClause(rest.replace(/^(?:du|Sie) /, ""), finite, books);
  if (/^(?:sie|es|ihn|ihnen|ihm|was)(?!\p{L})/iu.test(clause)) return "";
  if (modals.has(finite.folded)) return /en$/.test(clause) ? clause : "";
  const infinitive = infinitiveOf(finite.text.toLowerCase(), books);
  const tokens = tokensOf(clause);
  const last = tokens.at(-1);
  const particle = last && particles.has(last.folded) && tokens.length > 1 ? last : null;
  const object = shortened(particle ? clause.slice(0, particle.start).trim() : clause, words - 1);
  if (!object || /(?<!\p{L})(?:dein|euer|eure)/iu.test(object)) return "";
  const thing = object.replace(/(?<!\p{L})(?:dich|dir)(?!\p{L})/gu, "sich");
  return `${thing} ${particle?.text ?? ""}${infinitive}`;
}

/** The first of several joined clauses: "… und sprichst mit …" is another. */
function firstClause(rest: string, finite: Token, books: Books): string {
  const tokens = tokensOf(rest);
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    if (!before) continue;
    const gap = rest.slice(before.end, token.start);
    if (gap.includes(",") && relatives.has(token.folded)) return rest.slice(0, before.end);
    const joined = before.folded === "und" || gap.includes(",");
    const isVerb = joined && finite.folded.endsWith("n") && !isCapitalised(token.text) && books.verbs.has(token.folded);
    if (joined && (isVerb || isSecondPerson(token) || isPlural(token, tokens[index + 1], gap))) {
      return rest.slice(0, before.folded === "und" ? before.start : before.end).replace(/[\s,]+$/, "");
    }
  }
  return rest;
}

const copulas = new Set("bist hast seid habt sind haben".split(" "));
const modals = new Set("wirst kannst darfst mochtest willst sollst werden konnen durfen mochten wollen".split(" "));
const relatives = new Set(
  "die der das damit sodass weil wenn um den dem was wo wie dass bevor wahrend nachdem falls ob obwohl".split(" "),
);
const particles = new Set(
  "ab an auf aus bei bereit durch ein fest her hin mit nach sicher um vor weiter zu zusammen zuruck".split(" "),
);

/** "planst", "berätst": a small word with the ending of the second person. */
export function isSecondPerson(token: Token): boolean {
  return !isCapitalised(token.text) && token.folded.endsWith("st") && !noVerbs.has(token.folded);
}

/** ", nehmen Ware an": small, ends like a verb and has its object behind it. */
export function isPlural(token: Token, next: Token | undefined, gap: string): boolean {
  if (isCapitalised(token.text) || !next || !/(?:en|eln|ern)$/.test(token.folded)) return false;
  if (determiners.test(token.folded)) return false;
  return gap.includes(",") || objectOpenings.has(next.folded) || isCapitalised(next.text);
}

/** "und prüfen die Ware", "und helfen im Service". */
const objectOpenings = new Set(
  "der die das den dem ein eine einen unsere unser im in am an beim bei mit auf zu zum zur fur".split(" "),
);

/** "unseren Kunden": they stand before a noun as a verb does before its object. */
const determiners =
  /^(?:(?:uns|eur|ihr|dein|mein|sein|kein|ein|jed|all|dies|welch|viel|einig|mehrer|ander|neu|eigen|intern|extern|klein|gross|jung|alt|krank|pflegend|verschieden|unterschiedlich|taglich|regional|national|digital|technisch|kaufmannisch)e?r?en)$/;

const noVerbs = new Set(
  "meist selbst ist sonst fast erst zuerst langst nachst moglichst mindest gewissenhaft dienst samst bewusst".split(
    " ",
  ),
);

/** From the second person singular or the plural, by the lexicon first and the usual endings then. */
function infinitiveOf(form: string, books: Books): string {
  const known = books.verbForms.get(form);
  if (known) return known;
  // "du setzt", "du schließt"
  if (/[zßx]t$/.test(form)) return `${form.slice(0, -1)}en`;
  if (!form.endsWith("st")) return form;
  const stem = form.slice(0, -2).replace(/([dt])e$/, "$1");
  if (/[^aeiou]ier$/.test(stem)) return `${stem}en`;
  if (/(?:el|er)$/.test(stem)) return `${stem}n`;
  const sibilant = `${form.slice(0, -1)}en`;
  return books.verbs.has(sibilant) ? sibilant : `${stem}en`;
}

/** The object of "du hast einen" stands alone in the letter, so it takes the form of a subject. */
function toNominative(phrase: string, original: string): string {
  const first = tokensOf(phrase.slice(0, 60))[0];
  if (!first || isCapitalised(first.text) || !/e(?:n)?$/.test(first.folded)) return phrase;
  const before = original.slice(0, original.indexOf(phrase));
  // "Voraussetzung ist das zweite Staatsexamen"
  if (/(?<!\p{L})das\s*$/u.test(before) && /^ \p{Lu}/u.test(phrase.slice(first.end)))
    return `${phrase.slice(0, first.end)}s${phrase.slice(first.end)}`;
  if (!first.folded.endsWith("en") || !/einen\s*$/.test(before) || !/^ \p{Lu}/u.test(phrase.slice(first.end)))
    return phrase;
  return `${phrase.slice(0, first.end - 1)}r${phrase.slice(first.end)}`;
}
