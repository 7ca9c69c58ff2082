import { describe, expect, it } from "vitest";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { emptyMaterial, type Facts } from "#shared/material/material.schema.ts";
import { toMaterial } from "#shared/material/to-material.ts";
import { currentVersion, emptyGeneratorState, viewOf } from "./generator-state.schema.ts";
import { nextDesk, readInitialState } from "./initial-state.ts";
import { addVersion } from "./letter-versions.ts";
import { writeGeneratorState } from "./stored-generator-state.ts";
import { takeInImported } from "./take-in.ts";
import { takeInOldForm } from "./take-in-old-form.ts";

const unlocked = addVersion(emptyGeneratorState, wholeAnswer(), "generate");
const opened = () => readInitialState({ reset: false, imported: null });

describe("what the generator opens with", () => {
  it("is the letter as it was left", () => {
    writeGeneratorState(unlocked);
    expect(viewOf(opened())).toBe("unlocked");
  });

  it("is the desk when new answers have come since, with the letter behind it", () => {
    writeGeneratorState(unlocked);
    window.localStorage.setItem("jobPosition", "Nurse Manager");
    const state = opened();
    expect([viewOf(state), state.job.role]).toEqual(["form", "Nurse Manager"]);
    expect(currentVersion(state)).toEqual(currentVersion(unlocked));
    writeGeneratorState({ ...state, editingDetails: false });
    expect(viewOf(opened())).toBe("unlocked");
  });

  it("is empty with reset, which also forgets questionnaire and resume, but no saved letter", () => {
    writeGeneratorState(unlocked);
    window.localStorage.setItem("jobPosition", "Nurse Manager");
    window.localStorage.setItem("savedCoverLetters", "[1]");
    window.sessionStorage.setItem("parsedResume", "{}");
    const { desk, ...state } = readInitialState({ reset: true, imported: null });
    expect({ ...state, desk: { ...desk, factsId: "", withoutSaved: false } }).toEqual(emptyGeneratorState);
    expect(Object.keys(window.localStorage)).toEqual(["savedCoverLetters"]);
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  it("has what stood in an old form's fields in rows, with nothing lost", () => {
    const form = {
      ...emptyGeneratorState.form,
      firstName: "Grace",
      lastName: "Adeyemi",
      jobTitle: "Registered Nurse",
      company: "Unknown",
      skills: "telemetry, Epic",
      highlights: "I trained eleven colleagues in 2024\nI lead the night team",
      wishes: "I can start in May",
      prompt: "We need a nurse.",
    };
    const { material: _none, job: _noJob, desk: _noDesk, reading: _unread, ...old } = { ...emptyGeneratorState, form };
    window.localStorage.setItem("generatorState", JSON.stringify(old));
    const { material, job, form: left, desk } = takeInOldForm(opened());
    expect([material.person.firstName, material.person.lastName]).toEqual(["Grace", "Adeyemi"]);
    expect(material.skills.map(({ text }) => text)).toEqual(["telemetry", "Epic"]);
    expect(material.plain.map(({ text }) => text)).toEqual([
      "I trained eleven colleagues in 2024",
      "I lead the night team",
    ]);
    expect(material.completions.map(({ kind, ending }) => [kind, ending])).toEqual([["wish", "I can start in May"]]);
    expect([job.role, job.company, left.prompt, left.skills]).toEqual(["Registered Nurse", "", "We need a nurse.", ""]);
    expect(desk.settled).toContain("role");
  });

  it("leaves out a row that cannot be read, and keeps the others", () => {
    const line = (id: string, text: unknown) => ({ id, origin: { from: "typed" }, confirmed: true, text });
    const material = { ...emptyMaterial, plain: [line("a", "I run"), line("b", 7)], skills: "none" };
    window.localStorage.setItem("generatorState", JSON.stringify({ ...emptyGeneratorState, material }));
    expect(opened().material.plain.map(({ id }) => id)).toEqual(["a"]);
  });
});

describe("what questionnaire and resume say", () => {
  const skills = (...selectedSkills: string[]): Facts => toMaterial({ wizard: { selectedSkills } });
  const texts = (state: typeof emptyGeneratorState) => state.material.skills.map(({ text }) => text);

  it("is taken in once, and followed where the person has not changed it", () => {
    const first = takeInImported(emptyGeneratorState, skills("Epic", "Triage"));
    expect(takeInImported(first, skills("Epic", "Triage"))).toBe(first);
    expect(texts(takeInImported(first, skills("Epic", "Teaching")))).toEqual(["Epic", "Teaching"]);
  });

  it("does not bring back what the person removed, nor double what they typed", () => {
    const first = takeInImported(emptyGeneratorState, skills("Epic", "Triage"));
    const removed = { ...first, material: { ...first.material, skills: first.material.skills.slice(1) } };
    expect(texts(takeInImported(removed, skills("Epic", "Triage", "Teaching")))).toEqual(["Triage", "Teaching"]);
    const origin = { from: "typed" as const };
    const typed = [{ id: "mine", origin, confirmed: true, text: "epic" }];
    const own = { ...emptyGeneratorState, material: { ...emptyMaterial, skills: typed } };
    expect(texts(takeInImported(own, skills("Epic", "Triage")))).toEqual(["epic", "Triage"]);
  });
});

it("does not ask again for the next letter how somebody found us", () => {
  const form = {
    name: "Grace",
    email: "grace@example.com",
    jobTitle: "Nurse",
    source: "Friend",
    otherSource: "",
  } as const;
  const { unlockForm } = nextDesk({ ...unlocked, unlockForm: form });
  expect(unlockForm).toEqual({ name: "", email: "", jobTitle: "", source: "Friend", otherSource: "" });
});
