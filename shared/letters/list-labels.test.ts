import { expect, it } from "vitest";
import type { Letter } from "./letter.schema.ts";
import { parseLetterText } from "./letter-parts.ts";
import { letterText } from "./letter-text.ts";
import { listHeads, listText, parseListText } from "./list-labels.ts";

const sentence = (text: string) => ({ text, facts: [], postingLines: [] });

it("writes the heads on a line, and each row on one", () => {
  const rows = [{ ask: { text: "Level 3 in horticulture" }, bring: { text: "RHS Level 3 Diploma, 2014" } }];
  expect(listText({ heads: listHeads("en", false), rows })).toBe(
    "You ask for – I bring\nLevel 3 in horticulture – RHS Level 3 Diploma, 2014",
  );
  expect(listText({ heads: listHeads("fr", false), rows })).toBe(
    "Vous demandez – J’apporte\nLevel 3 in horticulture – RHS Level 3 Diploma, 2014",
  );
});

it.each([
  ["en", false],
  ["de", false],
  ["de", true],
  ["fr", false],
  ["es", false],
  ["es", true],
] as const)("reads its own rows back in %s, informal %s", (language, informal) => {
  const heads = listHeads(language, informal);
  const rows = [
    { ask: { text: "Führerschein B: gültig" }, bring: { text: "B und BE, seit 2011." } },
    { ask: { text: "Can you drive?" }, bring: { text: "Yes: since 2011" } },
    { ask: { text: "Level 3 - or the like" }, bring: { text: "RHS-Level 3" } },
  ];
  expect(parseListText(listText({ heads, rows }))).toEqual({ heads, rows });
});

it("reads rows as letters had them before, one line each with both heads", () => {
  const block = "- You ask for: a licence. I bring: B and BE\n- You ask for: Can you drive? I bring: Yes";
  expect(parseListText(block)?.rows).toHaveLength(2);
});

it("reads rows that an editor gave other dashes and apostrophes", () => {
  const block = "• Vous demandez: permis B. J'apporte: permis B depuis 2011";
  expect(parseListText(block)?.rows).toEqual([{ ask: { text: "permis B" }, bring: { text: "permis B depuis 2011" } }]);
});

it("takes a block for a list only where every line is a row", () => {
  expect(parseListText("- You ask for: a licence. I bring: B\nand more")).toBeNull();
  expect(parseListText("- bees\n- borders")).toBeNull();
  expect(parseListText("You ask for: a licence. I bring: B")).toBeNull();
});

it("finds the list of a letter's text again where it stood", () => {
  const letter: Letter = {
    language: "en",
    tone: "professional",
    subject: "Re: Head Gardener",
    greeting: "Dear Judith Farrant,",
    paragraphs: [[sentence("I am applying.")], [sentence("I would be glad to come.")]],
    list: {
      after: 1,
      heads: listHeads("en", false),
      rows: [{ ask: sentence("Full driving licence"), bring: sentence("B and BE, since 2011") }],
    },
    closing: "Yours sincerely,",
    signature: "Marian Holloway",
  };
  const parts = parseLetterText(letterText(letter));
  expect(parts.list).toEqual({
    after: 1,
    heads: ["You ask for", "I bring"],
    rows: [{ ask: { text: "Full driving licence" }, bring: { text: "B and BE, since 2011" } }],
  });
  expect(parts.paragraphs).toEqual([[{ text: "I am applying." }], [{ text: "I would be glad to come." }]]);
  expect(parts.closing).toBe("Yours sincerely,");
});
