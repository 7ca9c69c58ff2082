import { expect, it } from "vitest";
import type { Credential, Post } from "../../facts/profile.ts";
import { emptyPlan } from "../../testing/empty-plan.ts";
import { greeting } from "./conventions.ts";
import { english } from "./english.ts";
import { asTitle, companyName, credentialName, isSeveral, issuerOf, listOf } from "./names.ts";
import { strengthShape } from "./strengths.ts";

const paper = (text: string, institution = "") =>
  ({
    fact: "e1",
    kind: "degree" as const,
    text,
    institution,
    year: "",
  }) as const satisfies Credential;
const post = (title: string): Post => ({
  fact: "x1",
  title,
  company: "Alder House",
  period: { start: null, end: null, open: false, months: null },
  lines: [],
});

it.each([
  ["Brent Council", "Brent Council"],
  ["Arts Council", "the Arts Council"],
  ["British Army (Royal Logistic Corps)", "the British Army (Royal Logistic Corps)"],
  ["Private family", "a private family"],
  ["Freelance", "my freelance work"],
  ["Self-employed", "self-employment"],
  ["Various shearing gangs", "various shearing gangs"],
])("one works at %s as at %s", (typed, named) => expect(companyName(typed)).toBe(named));

it.each([
  ["Parish Clerk (8 hrs/week)", "as a Parish Clerk"],
  ["Cook (part-time)", "as a Cook"],
  ["Nurse (Stroke Unit)", "as a Nurse in the Stroke Unit"],
])("a %s has worked %s", (title, told) => expect(asTitle(post(title))).toBe(told));

it.each([
  ["ACMA, CGMA", "the ACMA and CGMA credentials"],
  ["NVQ Level 3 Electrical Installation", "an NVQ Level 3 Electrical Installation"],
  ["MArch", "an MArch"],
  ["clean driving licence since 2016", "a clean driving licence (since 2016)"],
])("the paper %s is %s", (typed, named) => expect(credentialName(paper(typed))).toBe(named));

it("names who gave a paper only where the paper does not", () => {
  expect(issuerOf(paper("SIA Door Supervisor Licence", "SIA"))).toBeNull();
  expect(issuerOf(paper("Ontario College of Pharmacists licence", "OCP"))).toBeNull();
  expect(issuerOf(paper("PharmD", "University of Waterloo"))).toBe("the University of Waterloo");
});

it("several papers are no single one", () => {
  expect(
    ["GCSEs", "A levels in Business, English and IT", "BA in History"].map((text) => isSeveral(paper(text))),
  ).toEqual([true, true, false]);
});

it("a team is greeted as one, whatever it is called", () => {
  const company = { text: "Harbour Family Health Team", lines: [1] };
  expect(greeting({ ...emptyPlan.heading, company }, "friendly")).toBe("Hello Harbour Family Health team,");
});

it("one works at an employer, and in what is one's own", () => {
  expect(english.polish?.("At my freelance work, I ran events.", "formal")).toBe("In my freelance work, I ran events.");
  expect(english.polish?.("At the U.S. Navy, I ran stores.", "formal")).toBe("In the U.S. Navy, I ran stores.");
  expect(english.polish?.("I fitted kitchens at self-employment.", "formal")).toBe(
    "I fitted kitchens in self-employment.",
  );
});

it("two items with commas are parted by more than a comma", () => {
  expect(listOf(["a BSc, first class", "a card"])).toBe("a BSc, first class as well as a card");
});

it("one tidy station is a thing that can be counted", () => {
  expect(strengthShape("tidy station").text).toBe("a tidy station");
});
