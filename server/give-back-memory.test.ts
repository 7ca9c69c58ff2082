import { getHeapSpaceStatistics } from "node:v8";
import { expect, it } from "vitest";
import { giveBackMemory } from "./give-back-memory.ts";

it("gives back the room that passing objects have taken", () => {
  let kept: object[] = [];
  for (let number = 0; number < 400_000; number++) {
    if (kept.length > 100_000) kept = [];
    kept.push({ number, text: `object ${number}` });
  }
  kept = [];
  const grown = youngBytes();
  giveBackMemory();
  expect(kept).toEqual([]);
  expect(youngBytes()).toBeLessThan(grown / 2);
});

function youngBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;
}
