import { describe, expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import type { Language } from "#shared/letters/letter.schema.ts";
import type { AnsweredPoint } from "#shared/postings/answered-point.schema.ts";
import { emptyMaterial, type Material, type MaterialLine } from "./material.schema.ts";
import { headsToTell, notesToTell, withOwnSentence } from "./notes-to-tell.ts";
import { toFacts } from "./to-facts.ts";

function line(id: string, text: string, more: Partial<MaterialLine> = {}): MaterialLine {
  return { id, text, origin: { from: "pasted" }, confirmed: true, ...more };
}

function notesOf(lines: readonly MaterialLine[], language: Language = "en", answered: readonly AnsweredPoint[] = []) {
  const material: Material = { ...emptyMaterial, plain: [...lines] };
  return notesToTell({ material, answered, language, book: books[language] });
}

const point: AnsweredPoint["point"] = {
  id: "p",
  kind: "must",
  sort: "other",
  text: "Forklift",
  lines: [4],
  hard: false,
  label: null,
};

describe("notes to put into sentences", () => {
  it.each([
    ["en", "Saturdays OK, I prefer it actually", "I keep about 20 arrangements open at a time."],
    ["de", "gel. Käser, 22 Jahre Käserei Neuhof", "Ich habe 2019 zwei Lehrlinge ausgebildet."],
    ["fr", "bénévole buvette + caisse au festival", "Je garde deux enfants depuis la seconde."],
    ["es", "preaviso 15 dias, pero quiero acabar la campaña", "Trabajé tres años en el almacén."],
  ] as const)("are lines that are no sentences in %s", (language, note, sentence) => {
    expect(notesOf([line("n", note), line("s", sentence)], language).map((one) => one.id)).toEqual(["n"]);
  });

  it.each([
    ["en", "Why: fed up of doing it all alone in a van. Want colleagues!"],
    ["en", "Why this job: my aunt lives there"],
    ["de", "Warum: kleine Küche, nette Leute, kurzer Weg"],
    ["de", "Motivation: mehr Verantwortung, weniger Fahrerei"],
    ["fr", "Pourquoi : envie de travailler en équipe"],
    ["fr", "Motivation : retour au pays, la mer"],
    ["es", "Por qué: cerca de casa, equipo pequeño"],
    ["es", "Motivo: quiero aprender quesos"],
  ] as const)("are not the reason to apply, which has its own box: %s %s", (language, text) => {
    expect(notesOf([line("n", text)], language)).toEqual([]);
  });

  it("are lines that begin with a note or stand under a title", () => {
    const mixed = "Budget 1,9 Mio, ich verhandle mit Firmen und Handwerkern.";
    expect(notesOf([line("n", mixed)], "de")).toHaveLength(1);
    expect(notesOf([line("n", "Comité Paritario: asesoré a tres de ellos.")], "es")).toHaveLength(1);
    expect(notesOf([line("s", "In Kassel waren es 40, ich habe alle geprüft.")], "de")).toHaveLength(0);
  });

  it("begin with what answers the posting", () => {
    const lines = [line("a", "stockroom for two long years"), line("b", "forklift and reach truck daily")];
    const answered = [{ point, status: "maybe" as const, rows: ["b"] }];
    expect(notesOf(lines, "en", answered).map((one) => one.id)).toEqual(["b", "a"]);
  });

  it("offer a line with its subject, and ask for one that may be private only where it answers the posting", () => {
    const lines = [
      line("a", "ran their IC for about 6 months"),
      line("b", "When the site closed down, I kept the tapes."),
    ];
    const offered = "I ran their IC for about 6 months";
    expect(notesOf(lines).map(({ mended }) => mended)).toEqual([offered]);
    const answered = [{ point, status: "maybe" as const, rows: ["b"] }];
    expect(notesOf(lines, "en", answered).map(({ mended }) => mended)).toEqual([null, offered]);
  });

  it("leave out what is not for the letter, what nobody confirmed, and what is too short to help", () => {
    const lines = [
      line("a", "divorce, please don't write it"),
      line("b", "two years in the stockroom", { confirmed: false }),
      line("c", "LIMS"),
      line("d", "…"),
    ];
    expect(notesOf(lines)).toEqual([]);
  });

  it("are no more than eight, and what has been begun stays among them", () => {
    const lines = Array.from({ length: 30 }, (_, at) => line(`n${at}`, `stockroom for ${at} years, also the binder`));
    const begun = lines.map((one) => (one.id === "n29" ? { ...one, said: { en: "" } } : one));
    const ids = notesOf(begun).map((one) => one.id);
    expect(ids).toHaveLength(8);
    expect(ids).toContain("n29");
  });

  it("take a sentence in their language, and lose it when it is emptied", () => {
    const material = { ...emptyMaterial, plain: [line("a", "two years stockroom"), line("b", "other")] };
    const told = withOwnSentence(material, "a", "en", "I ran the stockroom.");
    expect(told.plain[0]?.said).toEqual({ en: "I ran the stockroom." });
    expect(told.plain[1]).toEqual(material.plain[1]);
    expect(withOwnSentence(told, "a", "en", "").plain[0]?.said).toEqual({});
  });

  it("grow with their number only", () => {
    const many = Array.from({ length: 300 }, (_, at) => line(`n${at}`, `${"? ! ".repeat(450)}${at}`));
    expect(notesOf(many).length).toBeLessThanOrEqual(8);
  });
});

describe("posts to introduce", () => {
  const post = { title: "Gardener", employer: "Old Mill", place: "", from: "2020", to: "now" as const };
  const job = { id: "j", origin: { from: "typed" as const }, confirmed: true, ...post, lines: [] };
  const headsOf = (jobs: Material["jobs"]) =>
    headsToTell({ material: { ...emptyMaterial, jobs }, language: "en", book: books.en });

  it("have our sentence to take, and the person's own", () => {
    const [head] = headsOf([{ ...job, said: { en: "I garden." } }]);
    expect(head).toMatchObject({ id: "j", text: "Gardener, Old Mill, 2020 – now", said: "I garden." });
    expect(head?.mended).toMatch(/gardener at Old Mill/u);
  });

  it("are the four latest that are confirmed, what is held now first", () => {
    const jobs = ["2001", "2004", "2008", "2012", "2015"].map((to, at) => ({
      ...{ ...job, id: `j${at}` },
      from: "2000",
      to,
    }));
    const all = [...jobs, { ...job, id: "now" }, { ...job, id: "unsure", confirmed: false }];
    expect(headsOf(all).map(({ id }) => id)).toEqual(["now", "j4", "j3", "j2"]);
  });

  it("have no sentence of ours where none can be made", () => {
    expect(headsOf([{ ...job, employer: "ferretería de mi tío, etc.", title: "" }])[0]?.mended).toBeNull();
  });
});

it("makes what a person wrote in place of a note or post a source of it", () => {
  const material = {
    ...emptyMaterial,
    plain: [line("a", "two years stockroom", { said: { en: "I ran the stockroom for two years." } })],
  };
  expect(toFacts(material).map(({ text }) => text)).toEqual([
    "two years stockroom. I ran the stockroom for two years.",
  ]);
});

it("leaves every note in its place while somebody writes in one", () => {
  const line = (id: string, text: string) => ({ id, text, origin: { from: "pasted" as const }, confirmed: true });
  const notes = [
    line("a", "dental x-rays, stock and register, 20 ops a day"),
    line("b", "two students in the practice"),
  ];
  const idsOf = (plain: typeof notes) =>
    notesToTell({ material: { ...emptyMaterial, plain }, answered: [], language: "en", book: books.en }).map(
      ({ id }) => id,
    );
  const before = idsOf(notes);
  expect(before).toEqual(["a", "b"]);
  for (const en of ["I", "", "I trained two students."])
    expect(idsOf(notes.map((one) => (one.id === "b" ? { ...one, said: { en } } : one)))).toEqual(before);
});
