import { expect, test } from "vitest";
import { languagesSpan } from "./slots-skills.ts";

test.each([
  ["Türkisch", "Turkish"],
  ["inglés (C1)", "English at level C1"],
  ["Polnisch (Muttersprache)", "native Polish"],
  ["Deutsch fließend", "fluent German"],
  ["Vietnamese (spoken)", "Vietnamese"],
  ["Spanish (fluent)", "fluent Spanish"],
])("%s is named %s in an English letter", (text, named) => {
  expect(languagesSpan([{ fact: "form.skills.0", text }])?.text).toBe(named);
});
