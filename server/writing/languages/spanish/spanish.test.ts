import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type LetterSentence, type Tone, toneSchema } from "#shared/letters/letter.schema.ts";
import { letterText, paragraphText } from "#shared/letters/letter-text.ts";
import { composeLetter } from "../../compose-letter.ts";
import { readFacts } from "../../facts/read-facts.ts";
import type { Applicant } from "../../letter-request.ts";
import { readPosting } from "../../posting/read-posting.ts";
import type { Posting } from "../../posting.ts";
import { people } from "../../testing/people.ts";
import { answering, type SpanishPosting, spanishPeople } from "../../testing/spanish-people.ts";
import { translateLetter } from "../../translate-letter.ts";
import { writeLetter } from "../../write-letter.ts";
import type { WrittenLetter } from "../../written-letter.ts";
import { MONTHS } from "./numbers.ts";

const asOf = "2026-11-21";
const tones: readonly Tone[] = toneSchema.options;
const history = { strategies: [], openingFacts: [] };
const POSTINGS: readonly SpanishPosting[] = [
  "es-enfermera-listado",
  "es-desarrollador-tu",
  "es-comercial-agencia",
  "es-camarero-corto",
];

function read(name: SpanishPosting): string {
  return readFileSync(new URL(`../../testing/postings/${name}.txt`, import.meta.url), "utf8");
}

type Written = { written: WrittenLetter; applicant: Applicant; posting: Posting };
const LETTERS = new Map<Tone, Written[]>();

/** Every person answers every Spanish posting; people who typed in English are among them. */
function everyLetter(tone: Tone): Written[] {
  const known = LETTERS.get(tone);
  if (known) return known;
  const applicants = [...Object.values(spanishPeople), people.nurse, people.manager, people.fewWords];
  const letters = POSTINGS.flatMap((name) =>
    applicants.flatMap((person) =>
      [1, 2].map((seed) => {
        const applicant = answering(person, read(name));
        const posting = readPosting(applicant.form.prompt, {});
        const request = { applicant, tone, language: "es" as const, seed, history, asOf };
        return { written: composeLetter(request, posting), applicant, posting };
      }),
    ),
  );
  LETTERS.set(tone, letters);
  return letters;
}

test.each(tones)(
  "a %s letter keeps to Spanish punctuation, contracts, and is of a length",
  (tone) => {
    for (const { written } of everyLetter(tone)) {
      const { letter } = written;
      const body = letter.paragraphs.map(paragraphText).join("\n");
      expect(letter.greeting.endsWith(":")).toBe(true);
      expect(letter.closing).toMatch(tone === "formal" ? /\.$/u : /,$/u);
      expect(letter.subject).toMatch(/^Asunto: candidatura/u);
      expect(body).not.toMatch(/(?<!\p{L})(?:de|a) el (?=\p{L})|(?<=\s)y (?=i(?![aeo])\p{Ll})|\d %/u);
      expect(body).not.toMatch(/[~{}|[\]]|\s[,.;:?!]|\s{2}|\.\.|undefined|null|Unknown/u);
      expect(body.match(/\?/gu)?.length).toBe(body.match(/¿/gu)?.length);
      expect(body.match(/!/gu)?.length).toBe(body.match(/¡/gu)?.length);
      expect(body.match(/!/gu)?.length ?? 0).toBeLessThanOrEqual(tone === "enthusiastic" ? 1 : 0);
      expect(body.split(/\s+/u).length).toBeLessThanOrEqual(400);
      expect(letterText(letter).endsWith(letter.signature)).toBe(true);
    }
  },
  120_000,
);

test.each(tones)(
  "a %s letter does not say whether a man or a woman writes",
  (tone) => {
    for (const { written } of everyLetter(tone)) {
      const body = written.letter.paragraphs.map(paragraphText).join(" ");
      expect(body).not.toMatch(
        /(?<!\p{L})(?:encantad|interesad|dispuest|motivad|convencid|segur|preparad)[oa](?!\p{L})/u,
      );
    }
  },
  120_000,
);

test.each(tones)(
  "no number and no name in a %s Spanish letter comes from nowhere",
  (tone) => {
    const loose = everyLetter(tone).flatMap((letter) => {
      const known = licences(letter);
      return letter.written.letter.paragraphs.flat().flatMap((sentence) => {
        const words = looseWords(sentence, known(sentence));
        return words.length > 0 ? [`${words.join(", ")}: ${sentence.text}`] : [];
      });
    });
    expect(loose).toEqual([]);
  },
  120_000,
);

test.each(tones)(
  "vosotros answers a posting that says tú, and only in a %s letter that is friendly or enthusiastic",
  (tone) => {
    const friends = /(?<!\p{L})(?:os|vosotros|vuestr[oa]s?|\p{L}+(?:áis|éis)|(?:cont|conoc|pregunt)[ae]ros)(?!\p{L})/u;
    const ustedes = /(?<!\p{L})(?:ustedes|les|sus?|\p{L}+(?:arles|erles))(?!\p{L})/u;
    for (const { written, posting } of everyLetter(tone)) {
      const body = written.letter.paragraphs
        .map(paragraphText)
        .join(" ")
        .replace(/«[^»]*»/gu, "");
      const speaksToFriends = posting.informal && (tone === "friendly" || tone === "enthusiastic");
      expect(body).not.toMatch(speaksToFriends ? ustedes : friends);
    }
  },
  120_000,
);

test("lines typed in English stand in quotation marks, and the person is told", () => {
  const { applicant } = people.manager;
  const { letter, hints } = writeLetter({ applicant, tone: "formal", language: "es", seed: 1, history, asOf });
  const body = letter.paragraphs.map(paragraphText).join(" ");
  expect(body).toMatch(/«Manage 3 shifts with 64 people»/u);
  expect(hints.join(" ")).toMatch(/type them in Spanish/u);
});

test("a letter planned in English comes out in Spanish without words of its posting", () => {
  const { applicant } = people.nurse;
  const { plan } = writeLetter({ applicant, tone: "professional", language: "en", seed: 1, history, asOf });
  const letter = translateLetter({ plan, language: "es" });
  expect(letter.language).toBe("es");
  expect(letter.paragraphs.map(paragraphText).join(" ")).not.toMatch(/wards? manager|older patients|your posting/iu);
});

test("another seed and the history of the first letter give another opening", () => {
  const applicant = answering(spanishPeople.enfermera, read("es-enfermera-listado"));
  const request = { applicant, tone: "professional" as const, language: "es" as const, seed: 1, history, asOf };
  const first = writeLetter(request);
  const used = {
    strategies: [first.used.strategy],
    openingFacts: [first.used.openingFact],
    phrases: first.used.phrases,
  };
  const second = writeLetter({ ...request, seed: 2, history: used });
  expect(second.letter.paragraphs[0]?.[0]?.text).not.toBe(first.letter.paragraphs[0]?.[0]?.text);
  expect(writeLetter(request).letter).toEqual(first.letter);
});

/** The words that a sentence may hold: of its facts, its posting lines, the names of the heading. */
function licences({ written, applicant, posting }: Written): (sentence: LetterSentence) => string {
  const text = new Map(written.facts.map((fact) => [fact.id, fact.text]));
  const posts = new Map(readFacts(applicant, asOf).posts.map((post) => [post.fact, post.period.months]));
  const { form } = applicant;
  const heading = `${form.jobTitle} ${form.company} ${posting.role?.text ?? ""} ${posting.company?.text ?? ""}`;
  return (sentence) => {
    const own = sentence.facts.map((id) => `${text.get(id) ?? ""} ${durations(posts.get(id) ?? null)}`);
    const theirs = sentence.postingLines.map((line) => posting.lines[line - 1] ?? "");
    return [heading, ...own, ...theirs].join(" ").toLowerCase();
  };
}

function durations(months: number | null): string {
  if (months === null) return "";
  const years = Math.floor(months / 12);
  return [months, years, years + 1].join(" ");
}

/** Numbers above three and capitalised words inside the sentence that the licence does not hold. */
function looseWords({ text }: LetterSentence, licence: string): string[] {
  const numbers = new Set(licence.match(/\d+/gu));
  const figures = (text.match(/\d+/gu) ?? []).filter((figure) => !numbers.has(figure) && !licence.includes(figure));
  const spelt = NUMBER_WORDS.filter(
    ([word, value]) =>
      new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text) &&
      !numbers.has(String(value)) &&
      !licence.includes(word),
  ).map(([word]) => word);
  const names = [...text.matchAll(/(?<=[\p{L}\p{N},;:)] [(«]?)\p{Lu}[\p{L}\p{N}+#-]+/gu)].map(([name]) => name);
  return [
    ...figures,
    ...spelt,
    ...names.filter((name) => !MONTHS.includes(name.toLowerCase()) && !licence.includes(name.toLowerCase())),
  ];
}

const NUMBER_WORDS = ([4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map(
  (value) => ["cuatro cinco seis siete ocho nueve diez once doce".split(" ")[value - 4] ?? "", value] as const,
);
