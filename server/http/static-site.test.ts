import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staticSite } from "./static-site.ts";

describe("the built page", () => {
  const folder = mkdtempSync(join(tmpdir(), "desk-static-"));
  const site = express();
  beforeAll(() => {
    mkdirSync(join(folder, "assets"));
    for (const name of ["start", "index", "builder"])
      writeFileSync(join(folder, `${name}.html`), `<!doctype html><title>Desk</title>${name}`);
    writeFileSync(join(folder, "assets", "prompt-1.js"), "export {};");
    writeFileSync(join(folder, "page-parts.json"), '{"prompt":["/assets/prompt-1.js","/assets/forms-2.js"]}');
    site.use(staticSite(folder));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is what every address of a page gets, revalidated, with word of that page's scripts", async () => {
    const prompt = await request(site).get("/prompt?reset=true").set("Accept", "text/html");
    expect(prompt.text).toContain("Desk");
    expect(prompt.headers["cache-control"]).toBe("no-cache");
    expect(prompt.headers.link).toBe(
      "</assets/prompt-1.js>; rel=modulepreload, </assets/forms-2.js>; rel=modulepreload",
    );
    for (const path of ["/", "/toString", "/__proto__", "/no/such/page"]) {
      const other = await request(site).get(path).set("Accept", "text/html");
      expect(other.status).toBe(200);
      expect(other.headers).not.toHaveProperty("link");
    }
  });

  it("shows at first what belongs to the address", async () => {
    const first = async (path: string) => (await request(site).get(path).set("Accept", "text/html")).text;
    expect(await first("/")).toContain("start");
    expect(await first("/?from=mail")).toContain("start");
    expect(await first("/prompt")).toContain("index");
    expect(await first("/workflows")).toContain("index");
    expect(await first("/workflows/new")).toContain("builder");
    expect(await first("/workflows/12")).toContain("builder");
  });

  it("has files that are kept for ever, and 404 for those that are gone", async () => {
    const script = await request(site).get("/assets/prompt-1.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await request(site).get("/assets/prompt-0.js")).status).toBe(404);
  });
});
