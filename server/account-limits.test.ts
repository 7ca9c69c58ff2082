import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { inAccount } from "#server/db/in-account.ts";
import { type Person, register } from "#server/testing/people.ts";
import { type TestApp, useTestApp } from "#server/testing/test-app.ts";
import { users } from "#shared/auth/user.table.ts";
import { letterLimits } from "#shared/letters/saved-cover-letter.schema.ts";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import { factSetLimits } from "#shared/material/fact-set.schema.ts";
import { factSets } from "#shared/material/fact-set.table.ts";
import { emptyMaterial } from "#shared/material/material.schema.ts";
import { connectionLimits } from "#shared/workflows/connection.schema.ts";
import { workflowLimits } from "#shared/workflows/workflow.schema.ts";
import { connections, workflows } from "#shared/workflows/workflow.table.ts";
import { workflowFileLimits } from "#shared/workflows/workflow-file.schema.ts";
import { workflowFiles } from "#shared/workflows/workflow-file.table.ts";

const FREE = 2;

type Row = { userId: number };
type Shelf = {
  limit: number;
  /** That come for the free places at once; of files no more are let in. */
  calls: number;
  fill: (test: TestApp, rows: Row[]) => Promise<unknown>;
  add: (person: Person, nth: number) => Promise<{ status: number }>;
  count: (test: TestApp) => Promise<number>;
};

const { completions: _completions, ties: _ties, ...facts } = emptyMaterial;
const config = { host: "db.example.org", port: 5432, database: "d", username: "u", password: "p", ssl: "prefer" };

const shelves: Record<string, Shelf> = {
  letters: {
    limit: letterLimits.perAccount,
    calls: 8,
    fill: ({ db }, rows) =>
      db.insert(savedCoverLetters).values(rows.map((row) => ({ ...row, title: "One", content: "Dear team" }))),
    add: ({ browser }, nth) =>
      browser
        .post("/api/saved-cover-letters")
        .set(nth % 2 ? { "Idempotency-Key": `key-${nth}` } : {})
        .send({ title: "One", content: "Dear team" }),
    count: ({ db }) => db.$count(savedCoverLetters),
  },
  "sets of facts": {
    limit: factSetLimits.perAccount,
    calls: 8,
    fill: ({ db }, rows) =>
      db.insert(factSets).values(rows.map((row) => ({ ...row, name: "F", language: "en", facts }))),
    add: ({ browser }) => browser.post("/api/fact-sets").send({ name: "F", language: "en", facts }),
    count: ({ db }) => db.$count(factSets),
  },
  workflows: {
    limit: workflowLimits.perAccount,
    calls: 8,
    fill: ({ db }, rows) =>
      db.insert(workflows).values(rows.map((row) => ({ ...row, name: "W", nodes: [], edges: [] }))),
    add: ({ browser }) => browser.post("/api/workflows").send({ name: "W", nodes: [], edges: [] }),
    count: ({ db }) => db.$count(workflows),
  },
  connections: {
    limit: connectionLimits.perAccount,
    calls: 8,
    fill: ({ db }, rows) =>
      db.insert(connections).values(rows.map((row) => ({ ...row, name: "C", type: "postgres", config: {} }))),
    add: ({ browser }) => browser.post("/api/connections").send({ name: "C", type: "postgres", config }),
    count: ({ db }) => db.$count(connections),
  },
  files: {
    limit: workflowFileLimits.files,
    calls: 3,
    fill: ({ db }, rows) => {
      const file = { name: "a.csv", size: 1, delimiter: ",", header: true, fields: [], rows: [] };
      return db.insert(workflowFiles).values(rows.map((row, nth) => ({ ...row, ...file, fileKey: `none/${nth}` })));
    },
    add: ({ browser }) => browser.post("/api/workflow-files").attach("file", Buffer.from("a,b\n1,2\n"), "a.csv"),
    count: ({ db }) => db.$count(workflowFiles),
  },
};

describe("calls that come at once", { timeout: 90_000 }, () => {
  const test = useTestApp();

  it.each(Object.entries(shelves))("add no more %s than an account may hold", async (_name, shelf) => {
    const person = await register(test, "mara");
    const rows = Array.from({ length: shelf.limit - FREE }, () => ({ userId: person.id }));
    await shelf.fill(test, rows);
    const answers = await Promise.all(Array.from({ length: shelf.calls }, (_none, nth) => shelf.add(person, nth)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(await shelf.count(test)).toBe(shelf.limit);
    expect(statuses).toEqual([...Array(FREE).fill(201), ...Array(shelf.calls - FREE).fill(422)]);
  });

  it("add nothing to an account that is deleted meanwhile, and are told that it's gone", async () => {
    const { id } = await register(test, "mara");
    await test.db.delete(users).where(eq(users.id, id));
    const add = vi.fn();
    await expect(inAccount(test.db, id, add)).rejects.toMatchObject({ code: "signedOut" });
    expect(add).not.toHaveBeenCalled();
  });
});
