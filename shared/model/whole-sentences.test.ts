import { expect, it } from "vitest";
import { wholeSentences } from "./whole-sentences.ts";

const first = "For four years I have read telemetry on nights at the ward where I work now.";

it.each([
  ["cut in a sentence", `${first} I wou`, first],
  ["cut in a paragraph after a mark", `${first} [F1 P2]\n\nI wou`, `${first} [F1 P2]`],
  ["cut after a mark", `${first} [F1 P2] I teach it too. [F2]`, `${first} [F1 P2] I teach it too. [F2]`],
  ["cut within a mark", `${first} [F1 P2] I teach it too. [F`, `${first} [F1 P2]`],
  ["marked with nothing", `${first} []\n\nI would`, `${first} []`],
  ["hardly begun", "I read telemetry. I wou", ""],
  ["cut in its first sentence", first.slice(0, 60), ""],
])("keeps of an answer that was %s what ends with a sentence and its mark", (_how, came, kept) => {
  expect(wholeSentences(came)).toBe(kept);
});
