import { describe, expect, it } from "vitest";
import { books } from "#shared/languages/books.ts";
import type { LetterSentence } from "#shared/letters/letter.schema.ts";
import { withoutRepeats } from "./repeats.ts";

function own(text: string, fact: string): LetterSentence {
  return { text, facts: [fact], postingLines: [], words: "own" };
}

const textsOf = (paragraphs: readonly LetterSentence[][]) => paragraphs.map((one) => one.map(({ text }) => text));

describe("a sentence that says an earlier one again", () => {
  const told = own("Im Oktober habe ich eine Woche Praktikum beim Büro Haug gemacht.", "why");
  const again = own("Im Oktober habe ich eine Woche Praktikum beim Büro Haug in Mühlenau gemacht.", "row");

  it("gives its place up, with its sentences behind it, to the fuller of the two", () => {
    const further = own("Da durfte ich den Reflektor halten.", "row");
    const liked = own("Mir hat das gefallen.", "why");
    const paragraphs = withoutRepeats(
      [
        [told, liked],
        [again, further],
      ],
      books.de,
    );
    expect(textsOf(paragraphs)).toEqual([[again.text, further.text, liked.text], []]);
    expect(paragraphs[0]?.[0]?.facts).toEqual(["why", "row"]);
  });

  it("leaves what stands for itself where it was", () => {
    const other = own("Ich trage jeden Samstag Zeitungen aus.", "row");
    expect(textsOf(withoutRepeats([[again], [told, other]], books.de))).toEqual([[again.text], [other.text]]);
  });

  it("stays where it says something else, is short, or is ours", () => {
    const others = own("Im Oktober habe ich ein Praktikum beim Zahnarzt gemacht.", "row");
    const short = own("Ich bin pünktlich.", "row");
    const ours: LetterSentence = { ...told, words: "ours" };
    const all = [
      [told, short],
      [others, short, ours],
    ];
    expect(textsOf(withoutRepeats(all, books.de))).toEqual(textsOf(all));
  });
});

it("goes where an earlier, fuller sentence has it among other things", () => {
  const full = own("Ich schreibe alles im Tablet auf, wir haben Perigon.", "row");
  const part = own("Ich schreibe im Tablet mit Perigon.", "answer");
  expect(textsOf(withoutRepeats([[full], [part]], books.de))).toEqual([[full.text], []]);
});

it("gives its place up to the one that was written for the letter, however short", () => {
  const typed = own("Ich mache jeden Abend die Kasse, die Abrechnung und die Dienstpläne für alle.", "row");
  const given = own("Ich mache jeden Abend die Kasse und die Abrechnung und schreibe Dienstpläne.", "job");
  expect(textsOf(withoutRepeats([[given], [typed]], books.de, new Set(["job"])))).toEqual([[given.text], []]);
  expect(textsOf(withoutRepeats([[typed], [given]], books.de, new Set(["job"])))).toEqual([[given.text], []]);
});

it("stays where it names what the other one doesn't, in letters alone", () => {
  const post = own("Je suis assistante dentaire chez le Dr Pittet depuis 2009.", "job");
  const paper = own("J'ai mon CFC d'assistante dentaire depuis 2009.", "answer");
  expect(textsOf(withoutRepeats([[post], [paper]], books.fr))).toEqual([[post.text], [paper.text]]);
});
