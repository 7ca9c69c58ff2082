import { concepts } from "#shared/claims/concepts.ts";
import { shortNamesIn } from "./short-names.ts";
import { fold, stemOf } from "./stem.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { TextMemory } from "./text-memory.ts";

/**
 * The telling words of a text as stems, in order of appearance, each once. Words of one meaning in any of the four
 * languages share a stem ("welding", "Schweißen" and "soudure" are one), so texts of two languages can meet.
 */
export function stemsOf(text: string): ReadonlySet<string> {
  const known = STEMS.get(text);
  if (known) return known;
  const stems = readStems(text);
  STEMS.set(text, stems);
  return stems;
}

/** One letter asks for the same lines, skills and topics many times over. */
const STEMS = new TextMemory<ReadonlySet<string>>({ most: 1000, longest: 200 });

function readStems(text: string): ReadonlySet<string> {
  const stems = new Set<string>();
  const folded = fold(text.includes("erminé") ? text.replaceAll("erminé", "erminado") : text);
  for (const word of folded.match(WORD) ?? []) {
    for (const part of JOINT.test(word) ? word.split(JOINT) : [word]) {
      const stem = stemIn(part);
      if (stem !== null) stems.add(stem);
    }
  }
  for (const short of shortNamesIn(folded).map(stemOf)) stems.add(CONCEPT_OF_STEM.get(short) ?? short);
  return stems;
}

/** The stem of a folded word that tells something; postings and facts are made of the same few thousand words. */
function stemIn(word: string): string | null {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  const stem = readStem(word);
  WORDS.set(word, stem);
  return stem;
}

const WORDS = new TextMemory<string | null>({ most: 4000, longest: 40 });

function readStem(word: string): string | null {
  if (word.length < 2 && !/[+#]|^[cr]$/u.test(word)) return null;
  if (STOP_WORDS.has(word) || (word.charCodeAt(0) < AFTER_DIGITS && /^\d+$/u.test(word))) return null;
  const apart = APART.find((whole) => word.startsWith(whole)) ?? MEANT.get(word);
  if (apart) return apart;
  const stem = stemOf(word);
  if (ENDING.test(word)) return "fin";
  if (STOP_WORDS.has(stem) && !PEOPLE.test(word)) return null;
  // "car" is no "carer", though their stems are alike.
  const isListed = word.length > SHORTEST_INFLECTED || SHORT_WORDS.has(word);
  return (isListed ? CONCEPT_OF_STEM.get(stem) : undefined) ?? stem;
}

/** Words that share a stem with others and no meaning: a correctional nurse works in a prison and corrects nothing. */
const APART = ["correctional"];

/** Who is registered holds a registration, and no register of what happened. */
const MEANT = new Map([
  ["registration", "register"],
  ["registrations", "register"],
]);

/** "Terminé el bachillerato", "término fijo": an end, where German "Termine" are in a calendar. */
const ENDING = /^termin(?:o|os|a|an|ar|er|ad[oa])$/u;

/** "assistants" are people, "assist" says little. */
const PEOPLE = /^assistant/u;

const AFTER_DIGITS = 0x3a;
const JOINT = /[-/']/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.'/-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu;

const SHORTEST_INFLECTED = 3;

const SHORT_WORDS: ReadonlySet<string> = new Set(
  concepts.flatMap((words) =>
    words
      .split(/[\s|]+/u)
      .filter((word) => word.length <= SHORTEST_INFLECTED)
      .map(fold),
  ),
);

const CONCEPT_OF_STEM: ReadonlyMap<string, string> = new Map(
  concepts.flatMap((words) => {
    const stems = words.split(/[\s|]+/u).map(stemOf);
    return stems.map((stem): [string, string] => [stem, `=${stems[0]}`]);
  }),
);
