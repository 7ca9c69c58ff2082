import { expect, test } from "vitest";
import type { Phrases } from "../../realising/language-module.ts";
import { waysOf } from "../../realising/phrase-ways.ts";
import { french } from "./french.ts";
import { polish } from "./polish.ts";

test("no way of a phrase leaves a vowel in that is to fall before another", () => {
  const left = Object.values<Phrases>(french.phrases)
    .flatMap((registers) => Object.values(registers).flat().flatMap(waysOf))
    .map((way) => polish(way.replace(/\{[^}]*\}/gu, "X")))
    .filter((way) => /(?<![\p{L}’])(?:je|me|te|se|ne|de|que|le|la) [aeiouyéèêàâîô]/iu.test(way));
  expect(left).toEqual([]);
});
