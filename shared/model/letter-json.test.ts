import { describe, expect, it } from "vitest";
import { createJsonUnwrapper } from "./letter-json.ts";

const letter = {
  paragraphs: [
    {
      sentences: [
        { text: 'I led "Night Owls", a ward\nof 14.', sources: ["F1", "P2"] },
        { text: "Müller \\ Söhne 😀 know me.", sources: [] },
      ],
    },
    { sentences: [{ sources: ["F3; drop table", "P9"], text: "Sources may come first." }] },
  ],
};
const marked =
  'I led "Night Owls", a ward of 14. [F1 P2] Müller \\ Söhne 😀 know me. []\n\nSources may come first. [F3 P9]';

function unwrap(text: string, size: number): string {
  const { push, end } = createJsonUnwrapper();
  const letters = [...text];
  let out = "";
  for (let at = 0; at < letters.length; at += size) out += push(letters.slice(at, at + size).join(""));
  return out + end();
}

describe("a letter that comes as JSON", () => {
  const escaped = JSON.stringify(letter).replace(/[^ -~]/gu, (one) =>
    [...Array(one.length)].map((_, at) => `\\u${one.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
  );

  it.each([1, 2, 5, 7, 1_000])("becomes text with marks, in pieces of %i letters", (size) => {
    expect(unwrap(JSON.stringify(letter), size)).toBe(marked);
    expect(unwrap(JSON.stringify(letter, null, 2), size)).toBe(marked);
    expect(unwrap(escaped, size)).toBe(marked);
    expect(unwrap(`<think>{"text": "no"}</think>\n\`\`\`json\n${JSON.stringify(letter)}\n\`\`\``, size)).toBe(marked);
  });

  it("shows a sentence before it has ended", () => {
    const { push } = createJsonUnwrapper();
    expect(push('{"paragraphs":[{"sentences":[{"text":"Twelve nur')).toBe("Twelve nur");
  });

  it("is left alone where it is plain text, or JSON of another kind", () => {
    for (const text of [
      marked,
      "Sure! Here it is:\n{not json}",
      '{"letter": "Dear all"}',
      "",
      "`code`",
      "<think>no end",
    ])
      for (const size of [1, 3, 500]) expect(unwrap(text, size), text).toBe(text);
  });

  it("gives what had come of it where it broke off", () => {
    expect(unwrap(JSON.stringify(letter).slice(0, 120), 4)).toMatch(/^I led "Night Owls", a ward of 14\. \[F1 P2\] M/u);
  });
});
