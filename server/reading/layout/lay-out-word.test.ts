import { describe, expect, it } from "vitest";
import { layOutWord } from "./lay-out-word.ts";

const run = (value: string, isBold: boolean) => ({ type: "run", isBold, children: [{ type: "text", value }] });
const paragraph = (...children: object[]) => ({ type: "paragraph", children });

describe("a Word document", () => {
  it("has points of lists with marks that somebody typed", () => {
    const lines = layOutWord({ children: [paragraph(run("• Baked bread", false)), paragraph(run("Baker", true))] });
    expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ["Baked bread", true],
      ["Baker", false],
    ]);
  });
});
