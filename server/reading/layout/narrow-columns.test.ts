import { describe, expect, it } from "vitest";
import { type Painted, person, read, texts, title } from "#server/testing/painted-page.ts";

const work: Painted[] = [
  [220, 100, "Experience", title],
  [220, 118, "Welder, Stahlwerk Nord GmbH, 2015 – 2019"],
  [220, 132, "Made frames for forty bridges"],
  [220, 150, "Fitter, Rohrbau Kiel GmbH, 2011 – 2015"],
  [220, 164, "Fitted pipes on eleven ships"],
];

it("reads capitals set apart as words, though kerned pairs stand together", () => {
  const pieces = ["KO", "N", "TA", "K", "T"];
  const starts = pieces.map((_, index) => 40 + pieces.slice(0, index).reduce((x, text) => x + text.length * 5 + 4, 0));
  expect(texts(pieces.map((text, index): Painted => [starts[index] ?? 0, 100, text]))).toEqual(["KONTAKT"]);
});

describe("narrow columns", () => {
  it("join an address of a page that is cut anywhere, and start the next one anew", () => {
    const resume = read([
      ...person,
      ...work,
      [40, 100, "Contact", title],
      [40, 118, "linkedin.com/in/janewith"],
      [40, 132, "alongname (LinkedIn)"],
      [40, 146, "github.com/janewith"],
    ]);
    expect(resume.links?.map(({ url }) => url)).toEqual(["linkedin.com/in/janewithalongname", "github.com/janewith"]);
  });

  it.each([
    ["2019", "– 2021", "2019 – 2021"],
    ["mei 2020", "– heden", "mei 2020 – heden"],
  ])("hold one date in two rows: %s above %s", (upper, lower, whole) => {
    const lines = texts([
      [40, 100, upper],
      [140, 100, "Designer"],
      [40, 114, lower],
      [140, 114, "Bureau Kantelpunt"],
    ]);
    expect(lines).toEqual([`${whole}\tDesigner`, "Bureau Kantelpunt"]);
  });

  it("need two lines for one certificate, one near the other", () => {
    const resume = read([
      ...person,
      ...work,
      [40, 100, "Skills", title],
      [40, 118, "Welding"],
      [40, 132, "Milling"],
      [40, 170, "Certifications", title],
      [40, 188, "Certified Fitter of Small"],
      [40, 199, "Boilers"],
      [40, 218, "First Aid at Work"],
    ]);
    expect(resume.papers?.map(({ what }) => what)).toEqual(["Certified Fitter of Small Boilers", "First Aid at Work"]);
    expect(resume.skills).toEqual(["Welding", "Milling"]);
  });
});
