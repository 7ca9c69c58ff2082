import { expect, test } from "vitest";
import { TextMemory } from "./text-memory.ts";

test("a text that is asked for again and again stays, however many others pass by", () => {
  const memory = new TextMemory<number>({ most: 10, longest: 20 });
  memory.set("weld", 4);
  for (let at = 0; at < 100; at++) {
    memory.set(`line ${at}`, at);
    expect(memory.get("weld")).toBe(4);
  }
  expect(memory.get("line 99")).toBe(99);
});

test("what nobody asks for goes", () => {
  const memory = new TextMemory<boolean | null>({ most: 10, longest: 20 });
  memory.set("weld", false);
  memory.set("solder", null);
  expect([memory.get("weld"), memory.get("solder"), memory.get("braze")]).toEqual([false, null, undefined]);
  for (let at = 0; at < 20; at++) memory.set(`line ${at}`, true);
  expect([memory.get("weld"), memory.get("solder")]).toEqual([undefined, undefined]);
});

test("long texts are not kept", () => {
  const memory = new TextMemory<number>({ most: 10, longest: 20 });
  memory.set("x".repeat(21), 1);
  expect(memory.get("x".repeat(21))).toBeUndefined();
});
