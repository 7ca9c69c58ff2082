import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { growthProblem, type LineAttack, lineProblem, repeated } from "./testing/growth.ts";
import { readingDoors } from "./testing/reading-doors.ts";

/** Of these texts are made that somebody might stop a server with. */
const pieces = [
  ...[
    ".",
    "!",
    "?",
    "…",
    ",",
    ";",
    ":",
    "-",
    "–",
    "—",
    "'",
    "’",
    "/",
    "|",
    "*",
    "_",
    "#",
    "@",
    "&",
    "+",
    "=",
    "%",
    "€",
  ],
  ...["• ", "· ", "▪ ", "- ", "* ", "1. ", "a) "],
  ...["Dr. ", "Mr ", "St. ", "Nr. ", "e.g. ", "z.B. ", "bzw. ", "p.m"],
  ...["0", "7", "19", "2019", "(", ")", "[", "]", "{", "}", "<", ">", '"', "„", "“", "”", "«", "»"],
  ...["\n", "\r\n", "\r", "\n\n", "\t", " ", "\u00a0", "a", "A", "é"],
];
const unit = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join("").slice(0, 6));

/** What has held up the server before. */
const attacks = ["? ", "? ? ? !", "Dr. ", "Mr ", "• ", ". ", "|", "-"];

/** Units of lines that took seconds below the length at which a line is cut: a pattern was cubic, or worse, in them. */
const lineAttacks: LineAttack[] = [
  ["I led # units", " a"],
  ["I led # units", " "],
  ["#an ", "1an "],
  ["Nurse # ", "(a2019"],
];

describe.each(Object.entries(readingDoors))("the time that is spent on %s", (_name, door) => {
  // The first texts are slow whatever they say: patterns are compiled by them.
  beforeAll(() => {
    for (let round = 0; round < 3; round++) door(repeated("I charted. ", 2_000));
  });

  it.each(attacks)("grows no faster than a text of %j", (attack) => {
    expect(growthProblem(door, attack)).toBeNull();
  });

  it.each(lineAttacks)("is short for lines of any length that begin with %j and go on with %j", (...attack) => {
    expect(lineProblem(door, attack)).toBeNull();
  });

  it("grows no faster than a text of any marks", { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(unit, (text) => {
        expect(growthProblem(door, text)).toBeNull();
      }),
      { numRuns: 15 },
    );
  });
});
