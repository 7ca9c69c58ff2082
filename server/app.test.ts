import { gzipSync } from "node:zlib";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/test-app.ts";

describe("the API as a whole", () => {
  const test = useTestApp();

  it("answers unknown paths with 404 JSON, whatever the method", async () => {
    for (const method of ["get", "post", "put", "patch", "delete"] as const) {
      const answer = await request(test.app)[method]("/api/no/such/path");
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: "There's nothing at this address." });
    }
  });

  it("answers malformed JSON with 400 JSON and no trace of the stack", async () => {
    const answer = await request(test.app)
      .post("/api/prompts")
      .set("Content-Type", "application/json")
      .send('{"name":');
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe("The request body isn't valid JSON.");
    expect(answer.text).not.toMatch(/SyntaxError|node_modules|at /);
  });

  it("answers 10,000 levels of nesting with 400", async () => {
    const nested = `{"name":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
    const answer = await request(test.app).post("/api/prompts").set("Content-Type", "application/json").send(nested);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/nested/);
  });

  it("answers bodies above 1 MB with 413, compressed ones too", async () => {
    const large = JSON.stringify({ name: "x".repeat(20_000_000) });
    const plain = await request(test.app).post("/api/prompts").set("Content-Type", "application/json").send(large);
    expect(plain.status).toBe(413);
    const packed = await request(test.app)
      .post("/api/prompts")
      .set("Content-Type", "application/json")
      .set("Content-Encoding", "gzip")
      .serialize((value) => value)
      .send(gzipSync(large));
    expect(packed.status).toBe(413);
  });

  it("refuses state-changing calls from another site", async () => {
    const foreign = await request(test.app).post("/api/prompts").set("Origin", "https://evil.example").send({});
    expect(foreign.status).toBe(403);
    const crossSite = await request(test.app).post("/api/prompts").set("Sec-Fetch-Site", "cross-site").send({});
    expect(crossSite.status).toBe(403);
    const sandboxed = await request(test.app).post("/api/prompts").set("Origin", "null").send({});
    expect(sandboxed.status).toBe(403);
  });

  it("says that it is up and that its database answers", async () => {
    expect((await request(test.app).get("/healthz")).body).toEqual({ status: "ok" });
    expect((await request(test.app).get("/readyz")).body).toEqual({ status: "ready" });
  });

  it("never lets a browser keep an API answer, and sends a policy that allows our own scripts only", async () => {
    const answer = await request(test.app).get("/api/user");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(answer.headers["x-powered-by"]).toBeUndefined();
  });
});
