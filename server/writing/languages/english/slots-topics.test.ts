import { expect, test } from "vitest";
import { doesSpan } from "./slots-topics.ts";

test.each([
  ["social media outlets", "do social media outlets"],
  ["the till", "does the till"],
  ["maintenance of library materials", "does maintenance of library materials"],
  ["reports and dashboards", "do reports and dashboards"],
  ["logistics", "does logistics"],
])("a question about %s asks what part %s play", (text, asked) => {
  expect(doesSpan({ text, facts: [], lines: [1] })?.text).toBe(asked);
});
