import { type VerbForm, verbOf } from "./verb-forms.ts";
import { verbsThatAreNouns } from "./verbs.ts";

const FUNCTION_WORD = /^(?:for|of|to|by|and|or|as|is|was|were|from|at|than)$/iu;

export function isVerbHere(words: readonly string[], at: number, form: VerbForm): boolean {
  const word = bare(words[at] ?? "").toLowerCase();
  const next = words[at + 1];
  if (form === "gerund") return next !== undefined && !NAMES_PAPER.test(next) && !isNounList(words, at);
  if (form === "third") return isThirdHere(words, at, word);
  if (form === "past") return true;
  if (!verbsThatAreNouns.has(word)) return true;
  if (next === undefined || /[,;:]$/u.test(words[at] ?? "")) return false;
  if (/^(?:and|or)$/iu.test(next)) return verbOf(bare(words[at + 2] ?? ""))?.form === "base";
  // "Cook for 46 residents", "care for the elderly"
  if (/^(?:cook|care)$/u.test(word) && next === "for") return COUNTED.test(words[at + 2] ?? "");
  if (word === "act" && next === "as") return true;
  if (FUNCTION_WORD.test(next)) return false;
  if (DOING.test(word) && words.length > 3 && (/^\p{Ll}/u.test(next) || /^run$/u.test(word))) return true;
  return (
    /^(?:the|a|an|all|up|after|about|over|around|between|more|out|in|on|with|my|our|their|new|\d.*|\p{L}+s[,;]?|\p{L}+ing|blood)$/iu.test(
      next,
    ) || isLaterPlural(words.slice(at + 1))
  );
}

/** "Leaving Cert", "Driving licence", "Nursing of patients": what somebody has, or a thing. */
export const NAMES_PAPER =
  /^(?:of|certs?|certificates?|licen[cs]es?|diplomas?|tickets?|qualifications?|degrees?)[,;]?$/iu;

/** "Budgeting, forecasting and month-end close": the doings as things, and none of them with an object. */
function isNounList(words: readonly string[], at: number): boolean {
  // "Testing and inspection of boards", "Servicing and repairs": beside a thing, the doing is one.
  const [next = "", behind = "", third = ""] = words.slice(at + 1);
  const isThing = /(?:tion|sion|ment|ance|ence|al|[^s]s)$/u.test(bare(behind)) && !/^(?:the|an?|our|all)$/u.test(third);
  const isBesideThing = /^(?:and|&)$/iu.test(next) && isThing;
  const isInRow =
    /^(?:up|down|out),$/u.test(next) && !words.slice(at + 2).some((word) => verbOf(bare(word))?.form === "gerund");
  if (isBesideThing || isInRow) return true;
  return words.some(
    (word, index) =>
      index >= at &&
      verbOf(bare(word))?.form === "gerund" &&
      (/,$/u.test(word) || (index > at && /,$/u.test(words[index - 1] ?? "") && words[index + 1] === undefined)),
  );
}

/** "Cleans offices", "looks after 12 children", "leads and mentors 5 developers"; but "reports to the board". */
function isThirdHere(words: readonly string[], at: number, word: string): boolean {
  const next = bare(words[at + 1] ?? "");
  if (next === "") return false;
  const isNounToo = verbsThatAreNouns.has(word.replace(/e?s$/u, "")) || verbsThatAreNouns.has(word.replace(/s$/u, ""));
  if (/^(?:and|&)$/iu.test(next)) {
    const joined = verbOf(bare(words[at + 2] ?? ""));
    const behind = words[at + 3] ?? "";
    return joined?.form === "third" && behind !== "" && (COUNTED.test(behind) || !FUNCTION_WORD.test(behind));
  }
  if (COUNTED.test(next) || /^(?:after|up|out|well|closely|hard|part-time|full-time|\p{Ll}+ly)$/u.test(next))
    return true;
  if (/^(?:deals|works|helps|copes|starts|walks)$/u.test(word) && /^(?:with|well|on|in|as|across)$/u.test(next))
    return true;
  if (FUNCTION_WORD.test(next)) return false;
  return !isNounToo || (/^\p{Ll}+[^s\P{Ll}]s$/u.test(next) && !PLURAL_AHEAD.test(word));
}

/** Plurals that stand before another noun: "accounts payable", "records clerks". */
export const PLURAL_AHEAD =
  /^(?:accounts|records|orders|claims|parts|reports|projects|needs|works|arts|benefits|contracts|goods|results|credits|returns|supports|plans|programs|programmes)$/u;

/** "Runs the clinic", "Leads five cooks": what follows is the object of a verb. */
const COUNTED =
  /^(?:the|an?|all|both|our|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|\d.*)$/iu;

/** Seldom the first part of a name for a thing. */
const DOING =
  /^(?:run|do|plan|check|haul|fill|treat|close|keep|answer|scoop|supervise|open|close|order|pack|wash|help|lead|visit|move|pay|pick|pull|push|reach|sweep|count|walk|watch|wait|use|cut)$/u;

/** "Chart patient histories": the object ends in a plural before the next preposition. */
function isLaterPlural(words: readonly string[]): boolean {
  const stop = words.findIndex((word) => /^(?:in|on|at|for|of|to|with|by|from|and|per|using)$/iu.test(word));
  const head = words.slice(0, stop < 0 ? words.length : stop).at(-1) ?? "";
  return /[^s]s[,;]?$/u.test(head) && words.length > 1;
}

/** "interview engineers and turn test data into papers": after a verb and its object, "and" brings the next verb. */
export function isLooseVerb(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  const isLast = !/^and$/iu.test(words[at - 1] ?? "") || words.length <= at + 2 || FUNCTION_WORD.test(next);
  if (isLast) return false;
  // "build programs and document in Epic": two nouns would both be plural.
  return !/^(?:in|on|with)$/iu.test(next) || (/[^s]s$/u.test(words[at - 2] ?? "") && !MASS.test(words[at] ?? ""));
}

export const MASS = /(?:ing|tion|sion|ment|ance|ence|ship|ity|work|support|care|stock|service|help|hygiene|safety)$/iu;

export function bare(word: string): string {
  return word.replace(/^[("'“]+|[)"'”.,;:!]+$/gu, "");
}
