import express from "express";
import pino from "pino";
import request from "supertest";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { leastHold } from "#server/testing/watch-holds.ts";
import { createBodyWork } from "#server/text-work/body-work.ts";
import { saveWorkflowSchema } from "#shared/workflows/workflow.schema.ts";
import { errorHandler } from "./error-handler.ts";
import { jsonBody } from "./json-body.ts";
import { requestLog } from "./logger.ts";
import { parseBody } from "./parse.ts";

describe("a JSON body", () => {
  const app = express();
  const bodies = createBodyWork();
  app.use(requestLog(pino({ level: "silent" })), jsonBody(bodies));
  app.post("/", async (incoming, response) => void response.json(await parseBody(incoming, z.unknown())));
  app.post("/workflow", async (incoming, response) => {
    response.json(await parseBody(incoming, saveWorkflowSchema));
  });
  app.use(errorHandler());
  const post = (path: string, body: string) => request(app).post(path).type("application/json").send(body);
  const send = (body: string) => post("/", body);
  afterAll(() => bodies.close());

  it.each([
    ["empty objects", `[${"{},".repeat(300_000)}{}]`],
    ["empty lists", `[${"[],".repeat(300_000)}[]]`],
    ["numbers", `[${"1,".repeat(400_000)}1]`],
    ["keys", `{${Array.from({ length: 60_000 }, (_none, key) => `"${key}":1`).join()}}`],
  ])("of %s alone is refused before it is read", async (_name, body) => {
    const answer = await send(body).expect(413);
    expect(answer.body.message).toMatch(/at most 40,000 values/);
  });

  it("may hold any text: marks in strings are no values", async () => {
    const text = 'a, [b] {c} \\ " '.repeat(20_000);
    expect((await send(JSON.stringify({ text })).expect(200)).body).toEqual({ text });
  });

  it("loses what no store takes, wherever it stands", async () => {
    const body = `{"a\\u0000b":["x\\u0000",{"c":"\\ud800"},1,null],"__proto__":{"d":1},"e":{"__pro\\u0000to__":1}}`;
    const answer = await send(body).expect(200);
    expect(answer.body).toEqual({ ab: ["x", { c: "\ufffd" }, 1, null], e: {} });
    expect(answer.text).not.toContain("proto");
  });

  it.each([100, 8_000])("nested too deeply (%i levels) is refused", async (levels) => {
    await send(`${"[".repeat(levels)}${"]".repeat(levels)}`).expect(400);
  });

  it.each(["{", '"text"', "null", `{"a":"${"x".repeat(20_000)}"`])(
    "that is no object (%.10s) is refused",
    async (body) => {
      expect((await send(body).expect(400)).body.message).toBe("The request body isn't valid JSON.");
    },
  );

  it("in another character set is refused", async () => {
    await send("{}").type("application/json; charset=utf-16").expect(415);
    await send("{}").type('application/json; charset="UTF-8"').expect(200);
  });

  it.each([
    ["short", 1],
    ["long", 60],
  ])("that is %s is as its shape has it", async (_name, nodes) => {
    const node = (id: number) => ({
      ...{ id: `n${id}`, type: "custom", position: { x: 0, y: 0 }, more: "x".repeat(200) },
      data: { label: "\u0000A", nodeType: "transform", transformType: "sort" },
    });
    const workflow = { name: "W", nodes: Array.from({ length: nodes }, (_none, id) => node(id)), edges: [] };
    const { body } = await post("/workflow", JSON.stringify(workflow)).expect(200);
    expect(body).toEqual(saveWorkflowSchema.parse({ ...workflow, nodes: workflow.nodes.map(withCleanLabel) }));
    expect(body.nodes).toHaveLength(nodes);
  });

  it("with thousands of mistakes is told the first of them", async () => {
    const { body } = await post("/workflow", JSON.stringify({ nodes: Array(9_000).fill({}) })).expect(400);
    expect(body.message).toBe("Enter a name");
    expect(Object.keys(body.errors).length).toBeLessThanOrEqual(100);
  });

  it("that is long is read beside this thread", async () => {
    const mapping = { source: "a", target: "b", kind: "field" };
    const nodes = Array.from({ length: 24 }, (_none, id) => ({
      ...{ id: `n${id}`, type: "custom", position: { x: 0, y: 0 } },
      data: {
        ...{ label: "A", nodeType: "transform", transformType: "map" },
        config: { mappings: Array(400).fill(mapping), keepOthers: true },
      },
    }));
    const body = JSON.stringify({ name: "W", nodes, edges: [] });
    const held = await leastHold(async () => void (await post("/workflow", body).expect(200)));
    expect(held).toBeLessThan(50);
  });
});

function withCleanLabel<Node extends { data: object }>(node: Node) {
  return { ...node, data: { ...node.data, label: "A" } };
}
