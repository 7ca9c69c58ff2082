import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JsonShapeError, splitJson } from "./split-json.ts";

async function split(text: string, { size = text.length, whole = false, longest = 1_000 } = {}): Promise<unknown[]> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const values: unknown[] = [];
  for await (const value of splitJson(chunks(), { whole, longest })) values.push(JSON.parse(value));
  return values;
}

describe("splitJson", () => {
  it("gives the entries of any list, and any values on lines of their own, whatever the pieces", async () => {
    const values = fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(values, fc.integer({ min: 1, max: 9 }), async (list, size) => {
        const same = JSON.parse(JSON.stringify(list));
        expect(await split(JSON.stringify(list, null, 1), { size, longest: 10_000 })).toEqual(same);
        const first = JSON.stringify(list[0] ?? null);
        if (first.startsWith("[")) return;
        const lines = list.map((value) => JSON.stringify(value)).join("\n");
        expect(await split(lines, { size, longest: 10_000 })).toEqual(same);
      }),
    );
  });

  it("leaves a list in one piece where that is wanted", async () => {
    expect(await split("[1,[2]]", { whole: true })).toEqual([[1, [2]]]);
    expect(await split(" ")).toEqual([]);
    expect(await split("[]")).toEqual([]);
  });

  it.each([
    ["a list that is cut off", '[{"a":1},'],
    ["a text that is cut off", '[{"a":"1'],
    ["an object that is cut off", '{"a":1}\n{"a":'],
    ["more after a list", "[1] [2]"],
    ["lists nested without end", "[".repeat(5_000)],
    ["a row that is too long", `["${"x".repeat(2_000)}"]`],
  ])("refuses %s", async (_what, text) => {
    await expect(split(text)).rejects.toThrow(JsonShapeError);
  });
});
