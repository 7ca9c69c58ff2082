import { TextMemory } from "../../words/text-memory.ts";
import { withArticle } from "./articles.ts";
import { countable } from "./countable.ts";
import { finiteAtStart } from "./finite-lines.ts";
import { isForeign } from "./foreign.ts";
import { lowerFirst } from "./letter-case.ts";
import { guessedPast, type Verb, type VerbForm, verbOf } from "./verb-forms.ts";
import { bare, isLooseVerb, isVerbHere, MASS, PLURAL_AHEAD } from "./verb-places.ts";
import { statesAtStart, verbsWithoutGerund } from "./verbs.ts";

/**
 * What a typed line is, grammatically. "work" has verbs we can conjugate; "state" follows "I am"; "finite"
 * follows "I" as it is; "thing" can stand as
 * a noun; "sentence" is complete as typed; "foreign" is in another language and stands in quotation marks; anything else
 * is "unknown" and goes where nothing is inflected.
 */
export type ReadLine =
  | { kind: "work"; words: string[]; verbs: number[]; form: VerbForm }
  | { kind: "state"; text: string }
  | { kind: "finite"; running: string; over: string }
  | { kind: "thing"; text: string }
  | { kind: "sentence"; text: string }
  | { kind: "foreign"; text: string }
  | { kind: "unknown"; text: string };

export function readLine(text: string): ReadLine {
  const known = READ.get(text);
  if (known) return known;
  const read = classify(text);
  READ.set(text, read);
  return read;
}

/** One letter asks for the same line many times over. */
const READ = new TextMemory<ReadLine>({ most: 400, longest: 300 });

function classify(text: string): ReadLine {
  if (isForeign(text)) return { kind: "foreign", text };
  const told = ofOneself(text);
  if (told) return told;
  if (/^(?:I|I['’](?:m|ve|d)|My|We|Our)\s/u.test(text)) return { kind: "sentence", text };
  if (statesAtStart.test(text)) return { kind: "state", text: lowerFirst(text).replace(/^being /u, "") };
  const finite = finiteAtStart(text);
  if (finite) return { kind: "finite", ...finite };
  // "She manages the diary"
  const words = text.replace(/^(?:she|he|they) (?=\p{Ll}+s )/iu, "").split(" ");
  const lead = ADVERB.test(words[0] ?? "") && words.length > 2 ? 1 : 0;
  const first = withPastBehind(wordAtStart(words, lead), words, lead);
  if (first && !NEVER_ENGLISH.test(text) && isVerbHere(words, lead, first.form)) {
    return {
      kind: "work",
      words: [lowerFirst(words[0] ?? ""), ...words.slice(1)],
      verbs: verbsOf(words, lead, first.form),
      form: first.form,
    };
  }
  const thing = lowerFirst(text);
  return isThing(thing) && !NEVER_ENGLISH.test(text)
    ? { kind: "thing", text: thing }
    : { kind: "unknown", text: thing };
}

/** "I worked on the front desk": one clause of what was done, told like any other line. */
function ofOneself(text: string): ReadLine | null {
  const [, clause = ""] = /^I (\p{Ll}[^.;:!?]*)$/u.exec(text) ?? [];
  if (clause === "" || OTHER_CLAUSE.test(clause)) return null;
  const read = classify(clause);
  return read.kind === "work" && read.form === "past" ? read : null;
}

const OTHER_CLAUSE = /(?<!\p{L})(?:I|me|my|we|us|our|because|but|so|when|where|which|who|while)(?!\p{L})/u;

/** "Never missed a shift": what stands before the verb. */
const ADVERB = /^(?:\p{L}+ly|[Nn]ever|[Aa]lways|[Oo]ften|[Aa]lso)$/u;

/** The verb a line begins with; one in -ed may be missing in the table if an object or a place follows it. */
function wordAtStart(words: readonly string[], at: number): { verb: Verb; form: VerbForm } | null {
  const word = bare(words[at] ?? "");
  const known = verbOf(word);
  if (known) return known;
  const verb = guessedPast(word);
  return verb && /^[\p{Ll}\d]/u.test(words[at + 1] ?? "") ? { verb, form: "past" } : null;
}

/** "Set up modalities and cleaned equipment": where past and present look alike, the next verb tells which is meant. */
function withPastBehind<Found extends { verb: Verb; form: VerbForm } | null>(
  found: Found,
  words: readonly string[],
  at: number,
): Found {
  if (found?.form !== "base" || found.verb.past !== found.verb.base) return found;
  const isPast = words.some(
    (word, index) =>
      index > at + 1 && /^(?:and|then)$/iu.test(words[index - 1] ?? "") && verbOf(bare(word))?.form === "past",
  );
  return isPast ? { ...found, form: "past" } : found;
}

/** The line with its verbs in one form: "triage 25 patients", "triaging 25 patients". */
export function inForm(line: Extract<ReadLine, { kind: "work" }>, form: VerbForm): string {
  return withLastJoint(withArticles(line), line.verbs)
    .map((word, index) => {
      if (!line.verbs.includes(index)) return word;
      const core = bare(word);
      const verb = verbOf(core)?.verb ?? guessedPast(core);
      return verb ? word.replace(core, verb[form]) : word;
    })
    .join(" ");
}

/** "Welds pipes, installs heating": the last of several verbs comes behind "and". */
function withLastJoint(words: readonly string[], verbs: readonly number[]): string[] {
  const last = verbs.at(-1) ?? 0;
  return words.map((word, at) =>
    last > 0 && at === last - 1 && word.endsWith(",") ? `${word.slice(0, -1)} and` : word,
  );
}

/** "Nursed temperamental plotter": resumes leave articles out, sentences do not. Only of things that are counted. */
function withArticles({ words, verbs }: Extract<ReadLine, { kind: "work" }>): string[] {
  const told = [...words];
  for (const verb of verbs) {
    const object = words.slice(verb + 1);
    const stop = object.findIndex((word) => ENDS_OBJECT.test(word));
    const noun = (stop < 0 ? object : object.slice(0, stop)).slice(0, LONGEST_OBJECT);
    const first = noun[0] ?? "";
    if (stop > LONGEST_OBJECT || !/^\p{Ll}[\p{Ll}-]*$/u.test(first) || DETERMINER.test(first)) continue;
    if (countable.has(bare(noun.at(-1) ?? ""))) told[verb + 1] = withArticle(first);
  }
  return told;
}

const LONGEST_OBJECT = 4;
const ENDS_OBJECT =
  /^(?:in|on|at|for|of|to|with|by|from|and|or|per|using|across|between|through|after|before|during|while|that|which|into|over)$|^\d/iu;
const DETERMINER =
  /^(?:a|an|the|my|our|your|his|her|its|their|all|both|each|every|some|any|one|two|three|four|five|six|seven|eight|nine|ten|up|out|off|down|as)$/iu;

/** Whether every verb of the line has a form in -ing that can be printed, and none is left that tells another time. */
export function hasGerund(line: Extract<ReadLine, { kind: "work" }>): boolean {
  if (/[,;] which |(?: and|[,;]) (?:now |then |currently |also )?(?:I|it|this|that|they) /u.test(line.words.join(" ")))
    return false;
  if (/ and (?:now|currently) /u.test(line.words.join(" "))) return false;
  return line.verbs.every((at) => !verbsWithoutGerund.has(verbOf(bare(line.words[at] ?? ""))?.verb.base ?? ""));
}

/** Something done once and told in few words: "how I cut mispicks by half". */
export function isDeed(text: string): boolean {
  const read = readLine(text);
  if (read.kind !== "work" || read.form !== "past" || read.verbs.length > 1 || read.words.length > LONGEST_DEED)
    return false;
  // "answered reviews, rating went up": what came of it is no part of how.
  if (text.includes(", ")) return false;
  return !BESIDE_OTHERS.test(read.words[read.verbs[0] ?? 0] ?? "");
}

/** Having been at hand is worth a line, and no talk of its own. */
const BESIDE_OTHERS =
  /^(?:helped|assisted|supported|attended|participated|observed|shadowed|served|worked|joined|contributed|was)$/iu;

const LONGEST_DEED = 12;

/** Words no English line of work holds: the line is in another language, and stays as typed. */
const NEVER_ENGLISH =
  /(?:^|\s)(?:der|die|das|und|für|mit|des|les|une|pour|avec|dans|los|las|una|para|con|del|y|et)(?:\s|$)/iu;

function verbsOf(words: readonly string[], first: number, form: VerbForm): number[] {
  const found = [first];
  for (let at = first + 1; at < words.length; at++) {
    const before = words[at - 1] ?? "";
    const opens = /^(?:and|or|then|also|&)$/iu.test(before) || /[,;]$/u.test(before);
    const core = bare(words[at] ?? "");
    // "reactive and planned maintenance", "new and used cars": of what kind the thing is.
    if (form === "past" && at <= first + 4 && KIND.test(words[at - 2] ?? "") && /^and$/iu.test(before)) continue;
    // "compiled the report, submitted on time": done to what was named, and no deed beside it.
    if (form === "past" && /,$/u.test(before) && DONE_TO.test(`${core} ${words[at + 1]}`)) continue;
    const guessed = form === "past" && opens && words.length > at + 1 ? guessedPast(core) : null;
    const word = verbOf(core) ?? (guessed && { verb: guessed, form });
    // "wrote the handbook and set up the rota": past and present of it look alike.
    const isAlike = form === "past" && word?.form === "base" && word.verb.past === word.verb.base;
    if (
      opens &&
      (word?.form === form || isAlike) &&
      (form !== "base" || isVerbHere(words, at, form) || at === first + 2 || isLooseVerb(words, at))
    )
      found.push(at);
  }
  return found;
}

/** "submitted on time", "rated 4.6 out of 5"; but "sold 40 cars". */
const DONE_TO =
  /^(?:(?:accepted|adopted|aired|approved|audited|commended|completed|delivered|featured|held|nominated|paid|picked|praised|published|rated|recogni[sz]ed|shortlisted|sold|submitted|used|voted) (?:on|up|by|in|at|for|as|with|within|under|across|every|each|first|twice|nationally|internally)$|(?:rated|voted) \d)/iu;

const KIND =
  /^(?:\p{L}{3,}(?:ive|al|ous|ful|ic|able|ible|ary)|new|old|fresh|raw|hot|cold|small|large|urgent|daily|dry|routine)$/iu;

const DETERMINED =
  /^(?:\d|a |an |the |all |both |several |many |more than |over |up to |about |around |some |every |each |my |our |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |first |daily |weekly )/iu;

const IRREGULAR_PAST =
  /^(?:kept|ran|made|held|took|gave|grew|went|fell|rose|came|won|stood|became|brought|sold|paid)$/u;

function isThing(text: string): boolean {
  if (
    /^(?:\d|a |an |the |all |both |several |many |more than |over |up to |about |around |some |every |each |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve )/iu.test(
      text,
    )
  )
    return !/^\d+\s*(?:%|[-–])/u.test(text);
  // "temperamental espresso machine kept running": something was done, by nobody named.
  if (text.split(" ").some((word, at) => at > 0 && IRREGULAR_PAST.test(word))) return false;
  // A bare list may stand behind a colon alone.
  if (/\w, \w/u.test(text) && !/ (?:and|or|&) /u.test(text)) return false;
  const head = text.split(/\s(?:in|on|at|for|of|to|with|by|from|per|using|across|between)\s|[,;:(]/iu)[0] ?? "";
  // "washing up" is a thing like "washing".
  const last =
    head
      .replace(/(?<=ing) (?:up|down|out)$/u, "")
      .split(" ")
      .at(-1) ?? "";
  // "Descales kettles": two plurals side by side are a verb and its object.
  if (/^\p{Ll}+[^s\P{Ll}]s \p{Ll}+s(?!\p{L})/u.test(text) && !PLURAL_AHEAD.test(text.split(" ")[0] ?? "")) return false;
  if (DETERMINED.test(text) && !MASS.test(last) && !/[^s]s$/u.test(last)) return false;
  return /[^s]s$/u.test(last) || MASS.test(last);
}
