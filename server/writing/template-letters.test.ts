import { expect, it } from "vitest";
import { letterText } from "#shared/letters/letter-text.ts";
import { people } from "./testing/people.ts";
import { toRequest } from "./testing/to-request.ts";
import { writeLetter } from "./write-letter.ts";

it("builds a letter in a template otherwise than the plain one and than another template's", () => {
  const lettersIn = (templateId: string | null) =>
    people.map((person) => letterText(writeLetter({ ...toRequest(person), templateId }).letter)).join("\n\n");
  expect(new Set([null, "healthcare", "minimalist"].map(lettersIn)).size).toBe(3);
});
