import { describe, expect, it } from "vitest";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { currentVersion, emptyGeneratorState, viewOf } from "./generator-state.schema.ts";
import { addVersion, editVersion, showVersion, versionsToSave, versionText } from "./letter-versions.ts";

const unlocked = addVersion(emptyGeneratorState, wholeAnswer(), "generate");
const textOf = (state: typeof unlocked) => {
  const version = currentVersion(state);
  return version && versionText(version);
};

describe("versions of a letter", () => {
  it("puts the newest in front and brings an earlier one back with its edits", () => {
    const edited = editVersion(unlocked, "Dear Ann,\n\nMine.");
    const regenerated = addVersion(edited, wholeAnswer({ greeting: "Hello," }), "regenerate");
    expect(textOf(regenerated)).toContain("Hello,");
    expect(textOf(showVersion(regenerated, 1))).toBe("Dear Ann,\n\nMine.");
    expect(textOf(showVersion(regenerated, -5))).toBe(textOf(unlocked));
    expect(textOf(showVersion(regenerated, 99))).toContain("Hello,");
  });

  it("counts an edit that changes nothing as none", () => {
    expect(editVersion(unlocked, ` ${textOf(unlocked)}\n`).versions).toEqual(unlocked.versions);
    const edited = editVersion(unlocked, "Dear Ann,\n\nMine.");
    expect(editVersion(edited, "Dear Ann,\n\nMine. ").versions).toHaveLength(2);
    const undone = editVersion(edited, textOf(unlocked) ?? "");
    expect([undone.versions.length, currentVersion(undone)?.text]).toEqual([3, null]);
  });

  it("says of each what made it and when", () => {
    const edited = editVersion(addVersion(unlocked, wholeAnswer(), "translate"), "Dear Ann,\n\nMine.");
    expect(edited.versions.map(({ made }) => made?.by)).toEqual(["generate", "translate", "edit"]);
    for (const { made } of edited.versions) expect(Date.now() - Date.parse(made?.at ?? "")).toBeLessThan(60_000);
  });

  it("gives the others to a save, what made them and when, and no more than can travel", () => {
    const two = addVersion(editVersion(unlocked, "Mine."), wholeAnswer({ greeting: "Hi," }), "regenerate");
    expect(versionsToSave(showVersion(two, 1)).map(({ made }) => made)).toEqual(["generate", "regenerate"]);
    const long = Array.from({ length: 5 }).reduce<typeof unlocked>(
      (state, _, at) => editVersion(state, `${at} ${"x".repeat(150_000)}`),
      unlocked,
    );
    expect(versionsToSave(long).map(({ content }) => content[0])).toEqual(["2", "3"]);
  });

  it("keeps forty", () => {
    const many = Array.from({ length: 45 }).reduce<typeof unlocked>(
      (state) => addVersion(state, wholeAnswer(), "regenerate"),
      unlocked,
    );
    expect([many.versions.length, many.current]).toEqual([40, 39]);
  });

  it("stands for the unlocked view as soon as there is one", () => {
    expect([viewOf(emptyGeneratorState), viewOf(unlocked)]).toEqual(["form", "unlocked"]);
  });
});
