import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import express from "express";
import pino from "pino";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { errorHandler } from "./error-handler.ts";
import { requestLog } from "./logger.ts";
import { packAnswers } from "./pack-answers.ts";
import { inlineScripts, staticSite } from "./static-site.ts";

/** Longer than what the system takes of an answer that nobody reads. */
const LONG = 20_000_000;
const script = `export {};${" ".repeat(5_000)}`;

describe("the built page", () => {
  const folder = mkdtempSync(join(tmpdir(), "desk-static-"));
  const site = express();
  const first = async (path: string) => (await request(site).get(path).set("Accept", "text/html")).text;
  beforeAll(() => {
    for (const name of ["assets", "pages", "painted"]) mkdirSync(join(folder, name));
    for (const name of [
      "index",
      "pages/prompt",
      "pages/workflows",
      "pages/workflow",
      "painted/landing",
      "painted/prompt",
    ])
      writeFileSync(join(folder, `${name}.html`), `<!doctype html><title>Desk</title>${name}.`);
    writeFileSync(join(folder, "assets", "prompt-1.js"), script);
    writeFileSync(join(folder, "assets", "long.txt"), "x".repeat(LONG));
    for (const [file, text] of [
      ["painted/landing.html", "<!doctype html><title>Desk</title>painted/landing."],
      ["assets/prompt-1.js", script],
    ] as const) {
      writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
      writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
    }
    writeFileSync(join(folder, "first-look.sha256"), createHash("sha256").update("look()").digest("base64"));
    site.use(requestLog(pino({ level: "silent" })), packAnswers(), staticSite(folder).serve, errorHandler());
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is what every address of a page gets, revalidated", async () => {
    for (const path of [
      "/",
      "/prompt?reset=true",
      "/toString",
      "/__proto__",
      "/no/such/page",
      "/..%2f..%2fetc/passwd",
    ]) {
      const page = await request(site).get(path).set("Accept", "text/html");
      expect(page.status).toBe(200);
      expect(page.text).toContain("Desk");
      expect(page.headers["cache-control"]).toBe("no-cache");
    }
  });

  it("takes an address for what it is, whatever stands in it", async () => {
    const began = performance.now();
    const answer = await request(site).get(`/assets/${"$&".repeat(7_000)}`);
    expect(answer.status).toBe(404);
    expect(performance.now() - began).toBeLessThan(500);
    const compressed = await request(site).get("/assets/prompt-1.js?$&").set("Accept-Encoding", "br");
    expect(compressed.headers["content-encoding"]).toBe("br");
  });

  it("reads so many files from the disk at once for one network, however slowly they are taken", async () => {
    const server = site.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const sockets = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const socket = connect(port, "127.0.0.1");
        socket.write("GET /assets/long.txt HTTP/1.1\r\nHost: x\r\nRange: bytes=0-\r\n\r\n");
        await once(socket, "readable");
        return socket;
      }),
    );
    expect((await request(site).get("/assets/prompt-1.js").set("Accept-Encoding", "br")).status).toBe(200);
    const ask = () => fetch(`http://127.0.0.1:${port}/assets/long.txt`, { headers: { Range: "bytes=0-" } });
    expect((await ask()).status).toBe(429);
    for (const socket of sockets) socket.destroy();
    const answer = await vi.waitFor(async () => {
      const again = await ask();
      expect(again.status).toBe(206);
      return again;
    });
    expect(await answer.text()).toHaveLength(LONG);
    server.close();
  });

  it("shows at first what belongs to the address", async () => {
    expect(await first("/")).toContain("painted/landing.");
    expect(await first("/?from=mail")).toContain("painted/landing.");
    expect(await first("/prompt")).toContain("painted/prompt.");
    expect(await first("/prompt/deeper")).toContain("pages/prompt.");
    expect(await first("/workflows")).toContain("pages/workflows.");
    expect(await first("/workflows/new")).toContain("pages/workflow.");
    expect(await first("/workflows/12")).toContain("pages/workflow.");
    expect(await first("/workflows/12/runs/3")).toContain("pages/workflows.");
    for (const path of ["/landing", "/elsewhere", "/constructor"]) expect(await first(path)).not.toContain("pa");
  });

  it("names the script that stands in it, and none where there is none", () => {
    expect(inlineScripts(folder)).toEqual(["'sha256-9aoYu6AhR1u6WyoZ4nqQeCAR2uacraS+m/WWfdfKUrk='"]);
    expect(inlineScripts(join(folder, "assets"))).toEqual([]);
  });

  it("has files that are kept for ever, and 404 for those that are gone", async () => {
    const script = await request(site).get("/assets/prompt-1.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await request(site).get("/assets/prompt-0.js")).status).toBe(404);
  });

  it("is sent as the build compressed it to browsers that take that, and plain to all others", async () => {
    for (const [path, type, text] of [
      ["/", "text/html; charset=utf-8", "<!doctype html><title>Desk</title>painted/landing."],
      ["/assets/prompt-1.js?again", "text/javascript; charset=utf-8", script],
    ] as const) {
      const sent = async (accepted: string) => {
        const { headers, text: read } = await request(site)
          .get(path)
          .set({ Accept: "text/html", "Accept-Encoding": accepted })
          .buffer();
        expect(read).toBe(text);
        expect(headers).toMatchObject({ "content-type": type, vary: "Accept-Encoding" });
        return headers;
      };
      const compressed = await sent("gzip, br");
      expect(compressed["content-encoding"]).toBe("br");
      expect(compressed["content-length"]).toBe(String(brotliCompressSync(text).length));
      for (const accepted of ["gzip", "br;q=0, gzip"])
        expect(await sent(accepted)).toMatchObject({
          "content-encoding": "gzip",
          "content-length": String(gzipSync(text).length),
        });
      const plain = await sent("identity");
      expect(plain["content-encoding"]).toBeUndefined();
      expect(plain.etag).not.toBe(compressed.etag);
      // Nobody makes the server compress it anew.
      expect((await sent("deflate"))["content-encoding"]).toBeUndefined();
    }
    for (const path of ["/assets/%2e%2e/painted/landing.html", "/assets/prompt-0.js", "/assets/constructor"])
      expect((await request(site).get(path).set("Accept-Encoding", "br")).status, path).toBe(404);
  });

  it("says in plain words what went wrong with a compressed file", async () => {
    const answer = await request(site)
      .get("/assets/prompt-1.js")
      .set("Accept-Encoding", "br")
      .set("If-Match", '"other"');
    expect(answer.status).toBe(412);
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });
});
