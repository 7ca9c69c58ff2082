import { expect, test } from "vitest";
import { emptyPlan } from "../../testing/empty-plan.ts";
import { fill } from "./slots.ts";
import { doesSpan, isSaidBy } from "./slots-topics.ts";

test.each([
  ["social media outlets", "do social media outlets"],
  ["the till", "does the till"],
  ["maintenance of library materials", "does maintenance of library materials"],
  ["reports and dashboards", "do reports and dashboards"],
  ["logistics", "does logistics"],
])("a question about %s asks what part %s play", (text, asked) => {
  expect(doesSpan({ text, facts: [], lines: [1] })?.text).toBe(asked);
});

const topic = (text: string) => ({ text, lines: [1], language: "en" as const, requirement: null });
const context = { heading: emptyPlan.heading, plan: emptyPlan, tone: "formal" as const, placeInMind: null };

test("a paper is not said to answer to its own name", () => {
  const credential = { fact: "c0", kind: "licence", text: "GDC registration", institution: "", year: "" } as const;
  const asked = (text: string) =>
    fill("other-credential", { kind: "open-checks", credential, topic: topic(text) }, context);
  expect(asked("GDC registration")).toBeNull();
  expect(asked("registration as a dental nurse")?.text).toBe("GDC registration");
});

test("other skills are known beside a paper that is asked for, and of no use for it", () => {
  const skills = [{ fact: "s0", text: "aircon regas" }];
  const message = { kind: "link-skill", skills, topic: topic("an aircon ticket") } as const;
  expect(fill("not-named", message, context)).toBeNull();
  expect(fill("named", message, context)).not.toBeNull();
});

test("a line says a duty whatever form its verb has", () => {
  const line = { fact: "p0.0", text: "Gave evidence in court", post: null };
  expect(isSaidBy(line, topic("giving evidence"))).toBe(true);
  expect(isSaidBy(line, topic("giving talks"))).toBe(false);
});
