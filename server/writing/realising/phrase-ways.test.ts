import { expect, test } from "vitest";
import { waysOf } from "./phrase-ways.ts";

test("a phrase with choices is said in each way, and one without in its own", () => {
  expect(waysOf("I am ready to {to-one} with you.")).toEqual(["I am ready to {to-one} with you."]);
  expect(waysOf("I [want|wish] to learn {one} [with you|from your team|].")).toEqual([
    "I want to learn {one} with you.",
    "I wish to learn {one} with you.",
    "I want to learn {one} from your team.",
    "I wish to learn {one} from your team.",
    "I want to learn {one} .",
    "I wish to learn {one} .",
  ]);
});
