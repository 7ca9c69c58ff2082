import { expect, test } from "vitest";
import { toneSchema } from "#shared/letters/letter.schema.ts";
import { paragraphText } from "#shared/letters/letter-text.ts";
import { people } from "../../testing/people.ts";
import { writeLetter } from "../../write-letter.ts";
import { acts } from "./slots-lines.ts";

const line = (text: string) => ({ fact: "p0.0", text, post: null });

test.each([
  ["Moved 14 services to Docker; monthly bill down 27%", "I moved 14 services to Docker (monthly bill down 27%)"],
  ["Put together 130 files; 92% accepted at once", "I put together 130 files (92% accepted at once)"],
  ["Answered reviews, rating went up to 4.3", "I answered reviews (rating went up to 4.3)"],
  ["Registered births, about 15 appointments a day", "I registered births (about 15 appointments a day)"],
  ["Sold cars, vans and trucks", "I sold cars, vans and trucks"],
  ["Drew blood and ran EKGs; charted in Epic", "I drew blood, ran EKGs and charted in Epic"],
])("%s is told as %s", (text, told) => {
  expect(acts({ kind: "more", line: line(text) })?.text).toBe(told);
});

test("nothing is told as one thing more of a post of which nothing was told", () => {
  for (const { applicant } of Object.values(people))
    for (const tone of toneSchema.options) {
      const history = { strategies: [], openingFacts: [] };
      const { letter, plan } = writeLetter({ applicant, tone, language: "en", seed: 2, history, asOf: "2026-11-21" });
      const [first] = plan.paragraphs.flat().filter(({ post, line: done }) => post && done);
      if (first?.kind !== "more") continue;
      const text = letter.paragraphs.map(paragraphText).join(" ");
      const sentence = letter.paragraphs.flat().find(({ facts }) => facts.includes(first.line?.fact ?? ""));
      // What follows behind a semicolon goes on from it.
      expect(sentence?.text.split(";")[0], text).not.toMatch(/\balso\b|as well|, too|the same|One more thing/u);
    }
});
