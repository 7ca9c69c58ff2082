import { expect, test } from "vitest";
import { english } from "../languages/english/english.ts";
import { createLikeness } from "./likeness.ts";
import { MeasuredSentence } from "./measure-sentence.ts";

const sentence = (text: string) => new MeasuredSentence({ text, facts: [], postingLines: [], isOwn: false }, english);

const ward = sentence("I ran the night shift on a ward.");
const again = sentence("There I ran the night shift alone.");
const paper = sentence("My licence is valid until June.");

test("five words in a row count each time they come up again, however the sentences were counted before", () => {
  const { repeated } = createLikeness([]);
  expect(repeated([ward, paper])).toBe(0);
  expect(repeated([ward, again])).toBe(1);
  expect(repeated([ward, ward])).toBe(4);
  expect(repeated([again, paper])).toBe(0);
});

test("a draft is held against the earlier letter that it is most like, by what stands between head and foot of it", () => {
  const { nearest } = createLikeness([
    "Nothing of this is here.",
    "Dear all,\n\nI RAN the night shift on a ward.\n\nBo",
  ]);
  expect(nearest([ward])).toEqual({ letter: 1, share: 1 });
  expect(nearest([paper])?.share).toBe(0);
  // Of seven runs that the two hold together, two are in both.
  expect(nearest([again])?.share).toBeCloseTo(2 / 7);
  expect(createLikeness([]).nearest([ward])).toBeNull();
});

test("words in a row that earlier letters hold are counted by sentence", () => {
  const { held } = createLikeness(["I ran the night shift.", "The night shift on a ward is long."]);
  expect([held(ward), held(ward, 0), held(ward, 1)]).toEqual([5, 2, 3]);
  expect(held(paper)).toBe(0);
  expect(createLikeness([]).held(ward)).toBe(0);
});
