import { expect, test } from "vitest";
import { english } from "../languages/english/english.ts";
import { createScribe } from "./scribe.ts";

const sources = { facts: ["post"], postingLines: [2], isOwn: true };

test("a filled phrase becomes a sentence: contracted as its tone has it, tidied and with a capital", () => {
  const { write } = createScribe(english, "friendly");
  expect(write("i~have run  a ward , mostly at St. Anne Inc..", sources)).toMatchObject({
    text: "I’ve run a ward, mostly at St. Anne Inc.",
    ...sources,
  });
});

test("the same text is one sentence, unless it rests on something else", () => {
  const { write } = createScribe(english, "formal");
  const first = write("I~have run a ward.", sources);
  expect(write("I~have run a ward.", { ...sources, facts: ["post"] })).toBe(first);
  const other = write("I~have run a ward.", { ...sources, facts: ["line"] });
  expect([other.text, other.facts]).toEqual([first.text, ["line"]]);
  expect(write("I~have run a ward.", { ...sources, isOwn: false }).isOwn).toBe(false);
});
