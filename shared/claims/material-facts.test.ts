import { describe, expect, it } from "vitest";
import { emptyMaterial, type Material } from "#shared/material/material.schema.ts";
import { toFacts } from "#shared/material/to-facts.ts";
import { createClaimChecker } from "./check-letter.ts";

const typed = { origin: { from: "typed" as const }, confirmed: true };
const material: Material = {
  ...emptyMaterial,
  jobs: [
    {
      ...typed,
      ...{ id: "farm", title: "Herd Manager", employer: "Mercy Farm", place: "Leeds" },
      ...{ from: "2019", to: "2023", period: "2019–2023" },
      lines: [{ ...typed, id: "cows", text: "Milked 200 cows a day." }],
    },
  ],
  skills: [{ ...typed, id: "hay", text: "Haymaking" }],
};

describe("the facts of the material", () => {
  const check = createClaimChecker({
    ...{ facts: toFacts(material), about: ["Ada Voss"], posting: "A herd manager is wanted.", role: "Herd Manager" },
    ...{ company: "Aldercombe", asOf: "2026-11-21", language: "en" },
  });

  it("give a post its dates, so that years there are counted", () => {
    expect(check("I spent four years at Mercy Farm.").claims).toEqual([]);
    expect(check("I spent nine years at Mercy Farm.").claims).toMatchObject([{ kind: "duration" }]);
  });

  it("are the source of what they say, and not of what only names their post", () => {
    expect(check("I was a herd manager at Mercy Farm from 2019 to 2023.").facts).toEqual(["farm"]);
    expect(check("Every day I milked 200 cows.").facts).toEqual(["cows"]);
  });
});
