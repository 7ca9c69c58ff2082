import { describe, expect, it } from "vitest";
import { tokensOf } from "./tokens.ts";

const wordsOf = (text: string) => tokensOf(text).map((token) => token.text);

describe("tokensOf", () => {
  it("parts words at everything that is no letter, mark or digit", () => {
    expect(wordsOf("Chef d'équipe (H/F), 3x8 – réf. n°42")).toEqual([
      "Chef",
      "d",
      "équipe",
      "H",
      "F",
      "3x8",
      "réf",
      "n",
      "42",
    ]);
  });

  it("tells where each word stands", () => {
    expect(tokensOf(" ab, cd").map(({ start, end }) => [start, end])).toEqual([
      [1, 3],
      [5, 7],
    ]);
  });

  it("keeps letters together that take two code units", () => {
    expect(wordsOf("a𠀀b 𝒜 😀c")).toEqual(["a𠀀b", "𝒜", "c"]);
  });

  it("takes half a character for no letter", () => {
    expect(wordsOf("a\udc00b\ud840 c\ud840d")).toEqual(["a", "b", "c", "d"]);
  });

  it("finds nothing in nothing", () => {
    expect(tokensOf("")).toEqual([]);
  });
});
