import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { removeFolder } from "./remove-folder.ts";

/** Writes into the folder for a while, as a process does that has answered already. */
const WRITER = `const { mkdirSync, writeFileSync } = require("node:fs");
const { parentPort, workerData } = require("node:worker_threads");
parentPort.postMessage("ready");
for (const begun = Date.now(), at = { n: 0 }; Date.now() - begun < 300; at.n++)
  try { mkdirSync(workerData, { recursive: true }); writeFileSync(workerData + "/" + at.n, "row"); } catch {}`;

it("removes a folder that is written to meanwhile", async () => {
  const folder = await mkdtemp(join(tmpdir(), "desk-folder-"));
  const writer = new Worker(WRITER, { eval: true, workerData: folder });
  await once(writer, "message");
  const ended = once(writer, "exit");
  await removeFolder(folder);
  await ended;
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});
