import { expect, test } from "vitest";
import { readPosting } from "./read-posting.ts";
import { specRow } from "./spec-rows.ts";

test.each([
  ["NEBOSH or IOSH qualification      E      Application", "NEBOSH or IOSH qualification"],
  ["Experience in a school\tD\tA/I", "Experience in a school (desirable)"],
  ["Full driving licence | Essential | Application / Interview", "Full driving licence"],
  ["                    E/D      Assessed by", ""],
])("of the row %j is asked %j", (row, text) => expect(specRow(row)).toEqual({ text }));

test.each(["Salary   £28,000", "Grade   C", "Leeds\thybrid\tfull time", "Interview   12 May", "no columns at all"])(
  "%j is no row of what is asked",
  (row) => expect(specRow(row)).toBeNull(),
);

test("each row of a person specification is a demand of its own", () => {
  const posting = `Facilities Manager
Northgate Schools Trust

Main duties
- Manage the premises team

Person specification
                                            E/D    Assessed by
NEBOSH or IOSH qualification                 E      Application
Experience of premises management in a school D     Application
Full driving licence, use of own car         E      Application
`;
  const { requirements } = readPosting(posting, { jobTitle: "", company: "" });
  expect(requirements.filter(({ kind }) => kind !== "duty").map(({ kind, text }) => [kind, text])).toEqual([
    ["must", "NEBOSH or IOSH qualification"],
    ["wish", "experience of premises management in a school"],
    ["must", "full driving licence, use of own car"],
  ]);
});

test("a heading may say what to do with what stands under it", () => {
  const posting = `Pool Lifeguard

Key responsibilities
- Supervise pool patrons

Selection criteria - please address these
1. Bronze Medallion
2. Current first aid certificate
`;
  const { requirements } = readPosting(posting, { jobTitle: "", company: "" });
  expect(requirements.map(({ kind }) => kind)).toEqual(["duty", "must", "must"]);
});
