import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import { type Language, languageSchema, toneSchema } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { listHeads } from "#shared/letters/list-labels.ts";
import { rowsOf } from "#shared/material/rows.ts";
import { templateIds } from "#shared/templates/template.ts";
import type { LetterRequest } from "./letter-request.ts";
import { people, type Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";
import { writerBooks } from "./writer-books.ts";

const RUNS = 300;

/** What people type: halves of sentences, marks, shouting, other scripts, tags, nothing. */
const ugly = fc.oneof(
  fc.constantFrom(
    ...[
      "i been welding since 2009",
      "I look after six acres & 2 gardeners",
      "  - Trained 12 nurses in Epic  ",
      "hiab",
      "…",
    ],
    ...[
      "never had a complaint in approx. 9 yrs",
      "I DO NIGHTS!!",
      "Ich betreue 14 Bewohner, ca. 3 davon allein",
      "Gestion",
    ],
    ...[
      "Je m'occupe de 12 résidents : repas, soins",
      "J'ai formé 5 stagiaires",
      "Llevo la caja (unas 40 mesas)",
      "Reduje un 18 %",
    ],
    ...[
      "<b>I bake</b> 400 loaves",
      "I — a baker — rise at 3",
      "עברית 5",
      "🙂 I smile",
      "{role} [x] I won",
      "a\u0000b \ud800 c",
      "",
    ],
  ),
  fc.string({ maxLength: 60 }),
  fc.lorem({ maxCount: 12 }),
);
const short = fc.oneof(
  fc.constantFrom("Nurse", "head of IT", "X", "CAP Cuisine", "é", "Müller GmbH", "the Royal Oak"),
  ugly,
);
const year = fc.constantFrom("", "2014", "2019-03", "2021");
const told = fc.record<Told>({
  lang: fc.constantFrom(...languageSchema.options),
  first: short,
  last: short,
  role: short,
  company: short,
  ref: short,
  contact: fc.record({ name: short, title: fc.constantFrom("", "Mrs", "Herrn Dr.", "Mme", "Lic.", "x") }),
  informal: fc.boolean(),
  jobs: fc.array(fc.tuple(short, short, year, fc.oneof(year, fc.constant("now")), fc.array(ugly, { maxLength: 4 })), {
    maxLength: 3,
  }),
  papers: fc.array(fc.tuple(short, short, fc.constantFrom("2014", "expected 2027", "")), { maxLength: 3 }),
  skills: fc.array(short, { maxLength: 5 }),
  languages: fc.array(fc.tuple(short, short), { maxLength: 2 }),
  plain: fc.array(ugly, { maxLength: 4 }),
  done: fc.array(
    fc.tuple(
      fc.constantFrom("why" as const, "question" as const, "demand" as const, "before" as const, "wish" as const),
      fc.constantFrom("", "I am applying because", "Ich bewerbe mich bei Ihnen, denn", "Before that I"),
      ugly,
      fc.constantFrom("q0", "p0", "p1"),
    ),
    { maxLength: 4 },
  ),
  asks: fc.array(fc.tuple(short, fc.constant(null)), { maxLength: 4 }),
  questions: fc.array(ugly, { maxLength: 1 }),
});
const more = fc.record({
  seed: fc.nat(),
  tone: fc.constantFrom(...toneSchema.options),
  templateId: fc.constantFrom(null, ...templateIds),
  length: fc.constantFrom("short" as const, "usual" as const, "long" as const),
});

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const frameWords = new Map(
  languageSchema.options.map(
    (language) =>
      [
        language,
        new Set(
          wordsOf(
            JSON.stringify([
              writerBooks[language],
              [true, false].map((informal) => [listHeads(language, informal), listHeads(language, informal, true)]),
            ]),
            // As Switzerland spells them.
          ).flatMap((word) => [word, word.replaceAll("ß", "ss")]),
        ),
      ] as const,
  ),
);

/** Everything that may stand in the letter beside words of ours. */
function givenWords(request: LetterRequest): Set<string> {
  const { material, job, answered, reading } = request;
  // "28h" has its figure in a letter without the letter behind it.
  const figures = (text: string) => text.match(/\p{N}+/gu) ?? [];
  // French titles are typed without the accent of their first letter.
  const accented = (text: string) => wordsOf(text).map((word) => word.replace(/^e/u, "é"));
  const texts = textsIn([material, job, answered, reading]);
  return new Set(texts.flatMap((text) => [...wordsOf(text), ...figures(text), ...accented(text)]));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value, value.replace(/\p{Cc}/gu, " ")];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe("a letter, whatever people type", () => {
  it("holds no word that is in no frame, posting or row", () => {
    fc.assert(
      fc.property(told, more, (person, changes) => {
        const request = toRequest(person, changes);
        const given = givenWords(request);
        const strange = wordsOf(letterText(writeLetter(request).letter)).filter(
          (word) => !given.has(word) && !frameWords.get(person.lang)?.has(word),
        );
        expect(strange).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it("holds the person's sentences as they stand, but for the listed edits at their start", () => {
    fc.assert(
      fc.property(told, more, (person, changes) => {
        const request = toRequest(person, changes);
        const rows = new Map(rowsOf(request.material).map(({ id, text }) => [id, edited(text, person.lang)]));
        const { letter } = writeLetter(request);
        for (const { text, facts, words } of letter.paragraphs.flat()) {
          if (words !== "own") continue;
          const said = edited(text, person.lang).split(" ");
          const row = ` ${rows.get(facts[0] ?? "") ?? ""} `;
          const isIn = said.some(
            (_word, from) => from <= MOST_CHANGED && row.includes(` ${said.slice(from).join(" ")} `),
          );
          expect([text, row, isIn || said.length <= MOST_CHANGED]).toEqual([text, row, true]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("has a greeting, paragraphs without gaps and no slot left open", () => {
    fc.assert(
      fc.property(told, more, (person, changes) => {
        const request = toRequest(person, changes);
        const { letter } = writeLetter(request);
        expect(letter.greeting).not.toBe("");
        for (const { text } of letter.paragraphs.flat()) {
          expect(text.trim()).toBe(text);
          expect(text).not.toMatch(/\p{Cc}|\s{2}|undefined/u);
        }
        expect(writeLetter(request).letter).toEqual(letter);
      }),
      { numRuns: RUNS },
    );
  });
});

/** A prefix of three words and two words that change places. */
const MOST_CHANGED = 6;

/** The words of a text with the abbreviations that a letter writes out. */
function edited(text: string, language: Language): string {
  const { abbreviations } = books[language].words;
  const whole = text.replace(/<\/?[a-z][^<>]*>/giu, " ").split(/\s+/u);
  return wordsOf(whole.map((word) => abbreviations[word.toLowerCase()] ?? word).join(" ")).join(" ");
}

const rich = people.filter(({ jobs = [], done = [] }) => jobs.length > 1 && done.length > 0);

/** What eleven letters of the same rows used: their orders of paragraphs, and their frames. */
function eleven(person: Told, tone: LetterRequest["tone"]): { orders: string[]; frames: string[][] } {
  const used: string[] = [];
  for (let seed = 0; seed <= 10; seed++)
    used.push(...writeLetter(toRequest(person, { seed, tone, earlier: { texts: [], used: [...used] } })).used);
  const parts = used.map((entry) => entry.split(":"));
  return {
    orders: parts.map(([order = ""]) => order),
    frames: parts.map(([, frames = ""]) => frames.split(",").filter(Boolean)),
  };
}

/** The largest part of a letter's frames that stand in another of them too. */
function mostShared(letters: readonly string[][]): number {
  return Math.max(
    ...letters.flatMap((frames, at) =>
      letters.slice(0, at).map((others) => frames.filter((frame) => others.includes(frame)).length / frames.length),
    ),
  );
}

describe("ten more letters of the same rows", () => {
  it.each(rich.map((person) => [`${person.lang} ${person.first}`, person] as const))(
    "share no order of paragraphs as long as there are others, and no more than half of their frames (%s)",
    (_name, person) => {
      const { orders, frames } = eleven(person, "professional");
      const blocks = (orders[0] ?? "").split("-").length;
      const possible = [1, 1, 2, 6, 24, 120][blocks] ?? 120;
      expect(new Set(orders).size).toBe(Math.min(orders.length, possible));
      expect(mostShared(frames)).toBeLessThanOrEqual(0.5);
    },
  );

  it("are never said in the same frames again, whatever people type", () => {
    fc.assert(
      fc.property(told, fc.constantFrom(...toneSchema.options), (person, tone) => {
        const { frames } = eleven(person, tone);
        if ((frames[0]?.length ?? 0) >= 3) expect(mostShared(frames)).toBeLessThan(1);
      }),
      { numRuns: 60 },
    );
  });

  it("begin otherwise in another tone, where the country's spelling makes two sentences one", () => {
    const person: Told = { lang: "en", first: "Ann", last: "Lee", role: "Nurse", company: "Mercy", plain: ["Ohio"] };
    const openingOf = (request: LetterRequest) => {
      const { letter, used } = writeLetter(request);
      return { said: letter.paragraphs[0]?.[0]?.text, used };
    };
    for (let seed = 0; seed < 40; seed++) {
      const first = openingOf(toRequest(person, { seed, tone: "professional" }));
      const earlier = { texts: [], used: first.used };
      const next = openingOf(toRequest(person, { seed: seed + 1, tone: "formal", earlier }));
      expect(next.said).not.toBe(first.said);
    }
  });

  it("tell the same rows", () => {
    for (const person of rich) {
      const told = [1, 2, 3].map((seed) => factsOf(toRequest(person, { seed })));
      expect(new Set(told.map((facts) => facts.join()).values()).size).toBe(1);
    }
  });
});

function factsOf(request: LetterRequest): string[] {
  const { letter } = writeLetter(request);
  const sentences = [...letter.paragraphs.flat(), ...(letter.list?.rows.map(({ bring }) => bring) ?? [])];
  return [...new Set(sentences.flatMap(({ facts }) => facts))].sort();
}

describe("a short letter", () => {
  it.each(people.map((person) => [`${person.lang} ${person.first}`, person] as const))(
    "tells nothing that the long one leaves out (%s)",
    (_name, person) => {
      const [brief, long] = (["short", "long"] as const).map((length) => ownFacts(toRequest(person, { length })));
      expect(long).toEqual(expect.arrayContaining(brief ?? []));
    },
  );

  const lines = [
    "I greet people",
    "I cut waiting times by 40 % for 900 patients",
    "I file",
    "I answer the phone",
    "I tidy up",
  ];
  it("never misses the strongest line", () => {
    const request = toRequest(
      { lang: "en", first: "A", last: "B", jobs: [["Clerk", "Mercy", "2019", "now", lines]] },
      { length: "short" },
    );
    expect(letterText(writeLetter(request).letter)).toContain("cut waiting times by 40 %");
  });
});

it("names the skills of who tells little else, though the posting asks for none of them", () => {
  const skills = ["SEO", "Social media"];
  const told = { lang: "en" as const, first: "A", last: "B", plain: ["I have 5 years of experience"], skills };
  expect(letterText(writeLetter(toRequest(told)).letter)).toContain("SEO and Social media");
  const jobs: Told["jobs"] = [
    ["Clerk", "Mercy", "2019", "now", ["I greet people", "I keep the files", "I open the post"]],
  ];
  expect(letterText(writeLetter(toRequest({ ...told, jobs })).letter)).not.toContain("SEO");
});

function ownFacts(request: LetterRequest): string[] {
  const { letter } = writeLetter(request);
  return letter.paragraphs.flat().flatMap(({ words, facts }) => (words === "own" || words === "joined" ? facts : []));
}

describe("a template", () => {
  it.each(languageSchema.options)("gives each letter sentences of its own in %s", (language) => {
    const person = people.find(({ lang }) => lang === language) ?? { lang: language, first: "A", last: "B" };
    const bare = { ...person, done: [], informal: false };
    const letters = [null, ...templateIds].map((templateId) =>
      letterText(writeLetter(toRequest(bare, { templateId })).letter),
    );
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe("a translation without a model", () => {
  const person: Told = {
    lang: "en",
    first: "Ann",
    last: "Lee",
    role: "Gardener",
    jobs: [["Gardener", "Marlpit House", "2019", "now", ["I look after six acres"]]],
    done: [["why", "I am applying because", "I like soil"]],
  };
  const translated = (untranslated: "leave-out" | "keep", said?: string) => {
    const request = toRequest(person, { language: "de", translation: { from: "en", untranslated } });
    const line = request.material.jobs[0]?.lines[0];
    if (line && said) line.said = { de: said };
    return writeLetter(request);
  };

  it("leaves out what is not said in its language, and asks for it", () => {
    const { letter, toSay, notices } = translated("leave-out");
    expect(letterText(letter)).not.toMatch(/acres|soil/);
    expect(letterText(letter)).toMatch(/2019/);
    expect(toSay.map(({ text }) => text).toSorted()).toEqual([
      ...["I am applying because I like soil", "I look after six acres."],
    ]);
    expect(notices.join()).toContain("I look after six acres.");
  });

  it("keeps it as it is where that is wanted, and takes the person's own version where there is one", () => {
    const kept = letterText(translated("keep").letter);
    expect(kept).toContain("I look after six acres.");
    expect(kept).toContain("I am applying because I like soil.");
    const own = translated("leave-out", "Ich pflege sechs Hektar Garten");
    expect(letterText(own.letter)).toContain("Ich pflege sechs Hektar Garten.");
    expect(own.toSay).toHaveLength(1);
  });
});

it("asks for no answer again that was given in the translation's language too", () => {
  const done: Told["done"] = [["why", "I am applying because", "I like soil"]];
  const request = toRequest(
    { lang: "en", first: "Ann", last: "Lee", role: "Gardener", done },
    { language: "de", translation: { from: "en", untranslated: "leave-out" } },
  );
  const [why] = request.material.completions;
  const german = why && { ...why, language: "de" as const, beginning: "", ending: "Ich mag Gartenarbeit." };
  request.material = { ...request.material, completions: [why, german].filter((one) => one !== undefined) };
  const { letter, toSay } = writeLetter(request);
  expect(toSay).toEqual([]);
  expect(letterText(letter)).toContain("Ich mag Gartenarbeit.");
});

describe("a language that nobody has thought of", () => {
  it("needs nothing but a book of its own", () => {
    const swap = (text: string) =>
      text.replace(/\{[^}]*\}|[\p{L}]+/gu, (part) => (part.startsWith("{") ? part : `${part}o`));
    const swapped = <Value>(value: Value): Value =>
      JSON.parse(JSON.stringify(value), (_key, part) => (typeof part === "string" ? swap(part) : part));
    const { tones, frames, informal, templates } = writerBooks.en;
    const book = { ...writerBooks.en, ...swapped({ tones, frames, informal, templates }) };
    const request = toRequest({
      lang: "en",
      first: "Ann",
      last: "Lee",
      role: "Gardener",
      plain: ["I look after six acres"],
    });
    const { letter } = writeLetter(request, book);
    const text = letter.paragraphs.flat().map((sentence) => sentence.text);
    expect(text).toContain("I look after six acres.");
    expect(text[0]).toMatch(/posto ofo Gardener|jobo|forward/);
  });
});
