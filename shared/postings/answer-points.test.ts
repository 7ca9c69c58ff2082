import { describe, expect, it } from "vitest";
import { emptyMaterial, materialSchema } from "#shared/material/material.schema.ts";
import { answerPoints } from "./answer-points.ts";
import keptOut from "./testing/pairs-kept-out.json" with { type: "json" };
import open from "./testing/pairs-open.json" with { type: "json" };
import { scorePairs, toMaterial, toPoint } from "./testing/score-pairs.ts";

const today = "2026-11-23";
const statusOf = (point: string, ...rows: string[]) =>
  answerPoints({ points: [toPoint(point)] }, toMaterial(rows), today)[0]?.status;

describe.each([
  ["open", open],
  ["kept-out", keptOut],
] as const)("the %s pairs", (_name, pairs) => {
  const { met, wronglyMet, wronglyMissing } = scorePairs(pairs);
  const there = pairs.flatMap(({ points }) => points).filter(({ isThere }) => isThere).length;

  it("shows hardly anything as met that is not", () => {
    expect(wronglyMet.length / met, wronglyMet.join("\n")).toBeLessThanOrEqual(0.03);
  });

  it("shows little as missing that is there", () => {
    expect(wronglyMissing.length / there, wronglyMissing.join("\n")).toBeLessThanOrEqual(0.1);
  });
});

describe("a language at a level", () => {
  it.each([
    ["English at B1", "lang English | B2"],
    ["English at B1", "lang English | B1"],
    ["English at level B2", "skill English B2"],
    ["Deutsch auf B1-Niveau", "lang Deutsch | C1"],
    ["Anglais niveau B2", "lang anglais | C1"],
    ["Inglés nivel B1", "lang inglés | B2"],
  ])("%s is met by %s", (point, row) => {
    expect(statusOf(point, row)).toBe("met");
  });

  it.each([
    ["English at B2", "lang English | B1"],
    ["English at B1", "lang German | B2"],
    ["Deutsch auf C1-Niveau", "lang Deutsch | B2"],
  ])("%s is not met by %s", (point, row) => {
    expect(statusOf(point, row)).not.toBe("met");
  });
});

describe("a point is met by its name only", () => {
  it.each([
    ["PL/SQL", "skill PostgreSQL"],
    ["REST APIs", "skill SOAP"],
    ["JavaScript", "skill Java"],
    ["Java", "skill JavaScript"],
    ["PA1 and PA6 spraying certificates", "paper certificate held | PA1 only"],
    ["Inglés avanzado", "lang inglés | poco"],
    ["Good English", "line My English: poco inglés"],
    ["SAP-Kenntnisse", "line SAP kenne ich nicht"],
    ["Salesforce", "line I have no experience with Salesforce"],
    ["Qualified Teacher Status", "paper licence under-way | QTS | 2027"],
    ["BLS certification", "paper certificate lapsed | BLS"],
    ["Master's degree", "paper degree held | BSc Biology | 2019"],
    ["NVQ Level 3 in Health and Social Care", "paper certificate held | NVQ Level 2 Health and Social Care"],
    ["MBA", "paper degree held | Máster en Dirección Financiera"],
    ["BLS certification", "skill BLS (expired 2022)"],
    ["ACLS", "line I am working towards my ACLS"],
    ["Führerschein Klasse CE", "paper driving held | driving licence B"],
    ["Valid Class 1 licence", "line Class 5 licence"],
    ["Bereitschaft zum Schichtdienst", "line Drei Jahre im Schichtdienst der Klinik"],
    ["Castellano y valenciano hablados", "lang inglés | B2"],
    ["BSN", "paper degree held | Bachelor of Science in Biology | 2018"],
    ["Bac+5 exigé", "paper degree held | Licence de biologie, bac+3 | 2018"],
    ["Führerschein Klasse CE", "paper driving held | Führerschein Kl. B"],
    ["Driving licence and a car", "skill Fahrerlaubnis Klasse A"],
  ])("%s is not met by %s", (point, row) => {
    expect(statusOf(point, row)).not.toBe("met");
  });

  it.each([
    ["College degree", "paper degree held | BSc Physics | 2014"],
    ["Experience with mass spectrometers", "skill ICP-MS"],
    ["Führerschein Klasse B", "paper driving held | driving licence B"],
    ["Strong knowledge of PostgreSQL", "skill Postgres"],
    ["PA1 and PA6 spraying certificates", "paper certificate held | PA1 and PA6 spraying"],
    ["NVQ Level 2 in Health and Social Care", "paper certificate held | NVQ Level 3 Health and Social Care"],
    ["Bachelor's degree in biology", "paper degree held | MSc Biology | 2019"],
    ["Fluent English", "lang Englisch | Muttersprache"],
    ["Valid Class 5 driver's licence", "paper driving held | Class 5 licence"],
    ["Driver's licence", "paper driving held | Class 5 licence"],
    ["Führerschein Klasse B zwingend erforderlich", "paper driving held | Führerschein Kl. B | 2008"],
    ["Führerschein Klasse B", "skill FS Klasse B"],
    ["Führerschein Klasse CE", "paper driving held | Führerschein Kl. CE"],
    ["Abgeschlossenes Studium im Bauingenieurwesen", "paper degree held | Dipl.-Ing. (FH) Bauingenieurwesen | 2014"],
    ["Deutsche Approbation", "paper licence held | Approbation als Arzt | 2019"],
    ["Bachelor's degree in civil engineering", "paper degree held | B.Eng. Civil Engineering | 2014"],
    ["BSN or equivalent", "paper degree held | Bachelor of Science in Nursing | 2018"],
    ["MBA", "paper degree held | Master of Business Administration | 2020"],
    ["PE licence", "paper licence held | Professional Engineer | 2018"],
    ["CDL Class A", "paper driving held | Class A Commercial Driver's License"],
    ["Diplôme d'État d'infirmier exigé", "paper degree held | DEI, IFSI Lyon | 2016"],
    ["Bac+5 exigé", "paper degree held | Master Santé publique | 2018"],
    ["Permis B indispensable", "skill permis de conduire"],
    ["Grado en Enfermería", "paper degree held | Diplomada Universitaria en Enfermería | 2010"],
    ["Colegiación vigente", "paper licence held | Colegiada nº 1234"],
  ])("%s is met by %s", (point, row) => {
    expect(statusOf(point, row)).toBe("met");
  });
});

describe("a condition of the work", () => {
  it.each([
    ["Share on-call with the leadership team (1 week in 4)", "line Led the leadership team"],
    ["Clear criminal record", "line Kept the record of births"],
  ])("%s is nothing that %s answers", (point, row) => {
    expect(statusOf(point, row)).toBe("missing");
  });

  it("may be met by who has worked so", () => {
    expect(statusOf("Rotating shifts", "line Worked night shifts at the mill")).toBe("maybe");
  });

  it("leaves the paper that it is asked with to the paper", () => {
    expect(statusOf("Driving licence, travel between sites", "paper driving held | driving licence B")).not.toBe(
      "missing",
    );
  });

  it("one of two languages may be enough: few write down the language of their letter", () => {
    expect(statusOf("Castellano y valenciano hablados", "lang valenciano | nativo")).toBe("maybe");
  });
});

describe("years", () => {
  it("count by dated jobs of that kind", () => {
    const point = "At least 5 years as an electrician";
    expect(statusOf(point, "job Electrician | Brook | 2017 | now")).toBe("met");
    expect(statusOf(point, "job Electrician | Brook | 2024 | now")).toBe("missing");
    expect(statusOf(point, "job Teacher | School | 2010 | now")).toBe("maybe");
    expect(statusOf(point, "job Electrician | Brook |  | ")).toBe("maybe");
  });
});

describe("what the person says", () => {
  it("a row nobody confirmed gives a maybe at most", () => {
    const material = toMaterial(["skill PostgreSQL"]);
    const unsure = { ...material, skills: material.skills.map((skill) => ({ ...skill, confirmed: false })) };
    expect(answerPoints({ points: [toPoint("PostgreSQL")] }, unsure, today)[0]?.status).toBe("maybe");
  });

  it("a tie that was ticked is met by that row", () => {
    const point = toPoint("A head for heights");
    const material = { ...toMaterial(["line I repaired church towers"]), ties: [{ row: "r0", point: point.id }] };
    expect(answerPoints({ points: [point] }, material, today)).toEqual([{ point, status: "met", rows: ["r0"] }]);
  });

  it("a row that was refused shows nothing of that point, and goes on showing others", () => {
    const [climbing, towers] = [toPoint("Church towers, bridges, and chimneys"), toPoint("Repairing church towers")];
    const told = toMaterial(["line I repaired church towers"]);
    const material = { ...told, ties: [{ row: "r0", point: climbing.id, no: true as const }] };
    const statuses = (of: typeof material | typeof told) =>
      answerPoints({ points: [climbing, towers] }, of, today).map(({ status }) => status);
    expect(statuses(told)).toEqual(["maybe", "met"]);
    expect(statuses(material)).toEqual(["missing", "met"]);
  });

  it.each([
    [{ row: "r0", point: "p", no: false }],
    [{ row: "r0", point: "p", no: "<script>" }],
    [{ row: "r0", point: "", no: true }],
    [{ row: "r0", point: "p".repeat(61), no: true }],
    [{ point: "p", no: true }],
  ])("%j is no tie", (tie) => {
    expect(materialSchema.safeParse({ ...emptyMaterial, ties: [tie] }).success).toBe(false);
  });

  it.each([
    [
      "Abgeschlossene Ausbildung zur Pflegefachkraft oder Altenpfleger/in",
      "paper degree held | Examen zur Altenpflegerin",
    ],
    ["Ausbildung als Altenpfleger", "paper degree held | Examen zur Altenpflegerin"],
  ])("“%s” is asked about where another paper names the trade: %s", (point, row) => {
    expect(statusOf(point, row)).toBe("maybe");
  });

  it.each([
    ["Experience of leading a team", "line Led a team of six baristas"],
    ["Driving a minibus", "line I drove the school minibus for two years"],
    ["Keeping bees and selling honey", "line I kept bees and sold honey"],
  ])("“%s” isn't missing where a verb has another form: %s", (point, row) => {
    expect(statusOf(point, row)).not.toBe("missing");
  });

  it("shares nothing, so it is missing", () => {
    expect(statusOf("Forklift licence", "line I kept the diary of three doctors")).toBe("missing");
  });
});

it("is shown by every row with one of its letters, and not by the first alone", () => {
  const material = toMaterial([
    "line Umbau S5 auf S7 an drei Öfen",
    "line TIA Portal, Sinamics S120",
    "line Sägelinie",
  ]);
  const point = toPoint("Sehr gute Kenntnisse Siemens S7 / TIA Portal und Antriebstechnik");
  expect(answerPoints({ points: [point] }, material, today)[0]?.rows).toHaveLength(2);
});

it.each([
  ["I have been a bench joiner on a sash window line for nine years", "maybe"],
  ["I lead three people as a bench joiner on a sash window line", "met"],
])("a joiner who is to lead a team is shown by “%s”: %s", (line, status) => {
  const point = "We are looking for an experienced bench joiner to lead a small team of three on our sash window line";
  expect(statusOf(point, `line ${line}`)).toBe(status);
});

describe("papers and languages as American resumes and postings have them", () => {
  it.each([
    ["BSN required", "paper degree held | B.S. in Nursing | 2019"],
    ["Bachelor's degree in nursing", "paper degree held | BSN | 2019"],
    ["Bachelor's degree required", "paper degree held | B.S. in Biology | 2019"],
    ["CMSRN or PCCN certification preferred", "paper certificate held | CMSRN | 2024"],
  ])("%s is met by %s", (point, row) => {
    expect(statusOf(point, row)).toBe("met");
  });

  it("takes a science degree of another field for none in nursing", () => {
    expect(statusOf("BSN required", "paper degree held | B.S. in Biology | 2019")).not.toBe("met");
  });

  it("asks of who is to be bilingual for both languages", () => {
    const points = [toPoint("Bilingual English/Spanish preferred")];
    const both = toMaterial(["lang English | native", "lang Spanish | fluent"]);
    expect(answerPoints({ points }, both, today)[0]).toMatchObject({ status: "met", rows: ["r0", "r1"] });
    expect(statusOf("Bilingual English/Spanish preferred", "lang English | native")).toBe("maybe");
  });
});

describe("what the person wrote under a point", () => {
  const point = toPoint("Able to stand for 10 hours, work in cold (38°F) areas");
  const statusBy = (ending: string) => {
    const head = { key: `demand ${point.id}`, kind: "demand" as const, language: "en" as const, beginning: "I" };
    const completions = [{ ...head, ending, point: point.id, postingLines: point.lines }];
    return answerPoints({ points: [point] }, { ...emptyMaterial, completions }, today)[0]?.status;
  };

  it("answers it, whatever words it has", () => {
    expect(statusBy("pick in a cooler at 36 degrees for ten-hour shifts")).toBe("met");
  });

  it("does not where it says that the person does not have it", () => {
    expect(statusBy("have not done that yet")).toBe("missing");
  });
});

it("asks whether who taught others has what a point about training others wants", () => {
  expect(statusOf("Experience leading or training others", "line I trained 9 new starters")).toBe("maybe");
  expect(statusOf("Experience supervising or training a team", "line I mentored two apprentices")).toBe("maybe");
  expect(statusOf("Manual handling training", "line I trained 9 new starters")).not.toBe("met");
  expect(statusOf("Experience leading or training others", "line I packed bread")).toBe("missing");
});
