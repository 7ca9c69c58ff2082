import type { SectionLabel } from "../lexicon/posting-lexicon.ts";
import { rememberTexts } from "../words/remember-texts.ts";
import type { Books } from "./books.ts";
import { doerIn } from "./doers.ts";
import { occupationTest } from "./occupations.ts";
import { wordBook } from "./phrase-book.ts";
import { afterHolder } from "./spanish-clauses.ts";
import { isCapitalised, type Token } from "./tokens.ts";

/** What a sentence without a heading is about, told from its words; null where nothing tells. */
export function labelByCues(tokens: readonly Token[], books: Books): SectionLabel | null {
  const { cues } = books;
  if (cues.legal.has(tokens)) return "legal";
  if (doerIn(tokens, books) !== null) return "duty";
  const isTask = tellsTask(tokens, books);
  const duties = cues.duty.all(tokens);
  const duty = duties.length + (isTask ? 1 : 0);
  // "vous êtes chargé de" is about the work, though "vous êtes" alone asks for something.
  const isPartOfDuty = (from: number) => duties.some((match) => match.from === from && match.to - from > 2);
  const requirement =
    cues.requirement.all(tokens).filter(({ from }) => !isPartOfDuty(from)).length +
    (cues.wish.has(tokens) || wordBook(books.lexicon.grammar.verdicts).has(tokens) ? 1 : 0);
  const benefit = cues.benefit.all(tokens).length;
  const process = cues.process.all(tokens).length;
  const strongest = Math.max(duty, requirement, benefit, process);
  if (strongest === 0) return null;
  if (process === strongest && !(isTask && duty === strongest)) return "process";
  if (benefit === strongest) return "benefit";
  return requirement >= duty ? "requirement" : "duty";
}

/** "Prepare monthly accounts", "making coffee": no noun can be meant. */
function opensWithEnglishVerb(tokens: readonly Token[], { verbs, nounsToo }: Books): boolean {
  const [first, second] = tokens;
  if (!first) return false;
  const stem = first.folded.endsWith("ing") ? first.folded.slice(0, -3) : null;
  if (stem) return [stem, `${stem}e`, stem.slice(0, -1)].some((verb) => verbs.has(verb));
  if (addressees.has(first.folded)) return false;
  if (!verbs.has(first.folded)) return false;
  // "Clean 12 rooms", but "Cash 17/h"
  const counted = tokens.slice(1, 5).find(({ text }) => !/^\d/u.test(text));
  const isCounted = counted !== second && /^\p{L}{3}/u.test(counted?.text ?? "");
  const isOfHouse = second?.folded === "the" || second?.folded === "our";
  return !nounsToo.has(first.folded) || isOfHouse || isCounted;
}

/** "Reporting to the board, the Grants Manager manages …", "and prepares reports": of whoever holds the post. */
function tellsOfHolder(tokens: readonly Token[], books: Books): boolean {
  const start = tokens[0]?.folded === "and" ? 1 : 0;
  if (isThirdPerson(tokens[start], books)) return true;
  const article = tokens.slice(0, FIRST_WORDS).findLastIndex(({ folded }) => folded === "the");
  const title = tokens.slice(article + 1).findIndex(({ text }) => !isCapitalised(text));
  return article >= 0 && title > 0 && isThirdPerson(tokens[article + 1 + title], books);
}

const FIRST_WORDS = 12;

/** "Greenhouse Assistants water, pot up and pull orders": where the verb behind a title that opens a sentence stands. */
export function verbOfHolder(tokens: readonly Token[], books: Books): number | null {
  if (books.language !== "en") return null;
  const at = tokens.findIndex(({ text }) => !isCapitalised(text));
  const verb = tokens[at]?.folded ?? "";
  const title = tokens[at - 1];
  if (!title || at > 4 || !occupationTest(books)(title)) return null;
  const stems = [verb, verb.replace(/s$/u, ""), verb.replace(/es$/u, "")];
  return stems.some((stem) => books.verbs.has(stem)) && !addressees.has(verb) ? at : null;
}

/** "manages", but not "reports", which may be things. */
function isThirdPerson(token: Token | undefined, { verbs, nounsToo }: Books): boolean {
  const word = token?.folded ?? "";
  if (!word.endsWith("s") || isCapitalised(token?.text ?? "")) return false;
  return [word.slice(0, -1), word.slice(0, -2)].some((stem) => verbs.has(stem) && !nounsToo.has(stem));
}

/** "Contact Ms Fahy": a request to applicants, no task. */
const addressees = new Set("contact call apply send submit email write ask visit reply include attach".split(" "));

/** "Kuchen verkaufen, Tische abräumen": thing and infinitive, at least twice. */
function namesDeeds(tokens: readonly Token[]): boolean {
  const deeds = tokens.filter(({ text }, at) => {
    const before = tokens[at - 1];
    return (
      at > 0 &&
      text.endsWith("n") &&
      /^\p{Ll}+e[lr]?n$/u.test(text) &&
      before !== undefined &&
      isCapitalised(before.text)
    );
  });
  return deeds.length >= 2 && deeds.length * 4 >= tokens.length;
}

/** "Tu prendras en charge des projets", but nothing that one is, has or is given. */
const WILL_TAKE =
  /^(?!(?:se|au|pour|dev|benefice|beneficie|recev|touche|trouve|rejoind|profite|dispose|gagne|pourr|sau)ras$)\p{L}{3,}ras$/u;

/** Three of them, or two where one opens the sentence: "Nettoyage des bureaux, sanitaires, vidage des corbeilles". */
function namesActions(tokens: readonly Token[]): boolean {
  const actions = tokens.filter(({ folded }) => isAction(folded)).length;
  const [first, second] = tokens;
  return actions >= 3 || (actions === 2 && isAction(first?.folded ?? "") && /^d(?:es?|u)?$/.test(second?.folded ?? ""));
}

/** French nouns that name something done: three of them are a list of tasks. */
const ACTION =
  /^(?!(?:etablisse|departe|docu|mo|ele|loge|apparte|environne|evene|vete)ment)\p{L}{3,}(?:age|(?<![ea]m|[aei]le|ive|ique|euse|aire|able|ible|uelle)ment)$/u;

const ACTION_NAMES = new Set(
  "service prise accueil conseil vente mise tenue suivi pose reception preparation livraison installation gestion entretien".split(
    " ",
  ),
);

/** Every word of a posting is asked: most are told by their ends. */
function isAction(word: string): boolean {
  return ACTION_NAMES.has(word) || ((word.endsWith("ment") || word.endsWith("age")) && ACTION.test(word));
}

/** German nouns that name something done, and none that names what is given for it. */
const GERMAN_ACTION =
  /^(?!\p{L}*(?:zahlung|gutung|bildung|erfahrung|leistung|umgebung|wohnung|zeitung|abteilung|stellung|einarbeitung|beteiligung|verpflegung|forderung|bewerbung|lohnung|unterstutzung|anerkennung|bedingung|versicherung|planung|heizung|luftung|kleidung|nahrung|sitzung|losung|ordnung|verantwortung|voraussetzung|haltung|meinung|ahnung|hoffnung|einladung)(?:en)?$)(?:\p{L}{3,}ung|\p{L}*(?:kontrolle|pflege|annahme|ausgabe|vergabe|verkauf|einkauf|empfang|montage|reparatur|inventur|versand|bedienen|beraten|entladen|beladen|verladen|kochen|putzen|reinigen|kassieren|kommissionieren))$/u;

const isGermanAction = rememberTexts((word): boolean => GERMAN_ACTION.test(word));

/** "Kontrolle der Ladung, Be- und Entladen, Pflege des Fahrzeugs"; two are enough where little else stands beside them. */
function isRowOfActions(tokens: readonly Token[]): boolean {
  const actions = tokens.filter(({ folded, text }) => isCapitalised(text) && isGermanAction(folded)).length;
  if (actions !== 2) return actions > 2;
  const small = tokens.filter(({ text }) => !isCapitalised(text)).length;
  return tokens.length >= 4 && small * 3 <= tokens.length;
}

/** The same in Spanish: "control de accesos, rondas de vigilancia, redacción de partes". */
const SPANISH_ACTION =
  /^(?:(?!(?:condi|contrata|direc|dura|forma|habita|incorpora|institu|no|op|posi|presta|remunera|retribu|sec|situa|solici|titula|ubica|voca)cion)\p{L}{3,}cion|(?:manteni|segui|asesora|trata|acompaña|acompana|abasteci|almacena)miento|\p{L}{2,}(?:taje|claje|blaje|quetaje))$/u;

const SPANISH_ACTION_NAMES = new Set(
  "acogida apoyo archivo carga cobro control cuidado descarga entrega lectura limpieza manejo recogida registro reparto ronda rondas seguimiento soldadura venta vigilancia visita visitas".split(
    " ",
  ),
);

function isSpanishAction(word: string): boolean {
  if (SPANISH_ACTION_NAMES.has(word)) return true;
  return (word.endsWith("cion") || word.endsWith("miento") || word.endsWith("aje")) && SPANISH_ACTION.test(word);
}

/** "… verbesserst du": a deed, neither a state nor a wish. */
const DOES =
  /^(?!(?:bist|hast|kannst|solltest|willst|möchtest|wirst|darfst|musst|suchst|liebst|brauchst)$)\p{Ll}{3,}st$/u;

/** "le professeur assurera des cours et animera l'ensemble" */
const WILL_DO = /^\p{Ll}{2,}(?:era|ira)$/u;

function opening(tokens: readonly Token[]): string {
  return tokens
    .slice(0, FIRST_WORDS)
    .map(({ text }) => text)
    .join(" ");
}

/** "Sie planen …", "Vous gérez …", "Gestionarás …": the reader is told what he will do. */
export function tellsTask(tokens: readonly Token[], books: Books): boolean {
  const [first, second] = tokens;
  if (!first) return false;
  switch (books.language) {
    case "de":
      if (
        namesDeeds(tokens) ||
        isRowOfActions(tokens) ||
        tokens.some((token, at) => at > 0 && tokens[at + 1]?.text === "du" && DOES.test(token.text))
      )
        return true;
      if (!second || isCapitalised(second.text)) return false;
      if (first.folded === "du")
        return second.folded.endsWith("st") && !/^(?:bist|hast|kannst|solltest)$/.test(second.folded);
      return first.folded === "sie" && books.verbs.has(second.folded);
    case "fr":
      if (namesActions(tokens)) return true;
      if (
        books.verbs.has(first.folded) ||
        tokens.filter(({ text }) => text.endsWith("ra") && WILL_DO.test(text)).length >= 2
      )
        return true;
      if (first.folded === "tu" && second && WILL_TAKE.test(second.folded)) return true;
      return (
        first.folded === "vous" && second !== undefined && /[^v]ez$/.test(second.folded) && second.folded !== "avez"
      );
    case "es":
      if (tokens.filter(({ folded }) => isSpanishAction(folded)).length >= 3) return true;
      if (/^(?:la|el|quien)$/.test(first.folded)) return afterHolder(opening(tokens)) > 0;
      return /(?:ar|er|ir|dr)as$/.test(first.folded) || books.verbs.has(first.folded);
    case "en":
      if ((first.folded === "you" || first.folded === "to") && second) return books.verbs.has(second.folded);
      return (
        opensWithEnglishVerb(tokens, books) || tellsOfHolder(tokens, books) || verbOfHolder(tokens, books) !== null
      );
  }
}
