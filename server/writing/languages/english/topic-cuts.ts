import { dropDangling } from "../drop-dangling.ts";
import { PREPOSITION } from "./topic-frames.ts";
import { CONJUNCTION } from "./topic-nouns.ts";
import { verbOf } from "./verb-forms.ts";

/** Longer phrases are cut. */
export const MOST_WORDS = 7;

/** At most so many words, cut at a comma or a joint that leaves a whole phrase; none if there is no such place. */
export function cutAtJoint(words: string[]): string[] {
  const comma = words.findIndex((word, at) => /[,;:]$/u.test(word) && at >= 1);
  const isOpenList =
    comma >= 0 && !words.slice(comma).some((word) => CONJUNCTION.test(word)) && !isRowOfAdjectives(words, comma);
  const cutsAtComma = comma >= 0 && (isOpenList || (words.length > MOST_WORDS && comma >= 2 && comma < MOST_WORDS));
  const kept = cutsAtComma ? words.slice(0, comma + 1) : words;
  const short = kept.length > MOST_WORDS ? shorten(kept) : kept;
  const last = short.at(-1);
  return last === undefined
    ? []
    : withoutFindOut(dropDangling([...short.slice(0, -1), last.replace(/[,;:.]+$/u, "")], DANGLING));
}

/** "a safe, stimulating classroom": what the comma parts describes one thing. */
function isRowOfAdjectives(words: readonly string[], comma: number): boolean {
  const behind = words.length - comma - 1;
  return behind >= 1 && behind <= 3 && words.length <= MOST_WORDS && ADJECTIVE.test(words[comma] ?? "");
}

const ADJECTIVE =
  /(?:\p{L}{3}(?:al|ic|ive|ous|ary|ful|able|ible|less|iate|nate|ant|ent)|-based|-led|friendly|safe|clean|warm|calm|tidy|clear|healthy|accurate|private),$/iu;

/** As PREPOSITION, without "of", which holds its two sides together. */
const BREAK = new RegExp(PREPOSITION.source.replace("|of|", "|"), "iu");

/** The longest cut that leaves a whole phrase: before a preposition if three words are left, else before "and". */
function shorten(words: string[]): string[] {
  for (const [joint, least] of [
    [BREAK, 3],
    [CONJUNCTION, 3],
    // "ordering flowers | and keeping the chapel of rest presentable"
    [CONJUNCTION, 2],
    [PREPOSITION, 2],
  ] as const) {
    for (let at = MOST_WORDS; at >= least; at--)
      if (joint.test(words[at] ?? "") && !isHalf(words, at)) return withoutLastVerb(words.slice(0, at));
  }
  return [];
}

/** "Preliminary | and Detailed reports": the cut would take what the adjective is said of. */
function isHalf(words: readonly string[], at: number): boolean {
  return CONJUNCTION.test(words[at] ?? "") && /(?:ary|[^s]al|ic|ive|ous)$/iu.test(words[at - 1] ?? "");
}

/** "prioritising a caseload and work | to targets": the verb goes with what it was done to. */
function withoutLastVerb(words: string[]): string[] {
  const [joint = "", verb = ""] = words.slice(-2);
  const isCut = words.length > 4 && CONJUNCTION.test(joint) && verbOf(verb)?.form === "base";
  return isCut ? words.slice(0, -2) : words;
}

/** "greet members and find out | what they plan": what is to be found out was cut. */
function withoutFindOut(words: string[]): string[] {
  const [joint = "", verb = "", out = ""] = words.slice(-3);
  return CONJUNCTION.test(joint) && /^find(?:ing)?$/iu.test(verb) && out === "out" ? words.slice(0, -3) : words;
}

const DANGLING = [PREPOSITION, CONJUNCTION, /^(?:the|a|an|all|any|other|own|aged|between|about|over|not)$/i];
