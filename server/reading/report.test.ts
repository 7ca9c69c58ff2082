import { describe, expect, it } from "vitest";
import { readResumeText } from "#server/testing/read-resume-text.ts";

describe("what a reading says of itself", () => {
  it("marks leftover lines that look like a licence or a list of names", () => {
    const { report } = readResumeText(
      "Jane Doe\njane@example.org\nExperience\nBaker, Crumb Ltd\t2015 – 2019\nOther\nForklift licence\nI like the sea and long walks.",
    );
    const other = report.leftover.find(({ heading }) => heading === "Other");
    expect(other).toEqual({
      heading: "Other",
      lines: ["Forklift licence", "I like the sea and long walks."],
      telling: [0],
    });
  });

  it("names the script of a file whose words it does not know", () => {
    const { report } = readResumeText(
      "Иван Петров\nivan@example.org\nОпыт работы\nИнженер, Завод\t2015 – 2019\nРуководил группой из пяти человек",
    );
    expect(report.script).toBe("Cyrillic");
    expect(readResumeText("Jane Doe\njane@example.org\nSkills\nBaking, Riding").report.script).toBeUndefined();
  });

  it("gives each name of a job and a study a probability", () => {
    const { report, resume } = readResumeText(
      "Jane Doe\njane@example.org\nExperience\nBaker, Crumb Ltd\t2015 – 2019\n- Baked\nEducation\nBA History, University of Leeds\t2014",
    );
    expect(resume.experience).toHaveLength(1);
    const paths = ["experience.job-1.title", "experience.job-1.company", "education.education-1.degree"];
    for (const path of paths) expect(report.probability?.[path]).toBeGreaterThan(0.5);
    expect(report.unsure.every((path) => (report.probability?.[path] ?? 0) < 0.99)).toBe(true);
  });
});
