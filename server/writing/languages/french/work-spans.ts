import type { Line } from "../../facts/profile.ts";
import type { Message } from "../../planning/plan.ts";
import type { Span } from "../../realising/language-module.ts";
import { rememberTexts } from "../../words/remember-texts.ts";
import { elides, inEach, withDe, withTo } from "./elision.ts";
import { lowerFirst } from "./letter-case.ts";
import { articled, clauseOfLine, infinitiveOfLine, nounOfLine, readLine } from "./lines.ts";
import { isOver } from "./post-spans.ts";

/** The message's one or two lines, each said by `say`; null if one of them cannot be said so. */
export function each(
  { line, second }: Message,
  say: (line: Line) => string | null,
  join: (parts: string[]) => string | null,
): Span | null {
  const lines = [line, second].filter((one) => one !== undefined);
  const said = lines.map(say).filter((text) => text !== null);
  if (said.length === 0 || said.length < lines.length) return null;
  const text = join(said);
  return text === null ? null : { text, facts: lines.map(({ fact }) => fact), lines: [] };
}

/** "je gère les stocks et forme deux apprentis"; long clauses keep their "je". */
export function joinClauses([first = "", second]: string[]): string {
  if (second === undefined) return first;
  if (isHeavy(first) || isHeavy(second)) return `${first}, et ${second}`;
  return `${first} et ${sharedSubject(first, second) ?? second}`;
}

function sharedSubject(first: string, second: string): string | null {
  const perfect = /^j’ai /u;
  if (perfect.test(first) !== perfect.test(second)) return null;
  return second.replace(perfect.test(first) ? perfect : /^je |^j’/u, "");
}

export function joinNouns([first = "", second]: string[]): string | null {
  if (second === undefined) return first;
  // "les balayages" and "12 clientes par jour" are no pair.
  if (/^\d/u.test(first) !== /^\d/u.test(second)) return null;
  return isHeavy(first) || isHeavy(second) ? `${first}, ${asWellAs(second)}` : `${first} et ${second}`;
}

export function joinLines(parts: string[]): string {
  const isNamed = parts.some((part) => ARTICLE.test(part));
  // "la coupe de 8 clientes ; la formation de 2 apprenties": an article before each, or before none.
  const named = isNamed ? parts.map((part) => (ARTICLE.test(part) ? part : articled(lowerFirst(part)))) : parts;
  const alike = named.flatMap((part, at) => part ?? (NO_NOUN.test(parts[at] ?? "") ? (parts[at] ?? "") : []));
  if (alike.length < parts.length) return joinLines(parts.map((part) => part.replace(ARTICLE, "")));
  return alike.map((part, at) => (at === 0 ? part : lowerFirst(part))).join(" ; ");
}

const ARTICLE = /^(?:la |le |les |l’)/u;
/** What counts, tells or is quoted takes no article. */
const NO_NOUN = /^(?:[\d«]|je |j’)/u;

export function isHeavy(text: string): boolean {
  return /,| et /u.test(text);
}

/**
 * "la maintenance de 40 machines" has no verb of its own: "je m’occupe de la maintenance de 40 machines"; of what bears a
 * year, "j’ai travaillé à la migration de 2023".
 */
function clauseOrCare(line: Line, isPast: boolean): string | null {
  const read = readLine(line.text);
  const clause = clauseOfLine(read, isPast || isDone(line));
  const noun = read.kind === "thing" ? nounOfLine(read) : null;
  if (clause !== null || noun === null) return clause;
  if (isDone(line)) return ACTION.test(noun) ? `j’ai travaillé ${inEach(noun, withTo)}` : null;
  return CARE.test(noun) ? `${isPast ? "je m’occupais" : "je m’occupe"} ${inEach(noun, withDe)}` : null;
}

const ACTION = /^(?:la |le |l’)(?:\p{L}+(?:ation|ition|ution|age)|mise|remise|refonte|passage) /u;

const CARE =
  /^(?:la |les? |l’)(?:maintenance|dépannage|mise|remise|prise|tenue|inventaire|accueil|suivi|conseil|service|contrôle|entretien|nettoyage|gestion|préparation|facturation|surveillance|vente|réception|comptabilité|paie|caisse|management|contacts?|standard|soins|transmissions|déclarations|commandes|factures|relances|livraisons|réservations|inventaires|plannings|stocks|paies)(?!\p{L})/u;

/** "ponctualité maintenue à 97 %", "hausse des ventes": what came of the work. */
const isOutcome = rememberTexts((text): boolean => {
  const read = readLine(text);
  return read.kind === "thing" && OUTCOME.test(read.text);
});

const OUTCOME =
  /^(?:la |le |les |l’)?(?:hausse|baisse|augmentation|diminution|progression|croissance|recul|gain)s? |(?<!\p{L})(?:maintenu|réduit|passé|porté|ramené|tenu|augmenté|diminué|doublé|triplé|multiplié|divisé|abaissé|amélioré|dépassé|tombé|stabilisé|atteint)e?s? (?:à|de|par|sans|sous|en|jusqu|pendant|\d)/u;

/** What bears a year is done, and no longer part of a post that goes on. */
function isDone({ text }: Line): boolean {
  return /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);
}

/** "Réhabilitation de 48 km": done once, though the post goes on. */
function isResult({ text }: Line): boolean {
  const read = readLine(text);
  return read.kind === "work" && read.form === "noun" && /^j’ai /u.test(clauseOfLine(read, false) ?? "");
}

export function toDo(line: Line): string | null {
  const infinitive = isDone(line) ? null : infinitiveOfLine(readLine(line.text));
  return infinitive && `à ${infinitive}`;
}

/** Lines that no grammar of ours fits: for them alone is the colon. */
export function needsColon({ line, second }: Message): boolean {
  return [line, second].some((one) => one && /^(?:unknown|foreign|sentence)$/u.test(readLine(one.text).kind));
}

export function sentence(line: Line): Span | null {
  const read = readLine(line.text);
  return read.kind === "sentence" ? { text: read.text, facts: [line.fact], lines: [] } : null;
}

export function asWellAs(text: string): string {
  return elides(text) ? `ainsi qu’${text}` : `ainsi que ${text}`;
}

/** Clauses with "je" for the lines of a message. */
export function actsOf(message: Message): Span | null {
  return each(message, (line) => clauseOrCare(line, isOver(message.post)), joinClauses);
}

/** Nouns for them; nobody's work "comprises" what came of it. */
export function deedsOf(message: Message): Span | null {
  return each(
    message,
    (line) =>
      isOutcome(line.text) || (message.post?.period.open && (isDone(line) || isResult(line)))
        ? null
        : nounOfLine(readLine(line.text)),
    joinNouns,
  );
}
