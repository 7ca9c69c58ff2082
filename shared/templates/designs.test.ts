import { describe, expect, it } from "vitest";
import { designOf } from "./designs.ts";
import { templateIds } from "./template.ts";
import { bandInk, plainDesign } from "./template-design.ts";

/** WCAG 2.2, "relative luminance" and "contrast ratio". */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("the designs", () => {
  it.each(templateIds)("%s can be read on its paper, on white and on its band", (id) => {
    const design = designOf(id);
    for (const paper of [design.paper, "#ffffff"]) {
      expect(contrast(design.ink, paper)).toBeGreaterThan(7);
      expect(contrast(design.quiet, paper)).toBeGreaterThan(4.5);
      if (design.rule !== "none") expect(contrast(design.accent, paper)).toBeGreaterThan(2);
    }
    if (design.header === "band") expect(contrast(bandInk, design.accent)).toBeGreaterThan(4.5);
  });

  it("are twenty, none like another or like the plain letter", () => {
    const looks = [plainDesign, ...templateIds.map(designOf)].map((design) => JSON.stringify(design));
    expect(new Set(looks).size).toBe(21);
  });

  it("part the six styles by more than color", () => {
    const forms = ["modern", "corporate", "minimalist", "creative", "bold", "formal"].map((id) => {
      const { header, rule, name } = designOf(id);
      return `${header} ${rule} ${name.face}`;
    });
    expect(new Set(forms).size).toBe(6);
  });

  it("give the plain letter for what is no template", () => {
    for (const id of [null, undefined, "", "industry-bundle", "constructor", "gone"])
      expect(designOf(id)).toBe(plainDesign);
  });
});
