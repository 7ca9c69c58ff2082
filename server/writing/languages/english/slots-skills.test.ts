import { expect, test } from "vitest";
import { lowerFirst } from "./letter-case.ts";
import { allOf, broughtSkills, strong } from "./slots-skills.ts";
import { isHeld } from "./topics-to-learn.ts";

const skills = (...texts: string[]) => texts.map((text, at) => ({ fact: `form.skills.${at}`, text }));
const topic = (text: string) => ({ text, lines: [1], language: "en" as const, requirement: null });

test("nobody brings a forklift but their skills in it, and papers are had", () => {
  expect(broughtSkills(skills("forklift", "Excel"))?.text).toBe("my skills in forklift and Excel");
  expect(broughtSkills(skills("clean driving licence"))?.text).toBe("clean driving licence");
  expect(broughtSkills([])).toBeNull();
});

test("what the posting asks for and somebody brings agrees in number", () => {
  expect([skills("Excel"), skills("KPIs"), skills("Wärmepumpen"), skills("Excel", "KPIs")].map(allOf)).toEqual([
    "it",
    "them",
    "that",
    "both",
  ]);
});

test("of what somebody is the short comes first", () => {
  const strengths = skills("good with anxious parents", "patient").map((one) => ({ ...one }));
  expect(strong({ kind: "strength", strengths }, "adjective")?.text).toBe("patient and good with anxious parents");
});

test("short names keep their capitals at the start of a phrase", () => {
  expect(["C.E.T. designation", "H&S risk assessments", "Risk assessments"].map(lowerFirst)).toEqual([
    "C.E.T. designation",
    "H&S risk assessments",
    "risk assessments",
  ]);
});

test("awards, checks and a background are had and not learnt on the job", () => {
  const asked = [
    "a Pool Lifeguard Award",
    "a current NSW Working With Children Check",
    "logistics background",
    "stock checks",
  ];
  expect(asked.map(topic).map(isHeld)).toEqual([true, true, true, false]);
});
