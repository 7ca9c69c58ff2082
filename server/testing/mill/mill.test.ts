import { describe, expect, it } from "vitest";
import { compose } from "./compose.ts";
import { heldOutLayouts, openLayouts } from "./layouts/all-layouts.ts";
import { makePerson } from "./person.ts";
import { score } from "./score.ts";
import { millLanguages } from "./words.ts";

describe("the mill of resumes", () => {
  it("has sixty layouts, a tenth of them kept out", () => {
    const names = [...openLayouts, ...heldOutLayouts].map(({ name }) => name);
    expect(new Set(names).size).toBe(60);
    expect(heldOutLayouts).toHaveLength(6);
  });

  it("makes the same person and page for the same seed", () => {
    const layout = openLayouts[3];
    if (!layout) throw new Error("no layout");
    const make = () => compose(makePerson("pl", 7, "learning"), layout, 7);
    expect(make()).toEqual(make());
  });

  it("prints every truth in every layout and language", () => {
    for (const layout of openLayouts)
      for (const language of millLanguages) {
        const { sheet, truth } = compose(makePerson(language, 3, "learning"), layout, 3);
        const page = JSON.stringify(sheet);
        for (const { title, company } of truth.experience)
          for (const text of [title, company]) expect(page, layout.name).toContain(JSON.stringify(text).slice(1, -1));
        for (const { degree } of truth.education)
          expect(page, layout.name).toContain(JSON.stringify(degree).slice(1, -1));
      }
  });

  it("counts what is right, what is read and what there is", () => {
    const layout = openLayouts[0];
    if (!layout) throw new Error("no layout");
    const { truth } = compose(makePerson("en", 1, "learning"), layout, 1);
    const resume = {
      ...truth,
      education: truth.education.map((study, index) => ({ ...study, id: `${index}` })),
      experience: truth.experience.slice(1).map((job, index) => ({ ...job, id: `${index}`, description: "" })),
      strengths: [],
      yearsOfExperience: 0,
    };
    const counts = score(resume, truth);
    expect(counts.degree).toEqual({
      hits: truth.education.length,
      read: truth.education.length,
      there: truth.education.length,
    });
    expect(counts.title.hits).toBe(truth.experience.length - 1);
    expect(counts.title.there).toBe(truth.experience.length);
  });
});
