import { oneOf } from "#shared/words/word-pattern.ts";
import { withoutLoneEnd } from "./lone-end.ts";
import { has, type Unit } from "./units.ts";
import {
  contentWords,
  letterWords,
  openingWords,
  orderLeads,
  othersWords,
  ownWords,
  politeWords,
  practicalWords,
  questionTails,
  settledQuestions,
  storyWords,
  toUsWords,
  whetherWords,
} from "./words/question-words.ts";

/**
 * What one order of a sentence asks the applicant to tell, quoted from the order on: `from` and `to` are places in the
 * sentence. A fact of the application, such as hours or a salary, is no story.
 */
export type AskedPart = { text: string; from: number; to: number; isStory: boolean };

/** From here on a verb of telling is an order to whoever applies. */
const LEAST = 5;
const LOOK_BACK = 40;
const LOOK_AHEAD = 70;

/**
 * The orders of a sentence. What makes a verb one is weighed: whether the sentence speaks of applying or of the letter,
 * begins a clause with it, is polite, says "us", and goes on to something of the applicant's.
 */
export function askedParts(unit: Unit): AskedPart[] {
  const starts = ordersIn(unit);
  return starts.flatMap((from, nth): AskedPart[] => {
    const next = starts[nth + 1];
    const begin = from + (from > 0 ? (leadIn.exec(unit.text.slice(from, next))?.[0].length ?? 0) : 0);
    const said = unit.text.slice(begin, next);
    const sent = next === undefined ? withoutSending(said) : said;
    const isWhole = next === undefined && sent === said;
    const text = isWhole ? said.replace(/[\s.,;:!]+$/u, "") : withoutLoneEnd(sent);
    return cutAtFacts(unit, { text, from: begin, to: begin + text.length });
  });
}

/** "(Nous) aimerions lire dans votre lettre : …": cut off from its subject, the order says nothing that the rest does not. */
const lead = String.raw`(?!${oneOf(openingWords)}(?!\p{L}))[\p{L}'’-]{1,20}`;
const leadIn = new RegExp(String.raw`^(?=\p{Ll})(?:${lead}\s){0,7}${lead}\s?:\s+(?=\S)`, "u");

function ordersIn(unit: Unit): number[] {
  const starts: number[] = [];
  let last = 0;
  for (const { sign, from, to } of unit.hits) {
    if (sign !== "tells" && sign !== "ask" && sign !== "stating") continue;
    const at = unit.words[from]?.at ?? 0;
    const end = unit.words[to - 1]?.end ?? 0;
    const usual = sign === "ask" ? 1 : 0;
    if (at < last || usual + weightOf(unit, { at, end }) < LEAST) continue;
    starts.push(at);
    last = end + CLOSEST;
  }
  return starts;
}

/** Two verbs so near each other are one order: "describe and explain". */
const CLOSEST = 8;

function weightOf(unit: Unit, { at, end }: { at: number; end: number }): number {
  const { text, section } = unit;
  const before = text.slice(Math.max(0, at - LOOK_BACK), at);
  const verb = text.slice(at, end);
  const after = text.slice(end, end + LOOK_AHEAD);
  const isOfJob = section === "must" || section === "wish" || section === "duty" || section === "offer";
  const isApplying =
    section === "apply" || section === "contact" || section === "questions" || has(unit, "apply", "document");
  const isOfLetter = letter.test(text);
  if (refused.test(before) || addressed.test(after) || addressee.test(verb + after)) return 0;
  let weight = 0;
  if (isApplying) weight += 2;
  if (isOfLetter) weight += 2;
  if (at === 0 || leads.test(before) || ordering.test(verb) || (isOfLetter && letter.test(before))) weight += 2;
  if (polite.test(before)) weight += 1;
  if (toUs.test(after) || toUs.test(verb)) weight += 2;
  if (asking.test(after) || asksFact(unit, end)) weight += 2;
  else if (content.test(after)) weight += 1;
  // "A letter that tells …" is the applicant's.
  if (others.test(before) && !ofLetter.test(before)) weight -= 4;
  if (isOfJob && !isOfLetter) weight -= 4;
  if (section === "about" && !isOfLetter) weight -= 2;
  return weight;
}

function asksFact({ hits, words }: Unit, end: number): boolean {
  return hits.some(({ sign, from }) => {
    const at = words[from]?.at ?? -1;
    return facts.has(sign) && at >= end && at < end + LOOK_AHEAD;
  });
}

/** What is told at the end of a sentence by itself, a start or pay: a part of its own. */
function cutAtFacts(unit: Unit, part: Omit<AskedPart, "isStory">): AskedPart[] {
  const { text, from, to } = part;
  const isPlain = text.split(/\s+/u).length < 3 && !unit.hits.some(({ sign }) => facts.has(sign));
  if (isPlain || aboutSelf.test(text) || settled.test(text) || isOnlyPaper(unit, part)) return [];
  const firstFact = unit.hits.find(({ sign, from: word }) => facts.has(sign) && isIn(unit, word, part));
  const factAt = firstFact ? (unit.words[firstFact.from]?.at ?? to) - from : text.length;
  if (!isStory(text, factAt)) return [{ ...part, isStory: false }];
  const fact = unit.hits.find(({ sign, from: word }) => {
    const at = unit.words[word]?.at ?? 0;
    return facts.has(sign) && at > from && at < to && text.slice(at - from).split(/\s+/u).length <= SHORT_FACT;
  });
  if (!fact) return [{ ...part, isStory: true }];
  const at = unit.words[fact.from]?.at ?? to;
  const story = withoutLoneEnd(text.slice(0, at - from));
  const first = { text: story, from, to: from + story.length, isStory: true };
  return [first, { text: withoutLoneEnd(text.slice(at - from)), from: at, to, isStory: false }];
}

const SHORT_FACT = 9;
/** So many words before a start or pay ask for something else first. */
const LONG_FACT = 8;
const facts: ReadonlySet<string> = new Set(["startAsked", "salaryAsked"]);

/** Papers and numbers to send along are no answers. */
function isOnlyPaper(unit: Unit, part: Omit<AskedPart, "isStory">): boolean {
  const { text } = part;
  const inside = unit.hits.filter(({ from }) => isIn(unit, from, part));
  const isPaper = inside.some(({ sign }) => sign === "document" || sign === "reference" || sign === "closing");
  return isPaper && !inside.some(({ sign }) => facts.has(sign)) && !asking.test(text) && !practical.test(text);
}

/** Asks for more than a fact: "explain why you want to drive and your availability". */
function isStory(text: string, factAt: number): boolean {
  const found = practical.exec(text.slice(0, LOOK_AHEAD + 10))?.index ?? text.length;
  const at = Math.min(found, factAt);
  const before = text.slice(0, at);
  if (at === text.length) return narrating.test(text) || asking.test(text) || content.test(text);
  return story.test(before) || (at === factAt && before.split(/\s+/u).length > LONG_FACT);
}

function isIn({ words }: Unit, place: number, { from, to }: { from: number; to: number }): boolean {
  const at = words[place]?.at ?? -1;
  return at >= from && at < to;
}

/** Up to where the sentence speaks of sending, or names an address. */
export function withoutSending(text: string): string {
  const cut = Math.min(...[sending, toPerson].map((pattern) => pattern.exec(text)?.index ?? text.length));
  return text.slice(0, cut);
}

const word = (list: readonly string[]) => `(?<!\\p{L})${oneOf(list)}(?!\\p{L})`;
const letter = new RegExp(word(letterWords), "iu");
const leads = new RegExp(`(?:[,:;.(–]|(?<!\\p{L})${oneOf(orderLeads)})\\s*$`, "iu");
/** Forms that give an order wherever they stand: "vous direz", "précisant", "indicando", "unter Angabe". */
const ordering =
  /(?:e?rez|eras|era|ant|[ai]ndo|[ai]éndo\p{L}*|ndonos|ing|nos|nous|lines .*|words .*|lignes .*|Zeilen .*|líneas .*|^unter .*|^mit .*)$/iu;
const polite = new RegExp(word(politeWords), "iu");
const toUs = new RegExp(word(toUsWords), "iu");
const asking = new RegExp(word([...storyWords, ...whetherWords, ...ownWords]), "iu");
const content = new RegExp(word(contentWords), "iu");
const others = new RegExp(`${word(othersWords)}\\s(?:\\p{L}+\\s)?$`, "iu");
const ofLetter = new RegExp(`${word(letterWords)}[^.,;]{0,20}\\s(?:qui|that|which|die|que)\\s$`, "iu");
const refused = /(?<!\p{L})(?:not|nicht|keine?n?|pas|no|ne|don['’]t)\s(?:\p{L}+\s)?$/iu;
/** "écrivez à …", "schreiben Sie an …@": where to send it. */
const addressed = /^\s?(?:à|an|to|a|al|email)\s(?:\S*@|\p{Lu})|^[^\p{L}]*\S+@/u;
/** "Address your letter to Ms. Lee" says to whom it goes, "address shift work in your letter" what it tells. */
const addressee =
  /^address(?:ing)?\s(?:it|(?:(?:all|the|your)\s)?(?:(?:cover )?letters?|applications?|correspondence|emails?))(?!\p{L})/iu;
const practical = new RegExp(`(?<!\\p{L})${oneOf(practicalWords)}`, "iu");
const story = new RegExp(word(storyWords), "iu");
const settled = new RegExp(`(?<!\\p{L})${oneOf(settledQuestions)}`, "iu");
/** Verbs that ask for more than a fact, whatever follows. */
const narrating =
  /^(?:please |bitte )?(?:describ|beschreib|schild|erzähl|erläut|décri|racont|parl|plat[ií][cq]|expliq|explic|cuent|cuént|cont[áa])/iu;
/** "A few lines about yourself" is what every letter has. */
const aboutSelf =
  /^[\p{L}\s]{0,30}\s(?:about|über|zu|sur|sobre|de)\s(?:yourself|dich|sich|toi|vous|ti)(?:\s(?:to|an|à|a)\s.*)?$/iu;
const sending = new RegExp(`,?\\s(?:${oneOf(questionTails)}|to \\S+@|a \\p{L}+@|[bB](?:y|efore) \\d)`, "u");
const toPerson = new RegExp(
  [
    String.raw`,?\s(?:an|to|à|a|al|zu)\s(?:[^,@?]{3,40}(?:,|\s(?:at|en|unter|à|via|auf|sur))\s)?\S{1,64}@`,
    String.raw`,?\s(?:an|to|à|a|al)\s(?:(?:la|el|den|die)\s)?(?:Frau|Herrn|Mrs?|Ms|Mme|M\.|D\.|Sra?|Lic)`,
  ].join("|"),
  "u",
);
