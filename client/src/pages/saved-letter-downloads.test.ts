import { describe, expect, it } from "vitest";
import { savedLetter } from "#client/testing/letters.ts";
import { toDocument } from "./saved-letter-downloads.ts";

describe("a saved letter's document", () => {
  it("is dated and set in the language the letter is written in", () => {
    const content = "Estimado equipo:\n\nMe dirijo a ustedes por el puesto que ofrecen para la clínica.\n\nAtentamente";
    const spanish = toDocument({ ...savedLetter({ content }), kept: "account" });
    expect(spanish.language).toBe("es");
    expect(spanish.letterhead.date).toBe("21 de noviembre de 2026");
    const english = toDocument({ ...savedLetter(), kept: "account" });
    expect(english.language).toBe("en");
  });
});
