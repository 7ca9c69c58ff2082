import { describe, expect, it } from "vitest";
import { type Painted, person, read, texts, title } from "#server/testing/painted-page.ts";

/** A row of a page whose margin ends, right-aligned, close before the text at 134. */
function row(y: number, note: string, text: string): Painted[] {
  return [
    [126 - note.length * 5, y, note],
    [134, y, text, { font: "text" }],
  ];
}

describe("margins", () => {
  it("are told from the text by its edge, however little space is between", () => {
    expect(
      texts([
        [134, 80, "Experience", title],
        ...row(100, "2015 – 2019", "Welder, Stahlwerk Nord GmbH"),
        [144, 112, "Made frames for forty bridges", { font: "text" }],
        ...row(130, "2011 – 2015", "Fitter, Rohrbau Kiel GmbH"),
        [134, 150, "Skills", title],
        ...row(170, "Metal", "Welding, Milling"),
        ...row(185, "Paper", "Drawing, Planning"),
      ]),
    ).toContain("Metal\tWelding, Milling");
  });

  it("keep dates that are broken over two rows together", () => {
    const resume = read([
      ...person,
      [134, 80, "Experience", title],
      ...row(100, "Mar 2015 –", "Welder, Stahlwerk Nord GmbH"),
      [91, 114, "Present"],
      [144, 114, "Made frames for forty bridges", { font: "text" }],
      ...row(140, "Sep 2011 –", "Fitter, Rohrbau Kiel GmbH"),
      [86, 154, "Feb 2015"],
      [144, 154, "Fitted pipes on eleven ships", { font: "text" }],
      [134, 180, "Skills", title],
      [134, 200, "Welding, Milling", { font: "text" }],
    ]);
    expect(resume.experience).toMatchObject([
      { title: "Welder", company: "Stahlwerk Nord GmbH", period: "Mar 2015 – Present" },
      { title: "Fitter", company: "Rohrbau Kiel GmbH", period: "Sep 2011 – Feb 2015" },
    ]);
  });

  it("may hold titles that are broken over two rows", () => {
    const resume = read([
      ...person,
      [40, 100, "WORK", { font: "bold" }],
      [164, 100, "Stahlwerk Nord GmbH"],
      [40, 114, "EXPERIENCE", { font: "bold" }],
      [164, 114, "Welder"],
      [400, 114, "2015 – 2019"],
      [164, 128, "Made frames for forty bridges and trained six apprentices"],
      [40, 160, "AREAS OF", { font: "bold" }],
      [164, 160, "Welding, Milling"],
      [40, 174, "EXPERTISE", { font: "bold" }],
    ]);
    expect(resume.experience).toMatchObject([{ title: "Welder", company: "Stahlwerk Nord GmbH" }]);
    expect(resume.skills).toEqual(["Welding", "Milling"]);
  });
});

describe("a foot", () => {
  const body: Painted[] = [...person.slice(0, 1), [40, 100, "Skills", title], [40, 120, "Welding, Milling"]];

  it("with contacts belongs to the person, not to the last section", () => {
    const resume = read([...body, [200, 700, "Kiel, Germany"], [200, 714, "lena.brandt@example.com"]]);
    expect(resume.skills).toEqual(["Welding", "Milling"]);
    expect(resume.personalDetails).toMatchObject({ location: "Kiel, Germany", email: "lena.brandt@example.com" });
  });

  it("that numbers the only page is left out", () => {
    const foot: Painted[] = [
      [40, 780, "Page 1/1 - Curriculum vitae of"],
      [300, 780, "Brandt, Lena"],
    ];
    expect(texts([...body, ...foot])).toEqual(["Lena Brandt", "Skills", "Welding, Milling"]);
  });
});

describe("a list of groups", () => {
  it("keeps a group apart from the one above it", () => {
    const tools = "Developer Tools: Git, Docker, Visual Studio, IntelliJ, Eclipse, PyCharm, Figma, Gradle";
    expect(
      texts([
        [40, 100, tools],
        [40, 114, "Libraries: pandas, NumPy"],
      ]),
    ).toEqual([tools, "Libraries: pandas, NumPy"]);
  });
});

describe("a list of skills", () => {
  it("leaves the heads of its groups away", () => {
    const resume = read([
      ...person,
      [40, 100, "Skills", title],
      [40, 120, "Metal", { font: "bold" }],
      [60, 134, "Welding"],
      [60, 148, "Milling"],
      [40, 168, "Paper", { font: "bold" }],
      [60, 182, "Drawing"],
    ]);
    expect(resume.skills).toEqual(["Welding", "Milling", "Drawing"]);
  });
});

describe("an employer set like the section titles", () => {
  it("is no title where a post and its time stand below it", () => {
    const resume = read([
      ...person,
      [40, 100, "Profile", title],
      [40, 120, "Welder of frames."],
      [40, 140, "Experience", title],
      [40, 160, "Nordlicht", title],
      [40, 178, "Welder", { font: "bold" }],
      [40, 192, "2015 – 2019"],
      [60, 206, "Made frames for forty bridges"],
      [40, 226, "Skills", title],
      [40, 246, "Welding"],
    ]);
    expect(resume.experience).toMatchObject([{ title: "Welder", company: "Nordlicht", period: "2015 – 2019" }]);
  });
});

describe("an e-mail address", () => {
  it("that a narrow column cuts is put together", () => {
    const lines: Painted[] = [
      [40, 40, "Lena Brandt", { size: 24, font: "bold" }],
      [40, 70, "lena.brandt@example.c"],
      [40, 82, "om"],
      [40, 100, "Skills", title],
      [40, 120, "Welding"],
    ];
    expect(read(lines).personalDetails.email).toBe("lena.brandt@example.com");
  });
});

describe("bullets before employers", () => {
  it("open entries where lists of their own stand under them", () => {
    const mark = { font: "marks" };
    const bold = { font: "bold" };
    const resume = read([
      ...person,
      [40, 80, "Experience", title],
      [45, 100, "•", mark],
      [52, 100, "Google", bold],
      [400, 100, "Mountain View, CA"],
      [52, 114, "Software Engineer"],
      [400, 114, "Oct 2016 – Present"],
      [65, 128, "•", mark],
      [72, 128, "Wrote an open library for numerical computation"],
      [45, 150, "•", mark],
      [52, 150, "Lucena Research", bold],
      [400, 150, "Atlanta, GA"],
      [52, 164, "Data Scientist"],
      [400, 164, "Jan 2014 – Oct 2016"],
      [65, 178, "•", mark],
      [72, 178, "Built models of prices"],
    ]);
    expect(resume.experience).toMatchObject([
      { title: "Software Engineer", company: "Google", period: "Oct 2016 – Present" },
      { title: "Data Scientist", company: "Lucena Research", period: "Jan 2014 – Oct 2016" },
    ]);
  });
});
