import { describe, expect, it } from "vitest";
import { parseLetterText } from "./letter-parts.ts";
import { letterText } from "./letter-text.ts";

const sentences = (...texts: string[]) => texts.map((text) => ({ text, facts: [], postingLines: [] }));

describe("parseLetterText", () => {
  it("finds every part of a letter that was joined to text", () => {
    const letter = {
      language: "en" as const,
      tone: "formal" as const,
      subject: "Registered Nurse, reference CSU-2211",
      greeting: "Dear Hiring Team,",
      paragraphs: [sentences("I nurse.", "At night."), sentences("I teach.")],
      closing: "Kind regards,",
      signature: "Grace Adeyemi",
    };
    expect(parseLetterText(letterText(letter))).toEqual({
      subject: letter.subject,
      greeting: letter.greeting,
      paragraphs: [[{ text: "I nurse. At night." }], [{ text: "I teach." }]],
      closing: letter.closing,
      signature: letter.signature,
    });
  });

  it.each([
    ["Sehr geehrte Damen und Herren,", "Mit freundlichen Grüßen", "Jörg Weiß"],
    ["Madame, Monsieur,", "Je vous prie d'agréer, Madame, Monsieur, mes salutations distinguées.", "Zoé Lefèvre"],
    ["Estimado equipo de selección:", "Atentamente,", "Íñigo Muñoz"],
  ])("knows the conventions behind %s", (greeting, closing, signature) => {
    const parsed = parseLetterText(`${greeting}\n\nText.\n\n${closing}\n\n${signature}`);
    expect(parsed).toEqual({ subject: undefined, greeting, paragraphs: [[{ text: "Text." }]], closing, signature });
  });

  it("keeps a text that is no letter as paragraphs, line by line", () => {
    expect(
      parseLetterText("- one\r\n- two  \r\n\r\n\r\nMit mir ist zu rechnen, weil ich drei Jahre Wagen fuhr."),
    ).toEqual({
      subject: undefined,
      greeting: undefined,
      paragraphs: [[{ text: "- one\n- two" }], [{ text: "Mit mir ist zu rechnen, weil ich drei Jahre Wagen fuhr." }]],
    });
  });

  it("keeps postscripts after the signature", () => {
    const { paragraphs } = parseLetterText("Dear Ann,\n\nText.\n\nKind regards,\nBo\n\nP.S. I also drive.");
    expect(paragraphs.at(-1)).toEqual([{ text: "P.S. I also drive." }]);
  });

  it("takes an empty text and a megabyte of one word", () => {
    expect(parseLetterText(" \n\n ").paragraphs).toEqual([]);
    const word = "x".repeat(1_000_000);
    expect(parseLetterText(word).paragraphs).toEqual([[{ text: word }]]);
    expect(parseLetterText("\n ".repeat(300_000)).paragraphs).toEqual([]);
  });
});
