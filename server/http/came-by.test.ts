import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { register } from "#server/testing/people.ts";
import { type TestApp, useTestApp } from "#server/testing/test-app.ts";

async function checkout(test: TestApp, host: string) {
  return test
    .visitor()
    .post("/api/create-checkout-session")
    .set("Host", host)
    .send({ items: ["tech"] });
}

/** Beginnings of the links in the mails that were sent since the last look. */
async function mailedLinks(test: TestApp): Promise<string[]> {
  await test.settled();
  const outbox = join(test.env.dataDir, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
  await rm(outbox, { recursive: true, force: true });
  const links = mails.join("\n").matchAll(/(https?:\/\/\S+?)\/reset-password\//gu);
  return [...new Set([...links].flatMap(([, base]) => base ?? []))];
}

describe("links without APP_URL", () => {
  const test = useTestApp({ APP_URL: "" });
  const own = ["localhost:4000", "127.0.0.1:3000", "127.0.0.1", "[::1]:3000"];
  const others = [
    "desk.example",
    "192.168.1.20:3000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "localhost@evil.example",
  ];

  it.each(own)("follow the address that the person came by: %s", async (host) => {
    const { body } = await checkout(test, host);
    expect(body.url).toMatch(new RegExp(`^http://${host.replace(/[[\]]/g, "\\$&")}/sandbox-checkout/`));
  });

  it.each(others)("are not made for one that is not this machine's own: %s", async (host) => {
    const refused = await checkout(test, host);
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain("APP_URL");
  });

  it("are mailed with it too, and to nobody with a stranger's", async () => {
    await register(test, "mara");
    await mailedLinks(test);
    for (const host of ["127.0.0.1:3111", "evil.example"])
      await test.visitor().post("/api/forgot-password").set("Host", host).send({ username: "mara" }).expect(200);
    expect(await mailedLinks(test)).toEqual(["http://127.0.0.1:3111"]);
  });
});

describe("links with APP_URL", () => {
  const test = useTestApp({ APP_URL: "https://desk.example/" });

  it("begin with it, whatever host the caller names", async () => {
    await register(test, "mara");
    await mailedLinks(test);
    for (const host of ["127.0.0.1:3111", "evil.example"]) {
      expect((await checkout(test, host)).body.url).toMatch(/^https:\/\/desk\.example\/sandbox-checkout\//);
      await test.visitor().post("/api/forgot-password").set("Host", host).send({ username: "mara" }).expect(200);
    }
    expect(await mailedLinks(test)).toEqual(["https://desk.example"]);
  });
});
