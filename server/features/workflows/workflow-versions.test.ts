import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Person, register } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { placeTemplate } from "#shared/workflows/workflow-templates.ts";
import { VERSIONS_KEPT } from "#shared/workflows/workflow-version.schema.ts";
import { workflowVersions } from "#shared/workflows/workflow-version.table.ts";

const address = "/api/workflows";
const note = { id: "note_1", text: "Ask Ben", position: { x: 0, y: 0 }, width: 240, height: 120 };
const graph = placeTemplate("analytics");
const body = {
  ...{ name: "Spend", description: null, isActive: true },
  ...{ ...graph, parameters: [{ name: "since", type: "date", default: "2026-01-01" }], notes: [note] },
};

describe("versions of a workflow", () => {
  const test = useTestApp();
  let mara: Person;
  let id: number;
  beforeEach(async () => {
    mara = await register(test, "mara");
    id = (await mara.browser.post(address).send(body)).body.id;
  });
  const save = (changes: object) => mara.browser.put(`${address}/${id}`).send({ ...body, ...changes });
  const list = async () => (await mara.browser.get(`${address}/${id}/versions`)).body;

  it("are kept by each save that changes something, with who and when", async () => {
    await save({ nodes: [], edges: [] });
    expect(await list()).toEqual([
      { version: 2, name: "Spend", stepCount: 0, savedAt: expect.any(String), savedBy: "mara" },
      { version: 1, name: "Spend", stepCount: 4, savedAt: expect.any(String), savedBy: "mara" },
    ]);
  });

  it("hold everything that was there, to be brought back", async () => {
    await save({ name: "Empty", nodes: [], edges: [], parameters: [], notes: [] });
    const { body: first } = await mara.browser.get(`${address}/${id}/versions/1`);
    expect(first).toEqual({ ...body, isActive: undefined, version: 1, savedAt: expect.any(String) });
    const { version: _version, savedAt: _savedAt, ...content } = first;
    await save(content);
    expect((await mara.browser.get(`${address}/${id}`)).body).toMatchObject(body);
    expect((await list()).map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  });

  it.each([
    ["name", { name: "Renamed" }],
    ["description", { description: "Monthly" }],
    ["note", { notes: [{ ...note, text: "Ask Eve" }] }],
  ])("keep what was there before a new %s", async (_what, changes) => {
    await save(changes);
    expect((await list()).map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect((await mara.browser.get(`${address}/${id}/versions/2`)).body).toMatchObject(changes);
    const { body: first } = await mara.browser.get(`${address}/${id}/versions/1`);
    expect(first).toMatchObject({ name: "Spend", description: null, notes: [{ text: "Ask Ben" }] });
  });

  it("aren't made by a save that changes nothing, or only turns the workflow on or off", async () => {
    await save({});
    await save({ isActive: false });
    expect((await list()).map(({ version }: { version: number }) => version)).toEqual([1]);
  });

  it("begin with the last save of a workflow from before they were kept", async () => {
    await test.db.delete(workflowVersions);
    await save({ nodes: [], edges: [] });
    expect((await list()).map(({ stepCount }: { stepCount: number }) => stepCount)).toEqual([0, 4]);
  });

  it(`are the newest ${VERSIONS_KEPT}`, async () => {
    await test.db.execute(
      sql`insert into workflow_versions (workflow_id, version, name, nodes, edges) select ${id}, n, 'Old', '[]', '[]' from generate_series(2, 80) n`,
    );
    await test.db.execute(sql`update workflows set version = 80 where id = ${id}`);
    await save({ nodes: [], edges: [] });
    const versions = (await list()).map(({ version }: { version: number }) => version);
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([VERSIONS_KEPT, 81, 32]);
  });

  it("go with their workflow", async () => {
    await mara.browser.delete(`${address}/${id}`);
    expect(await test.db.$count(workflowVersions)).toBe(0);
  });

  it("are for the owner only, and those that are not there are not found", async () => {
    const eve = await register(test, "eve");
    expect((await eve.browser.get(`${address}/${id}/versions`)).status).toBe(404);
    expect((await eve.browser.get(`${address}/${id}/versions/1`)).status).toBe(404);
    expect((await mara.browser.get(`${address}/${id}/versions/2`)).status).toBe(404);
    expect((await mara.browser.get(`${address}/${id}/versions/x`)).status).toBe(400);
  });

  it.each([
    ["a name with a space", { name: "my since", type: "date", default: "" }],
    ["a type that is none", { name: "since", type: "time", default: "" }],
    ["a default of a megabyte", { name: "since", type: "text", default: "x".repeat(3_000) }],
    ["no name", { type: "text" }],
    ["text that is none", { name: "since", type: "text", default: "\u0000" }],
  ])("a parameter with %s is refused or made clean", async (_what, parameter) => {
    const answer = await save({ parameters: [parameter] });
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 200) expect(answer.body.parameters[0].default).not.toContain("\u0000");
  });

  it("two parameters of one name are refused", async () => {
    const twice = [{ name: "since" }, { name: "SINCE" }];
    expect((await save({ parameters: twice })).status).toBe(400);
  });
});
