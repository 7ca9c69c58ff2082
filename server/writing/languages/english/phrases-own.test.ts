import { expect, test } from "vitest";
import { waysOf } from "../../realising/phrase-ways.ts";
import { sentencesWithFewWays } from "../../testing/phrase-sentences.ts";
import { english } from "./english.ts";

/** Slots whose words are the person's own: whoever else answers the posting has others there. */
const OWN =
  /^(?:acts|deeds?|did|lines?|work|sentence|employer|at-employer|as-title|length|span|since|(?:any-|asked-)?skills?|listed(?:-\p{L}+)?|language|(?:other-)?credential|pending|papers?|institution|degree|credential-year|strong-\p{L}+|years|schooling|previous-[\p{L}-]+|(?:shown-)?time)$/u;
/** Words that a duty, a role or a company has at the least. */
const LEAST: Record<string, number> = { "how-you": 3, "how-do-you": 4, welcome: 4, "a-role": 2, documents: 1, role: 1 };
const EMPTY =
  /^(?:alone|together|new-here|no-\p{L}+|has-title|thing|duty|single|over|running|doing|(?:not-)?named|with-company|at-company.*)$/u;
const LONGEST_OF_NOBODY = 8;

/** Least words of a sentence, or null if some are the person's own. */
function leastOf(sentence: string): number | null {
  // Of somebody who names no post, but did something: these stand beside what was done.
  if (/\{has-done\}/u.test(sentence) || /^With that behind me/u.test(sentence)) return null;
  // A point of the posting by itself is this letter's own.
  if (/\{(?:to-|other-|same-|you-|one|topic|how-|welcome)[^}]*\}/u.test(sentence)) return null;
  const slots = [...sentence.matchAll(/\{([^}]*)\}/gu)].map(([, slot = ""]) => slot);
  if (slots.some((slot) => OWN.test(slot))) return null;
  const fixed = sentence.replace(/\{[^}]*\}/gu, " ").match(/[\p{L}’]+/gu)?.length ?? 0;
  return fixed + slots.reduce((sum, slot) => sum + (EMPTY.test(slot) ? 0 : (LEAST[slot] ?? 2)), 0);
}

test("no sentence of more than eight words could stand in anybody's letter, whatever the posting", () => {
  const offending = Object.entries(english.phrases).flatMap(([kind, registers]) =>
    Object.entries(registers).flatMap(([register, phrases]) =>
      phrases
        .flatMap(sentencesWithFewWays)
        .filter((sentence) => (leastOf(sentence) ?? 0) > LONGEST_OF_NOBODY)
        .map((sentence) => `${kind}.${register}: ${sentence}`),
    ),
  );
  expect(offending).toEqual([]);
});

test("whoever comes on trial sees how the work is done and offers to do none that may need a licence", () => {
  const offers = Object.values(english.phrases.trial ?? {}).flat();
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.filter((phrase) => phrase.includes("{to-topic}"))).toEqual([]);
});

test("in no way of a phrase two prepositions meet", () => {
  const ways = Object.values(english.phrases.wish ?? {}).flatMap((phrases) => phrases.flatMap(waysOf));
  expect(ways.filter((sentence) => / in (?:in|with) /u.test(sentence))).toEqual([]);
});

test("what stands on top of something does not begin a paragraph, and what is also there may", () => {
  const { goesOn } = english.toneWords;
  expect(goesOn?.test("I can offer Sage and typing on top of that.")).toBe(true);
  expect(goesOn?.test("My skills also include Sage and typing.")).toBe(false);
});
