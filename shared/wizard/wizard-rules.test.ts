import { describe, expect, it } from "vitest";
import { experienceOptions, experienceTier } from "./experience-tier.ts";
import { nextToGo, pickThree } from "./pick-three.ts";
import { skillCategoryOf, suggestedPositions } from "./positions.ts";
import { skillsByCategory } from "./skills.ts";
import { strengthOptions } from "./strengths.ts";

describe("the rule of three", () => {
  it("keeps the order of picking and drops the oldest at the fourth", () => {
    const three = ["a", "b", "c"].reduce<string[]>(pickThree, []);
    expect(three).toEqual(["a", "b", "c"]);
    expect(nextToGo(three)).toBe("a");
    expect(pickThree(three, "d")).toEqual(["b", "c", "d"]);
  });

  it("removes what is picked again", () => {
    expect(pickThree(["a", "b", "c"], "b")).toEqual(["a", "c"]);
    expect(nextToGo(["a", "c"])).toBeNull();
  });
});

describe("the lists", () => {
  it("are the promised sizes and say nothing twice", () => {
    expect(suggestedPositions).toHaveLength(16);
    expect(new Set(strengthOptions).size).toBe(24);
    for (const skills of Object.values(skillsByCategory)) expect(new Set(skills).size).toBe(12);
    expect(experienceOptions.map((option) => option.value)).toEqual([
      "0",
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
      "10+",
    ]);
  });

  it("open with the skills of the position's trade", () => {
    expect(skillCategoryOf("Cybersecurity Analyst")).toBe("tech");
    expect(skillCategoryOf("Falconer")).toBe("general");
  });
});

describe("experience in words", () => {
  it("follows the tiers", () => {
    expect([0, 1, 2, 3, 5, 6, 9, 10].map(experienceTier)).toEqual([
      "Entry Level",
      "Junior",
      "Junior",
      "Mid",
      "Mid",
      "Senior",
      "Senior",
      "Senior",
    ]);
  });
});
