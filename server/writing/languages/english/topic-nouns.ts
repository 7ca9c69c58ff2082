import { PREPOSITION } from "./topic-frames.ts";
import { type VerbForm, verbOf } from "./verb-forms.ts";
import { verbsThatAreNouns, verbsWithoutGerund } from "./verbs.ts";

/** Verbs that only carry the noun after them. */
const CARRIERS = new Set(
  [
    "perform",
    "conduct",
    "provide",
    "utilize",
    "utilise",
    "use",
    "ensure",
    "carry",
    "do",
    "undertake",
    "demonstrate",
    "possess",
    "hold",
    "have",
    "complete",
  ].flatMap((base) => [
    base,
    verbOf(base)?.verb.third ?? `${base}s`,
    verbOf(base)?.verb.gerund ?? `${base.replace(/e$/u, "")}ing`,
  ]),
);

/** Words as they name a thing: verbs at the beginning in -ing, verbs that only carry the noun gone. */
export function toNoun(all: string[]): string[] {
  // "having run campaigns" is about running them.
  const [auxiliary = "", participle = ""] = all;
  if (/^(?:have|having|has)$/i.test(auxiliary) && verbOf(participle)) return toNoun(all.slice(1));
  const row = rowOfDeeds(all);
  if (row) return row;
  const words = withJoinedCarriers(all);
  const rest = words.slice(
    /^(?!(?:weekly|daily|monthly|quarterly|yearly|hourly|early|friendly|family|supply|assembly|elderly|only)$)\p{L}+ly$/u.test(
      words[0] ?? "",
    ) &&
      words.length > 2 &&
      verbOf(words[1] ?? "") &&
      verbOf(words[1] ?? "")?.form !== "past"
      ? 1
      : 0,
  );
  const first = rest[0] ?? "";
  if (CARRIERS.has(first.toLowerCase()) && rest.length > 1) {
    const carried = withoutManner(rest.slice(/^(?:out|all|any)$/i.test(rest[1] ?? "") ? 2 : 1));
    return carried.length === 1 && /^complet/iu.test(first) ? ["completing", ...carried] : carried;
  }
  const word = verbOf(first);
  // "Transport Manager CPC": capitals make it a name.
  if (/^\p{Lu}/u.test(first) && /^\p{Lu}\p{Ll}/u.test(rest[1] ?? "") && verbsThatAreNouns.has(word?.verb.base ?? ""))
    return rest;
  if (!word || rest.length === 1 || !isVerbAtStart(rest, word.form)) return withoutLooseVerb(rest);
  if (word.verb.base === "know") return ["knowledge", "of", ...rest.slice(1)];
  if (verbsWithoutGerund.has(word.verb.base)) return [word.verb.base, "of", ...rest.slice(1)];
  const nouns = rest.map((other, at) => (at === 0 ? word.verb.gerund : (toJoinedGerund(rest, at, word.form) ?? other)));
  return withoutLooseVerb(nouns);
}

/**
 * "providing emergency care and performing CPR" is about care and CPR; behind a verb of work, "working alongside
 * contractors and ensuring safety", the second half is another duty and goes.
 */
function withJoinedCarriers(all: readonly string[]): string[] {
  const at = all.findIndex((word, index) => index > 2 && isJoined(all, index) && CARRIERS.has(word.toLowerCase()));
  if (at < 0) return [...all];
  const isCarried = CARRIERS.has((all[/ly$/u.test(all[0] ?? "") ? 1 : 0] ?? "").toLowerCase());
  if (isCarried)
    return all.filter((word, index) => !(index > 2 && isJoined(all, index) && CARRIERS.has(word.toLowerCase())));
  // "planning, organizing and conducting training": verbs that share what they are done to.
  const isRow = verbOf((all[at - 2] ?? "").replace(",", "")) !== null;
  return isRow ? [...all] : all.slice(0, CONJUNCTION.test(all[at - 1] ?? "") ? at - 1 : at);
}

/** "complete paperwork accurately" without its verb is the paperwork. */
function withoutManner(words: string[]): string[] {
  return words.length > 1 && /^(?!daily|weekly|monthly|family|supply|assembly)\p{Ll}{4,}ly$/u.test(words.at(-1) ?? "")
    ? words.slice(0, -1)
    : words;
}

/** "book, move and confirm appointments": a row of verbs, though some could be nouns by themselves. */
function rowOfDeeds(words: readonly string[]): string[] | null {
  const joint = words.findIndex((word) => /^and$/iu.test(word));
  if (joint < 2 || !/,$/u.test(words[0] ?? "")) return null;
  const places = words.flatMap((_word, at) => (at < joint || at === joint + 1 ? [at] : []));
  const isRow = places.every(
    (at) =>
      (at >= joint - 1 || /,$/u.test(words[at] ?? "")) && verbOf((words[at] ?? "").replace(",", ""))?.form === "base",
  );
  if (!isRow || words.length === joint + 2) return null;
  return words.map((word, at) =>
    places.includes(at) ? word.replace(/^[^,]+/u, (verb) => verbOf(verb)?.verb.gerund ?? verb) : word,
  );
}

function isVerbAtStart(words: readonly string[], form: VerbForm): boolean {
  const [first = "", next = ""] = words.map((word) => word.toLowerCase());
  if (form === "gerund") return true;
  if (form === "past")
    return (
      first === "taught" ||
      (/^(?:worked|led|run|managed)$/u.test(first) && PREPOSITION.test(next)) ||
      // "handled a book of accounts" of whom is sought asks for handling one.
      /^(?:an?|the|your|yours|several|multiple)$/u.test(next)
    );
  const base = verbOf(first)?.verb.base ?? "";
  // "video editing": what is edited.
  const isDoing = verbOf(next.replace(",", ""))?.form === "gerund";
  if (form === "base" && isDoing && (words.length === 2 || next.endsWith(","))) return false;
  // "cash flow forecasting": what is forecast.
  if (
    form === "base" &&
    NOUN_FIRST.has(first) &&
    /\p{L}{3}ing$/u.test(words[2] ?? "") &&
    CONJUNCTION.test(words[3] ?? "and")
  )
    return false;
  // "comfort with ambiguity", "experience with tills"
  if (form === "base" && next === "with" && verbsThatAreNouns.has(base) && !/^(?:help|deal|work)$/u.test(base))
    return false;
  // "drop and hook", "experiments and studies": two nouns, unless both are verbs.
  if (/^(?:and|or)$/u.test(next) && verbsThatAreNouns.has(base) && verbOf(words[2] ?? "")?.form !== form) return false;
  if (!NOUN_FIRST.has(base)) return !/^(?:of|for)$/u.test(next);
  if (/^(?:and|or)$/u.test(next)) return verbOf(words[2] ?? "")?.form === form;
  if (/^(?:clean|clear)$/u.test(base) && /[^s]s$/u.test(next)) return true;
  return /^(?:the|a|an|all|new|any|every|each|up|out|yours)$/u.test(next);
}

/** Base forms that head a list of nouns more often than a list of duties: "group bookings", "cash desk". */
const NOUN_FIRST = new Set(
  "own dry clean clear network charge weekly empty group cash process head survey air stock record support service staff market project product program design model test machine shift place plant land water note post care place trade voice study load patient board house care contract material power tool food store".split(
    " ",
  ),
);

export const CONJUNCTION = /^(?:and|or|and\/or|but|&)$/i;

function isJoined(words: readonly string[], at: number): boolean {
  return CONJUNCTION.test(words[at - 1] ?? "") || /,$/u.test(words[at - 1] ?? "");
}

function toJoinedGerund(words: readonly string[], at: number, form: VerbForm): string | null {
  const word = words[at] ?? "";
  const core = word.replace(/[,;]$/u, "");
  const found = isJoined(words, at) ? verbOf(core) : null;
  if (!found || found.form !== form || at === words.length - 1) return null;
  if (verbsThatAreNouns.has(found.verb.base) && /^(?:and|or|of|for|to)$/i.test(words[at + 1] ?? "")) return null;
  return word.replace(core, found.verb.gerund);
}

/** "vaccinations and teach patients": what follows the noun is the start of another duty. */
function withoutLooseVerb(words: string[]): string[] {
  const at = words.findIndex((word, index) => {
    const found = verbOf(word);
    return (
      index > 1 &&
      CONJUNCTION.test(words[index - 1] ?? "") &&
      found?.form === "base" &&
      (!verbsThatAreNouns.has(found.verb.base) || isDeed(words, index))
    );
  });
  return at > 0 ? words.slice(0, at - 1) : words;
}

/** "unloading trucks and stock shelves": a verb again, or two nouns; without the second part it is right either way. */
function isDeed(words: readonly string[], at: number): boolean {
  if (verbOf(words[0] ?? "")?.form !== "gerund") return false;
  if (/^(?:after|up|out|off|over|the|an?|your|yours|all|each|every)$/iu.test(words[at + 1] ?? "")) return true;
  // "building programs and progress them": what it was done to has gone already.
  if (at === words.length - 1) return /[^s]s$/u.test(words[at - 2] ?? "");
  return at === words.length - 2 && /[^s]s$/u.test(words.at(-1) ?? "");
}
