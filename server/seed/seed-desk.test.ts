import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { listRoutes } from "#server/api-description/list-routes.ts";
import { isContent } from "#server/api-description/operation.ts";
import { operations } from "#server/api-description/operations.ts";
import { register } from "#server/testing/people.ts";
import { runHere } from "#server/testing/run-here.ts";
import { useTestApp } from "#server/testing/test-app.ts";
import { openBrowser } from "./browser.ts";
import { SEED_PASSWORD, seedDesk } from "./seed-desk.ts";
import { whatIsKept } from "./what-is-kept.ts";

const admin = { username: "admin", password: SEED_PASSWORD };

describe("a seeded desk", { timeout: 120_000 }, () => {
  const desk = useTestApp({ ADMIN_PASSWORD: SEED_PASSWORD }, { runInChild: runHere });
  let server: Server;
  let address = "";
  beforeAll(async () => {
    await desk.startWork();
    server = createServer(desk.app);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
  });
  afterAll(() => void server.close());
  beforeEach(() => desk.prepare());

  async function seed(): Promise<string[]> {
    const steps: string[] = [];
    await seedDesk({ address, admin, now: new Date(), onStep: (text) => void steps.push(text) });
    return steps;
  }

  it("is empty before, and holds something of everything after", async () => {
    expect(await whatIsKept(desk.db)).toEqual([]);
    const steps = await seed();
    expect(steps).toContain("workflows: 3, one of them scheduled; runs: 2");
    expect(steps.join("\n")).toMatch(/jonas\.weber is an admin; claire\.moreau still waits/);
    expect(await whatIsKept(desk.db)).toEqual([
      "accounts: 3",
      "leads: 9",
      "letters: 4",
      "applications: 4",
      "workflows: 3",
    ]);
  });

  it("counts a single account as something that is kept", async () => {
    await register(desk, "mara");
    expect(await whatIsKept(desk.db)).toEqual(["accounts: 1"]);
  });

  it("can't be made twice, because names are taken", async () => {
    await seed();
    await expect(seed()).rejects.toThrow(/answered 409/);
  });

  it("answers every list and every first thing of it as the description of the API says", async () => {
    await seed();
    const looked = new Map<string, unknown>();
    for (const username of ["admin", "nora.lindqvist"]) {
      const browser = openBrowser(address);
      await browser("/api/login", { method: "POST", body: { username, password: SEED_PASSWORD } });
      for (const name of gettable()) {
        const path = name.slice(4).replace(/:\w+/g, (part) => String(firstOf(looked, name, part)));
        if (path.includes("undefined")) continue;
        const answer = await browser(path).catch((error: Error) => error);
        if (answer instanceof Error && / answered 40[34]/.test(answer.message)) continue;
        const shape = operations[name]?.answers[200];
        if (!shape || isContent(shape)) throw new Error(`${name} is described as no JSON`);
        const read = shape.safeParse(answer);
        expect(read.success ? [] : z.prettifyError(read.error), name).toEqual([]);
        looked.set(name, answer);
      }
    }
    expect([...looked.keys()].length).toBeGreaterThan(38);
    expect([...looked.keys()]).toEqual(
      expect.arrayContaining(["GET /api/executions/:id", "GET /api/executions/:id/results/:nodeId"]),
    );
  });

  /** Routes that answer JSON, lists before what is in them. */
  function gettable(): string[] {
    return listRoutes(desk.app)
      .map(({ name }) => name)
      .filter((name) => {
        const shape = operations[name]?.answers[200];
        return name.startsWith("GET /api") && shape && !isContent(shape);
      })
      .sort((one, other) => depthOf(one) - depthOf(other));
  }
});

/** Runs are listed with their workflow. */
function depthOf(name: string): number {
  return name.split(":").length + (name.startsWith("GET /api/executions/") ? 2 : 0);
}

/** The id of the first thing in the list that a path's id comes from. */
function firstOf(looked: ReadonlyMap<string, unknown>, name: string, part: string): unknown {
  const lists: Record<string, string> = {
    "GET /api/executions": "GET /api/workflows/:id/executions",
    "GET /api/executions/:id/results": "GET /api/executions/:id",
    "GET /api/executions/:id/samples": "GET /api/executions/:id",
  };
  const head = name.slice(0, name.indexOf(`/${part}`));
  const list = looked.get(lists[head] ?? head);
  const rows = z
    .array(z.looseObject({ id: z.unknown().optional(), key: z.unknown().optional() }))
    .safeParse(z.object({ applications: z.unknown() }).safeParse(list).data?.applications ?? list);
  const first = rows.data?.at(-1);
  if (part === ":nodeId")
    return z.looseObject({ results: z.array(z.looseObject({ nodeId: z.string() })) }).safeParse(list).data?.results[0]
      ?.nodeId;
  if (part === ":version") return z.array(z.looseObject({ version: z.number() })).safeParse(list).data?.[0]?.version;
  return part === ":key" ? first?.key : part === ":id" ? first?.id : undefined;
}
