import { describe, expect, it } from "vitest";
import { enclosuresHeading, isEnclosures, withEnclosure } from "./enclosures.ts";
import { parseLetterText } from "./letter-parts.ts";

const german = "Bewerbung als Lagerist\n\nGuten Tag,\n\nich packe gern an.\n\nMit freundlichen Grüßen\nJonas Weber";

describe("a letter's enclosures", () => {
  it.each([
    ["de", "Anlage", "Anlagen"],
    ["en", "Enclosure", "Enclosures"],
    ["fr", "PJ :", "PJ :"],
    ["es", "Anexo", "Anexos"],
  ] as const)("begin and grow under the heading of %s", (language, one, more) => {
    const first = withEnclosure(german, "Referenzen", language);
    expect(first).toBe(`${german}\n\n${one}\nReferenzen`);
    const second = withEnclosure(first, "Zeugnisse", language);
    expect(second).toBe(`${german}\n\n${more}\nReferenzen\nZeugnisse`);
    expect(parseLetterText(second)).toMatchObject({
      closing: "Mit freundlichen Grüßen",
      signature: "Jonas Weber",
      enclosures: `${more}\nReferenzen\nZeugnisse`,
    });
  });

  it.each([
    ["resume", "de", "Lebenslauf"],
    ["Lebenslauf", "fr", "CV"],
    ["CV", "en", "CV"],
    ["résumé", "en", "Resume"],
    ["your resume", "es", "Currículum"],
    ["two letters of reference", "en", "Two letters of reference"],
    ["Zeugnissen", "de", "Zeugnisse"],
    ["Arbeitszeugnissen", "de", "Arbeitszeugnisse"],
  ] as const)("name %j in a letter in %s %j", (paper, language, named) => {
    expect(withEnclosure(german, paper, language)).toMatch(new RegExp(`\n${named}$`));
  });

  it("keep the heading and the line a person gave them", () => {
    const text = `${german}\n\nAnlagen: Lebenslauf`;
    expect(parseLetterText(text).enclosures).toBe("Anlagen: Lebenslauf");
    expect(withEnclosure(text, "Zeugnisse", "de")).toBe(`${text}\nZeugnisse`);
  });

  it.each(["Anlagen", "Enc.", "Enclosures:", "Pièces jointes :\nCV", "PJ : CV", "Adjunto: currículum", "Beilagen"])(
    "are known as %j",
    (block) => expect(isEnclosures(block)).toBe(true),
  );

  it.each([
    "Enclosures\nI hold a doctorate in chemistry from Oxford.",
    "Anlagen: Ich habe zehn Jahre lang Anlagen gewartet. Das kann ich gut.",
    "Anlagen warte ich seit zehn Jahren",
    "Skills: Python, SQL",
    `Enclosures\n${"x".repeat(91)}`,
    `Enclosures\n${"Letter\n".repeat(13)}`,
    "",
  ])("are not %j", (block) => expect(isEnclosures(block)).toBe(false));

  it("are not the letter's only words, and hostile names of papers stay one short line of text", () => {
    expect(parseLetterText("Anlagen\nLebenslauf").enclosures).toBeUndefined();
    const hostile = withEnclosure(german, `<script>alert(1)</script>\n\n=cmd()\n${"a".repeat(500)}`, "de");
    const lines = hostile.split("\n");
    expect(lines.at(-1)?.length).toBeLessThanOrEqual(90);
    expect(parseLetterText(hostile).signature).toBe("Jonas Weber");
  });

  it("are called by the plural on the button", () => {
    expect(enclosuresHeading("fr")).toBe("PJ");
    expect(enclosuresHeading("de")).toBe("Anlagen");
  });
});
