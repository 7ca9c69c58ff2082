import { expect, test } from "vitest";
import type { Post } from "../facts/profile.ts";
import { english } from "../languages/english/english.ts";
import type { Message } from "../planning/plan.ts";
import { wordingOf } from "../testing/wording-of.ts";
import { createLikeness } from "./likeness.ts";
import { MeasuredSentence } from "./measure-sentence.ts";
import type { Said } from "./say-message.ts";
import { spareRepeated } from "./spare-repeated.ts";
import { trimLetter } from "./trim-letter.ts";

function said(text: string, spare?: number): Said {
  const message: Message = { kind: "statement", ...(spare !== undefined && { spare }) };
  const sentence = new MeasuredSentence({ text, facts: ["line"], postingLines: [], isOwn: true }, english);
  return { message, wording: wordingOf(text, sentence) };
}

const needed = said("I weld pipes for the shipyard at Larkfield every day.");
const repeated = said("For two winters I repaired the pumps of the harbour.", 9);
const fresh = said("My journeyman card is from the guild of Brookmere.", 11);
const before = createLikeness([
  "I weld pipes for the shipyard at Larkfield every day. For two winters I repaired the pumps of the harbour.",
]);

test("of what can be spared, what an earlier letter says in the same words goes before what it does not say", () => {
  expect(spareRepeated([[needed, repeated, fresh]], { least: 18, most: 40 }, before)).toEqual([[needed, fresh]]);
});

test("a letter is not made too short for it, and what it needs stays", () => {
  expect(spareRepeated([[needed, repeated, fresh]], { least: 28, most: 40 }, before)).toEqual([
    [needed, repeated, fresh],
  ]);
  expect(spareRepeated([[needed]], { least: 1, most: 40 }, before)).toEqual([[needed]]);
});

test("without a letter before, nothing more goes than is too long", () => {
  expect(spareRepeated([[needed, repeated, fresh]], { least: 18, most: 40 }, createLikeness([]))).toEqual([
    [needed, repeated, fresh],
  ]);
});

test("what is built on something told goes with it", () => {
  const line = { fact: "p0.0", text: "Repaired the pumps", post: null };
  const told: Said = { ...repeated, message: { kind: "more", line, spare: 9 } };
  const link: Said = {
    ...said("I can build on that for your boats.", 4),
    message: { kind: "link", rests: ["p0.0"], spare: 4 },
  };
  expect(spareRepeated([[needed, told, link, fresh]], { least: 18, most: 60 }, before)).toEqual([[needed, fresh]]);
});

test("what goes on from a post goes with the sentence that names it", () => {
  const post: Post = {
    fact: "p1",
    title: "Pump fitter",
    company: "Larkfield",
    period: { start: null, end: null, open: false, months: null },
    lines: [],
  };
  const named: Said = { ...repeated, message: { kind: "earlier", post, spare: 9 } };
  const more: Said = {
    ...said("In that job I greased the cranes, too.", 12),
    message: { kind: "more", post, spare: 12 },
  };
  expect(spareRepeated([[needed, named, more, fresh]], { least: 18, most: 60 }, before)).toEqual([[needed, fresh]]);
});

test("what is built on something that is trimmed goes with it", () => {
  const line = { fact: "p0.0", text: "Repaired the pumps", post: null };
  const told: Said = { ...repeated, message: { kind: "more", line, spare: 9 } };
  const link: Said = {
    ...said("I can build on that for your boats.", 4),
    message: { kind: "link", rests: ["p0.0"], spare: 4 },
  };
  expect(trimLetter([[needed, told, link, fresh]], { least: 10, most: 30 }, [told])).toEqual([[needed, fresh]]);
});
