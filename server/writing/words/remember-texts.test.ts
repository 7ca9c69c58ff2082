import { expect, test } from "vitest";
import { rememberTexts } from "./remember-texts.ts";

test("a text is looked at once, as long as not too many others come between", () => {
  const asked: string[] = [];
  const lengthOf = rememberTexts((text) => {
    asked.push(text);
    return text.length > 4 ? text.length : null;
  });
  expect(["weld", "solder", "weld", "solder"].map(lengthOf)).toEqual([null, 6, null, 6]);
  expect(asked).toEqual(["weld", "solder"]);
  for (let at = 0; at < 3000; at++) lengthOf(`line ${at}`);
  expect(lengthOf("solder")).toBe(6);
  expect(asked.filter((text) => text === "solder")).toHaveLength(2);
});

test("long texts are not kept", () => {
  let looks = 0;
  const look = rememberTexts(() => ++looks);
  const long = "x".repeat(10_000);
  expect([look(long), look(long), look("x"), look("x")]).toEqual([1, 2, 3, 3]);
});
