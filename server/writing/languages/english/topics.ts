import { withArticle } from "./articles.ts";
import { lowerFirst } from "./lines.ts";
import { type VerbForm, verbOf } from "./verb-forms.ts";
import { verbsThatAreNouns, verbsWithoutGerund } from "./verbs.ts";

/**
 * A requirement or duty cut down to a phrase of at most seven words that can stand as a noun ("patient assessments",
 * "writing SQL queries"); null if no sound phrase is left.
 */
export function shortenTopic(text: string): string | null {
  if (NOISE.test(text)) return null;
  const words = withoutRelative(withoutCounts(strip(text).split(" ").filter(Boolean)));
  if (words.length === 0 || isClause(words)) return null;
  const cut = cutAtJoint(toNoun(words));
  if (cut.length === 0 || cut.length > MOST_WORDS) return null;
  const phrase = withItsArticle(withCapitals(lowerFirst(cut.join(" "))));
  return isSound(phrase) ? phrase : null;
}

const MOST_WORDS = 7;

/** Numbers, dates, pay and procedure of a posting that were taken for a wish. */
const NOISE =
  /[£$€%]|\b(?:job (?:id|number|ref\w*)|ref(?:erence)?\.?(?: no\.?| number)?:? \S*\d|salary|wage|score|written test|examination|essay|advisory|qualifying|quarter units|semester|questionnaire|closing date|deadline|holiday|hybrid|pounds|substituted|opportunity employer|interview)\b|^quote\b|^apply\b|^ref(?:erence)? \p{Lu}|^start\b/iu;

/** What postings put before the thing they want. */
const LEAD_INS: readonly RegExp[] = [
  /^(?:the )?(?:proven |demonstrated |strong |good |excellent |solid |sound |basic |working |in-depth |some |prior |previous |relevant |hands-on )*(?:ability|capacity|willingness|readiness|confidence|know how|knows how) (?:to|in|for|with)\s+/iu,
  /^(?:have |has |possess(?:es)? |bring |with )?(?:an? )?(?:proven |demonstrated |strong |good |excellent |solid |sound |basic |working |thorough |in-depth |some |prior |previous |relevant |hands-on |at least |minimum (?:of )?|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+? ?(?:\(\d+\) )?(?:or more )?years?(?:['’])? (?:of |with |in )?|full-time |paid |professional |post-qualification )*(?:experience|knowledge|understanding|familiarity|proficiency|background|expertise|skills?|command)(?: and (?:skills?|experience|knowledge|understanding))? (?:of|in|with|using|as|working (?:with|in|as|on)|on)\s+(?:how to )?/iu,
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+? ?years?(?:['’])? (?:of |with |in )/iu,
  /^experience (?=\p{L}+ing\b)/iu,
  /^(?:be |you are |you're |must be |should be )?(?:comfortable|familiar|proficient|experienced|skilled|fluent|competent|able|willing|confident|responsible|accountable|capable|used)(?: and \w+)? (?:with|in|to|for|of|at)\s+/iu,
  /^(?:you(?:'ll| will| can| have| must| should)?|we need someone who can|candidates? (?:must|should|will)|applicants? (?:must|should)|must|should|will|may|can|to|please|know how to|duties include)\s+/iu,
  /^(?:such as|including|e\.g\.|also|and|or|other|various|a variety of|a wide range of|all aspects of|other duties such as|have some|have|some)\s+/iu,
  /^(?:learn(?:ing)?|train) (?:how )?to\s+/iu,
  /^(?:knowledge|ability|skills?|duties|requirements?)\s*:\s*/iu,
];

const TAILS: readonly RegExp[] = [
  /,? (?:(?:is|are|will be|would be) )?(?:strongly |highly |very )?(?:preferred|desirable|desired|required|needed|wanted|a plus|an asset|welcome|an advantage|advantageous|essential|important|expected|appreciated|a must)(?: to us| for us)?$/iu,
  / (?:experience|knowledge|skills?)$/iu,
];

function strip(text: string): string {
  let clause = text
    .replace(/\([^)]*\)/gu, " ")
    .replace(/["“”*]/gu, "")
    .replace(/\bour\b/giu, "YOURS")
    .replace(/\s+/gu, " ")
    .trim();
  for (let pass = 0; pass < 3; pass++) {
    for (const lead of LEAD_INS) clause = clause.replace(lead, "");
    clause = clause.replace(/[\s.;:,]+$/u, "");
    for (const tail of TAILS) clause = clause.replace(tail, "");
  }
  return clause;
}

/** "train two apprentices" asks for training; how many is the posting's figure and stays there. */
function withoutCounts(all: string[]): string[] {
  const words = all.filter(
    (word, at) => !(/^(?:about|over|around|up|to|some)$/iu.test(word) && COUNT.test(all[at + 1] ?? "")),
  );
  return words.filter((word, at) => !(COUNT.test(word) && /^\p{L}/u.test(words[at + 1] ?? "")));
}

/** "findings to colleagues who are not analysts": the relative clause goes. */
function withoutRelative(words: string[]): string[] {
  const at = words.findIndex(
    (word, index) => index >= 2 && /^(?:who|that|which|whose|when|while|where|if|because|so)$/iu.test(word),
  );
  return at > 0 ? words.slice(0, at) : words;
}

const COUNT = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d[\d,.+]*)$/iu;

/** A whole clause ("A nurse performs …") cannot stand as a noun. */
function isClause(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (
      /^(?:is|are|was|were|will|must|shall|should|may|can|does|do|needs?|seeks?|wants?|requires?|we|us|they|their|you|your|i|my)$/iu.test(
        word,
      )
    )
      return true;
    if (at === 0 || /^(?:and|or|and\/or|&|to|then)$/iu.test(words[at - 1] ?? "") || /[,/]/u.test(words[at - 1] ?? ""))
      return false;
    const found = verbOf(word);
    if (!found || verbsThatAreNouns.has(found.verb.base)) return false;
    return found.form === "third" || (found.form === "base" && /[^s]s$/u.test(words[at - 1] ?? ""));
  });
}

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

function toNoun(all: string[]): string[] {
  const words = all.filter((word, at) => at < 3 || !(isJoined(all, at) && CARRIERS.has(word.toLowerCase())));
  const rest = words.slice(
    /^\p{L}+ly$/u.test(words[0] ?? "") &&
      words.length > 2 &&
      verbOf(words[1] ?? "") &&
      verbOf(words[1] ?? "")?.form !== "past"
      ? 1
      : 0,
  );
  const first = rest[0] ?? "";
  if (CARRIERS.has(first.toLowerCase()) && rest.length > 1) return rest.slice(/^out$/iu.test(rest[1] ?? "") ? 2 : 1);
  const word = verbOf(first);
  if (!word || rest.length === 1 || !isVerbAtStart(rest, word.form)) return withoutLooseVerb(rest);
  if (verbsWithoutGerund.has(word.verb.base)) return [word.verb.base, "of", ...rest.slice(1)];
  return rest.map((other, at) => (at === 0 ? word.verb.gerund : (toJoinedGerund(rest, at, word.form) ?? other)));
}

function isVerbAtStart(words: readonly string[], form: VerbForm): boolean {
  const [first = "", next = ""] = words.map((word) => word.toLowerCase());
  if (form === "gerund") return true;
  if (form === "past") return /^(?:worked|taught|led|run|managed)$/u.test(first) && PREPOSITION.test(next);
  if (!NOUN_FIRST.has(verbOf(first)?.verb.base ?? "")) return !/^(?:of|for)$/u.test(next);
  if (/^(?:and|or)$/u.test(next)) return verbOf(words[2] ?? "")?.form === form;
  return /^(?:the|a|an|all|new|any|every|each|up|out|yours)$/u.test(next);
}

/** Base forms that head a list of nouns more often than a list of duties: "group bookings", "cash desk". */
const NOUN_FIRST = new Set(
  "group cash process head survey air stock record support service staff market project product program design model test machine shift place plant land water note post care place trade voice study load patient board house care contract material power tool food store".split(
    " ",
  ),
);

const PREPOSITION =
  /^(?:in|on|at|for|with|within|from|to|through|across|via|using|under|into|during|by|of|as|necessary|including|such|issued|based|adhering|according|related|relating|per|than|that|which|who|whose|where|when|while|so|because|if|working|required|commonly|used|equipped|against)$/iu;
const CONJUNCTION = /^(?:and|or|and\/or|but|&)$/iu;

function isJoined(words: readonly string[], at: number): boolean {
  return CONJUNCTION.test(words[at - 1] ?? "") || /,$/u.test(words[at - 1] ?? "");
}

function toJoinedGerund(words: readonly string[], at: number, form: VerbForm): string | null {
  const word = words[at] ?? "";
  const core = word.replace(/[,;]$/u, "");
  const found = isJoined(words, at) ? verbOf(core) : null;
  if (!found || found.form !== form || at === words.length - 1) return null;
  if (verbsThatAreNouns.has(found.verb.base) && /^(?:and|or|of|for|to)$/iu.test(words[at + 1] ?? "")) return null;
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
      !verbsThatAreNouns.has(found.verb.base)
    );
  });
  return at > 0 ? words.slice(0, at - 1) : words;
}

function cutAtJoint(words: string[]): string[] {
  const comma = words.findIndex((word, at) => /[,;:]$/u.test(word) && at >= 1);
  const isOpenList = comma >= 0 && !words.slice(comma).some((word) => CONJUNCTION.test(word));
  const cutsAtComma = comma >= 0 && (isOpenList || (words.length > MOST_WORDS && comma >= 2 && comma < MOST_WORDS));
  const kept = cutsAtComma ? words.slice(0, comma + 1) : words;
  const short = kept.length > MOST_WORDS ? shorten(kept) : kept;
  const last = short.at(-1);
  return last === undefined ? [] : dropDangling([...short.slice(0, -1), last.replace(/[,;:.]+$/u, "")]);
}

/** As PREPOSITION, without "of", which holds its two sides together. */
const BREAK = new RegExp(PREPOSITION.source.replace("|of|", "|"), "iu");

/** The longest cut that leaves a whole phrase: before a preposition if three words are left, else before "and". */
function shorten(words: string[]): string[] {
  for (const [joint, least] of [
    [BREAK, 3],
    [CONJUNCTION, 3],
    [PREPOSITION, 2],
  ] as const) {
    for (let at = MOST_WORDS; at >= least; at--) if (joint.test(words[at] ?? "")) return words.slice(0, at);
  }
  return [];
}

function dropDangling(words: string[]): string[] {
  let end = words.length;
  while (
    end > 0 &&
    (PREPOSITION.test(words[end - 1] ?? "") ||
      CONJUNCTION.test(words[end - 1] ?? "") ||
      /^(?:the|a|an|all|any|other|own|aged|between|about|over|not)$/iu.test(words[end - 1] ?? ""))
  )
    end--;
  return words.slice(0, end);
}

/** Names of languages are written large; so is a first word whose neighbour is, if only the line start made it small. */
function withCapitals(phrase: string): string {
  const named = phrase
    .replace(/\bYOURS\b/gu, "your")
    .replace(
      /\b(?:english|spanish|french|german|italian|portuguese|polish|russian|arabic|mandarin|chinese|japanese)\b/gu,
      (name) => name.charAt(0).toUpperCase() + name.slice(1),
    );
  const [first = "", second = ""] = named.split(" ");
  const third = named.split(" ")[2] ?? "";
  const isName =
    (/^(?!(?:English|Spanish|French|German)\b)\p{Lu}\p{Ll}/u.test(second) &&
      !verbOf(first) &&
      !PREPOSITION.test(first) &&
      !/^(?:a|an|the|and|or|your)$/u.test(first)) ||
    (/^(?:or|and)$/u.test(second) && /^\p{Lu}/u.test(third) && !/[^s]s$/u.test(first)) ||
    (/,$/u.test(first) && /^\p{Lu}/u.test(second)) ||
    /^\p{Ll}+-\p{Lu}/u.test(first);
  const isLicensed = /^(?:registered|licensed|certified)$/u.test(first) && /^\p{Lu}/u.test(second);
  return isName || isLicensed ? named.charAt(0).toUpperCase() + named.slice(1) : named;
}

/** "RN license" wants an article, "current registration" does not. */
function withItsArticle(phrase: string): string {
  if (/^(?:a|an|the|your|any|all)\s/iu.test(phrase)) return phrase;
  const head =
    phrase
      .split(/\s(?:in|of|on|for|with|from|or|and|issued)\s/u)[0]
      ?.split(" ")
      .at(-1) ?? "";
  return /^(?:licen[cs]e|degree|certificate|diploma|card|permit|apprenticeship|check)$/iu.test(head)
    ? withArticle(phrase)
    : phrase;
}

/** Stock that is true of every posting cannot be taken up. */
const STOCK =
  /\b(?:communication skills|team[- ]?player|self[- ]?starter|fast[- ]paced|detail[- ]oriented|attention to detail|hard[- ]?working|motivated|passion\w*|enthusias\w*|positive attitude|work ethic|multi-?task\w*|interpersonal|proven track|dynamic|can-do|other duties|stay(?:ing)? calm|weekends?|(?:early|late) start|related work|other necessary|someone|no experience|proper methods|tactfully|(?:early|late|night) shifts?)\b/iu;

function isSound(phrase: string): boolean {
  if (STOCK.test(phrase) || /^(?:not|no|if|when|while|in|on|at|by|to|therefore|each|necessary)\b/iu.test(phrase))
    return false;
  if (/\d/u.test(phrase.replace(/\p{L}[\p{L}+#.-]*\d+/gu, ""))) return false;
  const words = phrase.split(" ");
  return (
    words.length > 1 ||
    /\p{Lu}/u.test(phrase) ||
    (phrase.length >= 6 && !/(?:ous|ful|ive|able|ary|duties|tasks)$/u.test(phrase))
  );
}
