import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { createServices } from "#server/composition/services.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { parseEnv } from "#server/env.ts";
import { createLogger } from "#server/http/logger.ts";

/**
 * A process for tests that executes the runs of a database it is told of. A run adds one line to a file, between the two
 * moments at which a real one would hand rows over. Told to `hold` it never comes to its end; told to be `late` it is there
 * only once the process is asked to stop; told to `wait` it signs `<file>.started` and hands over once `<file>.go` is there,
 * or signs `<file>.ended` with the reason for which it was ended.
 */
async function main([databaseUrl = "", dataDir = "", into = "", hold = ""]: string[]): Promise<void> {
  const env = parseEnv({
    NODE_ENV: "test",
    WORKER: "only",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RUNS_AT_ONCE: "4",
  });
  const asked = new Promise<void>((resolve) => process.once("SIGTERM", () => resolve()));
  const database = await openDatabase({ databaseUrl, dataDir, migrationsFolder: "migrations" });
  const services = createServices({
    ...{ db: database.db, source: database.source, env },
    logger: createLogger({ level: "error", write: (line) => void process.stderr.write(line) }),
    encryptionKey: "an encryption key for tests only",
    runInChild: async (plan, onEvent, signal) => {
      const nodeId = plan.nodes.at(-1)?.id ?? "";
      if (hold === "late") {
        writeFileSync(`${into}.started`, "");
        await asked;
      }
      if (hold === "wait") {
        writeFileSync(`${into}.started`, "");
        while (!existsSync(`${into}.go`) && !signal.aborted) await setTimeout(20);
        if (signal.aborted) {
          writeFileSync(`${into}.ended`, String(signal.reason));
          return { status: "cancelled" };
        }
      }
      await onEvent({ kind: "delivering", nodeId, idempotent: false });
      if (signal.aborted) return { status: "cancelled" };
      appendFileSync(into, `${plan.executionId} ${process.pid}\n`);
      while (hold === "hold" && !signal.aborted) await setTimeout(50);
      if (signal.aborted) return { status: "cancelled" };
      await onEvent({ kind: "node", nodeId, status: "completed", rowsIn: 1 });
      return { status: "completed", recordsProcessed: 1 };
    },
  });
  await services.startWork();
  process.on("SIGTERM", async () => {
    await services.stopRuns();
    await services.close();
    await database.close();
    process.exit(0);
  });
  process.send?.("working");
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
