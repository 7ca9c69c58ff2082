import { describe, expect, it } from "vitest";
import { type Painted, person, read, texts, title } from "#server/testing/painted-page.ts";

describe("layout", () => {
  it("keeps a sidebar apart from the text beside it", () => {
    const resume = read([
      ...person,
      [40, 100, "Skills", title],
      [40, 118, "Welding"],
      [40, 132, "Milling"],
      [40, 146, "Drawing"],
      [40, 180, "Languages", title],
      [40, 198, "German"],
      [220, 100, "Experience", title],
      [220, 118, "Welder, Stahlwerk Nord GmbH, 2015 – 2019"],
      [220, 132, "Made frames for forty bridges"],
      [220, 146, "Trained six apprentices"],
      [220, 164, "Fitter, Rohrbau Kiel GmbH, 2011 – 2015"],
      [220, 178, "Fitted pipes on eleven ships"],
    ]);
    expect(resume.skills).toEqual(["Welding", "Milling", "Drawing"]);
    expect(resume.experience).toMatchObject([
      { title: "Welder", company: "Stahlwerk Nord GmbH" },
      { title: "Fitter", company: "Rohrbau Kiel GmbH" },
    ]);
  });

  it("goes on with a column on the next page", () => {
    const columns = (skills: string[], work: string[]): Painted[] => [
      ...skills.map((text, index): Painted => [40, 120 + index * 14, text]),
      ...work.map((text, index): Painted => [220, 120 + index * 14, text]),
    ];
    const resume = read(
      [
        ...person,
        [40, 100, "Skills", title],
        [220, 100, "Experience", title],
        ...columns(
          ["Welding", "Milling", "Drawing", "Turning"],
          [
            "Welder, Stahl Nord GmbH, 2015 – 2019",
            "Made frames for bridges",
            "Trained six apprentices",
            "Kept the stores in order",
          ],
        ),
      ],
      columns(
        ["Soldering", "Casting", "Forging"],
        ["Fitter, Rohrbau Kiel GmbH, 2011 – 2015", "Fitted pipes on eleven ships", "Kept the tools in order"],
      ),
    );
    expect(resume.skills).toContain("Forging");
    expect(resume.experience.map((job) => job.company)).toEqual(["Stahl Nord GmbH", "Rohrbau Kiel GmbH"]);
  });

  it("reads dates in a margin with the row they stand beside", () => {
    expect(
      texts([
        [40, 100, "2015 – 2019"],
        [180, 100, "Welder"],
        [180, 114, "Stahlwerk Nord GmbH"],
        [40, 140, "2011 – 2015"],
        [180, 140, "Fitter"],
        [180, 154, "Rohrbau Kiel GmbH"],
        [40, 180, "2008 – 2011"],
        [180, 180, "Apprentice"],
        [180, 194, "Werft Kiel GmbH"],
      ]),
    ).toEqual([
      "2015 – 2019\tWelder",
      "Stahlwerk Nord GmbH",
      "2011 – 2015\tFitter",
      "Rohrbau Kiel GmbH",
      "2008 – 2011\tApprentice",
      "Werft Kiel GmbH",
    ]);
  });

  it("joins words that a line had no room for, with and without a hyphen", () => {
    const long = "Planned the maintenance of every crane and of all the lifting equip-";
    expect(
      texts([
        [40, 100, long],
        [40, 114, "ment of the whole yard"],
      ]),
    ).toEqual(["Planned the maintenance of every crane and of all the lifting equipment of the whole yard"]);
  });

  it("joins a broken text whose rows are not full, though they are in several fonts of a file", () => {
    const long = "Found suppliers for every crane of the yard and held them against filters,";
    const asked = "such as price and time of delivery. Told the board about all of those which";
    expect(
      texts([
        [40, 100, "Buyer, Stahlwerk Nord GmbH"],
        [490, 100, "2015 – 2019"],
        [40, 114, long],
        [40, 128, asked, { font: "body-2" }],
        [40, 142, "passed."],
        [40, 156, "Kept the tools in order"],
        [40, 170, "and clean"],
      ]),
    ).toEqual([
      "Buyer, Stahlwerk Nord GmbH\t2015 – 2019",
      `${long} ${asked} passed.`,
      "Kept the tools in order",
      "and clean",
    ]);
  });

  it("drops page numbers and heads that repeat", () => {
    const body = (text: string): Painted[] => [
      [40, 20, "Lena Brandt – CV"],
      [40, 300, text],
      [280, 790, "Page 1 of 2"],
    ];
    expect(texts(body("Welding"), body("Milling"))).toEqual(["Lena Brandt – CV", "Welding", "Milling"]);
  });

  it("takes icons for what they are, whatever letter they are mapped to", () => {
    expect(
      texts([
        [40, 100, "R", { font: "icons" }],
        [60, 100, "lena@example.com"],
        [40, 120, "Æ", { font: "icons" }],
        [60, 120, "+49 171 2345678"],
      ]),
    ).toEqual(["lena@example.com", "+49 171 2345678"]);
  });

  it("reads letters that are set apart as words", () => {
    expect(texts([[40, 100, "E D U C A T I O N"]])).toEqual(["EDUCATION"]);
  });

  it("paints bold text once that is painted twice", () => {
    expect(
      texts([
        [40, 100, "Welder"],
        [40.3, 100, "Welder"],
      ]),
    ).toEqual(["Welder"]);
  });
});

describe("ligatures without a name", () => {
  it("are spelled out by the words they stand in", () => {
    const resume = read([
      ...person,
      [40, 100, "Pro\0le", title],
      [40, 130, "Skills", title],
      [40, 150, "\0nancial planning, work\0ows, o\0ce so\0ware"],
    ]);
    expect(resume.skills).toEqual(["financial planning", "workflows", "office software"]);
  });

  it("are mended where the file leaves a hole, and other words are left alone", () => {
    const resume = read([
      ...person,
      [40, 100, "Skills", title],
      [40, 120, "nancial planning, Microso  So ware, de nition of work ows, pro bono art"],
    ]);
    expect(resume.skills.join(", ")).toContain("financial planning");
    expect(resume.skills.join(", ")).toContain("workflows");
    expect(resume.skills.join(", ")).toContain("pro bono art");
  });
});
