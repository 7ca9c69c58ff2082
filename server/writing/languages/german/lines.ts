import { headOf } from "./articles.ts";
import { isForeign } from "./foreign.ts";
import { genderOf, isPlural } from "./genders.ts";
import { lowerFirst } from "./letter-case.ts";
import { withNounsLarge } from "./small-typing.ts";
import { infinitiveOfFirst, isEither, isParticiple, isVerb, looksLikeVerb } from "./verb-forms.ts";
import { goesWithSein, separablePrefixes } from "./verbs.ts";

/**
 * What a typed line is, grammatically. "done" ends in a participle ("180 Aufträge kommissioniert"), "task" in one or
 * more infinitives, "first" begins with a verb of the first person; "state" goes with "bin", "thing" is a noun whose
 * article is known. "other" is German that no grammar of ours fits; "foreign" is in another language.
 */
export type ReadLine =
  | { kind: "done"; text: string }
  | { kind: "task"; object: string; infinitives: string[]; text: string; participleToo: boolean }
  | { kind: "first"; verb: string; rest: string; particle: string; text: string }
  | { kind: "state"; text: string }
  | { kind: "thing"; text: string }
  | { kind: "other"; text: string }
  | { kind: "foreign"; text: string };

export function readLine(text: string): ReadLine {
  const known = READ.get(text);
  if (known) return known;
  if (READ.size >= MOST_REMEMBERED) READ.clear();
  const read = classify(text);
  READ.set(text, read);
  return read;
}

/** One letter asks for the same line many times over. */
const READ = new Map<string, ReadLine>();
const MOST_REMEMBERED = 400;

function classify(written: string): ReadLine {
  if (isForeign(written)) return { kind: "foreign", text: written };
  const line = withNounsLarge(written.replace(HAVE, "$1"));
  const typed = withAsideInside(line);
  const text = lowerFirst(typed);
  return toFirst(typed) ?? toState(text) ?? toDone(text) ?? toTask(text) ?? toThing(text) ?? { kind: "other", text };
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
  return [...words.slice(0, -1), parts?.[2] ?? `(${parts?.[3]})`, verb].join(" ");
}

/** "Schülerzeitung: Layout gestaltet" is told as "Layout (Schülerzeitung) gestaltet". */
const LABEL = /^(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?): ([^:]+)$/u;

const ASIDE =
  /^([^(),;:]+?)(?: (\([^()]+\))|, ((?:etwa|rund|ca\.|circa|bis zu|davon|im Schnitt|durchschnittlich|je|zuletzt) [^,;]+))$/u;

/** "Ich nehme Ware an", "Betreue 12 Kinder". A line with clauses of its own keeps its order. */
function toFirst(typed: string): ReadLine | null {
  const words = typed.split(" ");
  const isTold = /^ich$/iu.test(words[0] ?? "") && /^\p{Ll}+$/u.test(words[1] ?? "");
  const [verb = "", ...rest] = isTold ? words.slice(1) : words;
  if (rest.length === 0) return null;
  const isVerbHere = isObject(rest[0] ?? "") || (isPlace(rest[0] ?? "") && !NOUN_TOO.test(verb));
  if (!isTold && !(infinitiveOfFirst(verb) && isVerbHere)) return null;
  const last = rest.at(-1) ?? "";
  const particle = separablePrefixes.includes(last) ? last : "";
  return { kind: "first", verb: verb.toLowerCase(), rest: rest.join(" "), particle, text: typed };
}

/** What follows a verb and not a noun: "Pflege 12 Bewohner", but "Pflege von 12 Bewohnern". */
function isObject(word: string): boolean {
  return /^(?:\d.*|den|die|das|dem|ein|eine|einen|einem|alle|meine|unsere|täglich|mit|rund|etwa|bis|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|neue|\p{Lu}[\p{L}-]+)$/u.test(
    word,
  );
}

/** "Fahre im Nahverkehr", but "Pflege im Nachtdienst". */
function isPlace(word: string): boolean {
  return /^(?:im|am|in|an|auf|bei|für|als|pro|seit|jeden|jede|jedes|dort|dabei|regelmäßig|wöchentlich|monatlich|nachts|abends|samstags|sonntags)$/u.test(
    word,
  );
}

const NOUN_TOO = /^(?:pflege|suche|lehre|reise|sorge|frage|probe|rede|messe|reihe|plane|hilfe|liebe|ehre|lage)$/iu;

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
  if (isParticiple(last) && !isEither(last)) return words.length > 1 ? { kind: "done", text } : null;
  const at = words.findLastIndex((word) => isParticiple(word) && !isEither(word));
  const tail = words.slice(at + 1);
  // "Umsatz gesteigert um 12 %" is told as "Umsatz um 12 % gesteigert".
  const canMove = at >= 1 && tail.length <= 6 && TAIL.test(tail[0] ?? "") && !/[,;:]/u.test(tail.join(" "));
  return canMove ? { kind: "done", text: [...words.slice(0, at), ...tail, words[at]].join(" ") } : null;
}

const TAIL = /^(?:um|in|im|auf|von|bei|mit|für|seit|an|am|nach|aus|zum|zur|pro|während|durch|über)$/u;

function toTask(text: string): ReadLine | null {
  const words = text.split(" ");
  const last = words.at(-1) ?? "";
  if (words.length < 2 || !looksLikeVerb(last)) return null;
  const infinitives = words.flatMap((word, at) => {
    const bare = word.replace(/,$/u, "");
    const closes = at === words.length - 1 || /,$/u.test(word) || /^(?:und|oder)$/u.test(words[at + 1] ?? "");
    return closes && (at === words.length - 1 || isVerb(bare) || isKnownWithParticle(bare)) && looksLikeVerb(bare)
      ? [bare]
      : [];
  });
  return {
    kind: "task",
    object: words.slice(0, -1).join(" "),
    infinitives,
    text,
    participleToo: infinitives.length === 1 && isEither(last),
  };
}

function isKnownWithParticle(word: string): boolean {
  return separablePrefixes.some((prefix) => word.startsWith(prefix) && isVerb(word.slice(prefix.length)));
}

function toThing(text: string): ReadLine | null {
  const { adjective, head } = headOf(text.replace(/^\p{Lu}\p{L}*- und /u, ""));
  const gender = genderOf(head);
  if (isPlural(head) && text.startsWith(head) && !/[,;:]/u.test(text)) return { kind: "thing", text };
  const startsHere =
    text.startsWith(head) ||
    /^\p{Lu}\p{L}*- und /u.test(text) ||
    (adjective !== "" && text.startsWith(`${adjective} ${head}`));
  // "Assistenz am Stuhl, Abrechnung, Prophylaxe": several things, and not one.
  if (/, \p{Lu}/u.test(text) && !/ und (?!.*,)/u.test(text)) return null;
  if (!gender || !startsHere || /[,;:]/u.test(head) || (text.match(/[,;:]/gu)?.length ?? 0) > 2) return null;
  if (adjective !== "" && !(gender === "f" && /e$/u.test(adjective))) return null;
  return { kind: "thing", text };
}
