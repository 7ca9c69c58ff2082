import { existsSync } from "node:fs";
import type { Logger } from "pino";
import { createServices, type Services } from "#server/composition/services.ts";
import { openControlSocket } from "#server/db/backup/control-socket.ts";
import { writeBackup } from "#server/db/backup/write-backup.ts";
import { createApp, createHealthApp } from "./app.ts";
import { watchDisk } from "./db/disk-watch.ts";
import { openDatabase } from "./db/open-database.ts";
import { readEnv, withPort } from "./env.ts";
import { giveBackMemory } from "./give-back-memory.ts";
import { createLogger } from "./http/logger.ts";
import { startListening } from "./listen.ts";
import { projectRoot } from "./project-root.ts";
import { loadSecrets } from "./secrets.ts";
import { startWatchdog } from "./watchdog.ts";

async function main(): Promise<void> {
  const given = readEnv();
  const logger = createLogger({ level: given.production ? "info" : "warn" });
  const listener = await startListening({ host: given.host, port: given.port });
  const env = withPort(given, listener.port);
  let services: Services | null = null;
  listener.onShutdown("listening", async () => {
    await Promise.all([services?.stopRuns(), listener.drain(10_000)]);
  });
  const disk = env.databaseUrl ? null : await watchDisk({ folder: env.dataDir, onChange: toLog(logger) });
  // Making a new one can take a quarter of a minute on a busy machine; silence would look like a fault.
  process.stdout.write("Opening the database.\n");
  const database = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    migrationsFolder: `${projectRoot}migrations`,
  });

  const secrets = await loadSecrets(env);
  services = createServices({
    ...{ db: database.db, source: database.source, env, logger },
    encryptionKey: secrets.encryptionKey,
  });
  listener.onShutdown("services", services.close);
  const site = `${projectRoot}dist/client`;
  const { app, close } = createApp({
    env,
    logger,
    sessionSecret: secrets.sessionSecret,
    query: database.query,
    services,
    siteFolder: existsSync(site) ? site : null,
    isDiskLow: () => disk?.isLow() ?? false,
  });
  listener.onShutdown("session store", async () => close());
  if (database.source.kind === "embedded") {
    const { dataDir } = env;
    const backUp = (path: string) => writeBackup({ db: database.db, dataDir, path });
    const control = await openControlSocket({ dataDir, backUp }).catch((error: unknown) => {
      logger.warn(
        { err: error },
        "backups aren't available while the server runs: its socket can't be opened in the data folder",
      );
      return null;
    });
    listener.onShutdown("control socket", async () => control?.close());
  }
  listener.onShutdown("database", () => database.close());
  listener.onShutdown("watches", async () => void (await Promise.all([disk?.close(), watchdog.close()])));

  const notices = await services.prepare();
  const watchdog = startWatchdog();
  listener.serve(env.worker === "only" ? createHealthApp({ env, logger, query: database.query, services }) : app);
  services.startWork().catch((error: unknown) => logger.error({ err: error }, "runs can't be executed"));
  for (const notice of notices) process.stdout.write(`${notice}\n`);
  giveBackMemory();
  process.stdout.write(`Cover Letter Desk, with its ${database.description}.\nhttp://localhost:${listener.port}\n`);
}

function toLog(logger: Logger): (low: boolean, free: number) => void {
  return (low, free) => {
    if (low)
      logger.error({ free }, "the disk of the data folder is nearly full: nothing more is kept until there is room");
    else logger.warn({ free }, "the disk of the data folder has room again");
  };
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
