import { describe, expect, it } from "vitest";
import { toProbability } from "#server/reading/evidence/probability.ts";
import { calibrate } from "./calibrate.ts";
import { createDice } from "./dice.ts";
import type { Judged } from "./doubt.ts";

describe("what a share of probability is worth", () => {
  // A reader that is overconfident: of what it is sure of by 0.9, eight of ten are right.
  const dice = createDice(4);
  const judged = Array.from({ length: 6000 }, (): Judged => {
    const share = dice.roll();
    return { path: "", share, right: dice.chance(share ** 2), sure: false };
  });
  const doubt = calibrate(judged);

  it("is how often such fields were right", () => {
    for (const share of [0.3, 0.6, 0.9]) expect(Math.abs(toProbability(doubt, share) - share ** 2)).toBeLessThan(0.1);
  });

  it("rises with the share", () => {
    const column = doubt.steps.map(([, right]) => right ?? 0);
    expect(column).toEqual([...column].sort((a, b) => a - b));
  });
});
