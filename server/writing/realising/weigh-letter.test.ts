import { expect, test } from "vitest";
import { french } from "../languages/french/french.ts";
import { LEAST_WITH_WORK } from "../planning/plan.ts";
import { aimOf } from "./weigh-letter.ts";

test("looks for the role as a sentence has it, with the apostrophe that French sets", () => {
  const heading = { role: { text: "Chargée d'affaires", lines: [1] }, company: null };
  expect(aimOf({ tone: "formal", heading, length: { least: LEAST_WITH_WORK, most: 330 } }, french).names).toEqual([
    "chargée d’affaires",
  ]);
});
