import { describe, expect, it } from "vitest";
import { templateBrief } from "#server/integrations/writer/template-briefs.ts";
import { writerBooks } from "#server/writing/writer-books.ts";
import { templateIds } from "#shared/templates/template.ts";
import { loadedWith } from "./source-graph.ts";

/** Shorter ones may stand in anybody's letter. */
const LONG = 28;

const loaded = loadedWith("client/src/main.tsx");
/** "Structure (Tech): One system first." is told as one text. */
const briefs = templateIds.flatMap((id) => templateBrief(id)?.split(/(?<=[.:;]) /u) ?? []);
const closings = Object.values(writerBooks).flatMap(({ templates }) => Object.values(templates).flat());
const sentences = [...closings, ...briefs].filter((sentence) => sentence.length > LONG);

describe("the page", () => {
  it("loads the books of the languages", () => {
    expect([...loaded.keys()]).toContain("shared/languages/de/frames.formal.json");
    expect(sentences.length).toBeGreaterThan(150);
  });

  it("loads no sentence of a template that is sold", () => {
    const shown = [...loaded].flatMap(([file, text]) =>
      sentences.filter((sentence) => text.includes(JSON.stringify(sentence).slice(1, -1))).map(() => file),
    );
    expect(shown).toEqual([]);
  });
});
