import { lowerFirst } from "./letter-case.ts";
import { withoutBeing } from "./names.ts";
import { cutAtJoint, MOST_WORDS } from "./topic-cuts.ts";
import { experienceTopic } from "./topic-experience.ts";
import { NOISE, PREPOSITION, stripDemand } from "./topic-frames.ts";
import { withCapitals, withItsArticle } from "./topic-letters.ts";
import { CONJUNCTION, toNoun } from "./topic-nouns.ts";
import { isSound } from "./topic-soundness.ts";
import { verbOf } from "./verb-forms.ts";
import { verbsThatAreNouns } from "./verbs.ts";

/**
 * A requirement or duty cut down to a phrase of at most seven words that can stand as a noun ("patient assessments",
 * "writing SQL queries"); null if no sound phrase is left.
 */
export function shortenTopic(asked: string): string | null {
  if (asked.length > LONGEST_ASKED || NOISE.test(asked)) return null;
  const known = experienceTopic(asked);
  if (known !== null) return known;
  // "general tractor work - spreading, bedding up": what stands behind the dash goes into detail.
  const [head = "", ...details] = asked.split(/ [-–—] /u);
  const text = (details.length > 0 && head.includes(" ") ? head : asked)
    .replace(TRIAGING, "triage of ")
    .replace(IN_AND_OUT, "$1 in and out");
  const words = withoutTheirs(
    withoutRelative(
      withoutCounts(
        stripDemand(
          withoutYours(withoutSize(withoutClock(quiet(text.replace(PRESENCE, "being ").replace(BE_PAPER, ""))))),
        )
          .split(" ")
          .filter(Boolean),
      ),
    ),
  );
  if (words.length === 0 || isClause(words)) return null;
  const named = withoutSecondPlace(withoutAll(isNameAtStart(words, text) ? words : toNoun(words)));
  const cut = withoutPurpose(cutAtJoint(withoutPurpose(named)));
  if (cut.length === 0 || cut.length > MOST_WORDS) return null;
  // A capital inside the posting's sentence is a name's.
  const first = cut[0] ?? "";
  const opens = text.trimStart().startsWith(first) || verbOf(first)?.form === "gerund";
  const phrase = withItsArticle(withoutBeing(withCapitals(opens ? lowerFirst(cut.join(" ")) : cut.join(" "))));
  return isSound(phrase) ? phrase : null;
}

/** Characters: what is longer names no one thing. */
const LONGEST_ASKED = 1000;

/** Said more than it is spelt: no dictionary has the form. */
const TRIAGING = /^triaging (?=\p{Ll}+)(?!and )/iu;

/** "check in/check out" is one thing that is done. */
const IN_AND_OUT = /\b(\p{L}+) in ?\/ ?(?:\1 )?out\b/u;

/** "a 24-hour service": the figure is what kind it is, no count. */
function withoutClock(text: string): string {
  return text.includes("24") ? text.replace(/(?<!\d)24[ -]?(?:hours?|hr|\/7)(?!\p{L})/iu, "round-the-clock") : text;
}

/** To be there or to be reached is work, where to be flexible is none. */
const PRESENCE = /^be(?:ing)? (?=on (?:site|hand|call|duty)(?!\p{L})|the (?:first |main )?point of contact)/iu;

/** "be GDC registered" asks for the registration. */
const BE_PAPER = /^be (?=[\p{L}\d &/-]+ (?:registered|certified|trained|qualified)$)/iu;

/** "comfortable in Go": a capital that no sentence begins with is a name's, and no verb's. */
function isNameAtStart([first = ""]: readonly string[], text: string): boolean {
  return /^\p{Lu}\p{Ll}+,?$/u.test(first) && /\p{Ll}{3}/u.test(text.slice(0, Math.max(0, text.indexOf(first))));
}

/** "HAUL SAND, GRAVEL AND CEMENT POWDER": shouted words are written small, short names of one word stay. */
function quiet(text: string): string {
  return /\p{Lu}{4,},? (?:\p{Lu}+,? )*\p{Lu}{4,}/u.test(text) && !/^\P{Ll}{1,18}$/u.test(text)
    ? text.replace(/\p{Lu}{2,}/gu, (word) =>
        word.length > 3 || /^(?:AND|OR|OF|THE|TO|IN|ON|FOR)$/u.test(word) ? word.toLowerCase() : word,
      )
    : text;
}

/** "partnering with engineering to put models": what it is for goes, if enough is left. */
function withoutPurpose(words: string[]): string[] {
  const at = words.findIndex(
    (word, index) =>
      index >= 3 &&
      /^to$/i.test(word) &&
      !/^up$/i.test(words[index - 1] ?? "") &&
      verbOf(words[index + 1] ?? "")?.form === "base",
  );
  if (at > 0 && !/^(?:how|ability|willingness)$/i.test(words[at - 1] ?? "")) return words.slice(0, at);
  // "writing SQL to pull": a cut that took the object takes the verb.
  const [to = "", verb = ""] = words.slice(-2);
  const isCut = words.length > 3 && /^to$/i.test(to) && verbOf(verb)?.form === "base" && !verbsThatAreNouns.has(verb);
  return isCut ? words.slice(0, -2) : words;
}

/** "keep your area clean": whose it would be is plain. */
function withoutYours(text: string): string {
  return text.replace(/(?<=\p{L}ing |^\p{L}+ )your(?= \p{Ll}+ \p{Ll})/u, "the");
}

/** "on a 30-bed ward": how large the place is stays with the posting. */
function withoutSize(text: string): string {
  return text.replace(
    /\ban? \d+-(?:bed|cover|room|seat|place|person|strong|unit|acre|head|desk|chair|pupil)(?:d?ed|er)? (?=(\p{L}))/giu,
    (_all, next: string) => (/[aeio]/i.test(next) ? "an " : "a "),
  );
}

/** "all paperwork", "any incidents": the letter speaks of the thing. */
function withoutAll(words: string[]): string[] {
  const isAll = /^(?:all|any|various|several|many|some)$/i;
  return words.length > 1 ? words.filter((word, at) => !(at < 2 && isAll.test(word))) : words;
}

/** "train two apprentices" asks for training; how many is the posting's figure and stays there. */
function withoutCounts(all: string[]): string[] {
  const words = all.filter(
    (word, at) =>
      !(
        /^(?:about|over|around|up|to|some)$/i.test(word) &&
        COUNT.test(all[/^up$/i.test(word) && all[at + 1] === "to" ? at + 2 : at + 1] ?? "")
      ),
  );
  const told = words.filter(
    (word, at) => !(COUNT.test(word) && /^\p{L}/u.test(words[at + 1] ?? "") && !COUNTED.test(words[at - 1] ?? "")),
  );
  // "coding 900 invoices a month"
  const [each = "", time = ""] = told.slice(-2);
  const isRate =
    told.length < words.length &&
    /^(?:an?|per)$/u.test(each) &&
    /^(?:month|week|day|year|shift|night|hour)$/u.test(time);
  return isRate ? told.slice(0, -2) : told;
}

/** "Level 3 qualification": the figure is a name's. */
const COUNTED =
  /^(?:level|grade|band|class|stage|tier|type|phase|category|step|unit|key|osha|iso|nvq|windows|office)$/i;

/** "findings to colleagues who are not analysts": the relative clause goes. */
function withoutRelative(words: string[]): string[] {
  const at = words.findIndex(
    (word, index) => index >= 2 && /^(?:who|that|which|whose|when|while|where|if|because|so)$/i.test(word),
  );
  return at > 0 ? words.slice(0, at) : words;
}

/** "scheduling subcontractors and inspecting their work": whose it is was said before, so the second half goes. */
function withoutTheirs(words: string[]): string[] {
  const at = words.findIndex((word) => /^(?:their|them|they|his|her|its|us)[,;]?$/i.test(word));
  const joint = words.slice(0, Math.max(0, at)).findLastIndex((word, index) => index > 1 && CONJUNCTION.test(word));
  if (joint > 0) return words.slice(0, joint);
  // "check on them through the night": without what stood before it, nobody knows whom.
  if (at >= 0 && /^(?:them|they)[,;]?$/i.test(words[at] ?? "")) return [];
  // "reminding clients of their medicine"
  return at > 2 && PREPOSITION.test(words[at - 1] ?? "") ? words.slice(0, at - 1) : words;
}

/** "by phone and in person": the second of two ways goes. */
function withoutSecondPlace(words: string[]): string[] {
  const at = words.findIndex(
    (word, index) =>
      index > 2 && /^(?:and|or)$/iu.test(word) && /^(?:in|at|with|for|on)$/iu.test(words[index + 1] ?? ""),
  );
  return at > 0 ? words.slice(0, at) : words;
}

const COUNT = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d[\d,.+]*)$/i;

/** A whole clause ("A nurse performs …") cannot stand as a noun. */
function isClause(words: readonly string[]): boolean {
  const helps = /^(?:help|let|watch)(?:s|ing|ping|ting)?$/iu.test(words[0] ?? "");
  return words.some((typed, at) => {
    const word = typed.replace(/[,;:]$/u, "");
    if (
      /^(?:is|are|was|were|will|must|shall|should|may|can|does|do|need|seeks?|wants?|requires?|we|us|they|their|you|your|i|my)$/i.test(
        word,
      )
    )
      return true;
    const isThing =
      /^(?:assess|analys)/i.test(words[at + 1] ?? "") ||
      /^(?:the|their|your|of|\p{L}+['’]s?)$/iu.test(words[at - 1] ?? "");
    if (/^needs$/i.test(word) && !isThing) return true;
    if (at === 0 || /^(?:and|or|and\/or|&|to|then)$/i.test(words[at - 1] ?? "") || /[,/]/u.test(words[at - 1] ?? ""))
      return false;
    const found = verbOf(word);
    // "a technician fills and labels prescriptions", "teams test against the standard"
    if (found?.form === "third" && PERSON.test(words[at - 1] ?? "")) return true;
    if (found?.form === "base" && at === 1 && PLURAL.test(words[0] ?? "") && PREPOSITION.test(words[2] ?? ""))
      return true;
    if (!found || verbsThatAreNouns.has(found.verb.base)) return false;
    // "helping parents find books"
    if (helps && at === 2 && found.form === "base") return false;
    return found.form === "third" || (found.form === "base" && PLURAL.test(words[at - 1] ?? ""));
  });
}

const PERSON = /(?:ician|nurse|worker|manager|officer|assistant|clerk|operator|teacher|engineer|driver|specialist)$/i;

const PLURAL = /[^s]s$|^(?:people|children|staff|men|women)$/i;
