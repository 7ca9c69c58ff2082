import { expect, it } from "vitest";
import type { Post } from "../../facts/profile.ts";
import { emptyPlan } from "../../testing/empty-plan.ts";
import { isOfTrade } from "./slots-trade.ts";

const worked = (title: string) => ({
  ...emptyPlan,
  paragraphs: [[{ kind: "ask" as const, post: { fact: "x1", title, company: "", lines: [] } as unknown as Post }]],
});
const role = (text: string) => ({ role: { text, lines: [] } });

it.each([
  ["Hair Stylist", "Senior Stylist", true],
  ["New graduate physio", "Physiotherapist", false],
  ["Secretary", "Office Administrator", false],
  ["Staff Nurse, Stroke Unit", "Ward Nurse", true],
  ["Care Assistant", "Sales Assistant", false],
  ["Assistant Teacher", "Lead Preschool Teacher", true],
])("who was a %s and would be a %s is of the trade: %s", (title, sought, isSame) => {
  expect(isOfTrade(worked(title), role(sought))).toBe(isSame);
});
