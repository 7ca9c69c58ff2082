import { expect, it } from "vitest";
import { answerPoints } from "./answer-points.ts";
import { countAsked } from "./count-asked.ts";
import { toMaterial, toPoint } from "./testing/score-pairs.ts";

it("counts what is asked of everybody, and neither the work nor qualities", () => {
  const points = [
    { ...toPoint("HACCP"), id: "a" },
    { ...toPoint("Forklift licence"), id: "b", kind: "wish" as const },
    { ...toPoint("Run changeovers"), id: "c", kind: "duty" as const },
    { ...toPoint("A friendly manner"), id: "d", sort: "quality" as const },
  ];
  const answered = answerPoints({ points }, toMaterial(["skill HACCP", "line I run changeovers"]), "2026-11-30");
  expect(countAsked(answered)).toEqual({ requirements: 2, met: 1 });
});
