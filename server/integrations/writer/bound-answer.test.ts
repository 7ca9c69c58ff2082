import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { createOllamaPull } from "#server/integrations/local-models/ollama-pull.ts";
import { leastHold } from "#server/testing/watch-holds.ts";
import { createModelClient } from "./model-client.ts";
import { ModelError } from "./model-problems.ts";

const timing = { total: 20_000, first: 10_000, idle: 10_000, pauses: [], longestWait: 0 };
const json = { "content-type": "application/json" };
const events = { "content-type": "text/event-stream" };
const lists = Buffer.from(`{"choices":[${"{},".repeat(2_000_000)}{}]}`);
const bomb = gzipSync(Buffer.alloc(60_000_000, "[{},"));
const empty = Buffer.from('data: {"choices":[]}\n\n'.repeat(100_000));
const choices = Buffer.from(`data: {"choices":[${"{},".repeat(300_000)}{}]}\n\n`);

describe("a model's server that is hostile", { timeout: 60_000 }, () => {
  let close = () => {};
  afterEach(() => close());

  async function serve(listener: RequestListener): Promise<number> {
    const server = createServer((request, response) => {
      request.resume();
      listener(request, response);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    close = () => {
      server.closeAllConnections();
      server.close();
    };
    const address = server.address();
    return typeof address === "object" && address ? address.port : 0;
  }

  async function problemOf(port: number): Promise<string> {
    const client = createModelClient({ apiKey: null, baseUrl: `http://127.0.0.1:${port}/v1`, name: "m" }, timing);
    const signal = AbortSignal.timeout(20_000);
    const messages = [{ role: "user" as const, content: "Hello" }];
    return client.complete({ messages, signal, onText: () => {} }).then(
      () => "",
      (error: unknown) => (error instanceof ModelError ? error.problem : String(error)),
    );
  }

  it.each<[string, number, Record<string, string>, Buffer, string]>([
    ["an answer of megabytes", 200, json, lists, "endless"],
    ["a packed answer", 200, { ...json, "content-encoding": "gzip" }, bomb, "endless"],
    ["a refusal of megabytes", 500, json, lists, "broken"],
    ["a packed refusal", 500, { ...json, "content-encoding": "gzip" }, bomb, "broken"],
    ["a stream of empty events", 200, events, empty, "cut"],
    ["an event with many choices", 200, events, choices, "cut"],
  ])("holds nobody up with %s", async (_what, status, headers, body, problem) => {
    const port = await serve((_request, response) => void response.writeHead(status, headers).end(body));
    const held = await leastHold(async () => expect(await problemOf(port)).toBe(problem));
    expect(held).toBeLessThan(50);
  });

  it("is not read without an end", async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200, events);
      const more = () => {
        while (!response.destroyed && response.write(empty));
      };
      response.on("drain", more);
      more();
    });
    expect(await problemOf(port)).toBe("endless");
  });

  it("downloads no model of a hundred thousand parts", async () => {
    const line = (at: number) => JSON.stringify({ status: "pulling", digest: `sha256:${at}`, total: 2, completed: 1 });
    const parts = Buffer.from(Array.from({ length: 100_000 }, (_, at) => `${line(at)}\n`).join(""));
    const port = await serve((_request, response) => void response.writeHead(200).end(parts));
    const pull = createOllamaPull(port);
    const held = await leastHold(async () => {
      pull.start("m");
      await expect.poll(() => pull.state()?.state, { timeout: 20_000, interval: 5 }).toBe("failed");
    });
    expect(held).toBeLessThan(50);
  });
});
