import { describe, expect, it } from "vitest";
import { localLetter, savedLetter } from "#client/testing/letters.ts";
import { findLetters } from "./find-letters.ts";
import { inBrowser, onAccount } from "./listed-letter.ts";

const letters = [
  onAccount(savedLetter({ title: "Beta", company: "Ågård", createdAt: "2026-11-02T00:00:00Z" })),
  inBrowser(localLetter({ title: "alpha", company: null, content: "Café work", createdAt: "2026-11-03T00:00:00Z" })),
  inBrowser(localLetter({ title: "Gamma", company: "Zeta", jobTitle: null, createdAt: "no date" })),
];

function titles(query: string, order: Parameters<typeof findLetters>[1]["order"] = "newest"): string[] {
  return findLetters(letters, { query, order }).map(({ title }) => title);
}

describe("finding letters", () => {
  it("looks at title, job title, company and words, without regard to case and accents", () => {
    expect(titles("GAMMA")).toEqual(["Gamma"]);
    expect(titles("agard")).toEqual(["Beta"]);
    expect(titles("cafe")).toEqual(["alpha"]);
    expect(titles("charge nurse")).toEqual(["alpha", "Beta"]);
  });

  it("needs every word, takes what looks like code as words, and finds all without a query", () => {
    expect(titles("cafe zeta")).toEqual([]);
    expect(titles("<script> .* ( [")).toEqual([]);
    expect(titles("   ")).toHaveLength(3);
  });

  it("orders by date, a missing one counting as oldest, by title and by company, a missing one last", () => {
    expect(titles("", "newest")).toEqual(["alpha", "Beta", "Gamma"]);
    expect(titles("", "oldest")).toEqual(["Gamma", "Beta", "alpha"]);
    expect(titles("", "title")).toEqual(["alpha", "Beta", "Gamma"]);
    expect(titles("", "company")).toEqual(["Beta", "Gamma", "alpha"]);
  });
});
