import { describe, expect, it } from "vitest";
import { toProbability } from "#server/reading/evidence/doubt.ts";
import { calibrate, type Weighed } from "./calibrate.ts";
import { createDice } from "./dice.ts";

describe("what the signs of a field are worth", () => {
  // An unlisted word is right half the time, one that the rules agree on nearly always; other signs tell nothing.
  const dice = createDice(4);
  const rightOf = { strange: 0.5, agreed: 0.995, both: 0.85 };
  const kinds = ["strange", "agreed", "both"] as const;
  const tellings = { strange: ["strange"], agreed: ["agreed"], both: ["strange", "agreed"] };
  const noise = Array.from({ length: 12 }, (_, index) => `noise ${index}`);
  const fields = Array.from({ length: 9000 }, (_, index) => {
    const kind = kinds[index % 3] ?? "both";
    const signs = ["always", ...tellings[kind], ...dice.some(noise, 4)];
    const field: Weighed = { signs, right: dice.chance(rightOf[kind]), file: Math.floor(index / 12) };
    return { kind, field };
  });
  const doubt = calibrate(fields.map(({ field }) => field));
  const meanOf = (kind: string) => {
    const own = fields.filter((one) => one.kind === kind);
    return own.reduce((sum, { field }) => sum + toProbability(doubt, field.signs), 0) / own.length;
  };

  it("is how often fields with them were right", () => {
    for (const kind of kinds) expect(Math.abs(meanOf(kind) - rightOf[kind])).toBeLessThan(0.06);
  });

  it("rises with their weights", () => {
    const column = doubt.steps.map(([, right]) => right ?? 0);
    expect(column).toEqual([...column].sort((a, b) => a - b));
  });

  it("shows as sure only what was right nearly always", () => {
    const sure = fields.filter(({ field }) => toProbability(doubt, field.signs) >= doubt.sureFrom);
    expect(sure.length).toBeGreaterThan(2000);
    expect(sure.filter(({ field }) => field.right).length / sure.length).toBeGreaterThan(0.97);
  });
});
