import { describe, expect, it } from "vitest";
import { bundles, findItem, isOwned, ownedTemplates, templates, templatesIn } from "./catalogue.ts";
import { templateIds } from "./template.ts";

const prices = { industry: 399, style: 299, specialized: 499 };

describe("the catalogue", () => {
  it("has every template once, in three categories, each at its price", () => {
    expect(templates.map(({ id }) => id)).toEqual([...templateIds]);
    for (const { category, price } of templates) expect(price).toBe(prices[category]);
    expect(Object.keys(prices).map((name) => templates.filter(({ category }) => category === name).length)).toEqual([
      10, 6, 4,
    ]);
  });

  it("says of each what it gives; industries know their words", () => {
    for (const template of templates) {
      expect(template.features.length).toBeGreaterThanOrEqual(2);
      expect(template.description).not.toBe("");
      expect(template.industryKeywords.length > 0).toBe(template.category === "industry");
      expect(template.name).toMatch(/Template$/);
    }
  });

  it("counts the savings of each bundle of one kind rightly", () => {
    for (const bundle of bundles.filter(({ isBestValue }) => !isBestValue)) {
      const singly = templatesIn(bundle.id).reduce((sum, id) => sum + (findItem(id)?.price ?? 0), 0);
      expect(bundle.savings).toBe(`Save $${((singly - bundle.price) / 100).toFixed(2)}`);
    }
    expect(bundles.filter(({ isBestValue }) => isBestValue).map(({ id }) => id)).toEqual(["complete-bundle"]);
  });

  it("lets a bundle own all of its templates and nothing else", () => {
    expect(templatesIn("complete-bundle")).toEqual([...templateIds]);
    const owned = ownedTemplates(["style-bundle", "remote", "long-gone", "__proto__"]);
    expect([...owned]).toEqual(["modern", "corporate", "minimalist", "creative", "bold", "formal", "remote"]);
    expect(isOwned("style-bundle", owned)).toBe(true);
    expect(isOwned("specialized-bundle", owned)).toBe(false);
    expect(isOwned("complete-bundle", ownedTemplates([]))).toBe(false);
  });
});
