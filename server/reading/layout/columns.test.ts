import { describe, expect, it } from "vitest";
import { type Painted, person, read, texts, title } from "#server/testing/painted-page.ts";

describe("columns", () => {
  it("keeps the rows of a table whose columns have names", () => {
    const resume = read([
      ...person,
      [40, 100, "Work Experience", title],
      [40, 118, "Organization"],
      [220, 118, "Designation"],
      [420, 118, "Duration"],
      [40, 134, "Pinewheel"],
      [220, 134, "Software Engineer"],
      [420, 134, "Jul 2018 - Dec 2020"],
      [40, 150, "Zentrix Labs"],
      [220, 150, "Associate Engineer"],
      [420, 150, "Jun 2015 - Jun 2018"],
    ]);
    expect(resume.experience).toMatchObject([
      { title: "Software Engineer", company: "Pinewheel", period: "Jul 2018 - Dec 2020" },
      { title: "Associate Engineer", company: "Zentrix Labs" },
    ]);
  });

  it("reads a form whose labels stand flush beside the answers", () => {
    const row = (y: number, label: string, answer: string): Painted[] => [
      [180 - label.length * 5, y, label],
      [200, y, answer],
    ];
    const resume = read([
      ...person,
      [100, 100, "Work experience", title],
      ...row(120, "Dates", "05/2017 - present"),
      ...row(136, "Occupation or position held", "Maintenance Engineer"),
      ...row(152, "Main activities", "Kept 120 machines running"),
      ...row(168, "Name and address of employer", "Vale Ceramics, Leeds"),
      ...row(200, "Dates", "09/2014 - 04/2017"),
      ...row(216, "Occupation or position held", "Fitter"),
      ...row(232, "Main activities", "Fitted pipes"),
      ...row(248, "Name and address of employer", "Rohrbau Kiel, Kiel"),
    ]);
    expect(resume.experience).toMatchObject([
      { title: "Maintenance Engineer", company: "Vale Ceramics", period: "05/2017 - present" },
      { title: "Fitter", company: "Rohrbau Kiel", period: "09/2014 - 04/2017" },
    ]);
  });

  it("takes titles in the middle of two columns for titles of both", () => {
    const resume = read([
      ...person,
      [250, 100, "Experience", title],
      [40, 130, "Kestrel Ltd"],
      [40, 144, "Baker"],
      [40, 158, "May 2019 - Present"],
      [55, 172, "Baked for forty cafes of the town"],
      [330, 130, "Pelican Ltd"],
      [330, 144, "Cook"],
      [330, 158, "June 2016 - April 2019"],
      [345, 176, "Cooked for sixty guests each night"],
      [345, 192, "Trained three apprentices"],
      [250, 230, "Education", title],
      [40, 260, "University of Leeds"],
      [40, 274, "BA History"],
      [40, 288, "2012 - 2015"],
    ]);
    expect(resume.experience).toMatchObject([
      { title: "Baker", company: "Kestrel Ltd" },
      { title: "Cook", company: "Pelican Ltd" },
    ]);
    expect(resume.education).toMatchObject([{ degree: "BA History", institution: "University of Leeds" }]);
  });

  it("parts title and employer where the look of a line changes", () => {
    const resume = read([
      ...person,
      [40, 100, "Experience", title],
      [40, 120, "2019 - 2021"],
      [40, 134, "SHIFT SUPERVISOR", { font: "bold" }],
      [125, 134, "THE SALTY PELICAN"],
    ]);
    expect(resume.experience).toMatchObject([{ title: "SHIFT SUPERVISOR", company: "THE SALTY PELICAN" }]);
  });

  it("does not take single ideographs in fonts of their own for icons", () => {
    const heading = [..."工作经历"].map(
      (char, index): Painted => [40 + index * 7, 100, char, { size: 14, font: `f${index}` }],
    );
    expect(texts([...heading, [40, 130, "上海云帆信息技术有限公司"]])).toContain("工作经历");
  });

  it("joins a title that a narrow column has broken", () => {
    const resume = read([
      ...person,
      [40, 100, "FORMACIÓN", title],
      [40, 116, "ACADÉMICA", title],
      [40, 136, "Universidad de Granada"],
      [40, 150, "Licenciatura en Historia"],
      [40, 164, "2012 - 2014"],
    ]);
    expect(resume.education).toMatchObject([
      { degree: "Licenciatura en Historia", institution: "Universidad de Granada" },
    ]);
  });
});
