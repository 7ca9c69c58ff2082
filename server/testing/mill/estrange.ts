import { createDice, type Dice, seedOf } from "./dice.ts";
import type { MillPerson } from "./person.ts";

/**
 * The person with some titles, employers, schools, degrees, and towns in invented words, because real people have more of
 * them than any list knows, and with years in some of what was done. `share` is how many; the same text always becomes
 * the same other one.
 */
export function estrange(person: MillPerson, share: number, seed: number): MillPerson {
  const change = (text: string, kind: string): string => {
    const dice = createDice(seedOf(`${kind} ${text}`) ^ seed);
    if (text === "" || !dice.chance(share)) return text;
    // Half of the names keep a word that tells what they are.
    const keeps = dice.chance(0.5) ? dice.whole(0, text.split(" ").length) : -1;
    return text
      .split(" ")
      .map((word, index) => (index === keeps ? word : inventWord(word, dice)))
      .join(" ");
  };
  const dateLine = (line: string): string => {
    const dice = createDice(seedOf(line) ^ seed);
    if (!dice.chance(share * 0.25)) return line;
    const year = dice.whole(2008, 2024);
    return dice.chance(0.6) ? `${line} ${sinceWords[person.language]} ${year}` : `${line} (${year})`;
  };
  return {
    ...person,
    headline: change(person.headline, "title"),
    place: change(person.place, "place"),
    jobs: person.jobs.map((job) => ({
      ...job,
      title: change(job.title, "title"),
      company: change(job.company, "company"),
      place: change(job.place, "place"),
      lines: job.lines.map((line) => dateLine(line)),
    })),
    studies: person.studies.map((study) => ({
      ...study,
      degree: change(study.degree, "degree"),
      school: change(study.school, "school"),
      place: change(study.place, "place"),
    })),
  };
}

/** What was done tells years too, which open no job. */
const sinceWords: Record<MillPerson["language"], string> = {
  en: "since",
  de: "seit",
  fr: "depuis",
  es: "desde",
  pt: "desde",
  it: "dal",
  nl: "sinds",
  pl: "od",
  sv: "sedan",
};

const vowels = "aeiou";
const consonants = "bdfgklmnprstv";

/** A word of the same length and look; short words, short forms, and figures stay. */
export function inventWord(word: string, dice: Dice): string {
  if (!/^[^\p{L}]*\p{L}?\p{Ll}{3,}[^\p{L}.]*$/u.test(word)) return word;
  return [...word]
    .map((letter) => {
      if (!/\p{L}/u.test(letter)) return letter;
      const plain = letter.normalize("NFKD").charAt(0).toLowerCase();
      const other = dice.pick([...(vowels.includes(plain) ? vowels : consonants)]);
      return /\p{Lu}/u.test(letter) ? other.toUpperCase() : other;
    })
    .join("");
}
