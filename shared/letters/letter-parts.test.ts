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

  it.each([
    ["above the greeting", (subject: string) => `${subject}\n\nDear Ann,`],
    ["under the greeting, as British letters have it", (subject: string) => `Dear Ann,\n\n${subject}`],
  ])("finds the subject %s", (_where, top) => {
    const long = `Re: Retail Supervisor for the children's books, games, and cards, reference ${"HB-112/".repeat(8)}`;
    for (const subject of ["Re: Retail Supervisor, reference HB-112", "Retail Supervisor", long]) {
      const parts = parseLetterText(`${top(subject)}\n\nI sell books.\n\nKind regards,\nBo`);
      expect([parts.subject, parts.greeting]).toEqual([subject, "Dear Ann,"]);
      expect(parts.paragraphs).toEqual([[{ text: "I sell books." }]]);
    }
  });

  it.each([
    ["a sentence", "I sell books."],
    ["the whole text", "I sell books"],
    ["a note in a list", "• I sell books"],
    ["a line that goes on", "I sell books,"],
  ])("takes %s under the greeting for no subject", (what, first) => {
    const rest = what === "the whole text" ? "" : "\n\nI drive.";
    expect(parseLetterText(`Dear Ann,\n\n${first}${rest}\n\nKind regards,\nBo`).subject).toBeUndefined();
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
