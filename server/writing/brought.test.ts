import { describe, expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import type { Told } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

const ann = { first: "Ann", last: "Lee", lang: "en", role: "Gardener", company: "Marlpit House" } as const;
const NOTES = [
  "anaesthetics nearly every day, about 20 ops",
  "dental x-rays, stock and register",
  "4 or 5 clinics a week",
];
const nurse = (...notes: string[]): NonNullable<Told["jobs"]> => [["Nurse", "Old Mill", "2022", "now", notes]];

function written(told: Told): string {
  return letterText(writeLetter(toRequest(told)).letter);
}

function pointsOf(told: Told): string[] {
  return written(told)
    .split("\n")
    .filter((line) => line.startsWith("• "))
    .map((line) => line.slice(2));
}

describe("notes under the last post", () => {
  it("stand in a list of their own behind the posts", () => {
    const text = written({ ...ann, jobs: nurse(...NOTES) });
    expect(text).toMatch(
      /Old Mill[^:•]*\.\n\n[^•]*:\n• Anaesthetics nearly every day, about 20 ops\n• Dental x-rays, stock and register\n/u,
    );
  });

  it("are five at most, those with figures before others, in the person's order", () => {
    const points = pointsOf({
      ...ann,
      jobs: nurse("some of this", ...NOTES, "some of that", "38 beds on two wards", "a team of 9 nurses"),
    });
    expect(points).toHaveLength(5);
    expect(points.at(-2)).toBe("38 beds on two wards");
  });

  it("lose what says when, as nothing stands before it", () => {
    const points = pointsOf({ ...ann, jobs: nurse(...NOTES, "before that 5 years in security, two sites") });
    expect(points).toContain("5 years in security, two sites");
  });

  it("stay where what they are without is something good, or is a label", () => {
    const points = pointsOf({
      ...ann,
      jobs: nurse(...NOTES, "38 beds without an incident since 2021"),
      plain: ["Leather: did 60 leather chairs in 2023, none came back", "Why: bored, I want whole pieces in leather"],
      asks: [["Experience with leather", "leather"]],
    });
    expect(points).toContain("38 beds without an incident since 2021");
    expect(points).toContain("Leather: did 60 leather chairs in 2023, none came back");
    expect(points.join()).not.toContain("Why");
  });

  it("are no list alone", () => {
    expect(pointsOf({ ...ann, jobs: nurse(...NOTES.slice(0, 1)) })).toEqual([]);
  });

  it("of another post stand there only where the posting asks for them, and say where that was", () => {
    const jobs: Told["jobs"] = [
      ...nurse(...NOTES),
      ["Carer", "Fairnley Ltd", "2018", "2022", ["nights one in four", "dressing changes and pain scores"]],
    ];
    const points = pointsOf({ ...ann, jobs, asks: [["Experience of dressing changes", "dressing"]] });
    expect(points).toContain("Dressing changes and pain scores (Fairnley Ltd)");
    expect(points.join()).not.toContain("Nights one in four");
  });

  it("stay out where they are private, shorthand with arrows, say what is not so, or what the employer is", () => {
    const kept = ["no night shifts so far", "my husband drove me there", "open 9-5 -> later 10", "who knows, really?"];
    const text = written({ ...ann, jobs: nurse("SME, 40 employees and a van", ...kept, ...NOTES) });
    expect(text).not.toMatch(/night shifts|husband|later|who knows|SME/u);
  });

  it("go where the person has written a sentence for one of them", () => {
    const request = toRequest({ ...ann, jobs: nurse(...NOTES) });
    const [job] = request.material.jobs;
    const said = { en: "I give an anaesthetic nearly every day." };
    const lines = (job?.lines ?? []).map((line, at) => (at === 0 ? { ...line, said } : line));
    const material = { ...request.material, jobs: request.material.jobs.map((one) => ({ ...one, lines })) };
    const text = letterText(writeLetter({ ...request, material }).letter);
    expect(text).toContain(said.en);
    expect(text).not.toContain("•");
  });

  it("stand behind the sentences about the posts", () => {
    const text = written({ ...ann, jobs: nurse(...NOTES, "I trained three students last year.") });
    expect(text).toMatch(/I trained three students last year\.\n\n[^\n]+:\n• Anaesthetics/u);
  });
});

describe("beside notes, a list", () => {
  it("begins with the papers, skills and languages that the posting asks for", () => {
    const points = pointsOf({
      ...ann,
      jobs: nurse(...NOTES),
      papers: [
        ["Safe Pass to 2027", "", "", "certificate"],
        ["Rope access level 1", "IRATA", "2019", "certificate"],
      ],
      skills: ["own tools and box", "Excel", "Sage"],
      languages: [["french", "conversational, from school"]],
      asks: [
        ["Current Safe Pass", "Safe Pass"],
        ["Own hand tools", "own tools"],
        ["Excel", "Excel"],
        ["Sage", "Sage"],
      ],
    });
    expect(points).toEqual([
      "Safe Pass to 2027, Rope access level 1 (IRATA, 2019)",
      "Own tools and box",
      "Excel, Sage",
      "Anaesthetics nearly every day, about 20 ops",
      "Dental x-rays, stock and register",
      "4 or 5 clinics a week",
    ]);
  });

  it("has the answer that a note under no post gives to the posting's question", () => {
    const points = pointsOf({
      ...ann,
      jobs: nurse(...NOTES),
      lang: "es",
      plain: ["quedan 280 h de FCT", "20 años, dos gatos"],
      questions: ["Indica cuántas horas de prácticas te quedan por convenio"],
    });
    expect(points[0]).toBe("Quedan 280 h de FCT");
    expect(points.join()).not.toContain("gatos");
  });

  it("says of a paper that it is not held yet", () => {
    const papers: Told["papers"] = [["Horticulture level 3", "Askham", "2027", "certificate", "under-way"]];
    const asks: Told["asks"] = [["Horticulture level 3", "Horticulture"]];
    expect(pointsOf({ ...ann, jobs: nurse(...NOTES), papers, asks })[0]).toBe(
      "Horticulture level 3 (Askham, 2027, under way)",
    );
  });

  it("leaves a class that is a letter as it is", () => {
    const asks: Told["asks"] = [["Licencia de conducir B", "Licencia"]];
    const points = pointsOf({ ...ann, lang: "es", jobs: nurse(...NOTES), skills: ["Licencia B y D"], asks });
    expect(points[0]).toBe("Licencia B y D");
  });

  it("tells of no licence that somebody lacks, and nothing twice", () => {
    const points = pointsOf({
      ...ann,
      jobs: nurse(...NOTES, "Sage for the payroll"),
      skills: ["forklift, no licence but I drive one", "forklift course not yet", "Sage"],
      asks: [
        ["Forklift licence", "forklift"],
        ["Sage", "Sage"],
      ],
    });
    expect(points.join()).not.toContain("orklift");
    expect(points.filter((point) => point.includes("Sage"))).toEqual(["Sage for the payroll"]);
  });
});

describe("to the person, of a letter with a list", () => {
  it("is said that answers make sentences of it, and of no note in it that it isn't in the letter", () => {
    const { hints } = writeLetter(
      toRequest({
        ...ann,
        jobs: nurse(...NOTES),
        plain: ["own tools and box"],
        asks: [["Own hand tools", "own tools"]],
      }),
    );
    expect(hints.join(" ")).toContain("Your notes stand as a list.");
    expect(hints.join(" ")).not.toContain("own tools and box");
  });
});

describe("where hardly a sentence can be told, a list", () => {
  const plain = [
    "three weeks placement at Grothues joinery, year 9",
    "school report: technology 1, maths 3",
    "captain since I was 10, referee since last year",
    "two brothers at home",
    "turned up late in year 8, 4 times",
  ];

  it("has notes with figures, and nothing that is private or speaks against the person", () => {
    const points = pointsOf({ ...ann, plain });
    expect(points).toEqual([
      "Three weeks placement at Grothues joinery, year 9",
      "School report: technology 1, maths 3",
      "Captain since I was 10, referee since last year",
    ]);
  });

  it("is not made beside answers", () => {
    const done: Told["done"] = [["why", "I am applying because", "I grew up beside your garden."]];
    expect(pointsOf({ ...ann, plain, done })).toEqual([]);
  });
});
