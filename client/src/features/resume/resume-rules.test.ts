import { describe, expect, it } from "vitest";
import { placeLeftover } from "./place-leftover.ts";
import { inMegabytes, MAX_RESUME_BYTES, resumeFileProblem } from "./resume-file.ts";
import { sampleResume } from "./sample-resume.ts";
import { toParsedResume } from "./to-parsed-resume.ts";
import { unsureIn } from "./unsure-fields.ts";
import { nextProgress } from "./upload-progress.ts";
import { parseYears } from "./years-field.tsx";

describe("the upload's bar", () => {
  it("rises five percent a tick and stops at 95 until there is an answer", () => {
    let shown = 0;
    const stands = Array.from({ length: 25 }, () => {
      shown = nextProgress(shown, 1);
      return shown;
    });
    expect(stands.slice(0, 3)).toEqual([5, 10, 15]);
    expect(stands.at(-1)).toBe(95);
  });

  it("never runs ahead of the bytes that were sent, and never back", () => {
    expect(nextProgress(20, 0.22)).toBe(22);
    expect(nextProgress(22, 0.1)).toBe(22);
    expect(nextProgress(0, 0)).toBe(0);
  });
});

describe("a chosen file", () => {
  it("is a PDF or Word document by its name or its type, of at most 5 MB", () => {
    expect(resumeFileProblem({ name: "CV.PDF", type: "", size: 10 })).toBeNull();
    expect(resumeFileProblem({ name: "cv", type: "application/msword", size: 10 })).toBeNull();
    expect(resumeFileProblem({ name: "cv.pages", type: "", size: 10 })).toBe("invalidFileType");
    expect(resumeFileProblem({ name: "cv.pdf.exe", type: "", size: 10 })).toBe("invalidFileType");
    expect(resumeFileProblem({ name: "cv.docx", type: "", size: MAX_RESUME_BYTES })).toBeNull();
    expect(resumeFileProblem({ name: "cv.docx", type: "", size: MAX_RESUME_BYTES + 1 })).toBe("fileTooLarge");
    expect(inMegabytes(1_572_864)).toBe("1.50 MB");
  });
});

describe("what was read", () => {
  it("goes into the form with the last word as last name", () => {
    const resume = {
      ...sampleResume,
      personalDetails: { ...sampleResume.personalDetails, name: "Ana María de la Cruz" },
    };
    expect(toParsedResume(resume)).toMatchObject({
      firstName: "Ana María de la",
      lastName: "Cruz",
      suggestedPosition: "Event Coordinator",
    });
    expect(
      toParsedResume({ ...resume, personalDetails: { ...resume.personalDetails, name: "Madonna" } }),
    ).toMatchObject({ firstName: "Madonna", lastName: "" });
  });

  it("takes a line of the text that went nowhere into the part it is put in, and from the text", () => {
    const leftover = [{ heading: "More", lines: ["Welding, Rigging", "Class C licence"], telling: [0, 1] }];
    const resume = { ...sampleResume, report: { unsure: [], leftover } };
    const skilled = placeLeftover(resume, "skills", "Welding, Rigging", "1");
    expect(skilled.skills).toEqual([...sampleResume.skills, "Welding", "Rigging"]);
    expect(skilled.report?.leftover).toEqual([{ heading: "More", lines: ["Class C licence"], telling: [0] }]);
    expect(placeLeftover(skilled, "papers", "Class C licence", "2")).toMatchObject({
      papers: [{ what: "Class C licence" }],
      report: { leftover: [{ lines: [] }] },
    });
  });

  it("names what is unsure by the job it belongs to", () => {
    expect(unsureIn("experience", ["experience.sample-job.company", "personalDetails.phone"], sampleResume)).toEqual([
      "company “Harbour Hall”",
    ]);
    expect(unsureIn("personalDetails", ["personalDetails.phone"], sampleResume)).toEqual(["phone number"]);
  });

  it("counts years from 0 to 50, and what is no number as 0", () => {
    expect(["7", "", "x", "-3", "51", "3.9"].map(parseYears)).toEqual([7, 0, 0, 0, 50, 3]);
  });
});
