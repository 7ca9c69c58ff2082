import { fold, type Token, tokensOf } from "../tokens.ts";
import type { PhraseSource } from "./phrase-source.ts";

/** "Vous assurez la maintenance" → "assurer la maintenance". Noun phrases stay. */
export function toFrenchPhrase({ text, isTask, books, shortened }: PhraseSource, words: number): string {
  const addressed = /^(?:vous|tu)\s+(?=\p{L})/iu.exec(text);
  const plain = addressed ? text.slice(addressed[0].length) : text;
  const reflexive = addressed ? /^(?:vous |te |t')(?=\p{L})/iu.exec(plain) : null;
  const clause = (reflexive ? plain.slice(reflexive[0].length) : plain)
    .replace(/ et (?:vous|tu) /giu, " et ")
    // "est chargé d’accueillir, d’évaluer et d’orienter"
    .replace(/(,| et| ou) d(?:e |['’])(?=\p{Ll}+(?:er|ir|re) )/gu, "$1 ");
  // "Vous n'avez pas froid aux yeux": what somebody is not is nothing that a letter takes up.
  if (addressed && /^n(?:e |['’])/iu.test(plain)) return "";
  const body = shortened(clause, words);
  if (copulas.test(body) || / (?:est|sera|êtes|serez) chargée?s?$/iu.test(body)) return "";
  if (/^déjà \p{L}+(?:é|i|u)(?=\s|$)/iu.test(body)) return `avoir ${body}`;
  if (!addressed && !isTask) return body;
  const future = isTask ? /^(?:(?:l'|\p{Ll}+ )(?:\p{Ll}+ ){0,2}?)?(\p{Ll}{2,}[ei]r)a (?=\p{Ll})/u.exec(body) : null;
  if (future) return `${future[1]} ${body.slice(future[0].length).replace(/ et (\p{Ll}{2,}[ei]r)a /u, " et $1 ")}`;
  const told = addressed ? null : toldOfHolder(body, books);
  if (told !== null) return told;
  let result = "";
  let at = 0;
  const tokens = tokensOf(body);
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]?.folded ?? "";
    if (articles.has(before) || /^\d/u.test(before)) continue;
    const isVerb = addressed !== null && index === 0;
    // "analyses physico-chimiques", "stocks et commandes": things, where no object follows.
    if (!isVerb && /[^e]es$/iu.test(token.text) && !OBJECTS.has(tokens[index + 1]?.folded ?? "")) {
      if (index === 0) return body;
      continue;
    }
    const infinitive =
      infinitiveOf(token.text.toLowerCase(), books, isVerb) ??
      (isTask && (index === 0 || result !== "") ? infinitiveOfHolder(tokens, index, books) : null);
    // "FSL, aides financières", "vaccination, entretiens": behind a noun there are only nouns.
    if (!infinitive && !addressed && index === 0 && !books.verbs.has(token.folded)) return body;
    if (!infinitive) continue;
    result += body.slice(at, token.start) + infinitive;
    at = token.end;
  }
  if (addressed && at === 0) return isTask ? "" : body;
  return (reflexive ? reflexivePronoun(result) : "") + result + body.slice(at);
}

/** A noun follows these, as it follows a number: "les commandes", "80 commandes". */
const articles = new Set("le la les l un une des du de d au aux ses vos nos leurs".split(" "));

/** Forms of "to be" and "to have" lead to no task. */
const copulas = /^(?:êtes|es|serez|seras|avez|as|aurez|auras)(?!\p{L})/iu;

function infinitiveOf(word: string, { verbForms, verbs }: PhraseSource["books"], isVerb: boolean): string | null {
  const known = verbForms.get(word);
  if (known) return known;
  const guess = word.endsWith("issez")
    ? `${word.slice(0, -5)}ir`
    : /(?:[^ei]ras|(?:end|ond|ett|oind|ui)rez|uiras)$/.test(word)
      ? `${word.slice(0, -2)}e`
      : /(?:er|ir)(?:ez|as)$/.test(word)
        ? word.slice(0, -2)
        : word.endsWith("ez")
          ? `${word.slice(0, -2)}er`
          : word.endsWith("es")
            ? `${word.slice(0, -2)}er`
            : null;
  if (!guess || word === "chez" || word === "assez") return null;
  return isVerb || verbs.has(guess) || word.endsWith("ez") ? guess : null;
}

/** "mission pilote un portefeuille": behind the title of whoever holds the post, the verb and what it is done to. */
function toldOfHolder(body: string, { verbs }: PhraseSource["books"]): string | null {
  if (!A_VERB.test(body)) return null;
  const [, before = "", verb = "", object = ""] = HOLDER_DOES.exec(body) ?? [];
  if (verb === "" || !verbs.has(fold(`${verb}r`)) || verbs.has(fold(before.split(" ")[0] ?? ""))) return null;
  return `${verb}r ${object}`;
}

/** What may be one with its object: found faster than all that stands before it. */
const A_VERB = /\p{Ll}e (?:une? |les? |la |l['’]|des )/u;

const HOLDER_DOES =
  /^((?!la |le |les |un |une |d|l['’])\p{Ll}+(?: (?:de cette? |de |d['’])?\p{Ll}+){0,4}?) (?<!(?:la|le|les|une?|des?|du|ou|et|en|à|qui) )(\p{Ll}{3,}e) ((?:une? |les? |la |l['’]|des ).{3,})$/u;

/** "Organise et anime des activités", "choisit les mesures": of whoever holds the post; "analyse des besoins" is a noun. */
function infinitiveOfHolder(tokens: readonly Token[], at: number, books: PhraseSource["books"]): string | null {
  const word = tokens[at]?.text.toLowerCase() ?? "";
  const before = tokens[at - 1]?.folded ?? "";
  if (!/[et]$/u.test(word) || (at > 0 && before !== "et" && before !== "puis")) return null;
  const infinitive = word.endsWith("e")
    ? `${word}r`
    : word.endsWith("it")
      ? `${word.slice(0, -1)}r`
      : word.endsWith("ient")
        ? `${word.slice(0, -4)}enir`
        : "";
  if (!books.verbs.has(fold(infinitive))) return null;
  const next = tokens[at + 1]?.folded ?? "";
  if (next === "et") return infinitiveOfHolder(tokens, at + 2, books) ? infinitive : null;
  return OBJECTS.has(next) || (at > 0 && next === "des") ? infinitive : null;
}

/** Behind a verb, and hardly behind a noun. */
const OBJECTS = new Set("le la les l un une aux au ses son sa avec aupres leur leurs".split(" "));

function reflexivePronoun(verb: string): string {
  return /^[aeiouéèêàâîh]/i.test(verb) ? "s'" : "se ";
}
