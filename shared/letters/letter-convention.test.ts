import { describe, expect, it } from "vitest";
import { conventionDate, conventionFor, conventions, conventionText, inConvention } from "./letter-convention.ts";

const date = new Date("2026-11-21T12:00:00Z");

describe("letter conventions", () => {
  it.each([
    ["en", "us", "Leeds", "November 21, 2026"],
    ["en", "gb", "Leeds", "21 November 2026"],
    ["de", "de", "Lange Straße 12, 10115 Berlin", "Berlin, 21. November 2026"],
    ["fr", "fr", "Lyon, France", "Lyon, le 21 novembre 2026"],
    ["es", "es", "Madrid", "Madrid, 21 de noviembre de 2026"],
    ["de", "de", "", "21. November 2026"],
    ["fr", "fr", "12 rue X", "21 novembre 2026"],
    ["en", "de", "14 Elm Street, Portland, OR 97201", "Portland, 21 November 2026"],
  ] as const)("date a letter in %s for %s from %j: %s", (language, convention, location, said) => {
    expect(conventionDate(date, { language, convention, location })).toBe(said);
  });

  it("name every month of an English date as Intl does", () => {
    for (let month = 0; month < 12; month++) {
      const first = new Date(2027, month, 1 + month);
      for (const [convention, locale] of [
        ["us", "en-US"],
        ["gb", "en-GB"],
      ] as const)
        expect(conventionDate(first, { language: "en", convention })).toBe(
          new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(first),
        );
    }
  });

  it("follow the language, and in English the browser's country", () => {
    expect(conventionFor("en", "en-US")).toBe("us");
    expect(conventionFor("en", "en-GB")).toBe("gb");
    expect(conventionFor("en", "no such")).toBe("us");
    expect(conventionFor("en", "de-DE")).toBe("gb");
    expect(conventionFor("en", "fr")).toBe("gb");
    expect(conventionFor("en", "es-MX")).toBe("us");
    expect(conventionFor("fr", "en-US")).toBe("fr");
    expect(conventionFor("en", "en-US", "gb")).toBe("gb");
    expect(conventionFor("fr", "en-US", "gb")).toBe("fr");
  });

  it.each([
    ["us", "Dear Sir or Madam,", "Yours faithfully,", "Dear Hiring Manager,", "Sincerely,"],
    ["gb", "Dear Sir or Madam,", "Sincerely,", "Dear Sir or Madam,", "Yours faithfully,"],
    ["gb", "Dear Ms Callender,", "Sincerely,", "Dear Ms Callender,", "Yours sincerely,"],
    ["gb", "Dear Hiring Manager,", "Kind regards,", "Dear Hiring Manager,", "Kind regards,"],
    [
      "de",
      "Sehr geehrte Damen und Herren,",
      "Mit freundlichen Grüßen",
      "Sehr geehrte Damen und Herren,",
      "Mit freundlichen Grüßen",
    ],
    ["fr", "Madame, Monsieur,", "Cordialement,", "Madame, Monsieur,", "Cordialement,"],
  ] as const)("pair greeting and closing in %s: %s … %s", (convention, greeting, closing, greets, closes) => {
    expect(inConvention({ greeting, closing, paragraphs: [] }, convention)).toMatchObject({
      greeting: greets,
      closing: closes,
    });
  });

  it("put the British subject under the greeting", () => {
    const parts = {
      subject: "Re: Nurse",
      greeting: "Dear team,",
      paragraphs: [[{ text: "Hi." }]],
      closing: "Bye,",
      signature: "G",
    };
    expect(conventionText(parts, "gb")).toBe("Dear team,\n\nRe: Nurse\n\nHi.\n\nBye,\nG");
    expect(conventionText(parts, "us")).toBe("Re: Nurse\n\nDear team,\n\nHi.\n\nBye,\nG");
  });

  it("print on Letter in the United States alone", () => {
    expect(
      Object.values(conventions)
        .filter(({ paper }) => paper === "letter")
        .map(({ name }) => name),
    ).toEqual(["United States"]);
  });
});
