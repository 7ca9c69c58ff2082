import { describe, expect, it } from "vitest";
import { jobsOf, readResumeText, studiesOf } from "#server/testing/read-resume-text.ts";

describe("jobs", () => {
  it("are read with the employer above or below the title", () => {
    expect(
      jobsOf(
        "Experience\nNorthern Loaf Ltd\nHead Baker\t2015 – 2019\n- Ran the ovens\nCrumb & Co Ltd\nBaker\t2012 – 2015\n- Baked",
      ),
    ).toEqual([
      ["Head Baker", "Northern Loaf Ltd", "2015 – 2019"],
      ["Baker", "Crumb & Co Ltd", "2012 – 2015"],
    ]);
    expect(
      jobsOf(
        "Experience\nHead Baker\t2015 – 2019\nNorthern Loaf Ltd\n- Ran the ovens\nBaker\t2012 – 2015\nCrumb & Co Ltd\n- Baked",
      ),
    ).toEqual([
      ["Head Baker", "Northern Loaf Ltd", "2015 – 2019"],
      ["Baker", "Crumb & Co Ltd", "2012 – 2015"],
    ]);
  });

  it("are read from one line each", () => {
    expect(jobsOf("Work History\nWaiter, Grand Hotel - Leeds  2012-2014\nBarista, Bean Café, York, 2010-2012")).toEqual(
      [
        ["Waiter", "Grand Hotel", "2012-2014"],
        ["Barista", "Bean Café", "2010-2012"],
      ],
    );
  });

  it("share an employer that is named once", () => {
    const text =
      "Experience\nKlar Bank AG\nTeam Lead\t2022 – present\n- Leads nine people\nAnalyst\t2019 – 2022\n- Built reports";
    expect(jobsOf(text)).toEqual([
      ["Team Lead", "Klar Bank AG", "2022 – present"],
      ["Analyst", "Klar Bank AG", "2019 – 2022"],
    ]);
  });

  it("share an employer that stands alone above its roles, with the whole time spent there", () => {
    const text =
      "Experience\nBrightwater (2016 – Present)\nOperations Manager\nApril 2020 – Present\n- Manages four depots\nDepot Supervisor\nMay 2016 – March 2020\n- Cut overtime";
    expect(jobsOf(text)).toEqual([
      ["Operations Manager", "Brightwater", "April 2020 – Present"],
      ["Depot Supervisor", "Brightwater", "May 2016 – March 2020"],
    ]);
  });

  it("are read where the date stands first", () => {
    const text =
      "Experiência Profissional\nMar 2017 – Presente\nProgramador | Critical Software\nDesenvolvimento em Java.\nSet 2014 – Fev 2017\nProgramador Júnior | Farfetch\nManutenção do catálogo.";
    expect(jobsOf(text)).toEqual([
      ["Programador", "Critical Software", "Mar 2017 – Presente"],
      ["Programador Júnior", "Farfetch", "Set 2014 – Fev 2017"],
    ]);
  });

  it("are read where cells were put together without a space", () => {
    expect(
      jobsOf(
        "Experience\nApr 2021 – PresentSenior Analyst\nKlar Bank AG\n- x\nJun 2016 – Mar 2021Analyst\nNord Bank AG\n- y",
      ),
    ).toEqual([
      ["Senior Analyst", "Klar Bank AG", "Apr 2021 – Present"],
      ["Analyst", "Nord Bank AG", "Jun 2016 – Mar 2021"],
    ]);
  });

  it("do not take what was done for the employer", () => {
    const text =
      "Experience\nSenior Nurse\t2015 – 2019\nTrained new staff in ventilation\nNurse\t2012 – 2015\nLed the night shift";
    expect(jobsOf(text).map(([, company]) => company)).toEqual(["", ""]);
  });

  it("are read from labels", () => {
    expect(jobsOf("Experiencia laboral\n2015 – 2019\nPuesto: Enfermera\nEmpresa: Clínica del Mar")).toEqual([
      ["Enfermera", "Clínica del Mar", "2015 – 2019"],
    ]);
  });

  it("leave years in sentences alone", () => {
    const text =
      "Experience\nAnalyst, Klar Bank AG\t2019 – 2022\n- Closed the books of 2020 in four days\n- Won the staff prize (2021)";
    expect(jobsOf(text)).toHaveLength(1);
  });

  it("are told from studies where one timeline holds both", () => {
    const text =
      "Lebenslauf\nMira Sommer\n2019 – heute\tEntwicklerin, Nordsoft GmbH\n2014 – 2019\tB.Sc. Informatik, Universität Bremen\n2010 – 2014\tVerkäuferin, Blumen Peters";
    expect(jobsOf(text).map(([title]) => title)).toEqual(["Entwicklerin", "Verkäuferin"]);
    expect(studiesOf(text)).toEqual([["B.Sc. Informatik", "Universität Bremen", "2014 – 2019"]]);
  });

  it.each([
    ["brackets", "Waiter (The Salty Pelican, Leeds)\t2016 – 2019", ["Waiter", "The Salty Pelican", "2016 – 2019"]],
    ["an arrow", "2016 – 2019 → Waiter → The Salty Pelican", ["Waiter", "The Salty Pelican", "2016 – 2019"]],
    ["a town that lost its space", "Teller\tSunTrustAtlanta, GA\t2016 – 2019", ["Teller", "SunTrust", "2016 – 2019"]],
    [
      "a dash without a name",
      "Waiter\tKestrel Ltd\tMar. 2016 Jun. 2019",
      ["Waiter", "Kestrel Ltd", "Mar. 2016 Jun. 2019"],
    ],
    [
      "town and state",
      "Charge Nurse\nGrant Pavilion, Columbus, OH\t2016 – 2019",
      ["Charge Nurse", "Grant Pavilion", "2016 – 2019"],
    ],
    [
      "a name with a title in it",
      "Volunteer Freight Lines\t2016 – 2019\nTruck Driver",
      ["Truck Driver", "Volunteer Freight Lines", "2016 – 2019"],
    ],
  ])("are read with %s", (_what, lines, job) => {
    expect(jobsOf(`Experience\n${lines}`)).toEqual([job]);
  });

  it("are read without titles of sections above them", () => {
    const text =
      "Jan Doe\njan@example.com\nWeb Developer (Kestrel Ltd)\t2016 – 2019\n- Built pages\nIT Consultant (Nordsoft GmbH)\t2012 – 2016\n- Gave advice";
    expect(jobsOf(text).map(([title]) => title)).toEqual(["Web Developer", "IT Consultant"]);
  });

  it("tell of no page's address as of a deed", () => {
    const { resume } = readResumeText(
      "Experience\nBaker, Kestrel Ltd\t2016 – 2019\n- https://kestrel.example/\n- Baked bread",
    );
    expect(resume.experience[0]?.description).toBe("Baked bread");
  });
});
