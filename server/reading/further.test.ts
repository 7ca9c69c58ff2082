import { describe, expect, it } from "vitest";
import { readResumeText } from "#server/testing/read-resume-text.ts";

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
