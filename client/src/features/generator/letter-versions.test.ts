import { describe, expect, it } from "vitest";
import { wholeAnswer } from "#client/testing/prompt-answers.ts";
import { currentVersion, emptyGeneratorState, viewOf } from "./generator-state.schema.ts";
import { addVersion, editVersion, showVersion, versionText } from "./letter-versions.ts";

const unlocked = addVersion(emptyGeneratorState, wholeAnswer());
const textOf = (state: typeof unlocked) => {
  const version = currentVersion(state);
  return version && versionText(version);
};

describe("versions of a letter", () => {
  it("puts the newest in front and brings an earlier one back with its edits", () => {
    const edited = editVersion(unlocked, "Dear Ann,\n\nMine.");
    const regenerated = addVersion(edited, wholeAnswer({ greeting: "Hello," }));
    expect(textOf(regenerated)).toContain("Hello,");
    expect(textOf(showVersion(regenerated, 0))).toBe("Dear Ann,\n\nMine.");
    expect(textOf(showVersion(regenerated, -5))).toBe("Dear Ann,\n\nMine.");
    expect(textOf(showVersion(regenerated, 99))).toContain("Hello,");
  });

  it("counts an edit that changes nothing as none", () => {
    expect(currentVersion(editVersion(unlocked, ` ${textOf(unlocked)}\n`))?.text).toBeNull();
  });

  it("keeps ten", () => {
    const many = Array.from({ length: 15 }).reduce<typeof unlocked>(
      (state) => addVersion(state, wholeAnswer()),
      unlocked,
    );
    expect([many.versions.length, many.current]).toEqual([10, 9]);
  });

  it("stands for the unlocked view as soon as there is one", () => {
    expect([viewOf(emptyGeneratorState), viewOf(unlocked)]).toEqual(["form", "unlocked"]);
  });
});
