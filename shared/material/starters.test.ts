import { describe, expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import { languageSchema } from "#shared/letters/letter.schema.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { emptyJobHead, type PostingReading } from "#shared/postings/posting-reading.schema.ts";
import { emptyMaterial } from "./material.schema.ts";
import { asksOnlyWhy, toStarters } from "./starters.ts";

const head = { role: null, company: null, contact: null, replyTo: null, place: null };
const reading: PostingReading = {
  language: "en",
  head: { ...head, roleType: null, jobLocation: null, closingDate: null, reference: null },
  points: [],
  questions: [{ id: "q", text: "What would you do with the long border?", lines: [14] }],
  smallPrint: [{ kind: "salary-asked", text: "Name your salary", value: "", lines: [9] }],
  informal: false,
  agency: false,
  suspicious: [],
};

function asked(id: string, label: string | null, more: Partial<AnsweredPoint["point"]> = {}): AnsweredPoint {
  const point = {
    id,
    kind: "must" as const,
    sort: "other" as const,
    text: id,
    lines: [3],
    hard: false,
    label,
    ...more,
  };
  return { point, status: "missing", rows: [] };
}

const answered = [
  asked("wish", "A little French", { kind: "wish" }),
  asked("prose", null),
  asked("team", "A team player", { sort: "quality" }),
  asked("years", "Five years in a garden open to the public"),
  asked("licence", "A PA6 certificate", { hard: true }),
  { ...asked("met", "Level 3"), status: "met" as const },
  asked("duty", "Training volunteers", { kind: "duty" }),
];

const from = { reading, job: emptyJobHead, material: emptyMaterial, answered, informal: false };

describe("what the page begins", () => {
  it("is why first, then the three heaviest demands nothing answers, then the posting's own question", () => {
    const starters = toStarters({ ...from, book: books.en });
    expect(starters.map(({ key }) => key)).toEqual([
      ...["why", "demand licence", "demand years", "demand duty", "question q", "work", "before", "salary"],
    ]);
    expect(starters[1]).toMatchObject({ beginning: "I", question: "A PA6 certificate", point: "licence" });
    expect(starters[4]).toMatchObject({ question: "What would you do with the long border?", postingLines: [14] });
  });

  it("quotes what is asked of start and pay, and asks for neither where a question quotes it", () => {
    const item = {
      kind: "start-date" as const,
      text: "Please state your notice period",
      value: "notice period",
      lines: [9],
    };
    const asking = (text: string) =>
      toStarters({
        ...from,
        reading: {
          ...reading,
          questions: [{ id: "q", text, lines: [9] }],
          smallPrint: [{ ...item, asked: item.text }],
        },
        book: books.en,
      }).filter(({ kind }) => kind === "start");
    expect(asking("Why here?")).toMatchObject([{ question: "Please state your notice period", postingLines: [9] }]);
    expect(asking("Why here, and what is your notice period?")).toEqual([]);
  });

  it.each([
    ["en", "Can start after Easter.", false],
    ["en", "Available immediately", false],
    ["en", "I can start next month", false],
    ["en", "Available for weekends", true],
    ["de", "kann sofort anfangen", false],
    ["de", "verfügbar nach Ostern", false],
    ["de", "frei am Wochenende", true],
    ["fr", "disponible de suite", false],
    ["fr", "libre après Pâques", false],
    ["fr", "disponible le samedi", true],
    ["es", "disponible inmediato", false],
    ["es", "puedo empezar después de Semana Santa", false],
    ["es", "disponible los sábados", true],
  ] as const)("asks for no start that a row tells: %s %s", (language, text, isAsked) => {
    const row = { id: "r", text, origin: { from: "pasted" as const }, confirmed: true };
    const starters = toStarters({
      ...{ ...from, material: { ...emptyMaterial, plain: [row] }, book: books[language] },
      reading: {
        ...reading,
        smallPrint: [{ kind: "start-date", text: "your earliest start", value: "earliest start", lines: [9] }],
      },
    });
    expect(starters.some(({ kind }) => kind === "start")).toBe(isAsked);
  });

  it("asks for conditions of the work beside the heaviest demands, in the posting's words", () => {
    const said = "A criminal record check is a condition of employment";
    const conditions = [
      asked("calls", "Share on-call", { kind: "duty", text: "Share on-call (1 week in 4)" }),
      asked("check", null, { text: said }),
    ];
    const others = ["one", "two", "three"].map((id) => asked(id, `Demand ${id}`));
    const starters = toStarters({ ...from, answered: [...conditions, ...others], book: books.en });
    expect(starters.filter(({ kind }) => kind === "demand").map(({ question }) => question)).toEqual([
      ...["Demand one", "Demand two", "Demand three", "Share on-call (1 week in 4)", "A criminal record check"],
    ]);
  });

  it("asks for no pay where a short line has told it", () => {
    const plain = [{ id: "pay", text: "expected pay £31,000", origin: { from: "pasted" as const }, confirmed: true }];
    const starters = toStarters({ ...from, material: { ...emptyMaterial, plain }, book: books.en });
    expect(starters.map(({ kind }) => kind)).not.toContain("salary");
  });

  it("asks in one box for what the posting asks in one sentence", () => {
    const text = "Please tell us your earliest start and the pay you expect.";
    const smallPrint = [
      { kind: "start-date" as const, text, value: "earliest start", lines: [9] },
      { kind: "salary-asked" as const, text, value: "pay you expect", lines: [9] },
    ];
    const starters = toStarters({ ...from, reading: { ...reading, smallPrint }, book: books.en });
    expect(starters.map(({ kind }) => kind)).not.toContain("salary");
    expect(starters.find(({ kind }) => kind === "terms")).toMatchObject({
      key: "terms",
      question: "earliest start and the pay you expect",
      postingLines: [9],
    });
  });

  it("asks for no start and no pay where the posting does not, and for nothing of a posting where there is none", () => {
    const starters = toStarters({ ...from, reading: null, answered: [], book: books.en });
    expect(starters.map(({ kind }) => kind)).toEqual(["why", "work", "before"]);
  });

  it("quotes a demand to the person as it stands, and not in what they end", () => {
    const [, demand] = toStarters({
      ...from,
      answered: [asked("odd", "$& and $1 for {label}")],
      book: books.en,
    });
    expect(demand).toMatchObject({ question: "$& and $1 for {label}", beginning: "I" });
  });

  it.each(languageSchema.options)("has a beginning and an example for everything in %s", (language) => {
    for (const informal of [false, true])
      for (const { kind, beginning, example } of toStarters({
        ...from,
        book: books[language],
        informal,
      })) {
        expect(example).not.toBe("");
        // Spanish verbs have their subject in them.
        if (kind !== "question" && language !== "es") expect(beginning).not.toBe("");
        expect(beginning).not.toContain("{");
      }
  });
});

it("begins what somebody did before so that it may be the first thing told", () => {
  const alone = { en: "In the past I", de: "Früher habe ich", fr: "Par le passé, je", es: "Anteriormente" };
  for (const language of languageSchema.options) {
    const from = { reading: null, job: emptyJobHead, material: emptyMaterial, answered: [], informal: false };
    const starters = toStarters({ ...from, book: books[language] });
    expect(starters.find(({ kind }) => kind === "before")?.beginning).toBe(alone[language]);
  }
});

it("takes a question for one about why, whatever another sentence says before it", () => {
  expect(asksOnlyWhy("Marks are not so important to us here. Tell us why you want to learn this trade")).toBe(true);
  expect(asksOnlyWhy("Describe a working day that you would have liked to repeat, and why")).toBe(false);
});

it("does not ask twice why somebody applies", () => {
  const from = {
    job: emptyJobHead,
    material: emptyMaterial,
    answered: [],
    informal: false,
    book: books.fr,
  };
  const kinds = (text: string) =>
    toStarters({ ...from, reading: { ...reading, questions: [{ id: "q", text, lines: [2] }] } }).map(
      ({ kind }) => kind,
    );
  expect(kinds("Pourquoi chez nous ?")).not.toContain("why");
  expect(kinds("Quel pain faites-vous le mieux ?")).toContain("why");
  expect(kinds("Tell us which book you would put in our window and why.")).toContain("why");
  expect(kinds("Please tell us in a few lines why you want to join us.")).not.toContain("why");
});

it("shows how to answer for a language where one is asked for, and no machine", () => {
  const [, demand] = toStarters({
    reading,
    job: emptyJobHead,
    material: emptyMaterial,
    answered: [asked("english", "English at B1", { text: "English at B1" })],
    book: books.en,
    informal: false,
  });
  expect(demand).toMatchObject({ question: "English at B1", example: books.en.starters.demand.languageExample });
});

it("keeps a demand in its place while somebody answers it, whatever their words answer by then", () => {
  const demandsOf = (all: readonly AnsweredPoint[], ending: string) => {
    const completion = { key: "demand licence", kind: "demand" as const, language: "en" as const, beginning: "I" };
    const material = { ...emptyMaterial, completions: [{ ...completion, ending, postingLines: [] }] };
    const from = { reading, job: emptyJobHead, material, answered: all, book: books.en, informal: false };
    return toStarters(from).flatMap(({ kind, point }) => (kind === "demand" ? [point] : []));
  };
  const before = demandsOf(answered, "");
  expect(before).toContain("licence");
  const met = answered.map((one) => (one.point.id === "licence" ? { ...one, status: "met" as const } : one));
  expect(demandsOf(met, "passed the PA6 in 2023")).toEqual(before);
  expect(demandsOf(met, "")).not.toContain("licence");
});

it("asks for where somebody lives before what everybody says of themselves", () => {
  const points = [
    asked("one", "Discreet and patient", { text: "Discreet and patient" }),
    asked("two", "Careful with books", { text: "Careful with books" }),
    asked("three", "Knowledge of wills", { text: "Knowledge of wills" }),
    asked("four", "Right to work in Ireland", { text: "Right to work in Ireland" }),
  ];
  const from = { reading, job: emptyJobHead, material: emptyMaterial, book: books.en, informal: false };
  const starters = toStarters({ ...from, answered: points });
  expect(starters.filter(({ kind }) => kind === "demand").map(({ point }) => point)).toEqual(["four", "two", "three"]);
});
