import { describe, expect, it } from "vitest";
import { emptyGeneratorState } from "./generator-state.schema.ts";
import { applyPrefill, toPrefill } from "./prefill.ts";

const resume = {
  firstName: "Grace",
  lastName: "Adeyemi",
  suggestedPosition: "Charge Nurse",
  skills: "Epic, telemetry, ",
  linkedIn: "",
  jobDescription: "",
  email: "grace@example.com",
};

describe("toPrefill", () => {
  it("puts picked skills before those of the resume, each once, and the position aimed at before the one held", () => {
    expect(toPrefill(resume, { selectedSkills: ["Telemetry", "Teaching"], jobPosition: "Nurse Manager" })).toEqual({
      firstName: "Grace",
      lastName: "Adeyemi",
      jobTitle: "Nurse Manager",
      skills: "Telemetry, Teaching, Epic",
    });
  });

  it("knows nothing without resume and answers, and never fills in Unknown", () => {
    expect(toPrefill(null, {})).toEqual({});
    expect(toPrefill({ ...resume, linkedIn: "Unknown" }, {}).linkedin).toBeUndefined();
  });
});

describe("applyPrefill", () => {
  const typed = { ...emptyGeneratorState, form: { ...emptyGeneratorState.form, firstName: "Gracie" } };

  it("fills what is empty and leaves what was typed", () => {
    const { form } = applyPrefill(typed, { firstName: "Grace", lastName: "Adeyemi" });
    expect([form.firstName, form.lastName]).toEqual(["Gracie", "Adeyemi"]);
  });

  it("follows new answers where the old ones still stand", () => {
    const first = applyPrefill(typed, { jobTitle: "Nurse", skills: "Epic" });
    const edited = { ...first, form: { ...first.form, skills: "Epic and more" } };
    const { form } = applyPrefill(edited, { jobTitle: "Teacher", skills: "Patience" });
    expect([form.jobTitle, form.skills]).toEqual(["Teacher", "Epic and more"]);
  });
});
