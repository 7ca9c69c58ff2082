import { describe, expect, it } from "vitest";
import type { PostingReading } from "#shared/postings/posting-reading.schema.ts";
import type { SmallPrintItem } from "#shared/postings/small-print.schema.ts";
import { askedTogether } from "./asked-terms.ts";

function together(text: string, items: readonly [SmallPrintItem["kind"], string][], question?: string): string[] {
  const smallPrint = items.map(([kind, value]) => ({ kind, text, value, lines: [7] }));
  const questions = question ? [{ id: "q", text: question, lines: [7] }] : [];
  return askedTogether({ smallPrint, questions } as unknown as PostingReading).map((one) => one.text);
}

describe("what a posting asks for together", () => {
  it.each([
    [
      "Bitte schreib dazu, ab wann du kannst, was du verdienen möchtest und ob du ein Quartier brauchst.",
      [
        ["salary-asked", "verdienen möchtest"],
        ["start-date", "ab wann du"],
      ],
      "ab wann du kannst, was du verdienen möchtest und ob du ein Quartier brauchst",
    ],
    [
      "Bitte teile uns mit, welches Pensum und welches Depot du bevorzugst.",
      [["instruction", "teile uns mit, welches Pensum und welches Depot du bevorzugst"]],
      "teile uns mit, welches Pensum und welches Depot du bevorzugst",
    ],
    [
      "Indique pretensiones económicas, preaviso y por qué deja su puesto actual.",
      [
        ["salary-asked", "pretensiones económicas"],
        ["start-date", "preaviso"],
      ],
      "pretensiones económicas, preaviso y por qué deja su puesto actual",
    ],
    [
      "Send it with your salary expectation and earliest start to Ms Lee, Head of People, jobs@example.com.",
      [
        ["salary-asked", "salary expectation"],
        ["start-date", "earliest start"],
      ],
      "salary expectation and earliest start",
    ],
  ] as const)("is quoted from the first to the last of it: %s", (text, items, expected) => {
    expect(
      together(
        text,
        [...items].map(([kind, value]) => [kind, value]),
      ),
    ).toEqual([expected]);
  });

  it("is nothing where only one thing is asked, or a question quotes it", () => {
    expect(together("Please state your salary expectation.", [["salary-asked", "salary expectation"]])).toEqual([]);
    const text = "Please say why you want to work here and which shifts suit you.";
    const asked: [SmallPrintItem["kind"], string] = [
      "instruction",
      "say why you want to work here and which shifts suit",
    ];
    expect(together(text, [asked], "say why you want to work here and which shifts suit you")).toEqual([]);
  });

  it("is no way of applying", () => {
    expect(together("Send one PDF.", [["instruction", "Send one PDF."]])).toEqual([]);
  });
});
