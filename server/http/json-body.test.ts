import express from "express";
import pino from "pino";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { cleanBody } from "./clean-text.ts";
import { errorHandler } from "./error-handler.ts";
import { jsonBody } from "./json-body.ts";
import { requestLog } from "./logger.ts";

describe("a JSON body", () => {
  const app = express();
  app.use(requestLog(pino({ level: "silent" })), jsonBody(), cleanBody());
  app.post("/", (incoming, response) => void response.json(incoming.body));
  app.use(errorHandler());
  const send = (body: string) => request(app).post("/").type("application/json").send(body);

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

  it("nested too deeply is refused", async () => {
    await send(`${"[".repeat(100)}${"]".repeat(100)}`).expect(400);
  });
});
