import { randomUUID } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { folderSize } from "#server/running/folder-size.ts";
import { type KeptRowsByStep, keptRowsSchema } from "#server/running/kept-rows.schema.ts";

export type KeptRowsStore = ReturnType<typeof createKeptRows>;
type Of = { userId: number; workflowId: number };

/** Bytes that are kept of a run, and of all workflows of an account together. */
const MOST_BYTES = { run: 64 * 1024 * 1024, account: 256 * 1024 * 1024 };
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

const manifestSchema = z.object({ executionId: z.number(), nodes: keptRowsSchema });

/**
 * Rows of steps as Parquet, of the newest run of each workflow, for a run that begins with a later step. They are on this
 * machine's disk: where that is another one, there are none.
 */
export function createKeptRows(folder: string) {
  const accountFolder = (userId: number) => join(folder, String(userId));
  const folderOf = ({ userId, workflowId }: Of) => join(accountFolder(userId), String(workflowId));

  async function readManifest(run: Of & { rowsOf: number }): Promise<KeptRowsByStep | null> {
    const text = await readFile(join(folderOf(run), "manifest.json"), "utf8").catch(() => null);
    const manifest = text === null ? null : manifestSchema.parse(JSON.parse(text));
    return manifest?.executionId === run.rowsOf ? manifest.nodes : null;
  }

  async function keepWithin(userId: number): Promise<void> {
    const found = await Promise.all(
      (await readdir(accountFolder(userId)).catch(() => [])).map(async (name) => {
        const path = join(accountFolder(userId), name);
        return { path, size: await folderSize(path), at: (await stat(path)).mtimeMs };
      }),
    );
    let room = MOST_BYTES.account;
    for (const { path, size } of found.toSorted((one, other) => other.at - one.at)) {
      room -= size;
      if (room < 0) await rm(path, { recursive: true, force: true });
    }
  }

  return {
    /** Takes the place of what the workflow's run before has kept. Of what is too large, the smallest steps are kept. */
    async keep(run: Of & { executionId: number }, nodes: KeptRowsByStep): Promise<void> {
      const target = folderOf(run);
      const fresh = join(accountFolder(run.userId), `new-${randomUUID()}`);
      await mkdir(fresh, { recursive: true, mode: 0o700 });
      const sized = await Promise.all(
        Object.entries(nodes).map(async ([id, rows]) => ({ id, rows, size: (await stat(rows.path)).size })),
      );
      let room = MOST_BYTES.run;
      const kept: KeptRowsByStep = {};
      for (const { id, rows, size } of sized.toSorted((one, other) => one.size - other.size)) {
        room -= size;
        if (room < 0) break;
        const path = `${Object.keys(kept).length}.parquet`;
        await place(rows.path, join(fresh, path));
        kept[id] = { ...rows, path };
      }
      await writeFile(join(fresh, "manifest.json"), JSON.stringify({ executionId: run.executionId, nodes: kept }));
      await rm(target, { recursive: true, force: true });
      if (Object.keys(kept).length > 0) await rename(fresh, target);
      else await rm(fresh, { recursive: true });
      await keepWithin(run.userId);
    },

    /** The steps of which the run `rowsOf` has kept all rows on this machine. */
    async stepsOf(run: Of & { rowsOf: number }): Promise<string[]> {
      return Object.keys((await readManifest(run)) ?? {});
    },

    /** What the run `rowsOf` has kept, in the folder of the run that begins with it; null where that is gone. */
    async takeInto(run: Of & { rowsOf: number }, into: string): Promise<KeptRowsByStep | null> {
      const from = folderOf(run);
      const nodes = await readManifest(run);
      if (nodes === null) return null;
      const taken: KeptRowsByStep = {};
      for (const [id, rows] of Object.entries(nodes)) {
        const path = join(into, `kept-${basename(rows.path)}`);
        await rm(path, { force: true });
        await place(join(from, basename(rows.path)), path);
        taken[id] = { ...rows, path };
      }
      return taken;
    },

    forgetWorkflow: (of: Of) => rm(folderOf(of), { recursive: true, force: true }),
    forgetAccount: (userId: number) => rm(accountFolder(userId), { recursive: true, force: true }),

    /** Takes away what is old, and what was broken off. */
    async tidy(now: Date): Promise<void> {
      for (const account of await readdir(folder).catch(() => []))
        for (const name of await readdir(join(folder, account)).catch(() => [])) {
          const path = join(folder, account, name);
          const age = now.getTime() - (await stat(path)).mtimeMs;
          if (age > KEPT_MS) await rm(path, { recursive: true, force: true });
        }
    },
  };
}

/** Without a copy where the file system can. */
async function place(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}
