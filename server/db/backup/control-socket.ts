import { rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import type { BackupSummary } from "./archive.ts";

const summarySchema = z.object({ madeAt: z.string(), rows: z.record(z.string(), z.number()), files: z.number() });
const requestSchema = z.object({ path: z.string().min(1) });
const problemSchema = z.object({ message: z.string() });

/**
 * Listens where only the account that runs the server can ask for a backup: the embedded database can be read by the
 * process that holds it alone.
 */
export async function openControlSocket(options: {
  dataDir: string;
  backUp: (path: string) => Promise<BackupSummary>;
}): Promise<{ close: () => Promise<void> }> {
  const address = addressIn(options.dataDir);
  if (process.platform !== "win32") await rm(address, { force: true });
  const server = createServer(async (incoming, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    try {
      const { path } = requestSchema.parse(JSON.parse(await text(incoming)));
      answer(200, await options.backUp(path));
    } catch (error) {
      answer(500, { message: error instanceof Error ? error.message : String(error) });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    // The socket is made within the call. A change of its mode afterwards would leave a moment for others to connect in.
    const before = process.umask(0o077);
    try {
      server.listen(address, resolve);
    } finally {
      process.umask(before);
    }
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Asks the running server for a backup. @throws Error with its words */
export async function askForBackup(dataDir: string, path: string): Promise<BackupSummary> {
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const call = request({ socketPath: addressIn(dataDir), method: "POST", path: "/backup" }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    call.once("error", reject);
    call.end(JSON.stringify({ path }));
  });
  const answer: unknown = JSON.parse(body);
  if (status !== 200) throw new Error(problemSchema.parse(answer).message);
  return summarySchema.parse(answer);
}

function addressIn(dataDir: string): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\${dataDir.replace(/[^\w]+/gu, "-")}-control`;
  return join(dataDir, "control.sock");
}
