import type { Fact, Language } from "#shared/letters/letter.schema.ts";
import { oneOf } from "#shared/words/word-pattern.ts";
import type { ClaimEvidence } from "./claim.ts";
import { isCognate } from "./cognates.ts";
import { factLanguage } from "./fact-language.ts";
import { germanTools } from "./german-tools.ts";
import tables from "./lexicon/names.json" with { type: "json" };
import { type Quantity, quantitiesOf } from "./quantities.ts";
import { type Period, readPeriod } from "./read-period.ts";
import { spelledOut, withLongYears } from "./short-forms.ts";
import { shortenedIn } from "./shortened-words.ts";
import { withWholeUnits } from "./typed-rates.ts";
import { fold, isKnownConcept, isSameMeaning, isSameWord, type Word, wordsOf } from "./words.ts";

/** One fact, ready to be held against a sentence. `group` is the post it belongs to, "" for none. */
export type Unit = {
  fact: Fact;
  language: Language;
  group: string;
  text: string;
  folded: string;
  /** The line itself with its short forms spelled out, folded. */
  ownFolded: string;
  words: readonly Word[];
  /** The words of the line itself, folded, without the post it belongs to. */
  own: readonly string[];
  quantities: readonly Quantity[];
  period: Period | null;
};

export type Evidence = ReturnType<typeof indexEvidence>;

/** Facts, posting and what else is known, indexed once for all sentences of a letter. */
export function indexEvidence(given: ClaimEvidence) {
  const { facts, about, posting, asOf } = given;
  const factsLanguage = factLanguage(facts.map(({ text }) => text).join("\n"), given.language);
  const languages = [...new Set([given.language, factsLanguage])];
  const posts = new Set(facts.map(({ label }) => label).filter((label) => !kinds.has(label)));
  const units = facts.map((fact) => toUnit(fact, { asOf, languages, factsLanguage, posts }));
  const aboutText = about.join(" . ");
  const aboutWords = wordsOf(aboutText);
  const heading = wordsOf(`${given.role} . ${given.company}`);
  const company = wordsOf(given.company);
  const postingWords = new Set(wordsOf(posting).map((word) => word.folded));
  const distinct = [...new Set(units.flatMap((unit) => unit.words.map((word) => word.folded)))];
  const codes = units
    .flatMap(({ words }) => words.filter(({ text }) => /^\p{Lu}{2,6}$/u.test(text)))
    .map(({ folded }) => folded);
  const large = new Set(
    units.flatMap(({ words }) => words.filter(({ text }) => /\p{Lu}/u.test(text))).map(({ folded }) => folded),
  );
  const smallWords: ReadonlySet<string> = new Set(distinct.filter((word) => !large.has(word)));
  const answers = new Map<string, boolean>();
  // Whoever worked in two countries tells in two languages: each line counts that is long enough to be of one.
  const lines = units.filter(({ own, period }) => period === null && own.length >= 3);
  const foreign = lines.filter(({ language }) => language !== given.language).length;
  const sameLanguage = facts.length === 0 || (factsLanguage === given.language && 2 * foreign <= lines.length);

  /** Whether some fact, or what else was said of the person, has the word or one of its meaning. */
  function knows(word: string): boolean {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const answer =
      distinct.some((other) => isSameMeaning(word, other) || (!sameLanguage && isCognate(word, other))) ||
      aboutWords.some((other) => isSameWord(word, other.folded));
    answers.set(word, answer);
    return answer;
  }

  return {
    ...given,
    units,
    heading,
    /** Letter and facts are in one language: a missing word then means a missing fact. */
    sameLanguage,
    factsFolded: fold([...facts.map(({ label, text }) => `${label} . ${text}`), aboutText].join(" | ")),
    factWords: new Set([
      ...units.flatMap(({ fact, words }) => [...words, ...wordsOf(fact.label)].map(({ folded }) => folded)),
      ...units.flatMap(({ words }) => words.flatMap(({ folded }) => /^\p{L}{2,}(?=\d+$)/u.exec(folded) ?? [])),
      ...aboutWords.map(({ folded }) => folded),
    ]),
    factsText: [...facts.map(({ text }) => text), aboutText].join(" | "),
    postingFolded: fold(posting),
    postingLines: posting.split(/\r\n|\r|\n/u).map((line) => wordsOf(line).map((word) => word.folded)),
    postingQuantities: languages.flatMap((language) => quantitiesOf(posting, language)),
    knows,
    /** Reference numbers of the posting. */
    references: [...posting.matchAll(reference)].map(([, code = ""]) => code),
    names: [...new Set(units.flatMap(({ words }) => words.filter(({ text }) => /^\p{Lu}/u.test(text))))].map(
      ({ folded }) => folded,
    ),
    initials: new Set(units.flatMap(({ words }) => initialsIn(words))),
    /** "Junta Qualificadora" stands for a "JQCV" of the facts, "sauveteur secouriste du travail" for an "SST". */
    isSpelledOut: (run: readonly Word[]) => {
      const letters = run.filter(({ folded }) => folded.length > 3).map(({ folded }) => folded[0] ?? "");
      const isOf = (code: string) => code.startsWith(letters.join("")) && code.length <= letters.length + 2;
      return letters.length > 1 && codes.some((code) => isOf(code) && (letters.length > 2 || code.length > 3));
    },
    shortened: shortenedIn(
      facts.map(({ label, text }) => (text.includes(label) ? text : `${label} | ${text}`)),
      given.language,
    ),
    /** Words that the facts write small wherever they have them. */
    smallWords,
    /** Names in the posting: never written small there. */
    postingNames: namesIn(posting),
    /** In a German letter: programs and devices that the posting asks for, folded. */
    postingTools: given.language === "de" ? germanTools(posting) : new Set<string>(),
    /** Whether a fact has the word itself in some form. */
    says: (word: string) =>
      [...distinct, ...aboutWords.map(({ folded }) => folded)].some((other) => isSameWord(word, other)),
    /** In another language than the facts' only words that the concepts know can be judged. */
    canJudge: (word: string) => sameLanguage || isKnownConcept(word),
    inPosting: (word: string) => postingWords.has(word) || [...postingWords].some((other) => isSameWord(word, other)),
    inCompany: (word: string) => company.some((other) => isSameWord(word, other.folded)),
    inHeading: (word: string) => heading.some((other) => isSameWord(word, other.folded)),
    unitsWith: (word: string) => units.filter((unit) => unit.words.some((other) => isSameMeaning(word, other.folded))),
  };
}

const reference = new RegExp(
  String.raw`(?<!\p{L})${oneOf(tables.references)}\.?\s*(?:(?:no|nr|nº|n°|number)\.?\s*|\.\s*)?(?::\s*)?([\p{L}\p{N}][\p{L}\p{N}/._-]*\p{N}[\p{L}\p{N}]*)`,
  "giu",
);

/** The letters that runs of words would be shortened to, small words left out. */
function initialsIn(words: readonly Word[]): string[] {
  const letters = words
    .filter(({ folded }) => folded.length > 3 || /\d/u.test(folded))
    .map(({ folded }) => folded[0] ?? "");
  return letters.flatMap((_, from) =>
    [3, 4, 5, 6]
      .filter((length) => from + length <= letters.length)
      .map((length) => letters.slice(from, from + length).join("")),
  );
}

function namesIn(posting: string): ReadonlySet<string> {
  const found = wordsOf(posting);
  const small = new Set(found.filter(({ text }) => !/\p{Lu}/u.test(text)).map(({ folded }) => folded));
  const inside = found.filter(
    ({ text, at }) => /\p{Lu}/u.test(text) && /[\p{L}\p{N},(/&] ?$/u.test(posting.slice(Math.max(0, at - 2), at)),
  );
  return new Set(inside.map(({ folded }) => folded).filter((word) => !small.has(word)));
}

type Setting = {
  asOf: string;
  languages: readonly Language[];
  factsLanguage: Language;
  /** The labels of lines that belong to posts. */
  posts: ReadonlySet<string>;
};

function toUnit(fact: Fact, { asOf, languages, factsLanguage, posts }: Setting): Unit {
  const language = factLanguage(fact.text, factsLanguage, 0.3);
  const post = postOf(fact, posts);
  const group = post ?? (kinds.has(fact.label) ? "" : fact.label);
  const written = fact.text.includes(group) ? fact.text : `${fact.text} (${group})`;
  const all = [...new Set([...languages, language])];
  const spelled = [...spelledOut(written, all), ...(isDriving(fact) ? drivingWords : [])];
  const text = [withLongYears(written, asOf), ...spelled].join(" . ");
  const dated = withLongYears(fact.text, asOf, paperKinds.has(fact.label));
  const readings = [...new Set([fact.text, dated, withWholeUnits(dated)])];
  return {
    fact,
    language,
    group,
    text,
    folded: fold(text),
    ownFolded: fold([fact.text, ...spelled].join(" . ")),
    words: wordsOf(text),
    own: wordsOf(fact.text).map((word) => word.folded),
    quantities: readings.flatMap((reading) => all.flatMap((one) => quantitiesOf(reading, one))),
    period:
      post === null
        ? null
        : readPeriod(post === fact.text ? dated : withLongYears(fact.text.slice(post.length), asOf), asOf),
  };
}

/**
 * The name of the post that a fact tells the dates of, as its lines are labelled with it; null for any other fact.
 * Letters saved before the material label the post itself with its name.
 */
function postOf({ label, text }: Fact, posts: ReadonlySet<string>): string | null {
  if (label === POST) return nameIn(text, posts);
  return !kinds.has(label) && text.startsWith(label) && text !== label && /\d{4}/u.test(text) ? label : null;
}

function nameIn(text: string, posts: ReadonlySet<string>): string {
  const names = [...posts].filter((name) => text === name || text.startsWith(`${name}, `));
  return names.sort((a, b) => b.length - a.length)[0] ?? text;
}

const paperKinds = new Set(["Education", "License", "Licence", "Certificate", "Course"]);

/** "Full, clean" under that label is a driving licence, and "carnet B", "FS Kl. B", "full UK licence" anywhere. */
function isDriving({ label, text }: Fact): boolean {
  return label === "Driver's license" || DRIVING.test(text) || CLASSES.test(text);
}

const drivingWords = [
  ...["driving licence", "driver's license", "Führerschein", "Fahrerlaubnis", "permis de conduire"],
  ...["carné de conducir", "carnet de conducir", "permiso de conducir"],
];
/** "B + BE": a row of nothing but classes. */
const CLASSES = /^(?:[A-D][12]?E?)(?:\s?[,+/]\s?[A-D]?[12]?E?)*$/u;
const DRIVING = new RegExp(
  String.raw`(?<!\p{L})(?:licen[cs]es?|permis|permiso|carnet|carné|fs|führerschein|full (?:uk |us )?licen[cs]e)` +
    String.raw`(?:,? (?:de )?(?:cat|class|kl|klasse|clase|catégorie|category|categoría)\.?)? (?:a|be?|c1?e?|d)(?![\p{L}\d])` +
    String.raw`|(?<!\p{L})full (?:clean )?(?:uk |us )?licen[cs]e`,
  "iu",
);

/** How the material labels a post. */
const POST = "Job";

/** Labels that name a kind of fact and no post. */
const kinds = new Set([
  POST,
  "Skill",
  "Education",
  "License",
  "Licence",
  "Certificate",
  "Course",
  "Driver's license",
  "Language",
  "Link",
  "Your answer",
  "Strength",
  "Years of experience",
  "Education level",
  "What you have done",
  "Experience and achievements",
]);
