import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Letter } from "#shared/letters/letter.schema.ts";
import { letterText } from "#shared/letters/letter-text.ts";
import { listHeads } from "#shared/letters/list-labels.ts";
import { createReveal } from "./reveal.ts";
import { visiblePart, visibleWords } from "./visible-part.ts";

describe("what may be shown of a letter that is still being written", () => {
  it("passes the first sentence without delay", () => {
    const { push } = createReveal();
    expect(push("Four")).toBe("Four");
    expect(push("teen bank ac")).toBe("teen bank ac");
    expect(push("counts. And")).toBe("counts.");
    expect(push(" then some")).toBe("");
  });

  it("shows 45 words of a first sentence without end, and then one word in three", () => {
    const { push } = createReveal();
    const words = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `w${from + at}`).join(" ");
    expect(push(words(0, 45))).toBe(words(0, 45));
    expect(push(` ${words(45, 50)}`)).toBe("");
    const more = push(` ${words(50, 300)}`);
    const shown = `${words(0, 45)}${more}`;
    expect(shown).toBe(words(0, Math.floor(visibleWords(300))));
    expect(more).not.toBe("");
  });

  it("takes an empty line for the end of a sentence, and shows it without the line", () => {
    expect(createReveal().push("Dear team\n\nI write")).toBe("Dear team");
    expect(createReveal().push("Dear team\n \nI write")).toBe("Dear team");
    expect(createReveal().push("Version 2.0 is out. It works")).toBe("Version 2.0 is out.");
  });

  it("grows with the text and never beyond the visible part, however the text is cut", () => {
    const word = fc.constantFrom("a", "nurse", "wrote", "24", "charts,", "e.g.", "Dr.", "“quite”");
    const sentence = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => `${words.join(" ")}.`);
    const paragraph = fc.array(sentence, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(paragraph, { minLength: 1, maxLength: 5 }),
        fc.option(fc.record({ after: fc.nat(6), rows: fc.array(fc.tuple(sentence, sentence), { minLength: 1 }) })),
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }),
        (paragraphs, list, sizes) => {
          const letter = toLetter(paragraphs, list);
          const body = letterText(letter);
          const visible = letterText(visiblePart(letter));
          const { push } = createReveal();
          const shown = pieces(body, sizes).map(push).join("");
          expect(visible.startsWith(shown)).toBe(true);
        },
      ),
    );
  });

  it("hides rows of a list as it hides sentences, and never all of either", () => {
    const sentence = "Of eight words this sentence has exactly these.";
    const row: [string, string] = [sentence, sentence];
    const rows = Array(6).fill(row);
    const [opening, ...rest] = Array.from({ length: 4 }, () => [sentence]);
    const letter = toLetter([opening ?? [], ...rest], { after: 1, rows });
    const visible = visiblePart(letter);
    expect(visible.paragraphs).toHaveLength(1);
    expect(visible.list?.rows.length).toBeGreaterThan(0);
    expect(visible.list?.rows.length).toBeLessThan(4);
    expect(letterText(letter).startsWith(letterText(visible))).toBe(true);
    const late = toLetter(Array(20).fill([sentence]), { after: 19, rows });
    expect(visiblePart(late).list).toBeUndefined();
  });

  it("keeps more than half of any letter of three sentences or more of like length hidden", () => {
    const sentence = `${"word ".repeat(14)}end.`;
    for (let sentences = 4; sentences < 30; sentences++) {
      const letter = toLetter([Array.from({ length: sentences }, () => sentence)]);
      const share = visiblePart(letter).paragraphs.flat().length / sentences;
      expect(share).toBeLessThanOrEqual(0.5);
      expect(share).toBeGreaterThanOrEqual(0.25);
    }
  });

  it("shows no more of a letter that somebody pads with words of their own", () => {
    const ours = Array.from({ length: 60 }, (_, at) => `Our sentence ${at} of five words.`);
    const padded = toLetter([...ours.map((text) => [text]), [`${"a ".repeat(15_000)}a.`]]);
    const shown = createReveal().push(letterText(padded));
    for (const text of [letterText(visiblePart(padded)), shown]) expect(text).not.toContain("Our sentence 55");
  });
});

function toLetter(
  paragraphs: string[][],
  list: { after: number; rows: [ask: string, bring: string][] } | null = null,
): Letter {
  const toSentence = (text: string) => ({ text, facts: [], postingLines: [] });
  const sentences = paragraphs.map((texts) => texts.map(toSentence));
  const rows = list?.rows.map(([ask, bring]) => ({ ask: toSentence(ask), bring: toSentence(bring) }));
  return {
    language: "en",
    tone: "formal",
    subject: "",
    greeting: "",
    paragraphs: sentences,
    ...(list && rows ? { list: { after: list.after, heads: listHeads("en", false), rows } } : {}),
    closing: "",
    signature: "",
  };
}

function pieces(text: string, sizes: number[]): string[] {
  const found: string[] = [];
  let at = 0;
  for (let turn = 0; at < text.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    found.push(text.slice(at, at + size));
    at += size;
  }
  return found;
}
