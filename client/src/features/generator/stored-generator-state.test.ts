import { describe, expect, it, vi } from "vitest";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { emptyGeneratorState, generatorStateSchema, viewOf } from "./generator-state.schema.ts";
import { addVersion } from "./letter-versions.ts";
import { readGeneratorState, writeGeneratorState } from "./stored-generator-state.ts";

const unlocked = addVersion({ ...emptyGeneratorState, userName: "Grace" }, wholeAnswer(), "generate");
const stored = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? "null");

describe("the stored state of the generator", () => {
  it("comes back as it was kept", () => {
    expect(writeGeneratorState(unlocked)).toBe(true);
    expect(readGeneratorState()).toEqual(unlocked);
  });

  it("says beside it whether the letter is unlocked, and gives its text", () => {
    writeGeneratorState(unlocked);
    const result = wholeAnswer().result;
    expect(stored("coverLetterState")).toEqual({ resultUnlocked: true, result });
    expect(stored("generatorState")).toMatchObject({ resultUnlocked: true, result, userName: "Grace" });
    writeGeneratorState(emptyGeneratorState);
    expect(stored("coverLetterState")).toEqual({ resultUnlocked: false, result: null });
  });

  it("keeps this tab's letter when another tab has kept another", () => {
    writeGeneratorState(unlocked);
    window.localStorage.setItem("generatorState", JSON.stringify({ ...unlocked, userName: "Somebody else" }));
    expect(readGeneratorState()?.userName).toBe("Grace");
  });

  it.each(["{", "null", "7", '"text"', "[]", "\u0000", "<script>alert(1)</script>"])("reads %j as nothing", (text) => {
    window.localStorage.setItem("generatorState", text);
    const state = readGeneratorState();
    expect(state === null || viewOf(state) === "form").toBe(true);
  });

  it("is empty as its schema would have it", () => {
    expect(generatorStateSchema.parse({})).toEqual(emptyGeneratorState);
  });

  it("saves what can be read of a damaged state", () => {
    const form = { ...emptyGeneratorState.form, firstName: "Grace", tone: "shouting", skills: 7 };
    const damaged = { form, versions: [{ answer: {} }], current: "x", preview: [], unlockForm: null };
    window.localStorage.setItem("generatorState", JSON.stringify(damaged));
    const state = readGeneratorState();
    expect(state?.form).toEqual({ ...emptyGeneratorState.form, firstName: "Grace" });
    expect(state && viewOf(state)).toBe("form");
  });

  it("says so when the browser is full or blocks", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(writeGeneratorState(unlocked)).toBe(false);
    full.mockRestore();
  });
});
