import { TextMemory } from "../../words/text-memory.ts";
import { headOf } from "./articles.ts";
import { finiteOf, isAuxiliary } from "./finite-verbs.ts";
import { isForeign } from "./foreign.ts";
import { genderOf, isPlural } from "./genders.ts";
import { lowerFirst } from "./letter-case.ts";
import { withNounsLarge } from "./small-typing.ts";
import { type Step, stepsOf } from "./told-steps.ts";
import { withUmlauts } from "./umlauts.ts";
import { isEither, isNominalised, isParticiple, isVerb, looksLikeVerb } from "./verb-forms.ts";
import { goesWithSein, separablePrefixes } from "./verbs.ts";

/**
 * What a typed line is, grammatically. "done" ends in a participle ("180 Aufträge kommissioniert"), "task" in one or
 * more infinitives, "first" begins with a finite verb; "state" goes with "bin", "thing" is a noun whose article is
 * known. "other" is German that no grammar of ours fits; "foreign" is in another language. `tail` is a clause that
 * hangs on what was done (", wodurch die Kosten sanken").
 */
export type ReadLine =
  | { kind: "done"; text: string; tail?: string; goes?: true }
  | { kind: "task"; object: string; infinitives: string[]; text: string; participleToo: boolean }
  | { kind: "first"; steps: Step[]; tail: string; text: string }
  | { kind: "state"; text: string }
  | { kind: "thing"; text: string }
  | { kind: "change"; thing: string; from: number; to: number; course: string; text: string }
  | { kind: "other"; text: string }
  | { kind: "foreign"; text: string };

export function readLine(text: string): ReadLine {
  const known = READ.get(text);
  if (known) return known;
  const read = classify(text);
  READ.set(text, read);
  return read;
}

/** One letter asks for the same line many times over. */
const READ = new TextMemory<ReadLine>({ most: 400, longest: 300 });

function classify(written: string): ReadLine {
  if (isForeign(written)) return { kind: "foreign", text: written };
  const line = withNounsLarge(withUmlauts(written).replace(/ u\. /gu, " und "));
  const [, head = line, tail = ""] = TAIL_CLAUSE.exec(line) ?? [];
  const typed = withAsideInside(head.replace(HAVE, "$1"));
  const text = lowerFirst(typed);
  if (isNounDone(typed, text)) return toDone(text) ?? { kind: "other", text };
  if (tail !== "") return withTail(toFirst(head) ?? toDone(text), tail) ?? { kind: "other", text: line };
  return (
    toFirst(typed) ??
    toState(text) ??
    toDone(text) ??
    toTask(text) ??
    toChange(text) ??
    toThing(text) ?? { kind: "other", text: lowerFirst(head) }
  );
}

/** "Bescheide geschrieben": with a participle behind it the first word is what was written, though "ich bescheide" is a verb. */
function isNounDone(typed: string, text: string): boolean {
  const [, noun = ""] = /^(\p{Lu}\p{Ll}{3,}e) (?:(?!.*(?:,| und )).* )?\p{Ll}+$/u.exec(typed) ?? [];
  const verb = noun === "" ? null : finiteOf(noun);
  return verb !== null && !isAuxiliary(verb.infinitive) && toDone(text) !== null;
}

/** ", wodurch die Suchzeiten um 20 % sanken". */
const TAIL_CLAUSE =
  /^(.+?)(, (?:wodurch|was|so ?dass|sodass|womit|wobei|indem|damit|um|dadurch|zuletzt als|die|der|das|den|dem|denen|deren|dessen) .+)$/u;

function withTail(read: ReadLine | null, tail: string): ReadLine | null {
  return read?.kind === "first" || read?.kind === "done" ? { ...read, tail } : null;
}

/** "Habe die Kasse abgerechnet" says no more than "Kasse abgerechnet". */
const HAVE = /^(?:ich )?habe ((?!(?:ich|mich|mir)(?!\p{L})).+\p{Ll}(?:t|en))$/iu;

/** "Prüfstände ausgewertet (MATLAB)" is told as "Prüfstände (MATLAB) ausgewertet". */
function withAsideInside(typed: string): string {
  const labelled = LABEL.exec(typed);
  if (labelled) {
    const inside = withAsideInside(`${labelled[2]} (${labelled[1]})`);
    return inside.endsWith(")") ? typed : inside;
  }
  const parts = ASIDE.exec(typed);
  const words = parts?.[1]?.trim().split(" ") ?? [];
  const verb = words.at(-1) ?? "";
  if (words.length < 2 || !(isParticiple(verb) || looksLikeVerb(verb))) return typed;
  const from = verbsFrom(words);
  return [...words.slice(0, from), parts?.[2] ?? `(${parts?.[3]})`, ...words.slice(from)].join(" ");
}

/** Where the verbs at the end begin: "eingeführt und geschult" is not parted. */
function verbsFrom(words: readonly string[]): number {
  const last = words.length - 1;
  const joined = words.findLastIndex((word, at) => at < last && word === "und" && isParticiple(words[at - 1] ?? ""));
  return joined > 0 && last - joined <= 2 ? joined - 1 : last;
}

/** "Schülerzeitung: Layout gestaltet" is told as "Layout (Schülerzeitung) gestaltet". */
const LABEL = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?): ([^:]+)$/u;

const ASIDE =
  /^([^(),;:]+?)(?: (\([^()]+\))|, ((?:\d|(?:etwa|rund|ca\.|circa|bis zu|davon|im Schnitt|durchschnittlich|je|zuletzt) |\p{Lu}\p{Ll}+ (?:(?:von|um|auf) )?\d)[^,;]+))$/u;

/** "Ich nehme Ware an", "Betreut 12 Kinder und leitete das Fest". */
function toFirst(typed: string): ReadLine | null {
  const steps = stepsOf(typed);
  return steps && { kind: "first", steps, tail: "", text: typed };
}

function toState(text: string): ReadLine | null {
  const free = /^((?:unfall|schwindel|beanstandungs)frei) ((?:seit|bis|auf) .+)$/iu.exec(text);
  if (free) return { kind: "state", text: `${free[2]} ${free[1]?.toLowerCase()}` };
  return /^(?:verantwortlich|zuständig|mitverantwortlich|vertraut|erfahren) (?:für|mit|in)\s/u.test(text)
    ? { kind: "state", text }
    : null;
}

function toDone(text: string): ReadLine | null {
  if (/: /u.test(text)) return null;
  if (goesWithSein.test(text)) return null;
  const words = text.split(" ");
  const last = words.at(-1) ?? "";
  if (last === "gefahren" && !/\p{Lu}/u.test(text.replace(WITH_PREPOSITION, "").replace(WAYS, "")))
    return words.length > 1 ? { kind: "done", text, goes: true } : null;
  if (isRowOfThings(text)) return null;
  const isDoneBefore = words.some((word, at) => closesPart(words, at) && isParticiple(word) && !isEither(word));
  if (isParticiple(last) && (!isEither(last) || isDoneBefore)) return words.length > 1 ? { kind: "done", text } : null;
  const at = words.findLastIndex((word) => isParticiple(word) && !isEither(word));
  const tail = words.slice(at + 1);
  // "Umsatz gesteigert um 12 %" is told as "Umsatz um 12 % gesteigert".
  const canMove = at >= 1 && tail.length <= 6 && TAIL.test(tail[0] ?? "") && !/[,;:]/u.test(tail.join(" "));
  return canMove ? { kind: "done", text: [...words.slice(0, at), ...tail, words[at]].join(" ") } : null;
}

/** "in der Saison", "mit dem Schlepper", "(Mais, Gras)": none of them is what was driven. */
const WITH_PREPOSITION =
  /\([^()]*\)|(?<!\p{L})(?:ab|am|an|auf|aus|bei|beim|bis|durch|für|im|in|mit|nach|seit|über|von|vom|während|zu|zum|zur) (?:\p{Ll}+ ){0,3}\p{Lu}[\p{L}-]+/gu;

/** One has driven a vehicle, and is gone on a tour. */
const WAYS =
  /(?<!\p{L})\p{L}*(?:[Tt]our|[Ss]trecke|[Rr]unde|[Kk]ilometer|[Ee]insätze|[Ll]inie|Jahr|Monat|Woche|Stunde)(?:en?|n)?(?!\p{L})/gu;

/** "Garantieabwicklung, 350 Anträge im Jahr, Ablehnungsquote von 11 auf 4 % gedrückt": what was done is the last of several things. */
function isRowOfThings(text: string): boolean {
  const at = text.lastIndexOf(", ");
  if (at < 0 || /[()]/u.test(text)) return false;
  const [before, last] = [text.slice(0, at), text.slice(at + 2)];
  const isDone = before.split(", ").some((part) => isParticiple(part.slice(part.lastIndexOf(" ") + 1)));
  return !isDone && !/ (?:und|sowie) /u.test(last) && (/ \d|^\d/u.test(before) || CHANGE.test(last));
}

const CHANGE = /^\p{Lu}.* (?:von \d.* auf|um|auf) \d/u;

/** "Ware verräumt, Regale gefüllt und Kunden beraten": the parts before tell what the last one is. */
function closesPart(words: readonly string[], at: number): boolean {
  return /^(?:und|oder|sowie)$/u.test(words[at + 1] ?? "");
}

const TAIL = /^(?:um|in|im|auf|von|bei|mit|für|seit|an|am|nach|aus|zum|zur|pro|während|durch|über)$/u;

function toTask(text: string): ReadLine | null {
  const words = text.split(" ");
  const last = words.at(-1) ?? "";
  // "mit bis zu 45 plätzen": what is counted is a thing.
  if (/\d$/u.test(words.at(-2) ?? "")) return null;
  if (words.length < 2 || !looksLikeVerb(last) || finiteOf(words[0] ?? "")?.tense === "past") return null;
  const infinitives = words.flatMap((word, at) => {
    const bare = word.replace(/,$/u, "");
    const closes = at === words.length - 1 || /,$/u.test(word) || /^(?:und|oder)$/u.test(words[at + 1] ?? "");
    return closes && (at === words.length - 1 || isVerb(bare) || isKnownWithParticle(bare)) && looksLikeVerb(bare)
      ? [bare]
      : [];
  });
  return {
    kind: "task",
    object: words
      .slice(0, -1)
      .join(" ")
      .replace(/^sich(?= )/u, "mich"),
    infinitives,
    text: text.replace(/^sich(?= )/u, "mich"),
    participleToo: infinitives.length === 1 && isEither(last),
  };
}

/** "Jahresumsatz in acht Jahren von 610.000 auf 890.000 Euro": what came of the work, and no task. */
function toChange(text: string): ReadLine | null {
  const [, thing = "", course = "", from = "", to = ""] = CHANGED.exec(text) ?? [];
  if (thing === "" || genderOf(thing) === null || isPlural(thing)) return null;
  const [before, after] = [from, to].map((figure) => Number(figure.replaceAll(".", "").replace(",", ".")));
  if (before === undefined || after === undefined || !(before < after || after < before)) return null;
  return { kind: "change", thing, from: before, to: after, course, text };
}

const CHANGED =
  /^(\p{Lu}[\p{Ll}-]+) ((?:(?:in|binnen|innerhalb von|seit|pro|je) [^,;:()]{2,30} )?von (\d[\d.,]*)(?: ?(?:%|€|\p{L}+))? auf (\d[\d.,]*)(?: ?(?:%|€|\p{L}+))?)$/u;

const FIGURE_BEHIND =
  /, ((?<!\d \p{L}+, )\d[\d.]* \p{L}(?:(?! und )[^,;:()])*|(?:etwa|rund|ca\.|circa|bis zu|davon|im Schnitt|durchschnittlich|zuletzt|(?:täg|wöchent|monat|jähr)lich) [^,;:()]*\d[^,;:()]*)$/u;

function isKnownWithParticle(word: string): boolean {
  return separablePrefixes.some((prefix) => word.startsWith(prefix) && isVerb(word.slice(prefix.length)));
}

function toThing(written: string): ReadLine | null {
  // "Hausbesuche, ca. 12 pro Woche": in a row with other things the figure would part them.
  const text = written.replace(FIGURE_BEHIND, " ($1)");
  if (isNominalised(text) && !/[,;:]/u.test(text)) return { kind: "thing", text };
  if (/^\p{Lu}[\p{L}-]+ (?:und|&) \p{Lu}[\p{L}-]+$/u.test(text)) {
    return text.split(/ (?:und|&) /u).every((noun) => /-$/u.test(noun) || genderOf(noun) || isPlural(noun))
      ? { kind: "thing", text: text.replace(" & ", " und ") }
      : null;
  }
  const { adjective, head } = headOf(text.replace(/^\p{Lu}\p{L}*- und /u, ""));
  const gender = genderOf(head);
  if (isPlural(head) && text.startsWith(head) && !/[,;:]/u.test(text)) return { kind: "thing", text };
  const startsHere =
    text.startsWith(head) ||
    /^\p{Lu}\p{L}*- und /u.test(text) ||
    (adjective !== "" && text.startsWith(`${adjective} ${head}`));
  // "Assistenz am Stuhl, Abrechnung, Prophylaxe": several things, and not one.
  if (/, \p{Lu}/u.test(text) && (!/ und (?!.*,)/u.test(text) || / und [^,]*,/u.test(text))) return null;
  if (!gender || !startsHere || /[,;:]/u.test(head) || (text.match(/[,;:]/gu)?.length ?? 0) > 2) return null;
  if (adjective !== "" && !(gender === "f" && /e$/u.test(adjective))) return null;
  return { kind: "thing", text };
}
