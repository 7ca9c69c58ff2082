import { expect, it } from "vitest";
import { materialOfLetter } from "./of-saved-letter.ts";
import { rowsOf } from "./rows.ts";

it("takes in what a saved letter rests on, each fact once and whole", () => {
  const facts = [
    { id: "post.0", origin: "resume" as const, label: "Nurse, Mercy", text: "Nurse, Mercy, 2019 – present" },
    { id: "post.0.0", origin: "resume" as const, label: "Nurse, Mercy", text: "Care for 6 patients a shift" },
    { id: "paper", origin: "form" as const, label: "Licence", text: "RN, Oregon, 2016" },
    { id: "skill", origin: "form" as const, label: "Skill", text: "Epic charting" },
    { id: "years", origin: "wizard" as const, label: "Years of experience", text: "7" },
  ];
  const material = materialOfLetter({ facts });
  expect(material.jobs).toEqual([]);
  expect(material.papers).toMatchObject([{ kind: "licence", what: "RN, Oregon, 2016" }]);
  expect(material.skills).toMatchObject([{ text: "Epic charting" }]);
  expect(rowsOf(material).map(({ text }) => text)).toEqual(expect.arrayContaining(facts.map(({ text }) => text)));
  expect(material.plain[1]).toMatchObject({ origin: { from: "resume", place: "Nurse, Mercy" }, confirmed: true });
});
