import { expect, test } from "vitest";
import { english } from "../languages/english/english.ts";
import type { Message } from "../planning/plan.ts";
import { wordingOf } from "../testing/wording-of.ts";
import { createLikeness } from "./likeness.ts";
import { MeasuredSentence } from "./measure-sentence.ts";
import { rewordRepeated } from "./reword-repeated.ts";
import type { Said, Wording } from "./say-message.ts";

const message: Message = { kind: "reach" };

function saying(phrase: string, text: string, cost = 0): Wording {
  return wordingOf(phrase, new MeasuredSentence({ text, facts: [], postingLines: [], isOwn: true }, english), cost);
}

const old = saying("a", "Please name a day that suits you and your team best.");
const other = saying("b", "When would you and your colleagues have an hour for me?");
const dear = saying("c", "Whatever hour of whatever day is good for you is good for me.", 20);
const said: Said[][] = [[{ message, wording: old }]];

test("what an earlier letter said in the same words is said in others", () => {
  const likeness = createLikeness([old.sentences[0]?.text ?? ""]);
  const reworded = rewordRepeated(said, { likeness, wordings: () => [old, dear, other] });
  expect(reworded.flat().map(({ wording }) => wording.phrase)).toEqual(["b"]);
});

test("words that cost much more, or that stand already, do not take their place", () => {
  const likeness = createLikeness([old.sentences[0]?.text ?? ""]);
  expect(rewordRepeated(said, { likeness, wordings: () => [old, dear] })).toEqual(said);
});

test("a letter that is like no other stays as it is", () => {
  const likeness = createLikeness(["Dear team, this is about something else altogether."]);
  expect(rewordRepeated(said, { likeness, wordings: () => [old, other] })).toBe(said);
});
