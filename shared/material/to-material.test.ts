import { expect, it } from "vitest";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import { materialSchema } from "./material.schema.ts";
import { rowsOf } from "./rows.ts";
import { toMaterial } from "./to-material.ts";

const resume: ImportedResume = {
  education: [{ id: "study-1", degree: "BSc Nursing", institution: "Riverton College", year: "2016" }],
  experience: [
    {
      id: "job-1",
      title: "Co-Founder & CTO",
      company: "Brightwater",
      period: "Mar 2021 – present",
      description: "Built the billing system\nHired four engineers",
    },
    { id: "job-2", title: "Lifeguard", company: "Lido", period: "summers 2016-2020", description: "" },
  ],
  yearsOfExperience: 8,
  skills: ["TypeScript", "welding"],
  strengths: [],
  personalDetails: { name: "Ana Maria Field", email: "ana@example.org", phone: "07700 900146", location: "Frome" },
};

it("never takes the resume's or form's job title for a role or a job", () => {
  const material = toMaterial({ form: { skills: "milking" }, wizard: { jobPosition: "Chef" }, resume });
  expect(material.jobs.map(({ title }) => title)).toEqual(["Co-Founder & CTO", "Lifeguard"]);
  expect(JSON.stringify(material)).not.toContain("Chef");
});

it("keeps typed lines whole, plain and confirmed", () => {
  const { plain, jobs } = toMaterial({
    form: { highlights: "- Nurse, Mercy, 2019 to now: nights, 28 beds\n\nnever had a formal complaint" },
  });
  expect(jobs).toEqual([]);
  expect(plain.map(({ text, confirmed, origin }) => [text, confirmed, origin.from])).toEqual([
    ["Nurse, Mercy, 2019 to now: nights, 28 beds", true, "typed"],
    ["never had a formal complaint", true, "typed"],
  ]);
});

it("takes lists of skills apart and leaves what says something whole", () => {
  const { skills, plain } = toMaterial({
    form: { skills: "milking, Excel (pivots, macros); fencing\nI look after 1,200 hens, and two dogs" },
  });
  expect(skills.map(({ text }) => text)).toEqual(["milking", "Excel (pivots, macros)", "fencing"]);
  expect(plain.map(({ text }) => text)).toEqual(["I look after 1,200 hens, and two dogs"]);
});

it("reads periods as months or years, and keeps as typed what that would falsify", () => {
  const { jobs } = toMaterial({ resume });
  expect(jobs[0]).toMatchObject({ from: "2021-03", to: "now" });
  expect(jobs[1]).toMatchObject({ from: "", to: "", period: "summers 2016-2020" });
  const twice = { ...resume, experience: resume.experience.map((job) => ({ ...job, period: "2010-2012, 2015-2017" })) };
  expect(toMaterial({ resume: twice }).jobs[0]).toMatchObject({ from: "", to: "", period: "2010-2012, 2015-2017" });
});

it("leaves unconfirmed what the resume's report calls unsure, and keeps what went into no field", () => {
  const report = {
    unsure: ["experience.job-1.company", "skills.1"],
    leftover: [{ heading: "Other", lines: ["Fire marshal since 2019"] }],
  };
  const material = toMaterial({ resume: { ...resume, report } });
  expect(material.jobs.map(({ confirmed }) => confirmed)).toEqual([false, true]);
  expect(material.jobs[0]?.lines.map(({ confirmed }) => confirmed)).toEqual([false, false]);
  expect(material.skills.map(({ text, confirmed }) => [text, confirmed])).toEqual([
    ["TypeScript", true],
    ["welding", false],
  ]);
  expect(material.plain).toMatchObject([
    { text: "Fire marshal since 2019", confirmed: false, origin: { from: "resume", place: "Other" } },
  ]);
});

it("takes in papers, languages, links, projects and unpaid work", () => {
  const material = toMaterial({
    resume: {
      ...resume,
      papers: [{ what: "PA1", where: "", year: "2015", kind: "certificate", state: "held" }],
      languages: [{ language: "Spanish", level: "C1" }],
      links: [{ url: "https://example.org/ana", label: "Portfolio" }],
      projects: [{ name: "Seed library", period: "2020", description: "Lent 300 packets" }],
      volunteering: [{ id: "v", title: "Steward", company: "Park run", period: "2019", description: "" }],
    },
  });
  expect(material.papers.map(({ what }) => what)).toEqual(["BSc Nursing", "PA1"]);
  expect(material.languages).toMatchObject([{ language: "Spanish", level: "C1" }]);
  expect(material.links).toMatchObject([{ url: "https://example.org/ana" }]);
  expect(material.plain.map(({ text }) => text)).toEqual([
    "Seed library, 2020",
    "Lent 300 packets",
    "Steward, Park run, 2019",
  ]);
  expect(material.jobs).toHaveLength(2);
});

it("says of the questionnaire only what is true, and nothing that the resume says better", () => {
  const wizard = { selectedStrengths: ["Calm"], yearsOfExperience: "10+", educationLevel: "college" as const };
  const alone = toMaterial({ wizard });
  expect(alone.jobs).toEqual([]);
  expect(alone.skills.map(({ text }) => text)).toEqual(["Calm"]);
  expect(alone.plain.map(({ text }) => text)).toEqual([
    "I have 10 or more years of experience",
    "I have a college or university degree",
  ]);
  expect(toMaterial({ wizard, resume }).plain).toEqual([]);
  expect(toMaterial({ wizard: { yearsOfExperience: "0", educationLevel: "other" } }).plain).toEqual([]);
});

it("keeps equal skills of form, questionnaire and resume once, confirmed", () => {
  const report = { unsure: ["skills.1"], leftover: [] };
  const material = toMaterial({
    form: { skills: "Welding" },
    wizard: { selectedSkills: ["welding"] },
    resume: { ...resume, report },
  });
  expect(material.skills.map(({ text, confirmed }) => [text, confirmed])).toEqual([
    ["Welding", true],
    ["TypeScript", true],
  ]);
});

it("keeps wishes as the person's own words and the person's name", () => {
  const material = toMaterial({
    form: { firstName: "Ana", lastName: "Field", wishes: "I can start Monday\nMention my van", linkedin: "Unknown" },
  });
  expect(material.completions.map(({ kind, ending }) => [kind, ending])).toEqual([
    ["wish", "I can start Monday"],
    ["wish", "Mention my van"],
  ]);
  expect(material.person).toMatchObject({ firstName: "Ana", lastName: "Field" });
  expect(material.links).toEqual([]);
});

it("loses no word of the longest form and stays within the schema", () => {
  const highlights = Array.from({ length: 900 }, (_none, index) => `line${index}`).join("\n");
  const skills = Array.from({ length: 400 }, (_none, index) => `skill${index}`).join(" ");
  const material = toMaterial({ form: { highlights, skills, linkedin: "x".repeat(300) } });
  expect(materialSchema.safeParse(material).error).toBeUndefined();
  const rows = rowsOf(material);
  const all = rows.map(({ text }) => text).join(" ");
  expect(all).toContain("line899");
  expect(all.match(/skill\d/gu)).toHaveLength(400);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it("names every row so that a person knows it again", () => {
  const rows = rowsOf(toMaterial({ form: { skills: "milking" }, resume }));
  expect(rows).toContainEqual({
    id: "resume-job-1.1",
    text: "Built the billing system",
    label: "Co-Founder & CTO, Brightwater",
    confirmed: true,
  });
  expect(rows).toContainEqual({ id: "typed-skill-1", text: "milking", label: "Skill", confirmed: true });
});
