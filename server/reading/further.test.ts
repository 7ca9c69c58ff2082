import { describe, expect, it } from "vitest";
import { readResumeText } from "#server/testing/read-resume-text.ts";
import { titleScore } from "./kinds-of-words.ts";
import { readName } from "./name.ts";
import { noPlace } from "./resume-text.ts";

const text = [
  "Hanna Zielinska",
  "hanna@example.org | https://www.linkedin.com/in/hanna-zielinska",
  "Berufserfahrung",
  "Pflegefachkraft, Klinikum Nord\t2016 – 2020",
  "Sprachen",
  "Polnisch (Muttersprache), Deutsch – C1",
  "Englisch: gut",
  "Zertifikate",
  "Führerschein Klasse B",
  "Wundexpertin ICW – Akademie Süd\t2019",
  "Ehrenamt",
  "Sanitäterin, Rotes Kreuz e.V.\t2014 – 2016",
  "Projects",
  "Ward planner\t2018",
  "- Wrote it in Excel",
  "Publications",
  "Wounds that heal, Pflege heute, 2020",
].join("\n");

describe("what is no job, study or skill", () => {
  const { resume, report } = readResumeText(text);

  it("becomes languages with their levels", () => {
    expect(resume.languages).toEqual([
      { language: "Polnisch", level: "Muttersprache" },
      { language: "Deutsch", level: "C1" },
      { language: "Englisch", level: "gut" },
    ]);
  });

  it("becomes papers with who gave them and when", () => {
    expect(resume.papers).toEqual([
      { what: "Führerschein Klasse B", where: "", year: "", kind: "driving", state: "held" },
      { what: "Wundexpertin ICW", where: "Akademie Süd", year: "2019", kind: "certificate", state: "held" },
    ]);
  });

  it("becomes volunteering, projects, publications and links, and nothing of it is left over", () => {
    expect(resume.volunteering).toMatchObject([{ title: "Sanitäterin", company: "Rotes Kreuz e.V." }]);
    expect(resume.projects).toEqual([{ name: "Ward planner", period: "2018", description: "Wrote it in Excel" }]);
    expect(resume.publications).toEqual(["Wounds that heal, Pflege heute, 2020"]);
    expect(resume.links).toEqual([{ url: "https://www.linkedin.com/in/hanna-zielinska", label: "LinkedIn" }]);
    expect(report.leftover).toEqual([]);
  });
});

it("reads each row of a table of lists for what its title says", () => {
  const { resume } = readResumeText(
    [
      "Holger Wiechmann",
      "h.wiechmann@example.org",
      "Schul- und Berufsausbildung",
      "2005 – 2009\tAusbildung zum Elektroniker",
      "Elektro Harms GmbH",
      "Kenntnisse",
      "EDV\tEPLAN, MS Office",
      "Führerschein\tKlasse B, BE",
      "Sprachen\tDeutsch (Muttersprache), Englisch (gut)",
      "Interessen\tSegeln, Feuerwehr",
    ].join("\n"),
  );
  expect(resume.skills).toEqual(["EPLAN", "MS Office"]);
  expect(resume.languages?.map(({ language }) => language)).toEqual(["Deutsch", "Englisch"]);
  expect(resume.papers?.map(({ what }) => what)).toEqual(["Klasse B, BE"]);
  expect(resume.education).toHaveLength(1);
});

it("takes no line that a profile's own titles head for a job", () => {
  const { resume } = readResumeText(
    [
      "Nuria Castellví Romero",
      "Directora de proyectos | Energías renovables | PMP®",
      "Contactar",
      "nuria@example.org",
      "Aptitudes principales",
      "Negociación",
      "Extracto",
      "Quince años llevando parques eólicos.",
      "Experiencia",
      "Aerovent Renovables",
      "Directora de proyectos",
      "febrero de 2019 - Present (7 años 10 meses)",
    ].join("\n"),
  );
  expect(resume.personalDetails.name).toBe("Nuria Castellví Romero");
  expect(resume.experience.map(({ company }) => company)).toEqual(["Aerovent Renovables"]);
  expect(resume.skills).toContain("Negociación");
});

it("knows a name by the page it is the address of, and a title by its ending for women", () => {
  const { resume } = readResumeText(
    ["Marketing Referentin", "SVENJA RAUTENBERG", "hallo@svenjarautenberg.de", "Kenntnisse", "SEO, HubSpot"].join("\n"),
  );
  expect(resume.personalDetails.name).toBe("Svenja Rautenberg");
  expect(["Managerin", "Referentinnen", "Koordinatorin"].map((text) => titleScore(text) > 0)).toEqual([
    true,
    true,
    true,
  ]);
});

it("joins a double name that a narrow column parts", () => {
  const lines = [
    { ...noPlace, text: "Lena Vasseur-", size: 24 },
    { ...noPlace, text: "Nguyen", size: 24 },
    { ...noPlace, text: "Nurse at the hospital of Nantes", size: 10 },
  ];
  expect(readName(lines, "lena.vasseur@example.com", new Set()).name).toBe("Lena Vasseur-Nguyen");
});

it("takes the name before a comma that the e-mail is made of, whatever stands behind", () => {
  const lines = [
    { ...noPlace, page: 1, text: "Ottavio Bellincioni, Restauratore ligneo", size: 20, look: "large" },
    { ...noPlace, page: 1, text: "o.bellincioni@example.com", size: 10, look: "text" },
  ];
  expect(readName(lines, "o.bellincioni@example.com", new Set()).name).toBe("Ottavio Bellincioni");
});
