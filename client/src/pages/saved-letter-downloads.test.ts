import { describe, expect, it } from "vitest";
import { savedLetter } from "#client/testing/letters.ts";
import { toDocument } from "./saved-letter-downloads.ts";

describe("a saved letter's document", () => {
  it("is dated and set in the language the letter is written in", () => {
    const content = "Estimado equipo:\n\nMe dirijo a ustedes por el puesto que ofrecen para la clínica.\n\nAtentamente";
    const spanish = toDocument({ ...savedLetter({ content }), kept: "account" });
    expect(spanish.language).toBe("es");
    expect(spanish.letterhead.date).toBe("21 de noviembre de 2026");
    expect(spanish.paper).toBeUndefined();
    const english = toDocument({ ...savedLetter(), kept: "account" });
    expect(english.language).toBe("en");
  });

  it("has the contacts and the country's form it was saved with", () => {
    const promptInfo = {
      email: "mara@example.com",
      phone: "555 0100",
      location: "10115 Berlin",
      convention: "de",
    } as const;
    const { letterhead, paper } = toDocument({ ...savedLetter({ promptInfo }), kept: "account" });
    expect(letterhead).toMatchObject({ ...promptInfo, date: "Berlin, 21 November 2026" });
    expect(paper).toBe("a4");
  });

  it("is addressed as it was saved, and to the company alone once another one is named", () => {
    const recipient = ["Mr. Dale Whitaker, Facilities Manager", "Brookside Commons, Columbus, OH"];
    const letter = savedLetter({
      company: "Brookside Commons",
      promptInfo: { company: "Brookside Commons", recipient },
    });
    expect(toDocument({ ...letter, kept: "account" }).letterhead.recipient).toEqual(recipient);
    expect(toDocument({ ...letter, company: "Harper House", kept: "account" }).letterhead.recipient).toEqual([
      "Harper House",
    ]);
  });
});
