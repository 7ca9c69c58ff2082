import { expect, it } from "vitest";
import { emptyGeneratorState } from "#client/features/generator/generator-state.schema.ts";
import { commitDrafts } from "./commit-drafts.ts";

const withDrafts = (drafts: Record<string, string>) =>
  commitDrafts({ ...emptyGeneratorState, desk: { ...emptyGeneratorState.desk, drafts } });

it("takes in the forms that stand open when the person walks on", () => {
  const { material, desk } = withDrafts({
    ...{ "job title": "Receptionist", "job employer": "Hill Surgery", "job when": "Mar 2019 – now" },
    ...{ "paper what": "Full driving licence", "paper kind": "driving", "paper where": "", "paper year": "2014" },
    ...{ "language name": "Polish", "language level": "native" },
    "link address": "example.org/jane",
  });
  expect(material.jobs).toMatchObject([
    { title: "Receptionist", employer: "Hill Surgery", from: "2019-03", to: "now", confirmed: true },
  ]);
  expect(material.papers).toMatchObject([{ what: "Full driving licence", kind: "driving", year: "2014" }]);
  expect(material.languages).toMatchObject([{ language: "Polish", level: "native" }]);
  expect(material.links).toMatchObject([{ url: "example.org/jane", label: "" }]);
  expect(desk.drafts).toEqual({});
});

it("keeps a form that lacks what makes it a row", () => {
  const { material, desk } = withDrafts({ "job title": "", "job employer": "Hill Surgery", paste: "an old letter" });
  expect(material.jobs).toEqual([]);
  expect(desk.drafts).toEqual({ "job title": "", "job employer": "Hill Surgery", paste: "an old letter" });
});
