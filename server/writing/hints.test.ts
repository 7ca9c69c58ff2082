import { describe, expect, it } from "vitest";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const english = [
  "I set out sixty pieces a year from the drawings and rods.",
  "I trained three of the apprentices, and two have stayed with us.",
  "I repair chairs for the café on one Saturday a month.",
];
const marta: Told = {
  lang: "en",
  first: "Marta",
  last: "Nowicka",
  role: "Tischlerin",
  company: "Kühn & Söhne",
  plain: english,
  done: [["why", "I am applying because", "I want to know the tree that I work on"]],
};

const german = (more: Parameters<typeof toRequest>[1] = {}) =>
  writeLetter(toRequest(marta, { language: "de", ...more }));

describe("advice beside a letter in another language than its rows", () => {
  it("asks for nothing that the person has said in their own language", () => {
    const { hints, toSay } = german({ translation: { from: "en", untranslated: "leave-out" } });
    expect(toSay).toHaveLength(4);
    expect(hints.join(" ")).not.toMatch(/why you want this job|Add a (?:few lines|line or two)/u);
  });

  it("says of whole sentences that they are in another language, not that they are no sentences", () => {
    const hints = german().hints.join(" ");
    expect(hints).toContain("Not in the letter, because it isn't in German: “I set out sixty pieces");
    expect(hints).not.toContain("isn't a sentence yet");
  });

  it("still tells notes from sentences in the letter's own language", () => {
    const hints = writeLetter(toRequest({ ...marta, plain: ["shelves and till for the shop"] })).hints.join(" ");
    expect(hints).not.toContain("isn't in English");
  });
});

it("leaves pay and start to the checklist, which looks at the letter as it stands", () => {
  const request = toRequest(marta);
  const item = (kind: "salary-asked" | "start-date") => ({ kind, text: "start", value: "", lines: [3] });
  const reading = request.reading && { ...request.reading, smallPrint: [item("salary-asked"), item("start-date")] };
  expect(writeLetter({ ...request, reading }).hints.join(" ")).not.toMatch(/the letter doesn't say/u);
});
