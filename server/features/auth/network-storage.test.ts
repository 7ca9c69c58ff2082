import { describe, expect, it } from "vitest";
import { goodPassword } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";

const files = "/api/workflow-files";
const text = Buffer.from(`id,name\n${`1,${"x".repeat(98)}\n`.repeat(6_000)}`);

describe("files of accounts that sign in from one network", { timeout: 90_000 }, () => {
  const test = useTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "1", FILES_MB_PER_NETWORK: "2" });

  async function joinFrom(address: string, username: string) {
    const browser = test.visitor().set("X-Forwarded-For", address);
    await browser
      .post("/api/register")
      .send({ username, password: goodPassword, email: `${username}@example.org` })
      .expect(201);
    return browser;
  }

  it("grow by so much in a day, however many accounts there are", async () => {
    const statuses: number[] = [];
    for (const username of ["mara", "noor", "paul"]) {
      const browser = await joinFrom("203.0.113.9", username);
      statuses.push((await browser.post(files).attach("file", text, "fruit.csv")).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
    const refused = await (await joinFrom("203.0.113.9", "quin")).post(files).attach("file", text, "fruit.csv");
    expect(refused.body.message).toMatch(/^Too much was saved from your network today/u);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(80_000);
    const elsewhere = await joinFrom("203.0.113.10", "rita");
    expect((await elsewhere.post(files).attach("file", text, "fruit.csv")).status).toBe(201);
  });

  it("aren't counted where a proxy isn't trusted, and everybody has one address", async () => {
    for (const username of ["mara", "noor", "paul"]) {
      const browser = await joinFrom("10.0.0.1", username);
      expect((await browser.post(files).attach("file", text, "fruit.csv")).status).toBe(201);
    }
  });
});

describe("what accounts that sign in from one network save in the database", { timeout: 90_000 }, () => {
  const test = useTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "1", FILES_MB_PER_NETWORK: "1", WORKER: "off" });
  const letter = { title: "One", content: "w ".repeat(20_000) };

  async function joinFrom(address: string, username: string) {
    const browser = test.visitor().set("X-Forwarded-For", address);
    const email = `${username}@example.org`;
    await browser.post("/api/register").send({ username, password: goodPassword, email }).expect(201);
    return browser;
  }

  it("is so much in a day, however many accounts there are", async () => {
    const statuses: number[] = [];
    for (const username of ["mara", "noor", "paul"]) {
      const browser = await joinFrom("203.0.113.9", username);
      for (let nth = 0; nth < 10; nth++)
        statuses.push((await browser.post("/api/saved-cover-letters").send(letter)).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201));
    expect(statuses.slice(-4)).toEqual(Array(4).fill(429));
    const elsewhere = await joinFrom("203.0.113.10", "rita");
    await elsewhere.post("/api/saved-cover-letters").send(letter).expect(201);
  });

  it("counts copies and runs of workflows, whose calls are short", async () => {
    const mara = await joinFrom("203.0.113.9", "mara");
    const node = (id: string, data: object) => ({ id, type: "custom", position: { x: 0, y: 0 }, data });
    const source = { label: "S", nodeType: "source", connectorType: "csv", config: { fileId: "sample" } };
    const board = { label: "B", nodeType: "destination", connectorType: "dashboard", description: "d".repeat(1_900) };
    const boards = Array.from({ length: 60 }, (_none, at) => node(`b${at}`, board));
    const edges = boards.map(({ id }) => ({ id: `e-${id}`, source: "s", target: id }));
    const body = { name: "W", nodes: [node("s", source), ...boards], edges };
    const { id } = (await mara.post("/api/workflows").send(body).expect(201)).body;
    const statuses: number[] = [];
    for (let nth = 0; nth < 9; nth++) {
      statuses.push((await mara.post(`/api/workflows/${id}/duplicate`)).status);
      statuses.push((await mara.post(`/api/workflows/${id}/execute`).send({})).status);
    }
    expect(statuses.slice(0, 2)).toEqual([201, 202]);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});
