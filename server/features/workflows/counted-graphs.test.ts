import { beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { leastHold } from "#server/testing/watch-holds.ts";
import { makeNode } from "#server/testing/workflow-run.ts";

const address = "/api/workflows";

describe("an account's graphs", { timeout: 120_000 }, () => {
  const test = useTestApp({ WORKER: "off" });
  let mara: Person;
  beforeEach(async () => {
    mara = await register(test, "mara");
  });
  const counted = async () =>
    (
      await test.query(`select name, characters, length(nodes::text) + length(edges::text) + length(parameters::text)
        + length(notes::text) as stored from workflows order by id`)
    ).rows.map((row) => Object(row));

  it("are counted as they are saved, changed and copied, and nobody is shown the count", async () => {
    const nodes = [makeNode("board", "destination:dashboard", { chart: "none" })];
    const made = (await mara.browser.post(address).send({ name: "One", nodes, edges: [] }).expect(201)).body;
    await mara.browser.post(`${address}/${made.id}/duplicate`).expect(201);
    const changed = { name: "One", nodes: [...nodes, ...nodes.map((node) => ({ ...node, id: "other" }))], edges: [] };
    const answers = [
      made,
      (await mara.browser.put(`${address}/${made.id}`).send(changed).expect(200)).body,
      (await mara.browser.get(`${address}/${made.id}`).expect(200)).body,
      (await mara.browser.get(address).expect(200)).body[0],
    ];
    for (const answer of answers) expect(Object.keys(answer)).not.toContain("characters");
    expect((await mara.browser.get("/api/profile/export")).text).not.toContain('"characters"');
    const rows = await counted();
    expect(rows).toHaveLength(2);
    for (const { characters, stored } of rows) expect(characters).toBe(stored);
    expect(rows[0].characters).toBeGreaterThan(rows[1].characters);
  });

  it("of 28 MB hold nobody up when a small one is saved, or when is asked who uses a file", async () => {
    const description = 'abcdefghij "fileId": '.repeat(90);
    const nodes = Array.from({ length: 380 }, (_, index) => {
      const node = makeNode(`d${index}`, "destination:dashboard", { chart: "none" });
      return { ...node, data: { ...node.data, description: `${description}${index}` } };
    });
    const body = JSON.stringify({ name: "Large", nodes, edges: [] });
    for (let count = 0; count < Math.floor(28_000_000 / body.length); count++)
      expect((await mara.browser.post(address).type("json").send(body)).status).toBe(201);
    const small = (await mara.browser.post(address).send({ name: "Small", nodes: [], edges: [] }).expect(201)).body;
    const save = () => mara.browser.put(`${address}/${small.id}`).send({ name: "S", nodes: [], edges: [] }).expect(200);
    expect(await leastHold(save)).toBeLessThan(50);
    const file = await mara.browser.post("/api/workflow-files").attach("file", Buffer.from("a,b\n1,2\n"), "x.csv");
    const uses = async () => {
      const answer = await mara.browser.get(`/api/workflow-files/${file.body.id}/uses`).expect(200);
      expect(answer.body).toEqual([]);
    };
    expect(await leastHold(uses)).toBeLessThan(50);
  });
});

describe("calls for the uses of files", () => {
  const test = useTestApp({ WORKER: "off", RATE_LIMITS: "on" });

  it("are counted by account", async () => {
    const { browser } = await register(test, "mara");
    expect((await browser.get("/api/workflow-files/1/uses")).status).toBe(404);
    await test.query("update rate_limits set points = 60 where key like 'workflow-file-uses%'");
    expect((await browser.get("/api/workflow-files/1/uses")).status).toBe(429);
  });
});
