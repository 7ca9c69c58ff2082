import { describe, expect, it } from "vitest";
import { compareReadBack } from "./compare-read-back.ts";

const letter = {
  letterhead: { name: "Łukasz Żółć", email: "l@example.com", phone: "+48 501 234 567" },
  parts: {
    subject: "Re: Welder",
    greeting: "Dear Hiring Team,",
    paragraphs: [[{ text: "Every night I weld pressure-tight parts." }, { text: "It’s work I know." }]],
    closing: "Sincerely,",
    signature: "Łukasz Żółć",
  },
};
const text =
  "Łukasz Żółć\nl@example.com · +48 501 234 567\nRe: Welder\nDear Hiring Team,\nEvery night I weld pressure-tight parts. It’s\nwork I know.\nSincerely,\nŁukasz Żółć";
const read = { name: "Łukasz Żółć", email: "L@example.com", phone: "+48501234567", text };

describe("reading a letter's file back", () => {
  it("says what came out right", () => {
    expect(compareReadBack(read, letter)).toEqual({
      right: ["your name", "email", "phone", "the whole text"],
      wrong: [],
    });
  });

  it("knows that the subject stands under the greeting in the form of some countries", () => {
    const head = "Re: Welder\nDear Hiring Team,";
    const british = text.replace(head, "Dear Hiring Team,\nRe: Welder");
    const letterhead = { ...letter.letterhead, convention: "gb" as const };
    expect(compareReadBack({ ...read, text: british }, { ...letter, letterhead }).wrong).toEqual([]);
  });

  it("joins words that a line end broke", () => {
    const broken = text.replace("pressure-tight parts", "pres-\nsure-tight parts");
    expect(compareReadBack({ ...read, text: broken }, letter).wrong).toEqual([]);
  });

  it("says what did not, and what was read instead", () => {
    const { wrong, right } = compareReadBack(
      { name: "Hiring Team", email: "", phone: "501", text: text.replace("weld pressure", "we1d pressure") },
      letter,
    );
    expect(wrong).toEqual([
      "Your name is in the file, but the program read “Hiring Team” instead.",
      "Instead of your email it read “”.",
      "Instead of your phone number it read “501”.",
      "Words missing or out of place (1): weld.",
    ]);
    expect(right).toEqual([]);
    expect(compareReadBack({ name: "", email: "", phone: "", text: "" }, letter).wrong).toHaveLength(4);
  });

  it("asks for no contact that the letter does not have", () => {
    expect(compareReadBack({ ...read, email: "", phone: "" }, { ...letter, letterhead: { name: "" } }).wrong).toEqual(
      [],
    );
  });
});
