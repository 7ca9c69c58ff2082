import { type Finite, finiteOf, isAuxiliary, isParticle, pastOf, perfectParticiple } from "./finite-verbs.ts";
import { ofOneself } from "./reflexives.ts";
import { isEither, isParticiple, presentOf } from "./verb-forms.ts";

/** One thing done with its own verb; `finite` is null where only the form that was typed is known. */
export type Step = { finite: Finite | null; typed: string; rest: string; particle: string };
export type SaidStep = { finite: string; field: string; particle: string };

/**
 * Reads a line that begins with a finite verb: "Betreue das Mahnwesen und senkte offene Posten" is two steps, each with
 * its tense. Null unless it surely begins so.
 */
export function stepsOf(typed: string): Step[] | null {
  const words = typed.split(" ");
  const isTold = PRONOUN.test(words[0] ?? "") && /^\p{Ll}+$/u.test(words[1] ?? "");
  const [verb = "", ...rest] = isTold ? words.slice(1) : words;
  const finite = finiteOf(verb);
  if (rest.length === 0 || (!finite && !/^ich$/iu.test(words[0] ?? ""))) return null;
  if (!isTold && !isVerbHere(verb, rest[0] ?? "") && !isSince(verb, rest)) return null;
  const steps: { finite: Finite | null; typed: string; words: string[] }[] = [
    { finite, typed: verb.toLowerCase(), words: [] },
  ];
  for (const [at, word] of rest.entries()) {
    const last = steps.at(-1);
    const next = opensStep(rest, at) && finiteOf(word);
    if (
      next &&
      rest.length > at + 1 &&
      !(isParticipleToo(word) && last?.finite && isAuxiliary(last.finite.infinitive))
    ) {
      if (last) last.words = withoutJoint(last.words);
      steps.push({ finite: next, typed: word, words: [] });
    } else if (!(isAgain(word) && opensStep(rest, at))) last?.words.push(word);
  }
  const behind = steps.at(-1)?.words.at(-1) ?? "";
  // "Zertifiziert nach ISO 9001 gearbeitet": the participle at the end tells that the first is one, too.
  if (steps.length === 1 && isPastLooking(verb, finite) && isParticiple(behind) && !isEither(behind)) return null;
  return steps.map(({ words: told, ...step }) => toStep(step, told));
}

const PRONOUN = /^(?:ich|er|sie)$/iu;

function isPastLooking(verb: string, finite: Finite | null): boolean {
  return finite !== null && !isAuxiliary(finite.infinitive) && isParticiple(verb.toLowerCase());
}

function toStep(step: Pick<Step, "finite" | "typed">, words: readonly string[]): Step {
  const own = words.map((word, at) =>
    word === "sich" && at < 2 ? ofOneself(words.slice(at).join(" ")).slice(0, 4).trim() : word,
  );
  const last = own.at(-1) ?? "";
  const particle = own.length > 1 && isParticle(last) ? last : "";
  return { ...step, rest: (particle ? own.slice(0, -1) : own).join(" "), particle };
}

/** "Pflege 12 Bewohner", but "Pflege von 12 Bewohnern" and "Pflege im Nachtdienst". */
function isVerbHere(verb: string, next: string): boolean {
  if (/^(?:von|vom|der|des|und|sowie|oder|bzw\.?|als|&|\/|-|–)$/iu.test(next) || /[:,;]$/u.test(verb)) return false;
  return NOUN_TOO.test(verb) ? OBJECT.test(next.replace(/[,;]$/u, "")) : true;
}

const OBJECT =
  /^(?:\d.*|den|die|das|dem|ein|eine|einen|einem|alle|meine|unsere|täglich|rund|etwa|bis|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|neue|mich|\p{Lu}[\p{L}-]+)$/u;

/** "Pflege seit fünf Jahren den Garten" has an object of its own behind how long it has gone on. */
function isSince(verb: string, [next = "", , ...behind]: readonly string[]): boolean {
  return (
    next === "seit" && finiteOf(verb) !== null && behind.some((word) => /^(?:den|die|das|einen|eine|ein)$/u.test(word))
  );
}

const NOUN_TOO =
  /^(?:pflege|suche|lehre|reise|frage|probe|rede|messe|reihe|plane|hilfe|liebe|ehre|lage|schule|stelle|presse|ernte|liste|schichte|teile|berichte|binde|wende|rate|feile|band|bot|griff|ritt|schnitt|schritt|stand|bestand|verband|verlag|verstand|schloss|macht|leiste|folge|weise|halte|sende)$/iu;

/** Behind "und" or a comma, and written small: a noun would be large. */
function opensStep(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  const behind = isAgain(before) ? (words[at - 2] ?? "") : before;
  return (
    (/^(?:und|oder|sowie)$/u.test(behind) || /,$/u.test(behind)) &&
    /^\p{Ll}/u.test(words[at] ?? "") &&
    !ADJECTIVE.test(words[at] ?? "")
  );
}

function isAgain(word: string): boolean {
  return /^(?:ich|habe ich)$/u.test(word);
}

const ADJECTIVE = /^(?:alte|neue|weite|breite|leichte|leere|rote|lose|reine|feine|weise|gerade|kleine)$/u;

/** "betreut" behind "habe" is no verb of its own. */
function isParticipleToo(word: string): boolean {
  return /t$/u.test(word) || /en$/u.test(word);
}

function withoutJoint(words: readonly string[]): string[] {
  const kept = /^(?:und|oder|sowie)$/u.test(words.at(-1) ?? "") ? words.slice(0, -1) : [...words];
  return kept.map((word, at) => (at === kept.length - 1 ? word.replace(/,$/u, "") : word));
}

/** Each step in the first person: what goes on in the present, unless the post is over; beside it, what is done in the perfect. */
export function saidSteps(steps: readonly Step[], over: boolean): SaidStep[] {
  const goesOn = !over && steps.some(({ finite }) => finite?.tense === "present");
  return steps.map(({ finite, typed, rest, particle }) => {
    if (!finite) return { finite: typed, field: rest, particle };
    // "habe … geleitet" is past already.
    const isPerfect = finite.infinitive === "haben" && isParticiple(rest.split(" ").at(-1) ?? "");
    if (finite.tense === "present" && (!over || isPerfect))
      return { finite: presentOf(finite.infinitive), field: rest, particle };
    const participle = goesOn ? perfectParticiple(finite.infinitive, particle) : null;
    return participle
      ? { finite: "habe", field: `${rest} ${participle}`, particle: "" }
      : {
          finite: finite.tense === "past" ? pastTyped(typed, finite) : pastOf(finite.infinitive),
          field: rest,
          particle,
        };
  });
}

/** "schaffte" stays, though "schuf" is right too. */
function pastTyped(typed: string, { infinitive }: Finite): string {
  const small = typed.toLowerCase();
  return small.endsWith("te") ? small : pastOf(infinitive);
}
