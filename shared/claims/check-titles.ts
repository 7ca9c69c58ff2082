import type { Language } from "#shared/letters/letter.schema.ts";
import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import { aliasesOf } from "./aliases.ts";
import type { Claim } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCognate } from "./cognates.ts";
import { isCommon } from "./common.ts";
import type { Evidence } from "./evidence.ts";
import { helping } from "./lexicon/ladders.ts";
import { openers } from "./lexicon/no-names.ts";
import { occupations } from "./lexicon/occupations.ts";
import { degreeLevels } from "./lexicon/papers.ts";
import { phrases } from "./lexicon/phrases.ts";
import tables from "./lexicon/titles.json" with { type: "json" };
import { itemsAfter } from "./listed-items.ts";
import { isRelated } from "./related.ts";
import { fold, isSameMeaning, isSameWord, type Word, wordsOf } from "./words.ts";

/** Titles held: what one says to be or to have been. */
export function checkTitles(clause: Clause, evidence: Evidence): Claim[] {
  if (clause.mode !== "claim") return [];
  const { as } = phrases[evidence.language];
  return [...clause.folded.matchAll(as), ...apposed(clause, evidence)].flatMap((match) =>
    looseTitle(clause, match, evidence),
  );
}

/** "Chef boulanger à Nantes, je souhaite …": what one is stands first, without an article. */
function apposed({ at, mine, words, folded }: Clause, { language }: Evidence): RegExpMatchArray[] {
  const [first] = words;
  if (at !== 0 || !first || first.at > 1 || holder.test(first.folded) || openers.has(first.folded)) return [];
  if (mine && !asideOf[language].test(folded)) return [];
  const isNamed = rowsOfOccupation.has(first.folded) || offices.has(first.folded);
  // "Anteriormente fui …": in Spanish adverbs end as occupations do.
  if (!isNamed && !(mine && language !== "es" && isOccupation[language].test(first.folded))) return [];
  return [...folded.matchAll(/^/gu)];
}

/** Of a paper, not of a post. */
const holder = /^(?:titulaire|titular|detent|poseedor|holder|inhaber|diplom|certifi|habilit)/u;

/** A few words without a verb, a comma and the writer. */
const asideOf: Record<Language, RegExp> = {
  en: /^\p{L}+ (?:[^,]{2,70}), i(?!\p{L})/u,
  de: /^(?!\p{L}+ (?:ich|habe|bin|war))\p{L}+ (?:[^,]{2,70}), (?:\p{L}+ ){0,2}ich(?!\p{L})/u,
  fr: /^\p{L}+ (?:[^,]{2,70}), (?:je |j['’])/u,
  es: /^\p{L}+ (?:[^,]{2,70}), (?:he |tengo |llevo |\p{L}{2,}[eo] )/u,
};

/** "as a head gardener": a word for an occupation that no post of the person has. */
function looseTitle(clause: Clause, match: RegExpMatchArray, evidence: Evidence): Claim[] {
  const [item] = itemsAfter(clause, match, evidence);
  if (item?.slice(0, 2).some(({ folded }) => holder.test(folded))) return [];
  const isWished = match[0] !== "" && !held.test(`${match[0]} `) && !(clause.mine && atWork.test(clause.folded));
  const raised = item && (clause.mine || clause.at === 0) && !ofPost.test(match[0]) && isRaised(item, evidence);
  if (raised) {
    const [at = clause.at, end = at] = [item[0]?.at, item.at(-1)?.end];
    return [{ kind: "title", text: clause.text.slice(at - clause.at, end - clause.at), at, why: "mixed" }];
  }
  const loose = (item ?? []).slice(0, 4).filter(
    ({ folded, text, at }) =>
      !(isWished && isOfHeading(folded, evidence)) &&
      !isHeld(folded, evidence) &&
      (!isCommon(folded) || rowsOfOccupation.has(folded) || offices.has(folded)) &&
      isOccupation[evidence.language].test(folded) &&
      // "técnico superior" is a degree, and checked as one.
      !degreeLevels.some(({ words }) => words.exec(clause.folded.slice(at - clause.at))?.index === 0) &&
      (evidence.language !== "de" || /^\p{Lu}/u.test(text)) &&
      evidence.canJudge(folded),
  );
  const [first] = loose;
  if (!first) return [];
  const posted = loose.every(({ folded }) => evidence.inPosting(folded));
  return [{ kind: "title", text: first.text, at: first.at, why: posted ? "posting" : "nowhere" }];
}

/** The job applied for, in whatever form; "Werksleiterin" is not the "Leiterin" that is looked for. */
function isOfHeading(word: string, { heading }: Evidence): boolean {
  return heading.some(({ folded }) => isSameWord(word, folded) && Math.abs(word.length - folded.length) <= 3);
}

/** "As herd manager" of an assistant herd manager: the title of the posts, without the word that made it smaller. */
function isRaised(item: readonly Word[], { units, sameLanguage, role }: Evidence): boolean {
  const posts = units.filter(({ period }) => period !== null).map(({ group }) => wordsOf(group.split(", ")[0] ?? ""));
  const has = (words: readonly Word[], word: string) => words.some(({ folded }) => isSameWord(folded, word));
  const higher = item.find(({ folded }) => raising.test(folded));
  const rest = item.filter((word) => word !== higher && word.folded.length > 3);
  const like = rest[0] && posts.filter((post) => has(post, rest[0]?.folded ?? ""));
  if (sameLanguage && higher && like && like.length > 0 && !posts.some((post) => has(post, higher.folded))) return true;
  const others = item.findIndex(
    ({ folded }) => folded.length > 3 && ![...posts, wordsOf(role)].some((one) => has(one, folded)),
  );
  const said = item
    .slice(0, others < 0 ? item.length : others)
    .map(({ folded }) => folded)
    .filter((word) => word.length > 3);
  if (!sameLanguage || said.length === 0) return false;
  const alike = posts.filter((post) => said.every((word) => has(post, word)));
  if (alike.length > 0)
    return alike.every((post) => post.some(({ folded }) => lowering.test(folded) && !said.includes(folded)));
  // "jefa de cocina" of a "jefa de partida" and "ayudante de cocina": stitched from two.
  if (said.length > 1 && said.every((word) => posts.some((post) => has(post, word)))) return true;
  // The title applied for, word for word, of someone whose own titles share only a part of it.
  const wished = wordsOf(role)
    .map(({ folded }) => folded)
    .filter((word) => word.length > 3);
  return (
    said.length > 1 &&
    wished.length > 1 &&
    wished.every((word) => said.some((own) => isSameWord(own, word))) &&
    posts.some((post) => said.some((word) => has(post, word)))
  );
}

/** "The post of": what is applied for may stand there. */
const ofPost = /(?<!\p{L})(?:post|position|role|job|title|stelle|poste|puesto|cargo)(?!\p{L})/u;

/** "… war ich als Archivarin tätig": whatever is applied for, that is said of what was. */
const atWork = wholeWords(tables.atWork);

/** Of two of a kind the higher. */
const raising = new RegExp(`^${oneOf(tables.raising)}$`, "u");

const lowering = new RegExp(`^${oneOf(tables.lowering)}$`, "u");

/** What any letter speaks of, and a title where one holds it. */
const offices = new Set(
  "responsable chef cheffe jefe jefa encargado encargada leiter leiterin manager director charge chargee".split(" "),
);

/** Frames of what one is or was; behind others the job applied for may stand: "the post of". */
const held = new RegExp(String.raw`(?<!\p{L})${oneOf(tables.held)} `, "u");

/** Whether a post, a skill or a paper of the person names the occupation; what others in their lines are does not count. */
function isHeld(word: string, evidence: Evidence): boolean {
  // "FSJler" did an "FSJ".
  const letters = /^(\p{L}{2,4})ler(?:in)?$/u.exec(word)?.[1];
  if ([...aliasesOf(word), ...(letters ? [letters] : [])].some((other) => evidence.says(other))) return true;
  const own = evidence.units.filter(({ fact, period }) => period !== null || !helping.test(fold(fact.text)));
  return own.some((unit) =>
    unit.words.some(
      (other) =>
        isSameOccupation(word, other.folded) ||
        (isSameMeaning(word, other.folded) && !isNarrower(word, other.folded)) ||
        (!evidence.sameLanguage && isKin(word, other.folded)),
    ),
  );
}

const rowsOfOccupation = new Map<string, number[]>();
for (const [row, names] of occupations.entries())
  for (const name of names) rowsOfOccupation.set(name, [...(rowsOfOccupation.get(name) ?? []), row]);

function isSameOccupation(word: string, told: string): boolean {
  const own = rowsOfOccupation.get(word) ?? rowsOfOccupation.get(word.replace(/s$/u, "")) ?? [];
  return (rowsOfOccupation.get(told) ?? []).some((row) => own.includes(row));
}

/** In two languages: of one origin, of one row, or what a German compound ends in. */
function isKin(word: string, told: string): boolean {
  if (isRelated(word, told) || isCognate(word, told)) return true;
  for (let from = 3; from <= told.length - 6; from++) if (isCognate(word, told.slice(from))) return true;
  return false;
}

/** "Diätköchin" is more than "Köchin". */
function isNarrower(word: string, told: string): boolean {
  return word.length > told.length + 2 && word.endsWith(told);
}

const isOccupation: Record<Language, RegExp> = {
  en: new RegExp(`${oneOf(tables.isOccupation.en)}$`, "u"),
  de: /(?:er|or|ist|ant|ent|eur|euse|in|kraft|mann|frau|koch|chef|arzt|leitung|assistenz|hilfe|azubi)$/u,
  fr: new RegExp(`${oneOf(tables.isOccupation.fr)}$`, "u"),
  es: new RegExp(`${oneOf(tables.isOccupation.es)}$`, "u"),
};
