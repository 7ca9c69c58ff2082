import { describe, expect, it } from "vitest";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { currentVersion, emptyGeneratorState, viewOf } from "./generator-state.schema.ts";
import { readInitialState } from "./initial-state.ts";
import { addVersion } from "./letter-versions.ts";
import { writeGeneratorState } from "./stored-generator-state.ts";

const unlocked = addVersion(emptyGeneratorState, wholeAnswer(), "generate");

describe("what the generator opens with", () => {
  it("is the letter as it was left", () => {
    writeGeneratorState(unlocked);
    expect(viewOf(readInitialState({ reset: false }))).toBe("unlocked");
  });

  it("is the form when new answers have come since, with the letter behind it", () => {
    writeGeneratorState(unlocked);
    window.localStorage.setItem("jobPosition", "Nurse Manager");
    const state = readInitialState({ reset: false });
    expect([viewOf(state), state.form.jobTitle]).toEqual(["form", "Nurse Manager"]);
    expect(currentVersion(state)).toEqual(currentVersion(unlocked));
    writeGeneratorState({ ...state, editingDetails: false });
    expect(viewOf(readInitialState({ reset: false }))).toBe("unlocked");
  });

  it("is empty with reset, which also forgets questionnaire and resume, but no saved letter", () => {
    writeGeneratorState(unlocked);
    window.localStorage.setItem("jobPosition", "Nurse Manager");
    window.localStorage.setItem("savedCoverLetters", "[1]");
    window.sessionStorage.setItem("parsedResume", "{}");
    expect(readInitialState({ reset: true })).toEqual(emptyGeneratorState);
    expect(Object.keys(window.localStorage)).toEqual(["savedCoverLetters"]);
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });
});
