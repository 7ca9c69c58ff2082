import { parseLetterText } from "./letter-parts.ts";
import { splitSentences } from "./split-sentences.ts";

/** A letter that the person wrote before. */
export type EarlierLetter = {
  title: string;
  company: string | null;
  content: string;
  /** The application that it was saved for. */
  applicationKey?: string | null | undefined;
};

/** `known` is what the person and the posting say themselves: what stands there is no echo. */
export type EchoQuestion = {
  text: string;
  company: string;
  known: string;
  earlier: readonly EarlierLetter[];
  /** The application that the letter is for; empty where there is none. What was saved for it is this letter. */
  applicationKey?: string;
};

export type Echoes = {
  /** How many earlier letters it was compared with. */
  compared: number;
  repeated: { sentence: string; title: string }[];
  /** Names that an earlier letter was addressed to. */
  companies: { name: string; sentence: string }[];
  /** Runs of words that at least every second earlier letter has. */
  worn: { phrase: string; letters: number }[];
};

const MOST_LETTERS = 200;
const MOST_SHOWN = 6;
/** Shorter sentences say little and may well come again. */
const LEAST_WORDS = 6;
const PHRASE_WORDS = 5;
/** More sentences in common than this for the same company, and it is the same letter. */
const SAME_LETTER = 0.6;

/** What a letter repeats of the person's earlier ones; other versions of the same letter do not count. */
export function findEchoes({ text, company, known, earlier, applicationKey = "" }: EchoQuestion): Echoes {
  const own = sentencesOf(text, company);
  const keys = new Set(own.map(({ key }) => key));
  const others = earlier
    .filter((letter) => applicationKey === "" || letter.applicationKey !== applicationKey)
    .slice(0, MOST_LETTERS)
    .map((letter) => ({ letter, sentences: sentencesOf(letter.content, letter.company ?? "") }))
    .filter(({ letter, sentences }) => {
      if (sentences.length === 0) return false;
      const shared = sentences.filter(({ key }) => keys.has(key)).length;
      const isSameJob = (letter.company ?? "").toLowerCase() === company.toLowerCase();
      return !isSameJob || shared / Math.min(sentences.length, Math.max(1, own.length)) <= SAME_LETTER;
    });
  return {
    compared: others.length,
    repeated: own
      .flatMap(({ sentence, key }) => {
        if (key.split(" ").length < LEAST_WORDS) return [];
        const source = others.find(({ sentences }) => sentences.some((other) => other.key === key));
        return source ? [{ sentence, title: source.letter.title }] : [];
      })
      .slice(0, MOST_SHOWN),
    companies: leftCompanies({ own, company, known, others: others.map(({ letter }) => letter) }),
    worn: wornPhrases({ own, known, others: others.map(({ sentences }) => sentences) }),
  };
}

/** `key` is the sentence without case and marks, the company's name taken out. */
type Sentence = { sentence: string; key: string };

function sentencesOf(text: string, company: string): Sentence[] {
  const name = wordsOf(company).join(" ");
  return parseLetterText(text)
    .paragraphs.flat()
    .flatMap(({ text: paragraph }) => splitSentences(paragraph))
    .map(({ text: sentence }) => {
      const words = wordsOf(sentence).join(" ");
      return { sentence: sentence.trim(), key: name === "" ? words : words.replaceAll(name, "§") };
    })
    .filter(({ key }) => key !== "");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}§]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

function leftCompanies(from: {
  own: readonly Sentence[];
  company: string;
  known: string;
  others: readonly EarlierLetter[];
}): Echoes["companies"] {
  const { own, company, known, others } = from;
  const names = new Set(others.map((letter) => letter.company?.trim() ?? "").filter((name) => name.length >= 3));
  return [...names]
    .flatMap((name) => {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "u");
      if (pattern.test(company) || (company.length > 2 && name.includes(company)) || pattern.test(known)) return [];
      const found = own.find(({ sentence }) => pattern.test(sentence));
      return found ? [{ name, sentence: found.sentence }] : [];
    })
    .slice(0, MOST_SHOWN);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

function wornPhrases(from: {
  own: readonly Sentence[];
  known: string;
  others: readonly (readonly Sentence[])[];
}): Echoes["worn"] {
  const { own, known, others } = from;
  if (others.length < 2) return [];
  const told = ` ${wordsOf(known).join(" ")} `;
  const counts = new Map<string, number>();
  for (const sentences of others)
    for (const gram of new Set(sentences.flatMap(({ key }) => gramsOf(key))))
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const isWorn = (gram: string) =>
    (counts.get(gram) ?? 0) >= Math.max(2, others.length / 2) && !told.includes(` ${gram} `) && !gram.includes("§");
  const worn = own.flatMap(({ key }) => joined(gramsOf(key), isWorn, counts));
  return worn
    .filter(({ phrase }, at) => worn.findIndex((other) => other.phrase === phrase) === at)
    .slice(0, MOST_SHOWN);
}

function gramsOf(key: string): string[] {
  const words = key.split(" ");
  return Array.from({ length: Math.max(0, words.length - PHRASE_WORDS + 1) }, (_, at) =>
    words.slice(at, at + PHRASE_WORDS).join(" "),
  );
}

/** Runs that overlap are one phrase. */
function joined(
  grams: readonly string[],
  isWorn: (gram: string) => boolean,
  counts: ReadonlyMap<string, number>,
): Echoes["worn"] {
  const phrases: Echoes["worn"] = [];
  grams.forEach((gram, at) => {
    if (!isWorn(gram)) return;
    const letters = counts.get(gram) ?? 0;
    const last = phrases.at(-1);
    const before = grams[at - 1];
    if (last && before !== undefined && isWorn(before)) {
      last.phrase += gram.slice(gram.lastIndexOf(" "));
      last.letters = Math.min(last.letters, letters);
    } else phrases.push({ phrase: gram, letters });
  });
  return phrases;
}
