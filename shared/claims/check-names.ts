import { oneOf, wholeWords } from "#shared/words/word-pattern.ts";
import { aliasesOf, isCountry } from "./aliases.ts";
import type { Claim, ClaimKind } from "./claim.ts";
import type { Clause } from "./clauses.ts";
import { isCommon } from "./common.ts";
import type { Evidence, Unit } from "./evidence.ts";
import { isBehindPeople, isGermanName, isPostedPair } from "./german-names.ts";
import tables from "./lexicon/names.json" with { type: "json" };
import { calendar, honorifics, landscape, openers, peoples } from "./lexicon/no-names.ts";
import { languageRows, paperLetters } from "./lexicon/papers.ts";
import { phrases } from "./lexicon/phrases.ts";
import { isInReference } from "./posting-numbers.ts";
import { isSaidOfReader } from "./said-of-reader.ts";
import { isSpeltAlike } from "./spelt-alike.ts";
import { fold, foldInPlace, isSameWord, type Word } from "./words.ts";

/** Names in a clause: employers, schools, places, products. `sources` are the facts that hold one of them. */
export function checkNames(clause: Clause, evidence: Evidence, sentence: string): { claims: Claim[]; sources: Unit[] } {
  const runs = runsOf(clause, evidence, sentence);
  const sources = new Set<Unit>();
  const claims = runs.flatMap((run): Claim[] => {
    const loose = run.filter((word) => !isKnownName(word, evidence));
    const units = unitsNaming(run, evidence);
    if (loose.length === 0) {
      if (!aside.test(foldInPlace(sentence.slice(0, run[0]?.at)))) for (const unit of units) sources.add(unit);
      if (isPastEmployer(clause, run, evidence, sentence))
        return [toClaim(run, clause, { evidence, sentence, why: "posting" })];
      return [];
    }
    if (clause.mode === "denial" || isInReference(run[0]?.at ?? 0, sentence, evidence)) return [];
    const posted = loose.every((word) => evidence.inPosting(word.folded));
    if (posted && (clause.mode !== "claim" || isSaidOfReader(run[0]?.at ?? clause.at, clause, evidence.language)))
      return [];
    if (evidence.isSpelledOut(run)) return [];
    if (loose.every((word) => isCommon(word.folded) || isOrgWord(word.folded)) && units.length > 0) return [];
    return [toClaim(loose, clause, { evidence, sentence, why: posted ? "posting" : "nowhere" })];
  });
  return { claims, sources: [...sources] };
}

/** "Before I came to Slate Hill": what the rest tells of was somewhere else. */
const aside =
  /(?<!\p{L})(?:before|until|prior to|after|since leaving|bevor|ehe|nachdem|nach|vor|avant|apres|antes|despues|tras)(?: [\p{L}'’]+){0,5}[ '’]$/u;

/** Names of two facts make a name of neither. */
function unitsNaming(run: readonly Word[], evidence: Evidence): Unit[] {
  const telling = run.filter((word) => !isOrgWord(word.folded) && word.folded.length > 2);
  if (telling.length === 0) return [];
  return evidence.units.filter((unit) =>
    telling.every((word) =>
      [word.folded, ...aliasesOf(word.folded)].some((name) =>
        unit.words.some((other) => isSameName(name, other.folded)),
      ),
    ),
  );
}

function isKnownName(word: Word, evidence: Evidence): boolean {
  const { folded } = word;
  if (
    calendar.has(folded) ||
    stepWords.test(folded) ||
    isCountry(folded) ||
    calendar.has(folded.replace(/s$/u, "")) ||
    honorifics.has(folded) ||
    (peoples.has(folded) && !(compass.test(folded) && evidence.postingNames.has(folded))) ||
    languageNames.has(folded)
  )
    return true;
  const isCode = /\p{Lu}.*\p{Lu}|\d/u.test(word.text);
  // "DU", "DAS": written small these are words that any facts have.
  if (isCode && isCommon(folded) && ![evidence.factsText, evidence.company].some((text) => text.includes(word.text)))
    return false;
  if (evidence.heading.some((other) => isPlural(folded, other.folded))) return true;
  // "avec Tableau" is not told by a "tableau de bord".
  const isOnlyNoun =
    evidence.language !== "de" &&
    evidence.postingNames.has(folded) &&
    /^\p{Lu}/u.test(word.text) &&
    evidence.smallWords.has(folded);
  if (isOnlyNoun) return false;
  const inFacts = ["", "s", "es", "n", "en"].some((end) => evidence.factWords.has(folded + end));
  if (inFacts || (isCode && folded.endsWith("s") && evidence.factsFolded.includes(folded.slice(0, -1)))) return true;
  if (aliasesOf(folded).some((other) => begins(other, evidence.factsFolded))) return true;
  if (isCode) return evidence.initials.has(folded);
  if (!evidence.sameLanguage && evidence.names.some((name) => isSpeltAlike(folded, name))) return true;
  if (evidence.language !== "de" && evidence.postingNames.has(folded)) return false;
  if (isOrgWord(folded)) return evidence.knows(folded) || hasOrg(folded, evidence);
  return evidence.sameLanguage ? evidence.says(folded) : evidence.knows(folded);
}

/** What firms are called too. */
const compass = /^(?:north|south|east|west)ern$/u;

/** Whether a word or a phrase stands in a text, in whatever form it ends. */
function begins(form: string, text: string): boolean {
  const end = form.length > 4 ? "" : "(?![\\p{L}\\p{N}])";
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(form)}${end}`, "u").test(text);
}

/** A name and its genitive or plural. */
function isPlural(a: string, b: string): boolean {
  return a === b || a === `${b}s` || a === `${b}es` || `${a}s` === b;
}

function isSameName(a: string, b: string): boolean {
  return a === b || (a.length > 3 && b.length > 3 && isSameWord(a, b) && Math.abs(a.length - b.length) <= 2);
}

const joins = new RegExp(`^${oneOf(tables.joints)}$`, "u");

/** Runs of words written as names. In German, where every noun is, only what stands or looks like one. */
function runsOf(clause: Clause, evidence: Evidence, sentence: string): Word[][] {
  const runs: Word[][] = [];
  let last: Word | null = null;
  for (const [index, word] of clause.words.entries()) {
    if (!looksLikeName(word, index, clause, evidence, sentence)) continue;
    const joint = last ? sentence.slice(last.end, word.at) : "";
    const joined = last && joins.test(joint);
    if (joined) runs.at(-1)?.push(word);
    else runs.push([word]);
    last = word;
  }
  return runs.filter((run) =>
    run.some(
      (word) =>
        !isCommon(word.folded) ||
        isCode(word) ||
        evidence.language !== "de" ||
        isBehindPeople(word, sentence.slice(0, word.at)),
    ),
  );
}

function looksLikeName(word: Word, index: number, clause: Clause, evidence: Evidence, sentence: string): boolean {
  if (isCode(word) || evidence.postingTools.has(word.folded)) return true;
  if (/^Bac\+?$/u.test(word.text)) return false;
  if (!/^\p{Lu}\p{L}{2,}/u.test(word.text)) return false;
  const before = sentence.slice(0, word.at);
  if (evidence.language !== "de" && landscape.test(fold(before))) return false;
  const opens = /^\s*["“«„(]*$|[.!?:]["”»]?\s*["“«„]?$/u.test(before);
  const next = clause.words[index + 1];
  // "Afterwards I".
  const nextIsName = next !== undefined && /^\p{Lu}/u.test(next.text) && next.text !== "I" && next.at - word.end <= 1;
  if (evidence.language === "de") {
    const after = sentence.slice(word.end);
    if (isBehindPeople(word, before)) return true;
    return isPostedPair(word, before, after, evidence) || (isGermanName(word, before, after) && (!opens || nextIsName));
  }
  if (!opens) return true;
  if (openers.has(word.folded) || participle.test(word.text) || (next && honorifics.has(next.folded))) return false;
  const { skill } = phrases[evidence.language];
  return nextIsName && !isCommon(word.folded) && !new RegExp(`^(?:${skill.source})`, "u").test(`${word.folded} `);
}

/** Before the number of a step. */
const stepWords = /^(?:class|grade|level|niveau|nivel|part|stage|step|stufe)$/u;

/** "Certifié Scrum", "Having": what a sentence may begin with. */
const participle = /(?:ing|[^\p{Lu}]ed|ly|ée?s?|[aeu]nt|ment|mente|[aiu]d[oa]s?|ando|iendo)$/u;

const code = new RegExp(`^${oneOf(tables.codes)}$`, "u");

function isCode({ text }: Word): boolean {
  return (
    code.test(text) &&
    !/^(?:I|II|III|IV|Ich|TV|PC|IT|HR|CV|USA|UK|EU|AM|PM|OK|Bac\+|CAP|BEP|FP|NVQ|BTS|DUT|BUT|HND|HNC|ESO)$/u.test(text)
  );
}

function toClaim(
  run: readonly Word[],
  clause: Clause,
  { evidence, sentence, why }: { evidence: Evidence; sentence: string; why: Claim["why"] },
): Claim {
  const first = run[0];
  const at = first?.at ?? clause.at;
  const text = sentence.slice(at, run.at(-1)?.end ?? at);
  return { kind: kindOf(text, first, clause, evidence, sentence), text, at, why };
}

function kindOf(
  text: string,
  first: Word | undefined,
  clause: Clause,
  evidence: Evidence,
  sentence: string,
): ClaimKind {
  if (letters.has(fold(text)) || text.split(/[\s/-]+/u).some((part) => letters.has(fold(part)))) return "certificate";
  if (schoolWords.test(fold(text))) return "degree";
  const before = fold(sentence.slice(Math.max(0, (first?.at ?? 0) - 26), first?.at ?? 0));
  if (orgWords.test(fold(text))) return "employer";
  const { at, skill, as } = phrases[evidence.language];
  if (new RegExp(`(?:${as.source})\\s*$`, "u").test(before)) return "title";
  if (first && isCode(first)) return "tool";
  if (new RegExp(`(?:${skill.source})\\s*$`, "u").test(before) && clause.mode === "claim") return "tool";
  return at.test(before) ? "employer" : "tool";
}

/** "At Northgate I ran": whom one applies to is nobody's past employer. */
function isPastEmployer(clause: Clause, run: readonly Word[], evidence: Evidence, sentence: string): boolean {
  const company = fold(evidence.company);
  const said = fold(sentence.slice(run[0]?.at, run.at(-1)?.end));
  if (clause.mode !== "claim" || company.length < 3 || said.length < 3 || !company.includes(said)) return false;
  if (evidence.factsFolded.includes(said)) return false;
  const before = foldInPlace(sentence.slice(0, run[0]?.at)).replace(/(?<=\s)\p{L}{4,} $/u, (noun) =>
    /^\p{Lu}/u.test(noun) ? noun : "",
  );
  return phrases[evidence.language].at.test(before.slice(-14)) && worked.test(clause.folded);
}

/** Words of having worked or learned somewhere. */
const worked = wholeWords(tables.worked);

const schoolWords = wholeWords(tables.schoolWords);
const orgWords = wholeWords(tables.orgWords);

function isOrgWord(folded: string): boolean {
  return orgWords.test(folded) || schoolWords.test(folded);
}

function hasOrg(folded: string, evidence: Evidence): boolean {
  return (
    (schoolWords.test(folded) && schoolWords.test(evidence.factsFolded)) ||
    (orgWords.test(folded) && orgWords.test(evidence.factsFolded))
  );
}

const letters = new Set(paperLetters.map(fold));
const languageNames = new Set(languageRows.flat());
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}
