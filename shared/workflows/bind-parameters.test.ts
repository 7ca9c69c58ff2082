import { describe, expect, it } from "vitest";
import { ValueTooLong, withParameters } from "./bind-parameters.ts";
import { newNode } from "./new-node.ts";
import type { BoundParameter } from "./parameter.schema.ts";
import { parameterFinder } from "./placeholders.ts";

const api = (id: string, config: object) => newNode("source:http", { x: 0, y: 0 }, { id, config: { ...config } });
const mail = (id: string, times: number) =>
  newNode("destination:email", { x: 0, y: 0 }, { id, config: { message: "{{a}}".repeat(times) } });
const a = (value: string): BoundParameter[] => [{ name: "a", type: "text", value }];

/** The step that is told, and how many times the value was asked for until then. */
function refusal(nodes: ReturnType<typeof api>[], value: string) {
  let asked = 0;
  const counting = {
    name: "a",
    type: "text" as const,
    get value() {
      asked += 1;
      return value;
    },
  };
  try {
    withParameters(nodes, [counting]);
    return null;
  } catch (error) {
    return error instanceof ValueTooLong ? { asked, nodeId: error.nodeId, message: error.message } : error;
  }
}

describe("values in the settings of steps", () => {
  it("stay one part of an address and of JSON, whatever they hold", () => {
    const node = api("s", { url: "https://x.y/{{a}}?b={{A}}", body: '{"b": "{{ a }}"}', rowsPath: "{{other}}" });
    const config = (value: string) => withParameters([node], a(value))[0]?.data.config;
    expect(config('/?&"\n')).toMatchObject({
      ...{ url: "https://x.y/%2F%3F%26%22%0A?b=%2F%3F%26%22%0A", body: '{"b": "/?&\\"\\n"}', rowsPath: "{{other}}" },
    });
    expect(config("\ud800")).toMatchObject({ url: "https://x.y/%EF%BF%BD?b=%EF%BF%BD" });
  });

  it("are refused before a text is longer than any may be", () => {
    const nodes = Array.from({ length: 350 }, (_none, nth) => api(`s${nth}`, { url: "{{a}}".repeat(397) }));
    expect(refusal(nodes, "漢".repeat(2_000))).toEqual({
      ...{ asked: 2, nodeId: "s0", message: "A parameter's value is too long for this step." },
    });
    expect(refusal(nodes, "x".repeat(50))).toMatchObject({ asked: 397, nodeId: "s0" });
  });

  it("are refused before all steps together hold more than a graph may", () => {
    const nodes = Array.from({ length: 2_000 }, (_none, nth) => mail(`s${nth}`, 5));
    expect(refusal(nodes.slice(0, 200), "x".repeat(2_000))).toBeNull();
    expect(refusal(nodes, "x".repeat(2_000))).toMatchObject({
      ...{ asked: 1_001, nodeId: "s200", message: expect.stringContaining("more than 2,000,000 characters together") },
    });
  });
});

it("a parameter is found by its name, else by one that differs in capitals only", () => {
  const find = parameterFinder([{ name: "A" }, { name: "a" }, { name: "B" }]);
  expect([find("a"), find("A"), find("b"), find("c")]).toEqual([
    { name: "a" },
    { name: "A" },
    { name: "B" },
    undefined,
  ]);
});
