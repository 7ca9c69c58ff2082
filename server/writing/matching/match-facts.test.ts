import { describe, expect, test } from "vitest";
import { promptFormSchema } from "#shared/generator/prompt-form.schema.ts";
import { readFacts } from "../facts/read-facts.ts";
import { readPosting } from "../posting/read-posting.ts";
import { resumeOf } from "../testing/resume-of.ts";
import { answerPosting, toMatches } from "./match-facts.ts";

type Person = { skills?: string; posts?: [title: string, period: string, lines?: string][]; papers?: string[] };

/** How the posting's demands come out for somebody, by their words. */
function statuses(posting: string, { skills = "reading", posts = [], papers = [] }: Person): Record<string, string> {
  const form = promptFormSchema.parse({ firstName: "Ada", lastName: "Lind", skills, prompt: posting });
  const resume = resumeOf({
    posts: posts.map(([title, period, lines = ""]) => [title, "Harrow & Pike", period, lines] as const),
    education: papers.map((degree) => [degree, "", ""] as const),
  });
  const profile = readFacts({ form, resume }, "2026-11-21");
  const matches = toMatches(answerPosting(readPosting(posting, {}), profile));
  return Object.fromEntries(matches.map(({ text, status }) => [text, status]));
}

const asking = (demand: string, heading = "Requirements") => `Vacancy\n\n${heading}\n- ${demand}\n- Punctuality\n`;

describe("a short name and what it stands for answer each other", () => {
  test.each([
    ["Doctor of Physical Therapy", "DPT"],
    ["DPT", "Doctor of Physical Therapy"],
    ["Registered Nurse license", "RN"],
    ["RN license", "Registered Nurse license"],
    ["Project Management Professional certification", "PMP"],
    ["PMP certification", "Project Management Professional (PMP)"],
    ["Certified Public Accountant license", "CPA"],
    ["Be GDC registered with up to date CPD", "GDC registration"],
    ["CPhT certification", "Certified Pharmacy Technician (CPhT)"],
    ["Class A Commercial Driver's License", "CDL Class A"],
    ["CDL", "Commercial Driver's License"],
    ["LVT/CVT/RVT", "RVT"],
  ])("%s: %s", (demand, paper) => {
    expect(Object.values(statuses(asking(demand), { papers: [paper] }))[0]).toBe("met");
  });

  test.each([
    ["Ausbildung als Medizinische Fachangestellte", "MFA", "Das bringst du mit"],
    ["SPS-Kenntnisse", "speicherprogrammierbare Steuerungen", "Ihr Profil"],
    ["BTS Comptabilité", "Brevet de technicien supérieur Comptabilité", "Votre profil"],
    ["Titulación en Administración y Dirección de Empresas", "Grado en ADE", "Requisitos"],
  ])("%s: %s", (demand, own, heading) => {
    const isPaper = heading !== "Ihr Profil";
    const found = statuses(asking(demand, heading), isPaper ? { papers: [own] } : { skills: own });
    expect(Object.values(found)[0]).toBe("met");
  });

  test("another paper of the same trade does not answer", () => {
    const found = statuses(asking("Doctor of Physical Therapy"), { papers: ["Bachelor of Science in Biology"] });
    expect(Object.values(found)[0]).not.toBe("met");
  });
});

describe("years in a field are met by the posts that show them", () => {
  const asked = "5+ years of experience in warehouse operations";

  test("two posts one after the other count together", () => {
    const posts: Person["posts"] = [
      [
        "Shift Lead",
        "2021-03 – present",
        "Lead 14 pickers\nTrain new hires on RF scanners\nRun cycle counts of pallets",
      ],
      ["Order Selector", "2018 – 2021", "Loaded outbound trailers"],
    ];
    expect(Object.values(statuses(asking(asked), { posts }))[0]).toBe("met");
  });

  test("too few years only come close", () => {
    const posts: Person["posts"] = [["Warehouse Operative", "2024-01 – present"]];
    expect(Object.values(statuses(asking(asked), { posts }))[0]).toBe("adjacent");
  });

  test("two posts at the same time count once", () => {
    const posts: Person["posts"] = [
      ["Warehouse Operative", "2023-01 – present"],
      ["Warehouse Clerk", "2023-01 – present"],
    ];
    expect(Object.values(statuses(asking(asked), { posts }))[0]).toBe("adjacent");
  });

  test("one word in many makes no field", () => {
    const asked =
      "One year of professional nursing experience working in Correctional Care, Critical Care, Emergency Department, Medical-Surgical, or Ambulatory Care Clinic";
    const posts: Person["posts"] = [["Technical Writer", "2021 – present", "Edit 35 help articles a year"]];
    expect(Object.values(statuses(asking(asked), { posts }))[0]).toBe("missing");
  });

  test("years in another field are missing", () => {
    const posts: Person["posts"] = [["Librarian", "2010 – present", "Catalogued books\nRan a reading group"]];
    expect(Object.values(statuses(asking(asked), { posts }))[0]).toBe("missing");
  });

  test.each([
    ["Mindestens drei Jahre Erfahrung in der Buchhaltung", "Buchhalterin", "Ihr Profil"],
    ["Expérience de trois ans en comptabilité", "Comptable", "Votre profil"],
    ["Experiencia mínima de tres años en contabilidad", "Contable", "Requisitos"],
  ])("%s", (demand, title, heading) => {
    const posting = asking(demand, heading);
    expect(Object.values(statuses(posting, { posts: [[title, "2020-01 – 2026-10"]] }))[0]).toBe("met");
    expect(Object.values(statuses(posting, { posts: [[title, "2025-01 – 2026-02"]] }))[0]).toBe("adjacent");
  });
});

test("training others is work and no paper", () => {
  const posting = "Supervisor\n\nResponsibilities\n- Train new hires on RF scanners\n- Plan labor by the hour\n";
  const found = statuses(posting, { posts: [["Shift Lead", "2021 – present", "Train new hires on RF scanners"]] });
  expect(found["training new hires on RF scanners"]).toBe("met");
});

test.each([
  ["abgeschlossenes Examen in Physiotherapie", "Staatlich anerkannte Physiotherapeutin", "met"],
  ["abgeschlossenes Examen in Physiotherapie", "Zertifikat Physiotherapie in der Onkologie", "missing"],
  ["abgeschlossene Ausbildung als Friseur", "Gesellenbrief Friseurhandwerk", "met"],
  ["abgeschlossene Lehre als Koch", "Lehrabschlussprüfung Koch", "met"],
  ["abgeschlossene Ausbildung als Friseur", "Gesellenbrief Tischlerhandwerk", "missing"],
  ["kaufmännische Grundausbildung", "Kauffrau EFZ", "met"],
  ["abgeschlossene kaufmännische Ausbildung", "Bürokauffrau (IHK)", "met"],
])("a trade that was learnt (%s) and a paper (%s): %s", (asked, paper, status) => {
  const posting = `Wir suchen Verstärkung für unser Haus in Ulm.\n\nIhr Profil:\n- ${asked}\n- Freude am Umgang mit Menschen`;
  expect(statuses(posting, { papers: [paper] })[asked]).toBe(status);
});

test.each([
  ["Wrote weekly newsletters", "writing test plans", "missing"],
  ["Prepared monthly reports", "preparing meals", "adjacent"],
  ["Wrote test plans for 3 products", "writing test plans", "met"],
])("by %s alone, %s is %s", (line, demand, status) => {
  const posts: Person["posts"] = [["Assistant", "2022 – present", line]];
  expect(statuses(asking(demand, "Your duties"), { posts })[demand]).toBe(status);
});

test("what somebody was called is not yet what they did, and care is no car", () => {
  const duty = statuses(asking("Supervise one assistant teacher", "Duties"), {
    posts: [["Assistant Teacher", "2021 – present", "Plan circle time"]],
  });
  expect(duty["supervising one assistant teacher"]).toBe("adjacent");
  const car = statuses(asking("Use of a car"), {
    posts: [["Social Worker", "2014 – 2019", "Wrote reports for care orders"]],
  });
  expect(car["use of a car"]).toBe("missing");
});

describe("papers of French schools", () => {
  test.each([
    ["Bachelier en comptabilité", "Bachelier en comptabilité"],
    ["Titre d'assistant dentaire", "Titre d'assistante dentaire"],
    ["Ingénieur agroalimentaire ou Master qualité", "Diplôme d'ingénieur agroalimentaire"],
    ["Bac+5 en statistique ou équivalent", "Master en statistique appliquée"],
    ["BAFA ou CAP AEPE", "BAFA (stage pratique validé)"],
    ["Licence en droit ou master", "Licence de droit"],
    ["BEP ou bac pro électricité", "Bac pro électricité"],
  ])("%s is met by %s", (demand, paper) => {
    expect(Object.values(statuses(asking(demand, "Votre profil"), { papers: [paper] }))[0]).toBe("met");
  });

  test.each([
    ["CAP coiffure", "Master en histoire"],
    ["Master en droit", "Licence de droit"],
  ])("%s is not met by %s", (demand, paper) => {
    expect(Object.values(statuses(asking(demand, "Votre profil"), { papers: [paper] }))[0]).not.toBe("met");
  });
});

test("tools that stand in brackets are asked for", () => {
  const demand = "Très bonne connaissance d'un programme comptable (BOB, Winbooks, Odoo)";
  const told = statuses(asking(demand, "Votre profil"), { skills: "encodage, Winbooks" });
  expect(Object.values(told)[0]).toBe("met");
});

test("a like function asks for years of any work", () => {
  const told = statuses(asking("Expérience probante de 5 ans dans une fonction similaire", "Votre profil"), {
    posts: [["Comptable", "2012 - 2025"]],
  });
  expect(Object.values(told)[0]).toBe("met");
});
