import { expect, it } from "vitest";
import { againEntries } from "./again-entries.tsx";
import type { LetterActions } from "./letter-actions.ts";

const nothing = () => undefined;
const actions: LetterActions = {
  ...{ copied: false, downloading: null, changing: false, length: "usual", tone: "friendly", language: "en" },
  ...{ copy: nothing, download: nothing, email: nothing, regenerate: nothing, resize: nothing, editDetails: nothing },
  ...{ ownChatbot: nothing, translate: nothing, edit: nothing, saved: "never", save: nothing },
};

it("says which tone the letter has now", () => {
  const labels = againEntries(actions).map(({ label }) => label);
  expect(labels.filter((label) => label.endsWith("(now)"))).toEqual(["Friendly (now)"]);
});
