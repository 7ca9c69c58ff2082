import { expect, it } from "vitest";
import { sortText } from "../sort-text.ts";

const sorted = (...lines: string[]) =>
  sortText({ text: ["Ann Lee", "", ...lines].join("\n"), today: "2026-11-23" }).facts;

it.each([
  [
    "Registered nurse at Desert Bloom Hospital since March 2022, step-down unit",
    "Registered nurse",
    "Desert Bloom Hospital",
  ],
  ["Licensed practical nurse, Mercy Lakeside, 2019 - 2022", "Licensed practical nurse", "Mercy Lakeside"],
  ["Certified welder at Acme Steel since 2019", "Certified welder", "Acme Steel"],
])("reads a post by the title of who is registered, licensed, or certified: %s", (line, title, employer) => {
  expect(sorted(line).jobs).toMatchObject([{ title, employer }]);
});

it.each(["Registered nurse license, 2019", "Certified ScrumMaster, 2019"])("takes %s for a paper still", (line) => {
  const facts = sorted("Cook, Blue Anchor, 2019 - now", line);
  expect(facts.jobs).toHaveLength(1);
  expect(facts.papers).toHaveLength(1);
});

it("keeps that a license is active with it", () => {
  const { papers } = sorted("BSN, Arizona State University, 2022", "Arizona RN license, active. BLS, ACLS.");
  expect(papers.map(({ what }) => what)).toEqual(["BSN", "Arizona RN license (active)", "BLS", "ACLS"]);
});
