import { withArticle } from "./articles.ts";
import { isForeign } from "./foreign.ts";
import { foreignQualities } from "./foreign-qualities.ts";
import { lowerFirst } from "./letter-case.ts";
import { offeredStrengths } from "./offered-words.ts";
import { verbOf } from "./verb-forms.ts";
import { verbsThatAreNouns } from "./verbs.ts";

/** How a strength can be said: "I am {adjective}", "{noun}", or "I {verb}". */
export type StrengthShape = { kind: "adjective" | "noun" | "verb"; text: string };

/** Reads the shape from the first words; what is not known to be an adjective or a verb counts as a noun, quoted if it is not English. */
export function strengthShape(typed: string): StrengthShape {
  const small = typed.toLowerCase();
  const english = offeredStrengths.get(small) ?? foreignQualities.get(small);
  if (!english && isForeign(typed)) return { kind: "noun", text: `“${typed}”` };
  const plain = lowerFirst(english ?? typed).replace(/^(?:does ?n['’]?t|do ?n['’]?t) /u, "does not ");
  const [, deed = "", place = ""] = AROUND_ONE.exec(plain) ?? [];
  if (deed !== "") return { kind: "verb", text: `find that ${deed} ${place} me` };
  const text = withItsArticle(plain);
  const [first = ""] = text.split(/[\s,]/u);
  if (verbOf(first)?.form === "third" || DOES.test(text)) return { kind: "verb", text: ofMyself(text) };
  if (verbOf(first)?.form === "base" && !verbsThatAreNouns.has(first) && /\s/u.test(text))
    return { kind: "noun", text: text.replace(first, verbOf(first)?.verb.gerund ?? first) };
  // "good listener": with the article that it wants, it is still what somebody is.
  if (/^an? .*(?:listener|learner|player|owl|bird)$/u.test(text)) return { kind: "adjective", text };
  // "happy outdoors in any weather": what it ends in is not what somebody is.
  const [head = ""] = text.split(/ (?:in|at|on|of|with|for|to|under|around|by|when) /u, 1);
  if (/(?:er|(?<!hum|rig|hon|vig|lab)or|ist|ian)$/u.test(head) && !/^an? /u.test(text))
    return { kind: "adjective", text: withArticle(text) };
  if (isAdjective(text, first)) return { kind: "adjective", text };
  // "lealtad": one word that is no English noun by its looks may be of any language.
  return { kind: "noun", text: text === first && !english && !NOUN_WORD.test(text) ? `“${typed}”` : text };
}

/** "listens before she talks": "listen before I talk". */
function ofMyself(text: string): string {
  const [, lead = "", verb = ""] =
    /^((?:never |always |rarely |often |quickly |double |also )?)(\p{Ll}[\p{Ll}-]*)/u.exec(text) ?? [];
  const told = text.startsWith("does not ")
    ? text.replace("does", "do")
    : `${lead}${baseOf(verb)}${text.slice(lead.length + verb.length)}`;
  const said = told.replace(/ and (\p{Ll}+)(?= )/gu, (all, next: string) =>
    verbOf(next)?.form === "third" ? ` and ${baseOf(next)}` : all,
  );
  // "notices a sick cow before she goes down": she may be the cow.
  if (/ (?:an?|each|every) /u.test(said)) return said;
  return said
    .replace(
      /(?<= )(?:she|he) (is|has|does|\p{Ll}+s)(?!\p{L})/gu,
      (_, does: string) => `I ${MY_FORMS[does] ?? baseOf(does)}`,
    )
    .replace(/(?<= )(?:she|he)(?!\p{L})/gu, "I")
    .replace(/(?<= )(?:herself|himself)(?!\p{L})/gu, "myself")
    .replace(/(?<= )(?:her|his)(?= \p{L})/gu, "my")
    .replace(/(?<= )(?:her|him)$/u, "me");
}

const MY_FORMS: Record<string, string> = { is: "am", has: "have", does: "do" };

/** "remembers", "watches", "carries": without the ending of the third person. */
function baseOf(third: string): string {
  const known = verbOf(third);
  if (known?.form === "third") return known.verb.base;
  return third
    .replace(/ies$/u, "y")
    .replace(/(?<=(?:sh|ch|ss|x|o))es$/u, "")
    .replace(/(?<!s)s$/u, "");
}

/** "never raises his voice", "remembers faces": of whom it is told does it, whether or not the verb is in a list. */
const DOES =
  /^does not \p{Ll}|^(?:(?:never|always|rarely|often|quickly|double|also) )?(?!always|his|hers|perhaps)\p{Ll}{3,}s(?<!(?:[su]s|ics|ness)) (?!(?:of|in|with|at|for|on|and|or|to|under|that|when|by)(?!\p{L}))\p{Ll}/u;

/** "nervous patients relax around her": what others do beside the one whom it is about. */
const AROUND_ONE =
  /^((?:\p{Ll}+ )?\p{Ll}{3,}s \p{Ll}{3,}(?<!s)(?: \p{Ll}+){0,4}) (around|with|to|in|on|for|from) (?:her|him|them|me)$/u;

/** "night owl", "good eye": one thing that can be counted wants its article. */
function withItsArticle(text: string): string {
  return COUNTABLE.test(text) && !/^(?:an?|the|my)\s/iu.test(text) ? withArticle(text) : text;
}

const COUNTABLE =
  /^(?:\p{L}[\p{L}-]* ){1,2}(?:owl|bird|eye|ear|hand|head|memory|voice|touch|listener|learner|player|sense|manner|mind|nature|humou?r|temper|background|attitude|station|bench|desk|workplace)(?: (?:for|of) \p{L}[\p{L} ]*)?$/u;

const ADJECTIVES = new Set(
  `calm happy curious patient punctual polite friendly honest loyal careful cheerful quick fast tidy neat clean kind warm open organised organized discreet
precise thorough attentive steady flexible reliable dependable adaptable approachable sociable creative inventive independent confident diligent
accurate conscientious practical hands-on decisive sensible persistent resourceful analytical structured disciplined committed dedicated
determined driven focused motivated energetic ambitious empathetic empathic respectful responsible responsive proactive trustworthy tactful
versatile good strong early willing ready fair firm humble modest outgoing helpful gentle sharp alert bold brave methodical systematic meticulous
hard-working hardworking nimble adept mature sincere stoic frank deft astute smart bright upbeat cool tough swift gracious polished poised easy quick slow keen able exact direct tolerant quiet level-headed even-tempered unhurried up easy-going well-organised well-organized bilingual`.split(
    /\s+/u,
  ),
);

/** "patient with children" is an adjective, "patient explainer" and "clear handovers" are not. */
function isAdjective(text: string, first: string): boolean {
  if (/^(?:never|always|rarely|very|quite|not|up)$/u.test(first)) return true;
  if (text === first && !NOUN_WORD.test(text)) return ADJECTIVES.has(first) || ADJECTIVE_WORD.test(first);
  if (/^\p{Ll}+ (?:in|at|under|with|about|on|around)\s/u.test(text) && !NOUN_WORD.test(first)) return true;
  if (!ADJECTIVES.has(first)) return false;
  const rest = text.slice(first.length).trim();
  return (
    rest === "" ||
    /^(?:with|at|in|on|when|under|and|to|about|as|for|but|even|by|down|out(?:doors|side)|alone|,)/iu.test(rest)
  );
}

/** One word may be an adjective that is in no list, by how it ends. */
const ADJECTIVE_WORD = /(?:ful|ous|ive|[ai]ble|ic|[^s]al|[ae]nt|ed|ing|y|less|ate|ish|[ao]ry|some|like|wise)$/iu;

/** One word that is no known adjective: these endings and words are nouns, the rest follows "I am". */
const NOUN_WORD =
  /(?:ity|ness|tion|sion|ment|ship|ance|ence|ing|acy|ism|work|skills?|sty|thy|cy|ics|hood|dom|age|ude|ure|gy|lty|esty|our|or|ability)$|^(?:experience|respect|eye|hand|way|background|attention|ease|discipline|drive|energy|patience|humou?r|calm|tact|grit|care|focus|speed|stamina|detail|strength|charm|curiosity|loyalty|wit|flair|french|spanish|german|english|excel|word|sales|maths?)$/iu;
