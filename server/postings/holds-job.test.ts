import { describe, expect, it } from "vitest";
import { readPosting } from "./read-posting.ts";

const read = (...lines: string[]) => readPosting(lines.join("\n"), { today: "2026-11-30" });

const others: Record<string, readonly string[]> = {
  "a recipe": [
    "Grandma's Apple Pie",
    "",
    "Ingredients",
    "- 6 apples",
    "- 200 g sugar",
    "",
    "Preheat the oven to 180 degrees. You must have a large bowl.",
    "Roll out and bake for 45 minutes. Serve with cream.",
  ],
  "a recipe with a method": [
    "Grandmas Apple Pie",
    "",
    "Ingredients",
    "- 6 apples",
    "- 200 g sugar",
    "",
    "Method",
    "Preheat the oven to 180 degrees. You must have a large bowl.",
  ],
  "a German recipe": [
    "Omas Apfelkuchen",
    "",
    "Zutaten",
    "- 6 Äpfel",
    "",
    "Den Ofen auf 180 Grad vorheizen und backen.",
  ],
  "the news": [
    "City council approves new bridge",
    "By John Harper, Leeds Evening Post",
    "",
    "The city council on Tuesday approved plans for a new bridge. Council leader Jane Foster said work would begin in March.",
    '"We are looking for ways to improve traffic," she said. The bridge is expected to open by 2029.',
  ],
  "a note to somebody": [
    "Hi Mum,",
    "we arrived safely in Spain, the hotel is lovely. See you on Sunday!",
    "Love, Kate",
  ],
  "a wish": ["I want a job at Tesco"],
};

describe("a text without a job", () => {
  it.each(Object.entries(others))("names neither employer nor demand: %s", (_what, lines) => {
    const { head, points } = read(...lines);
    expect(Object.values(head).filter(Boolean)).toEqual([]);
    expect(points).toEqual([]);
  });

  it("is none where somebody is sought in plain words", () => {
    const { head } = read(
      "Servus! Mia suachn a Verstärkung fürn Service im Wirtshaus zur Linde in Bad Tölz.",
      "Meld di bei da Resi 08041 5550",
    );
    expect([head.company?.value, head.place?.value].filter(Boolean)).not.toEqual([]);
  });
});
