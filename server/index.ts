import { existsSync } from "node:fs";
import { createApp, createHealthApp } from "./app.ts";
import { openDatabase } from "./db/open-database.ts";
import { readEnv, withPort } from "./env.ts";
import { createLogger } from "./http/logger.ts";
import { startListening } from "./listen.ts";
import { projectRoot } from "./project-root.ts";
import { loadSecrets } from "./secrets.ts";
import { createServices, type Services } from "./services.ts";

async function main(): Promise<void> {
  const given = readEnv();
  const logger = createLogger({ level: given.production ? "info" : "warn" });
  const listener = await startListening({ host: given.host, port: given.port });
  const env = withPort(given, listener.port);
  let services: Services | null = null;
  listener.onShutdown("listening", async () => {
    await Promise.all([services?.hangUp(), listener.drain(10_000)]);
  });
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
  });
  listener.onShutdown("session store", async () => close());
  listener.onShutdown("database", () => database.close());

  const notices = await services.prepare();
  listener.serve(env.worker === "only" ? createHealthApp({ env, logger, query: database.query, services }) : app);
  services.startWork().catch((error: unknown) => logger.error({ err: error }, "runs cannot be executed"));
  for (const notice of notices) process.stdout.write(`${notice}\n`);
  process.stdout.write(`Cover Letter Desk, with its ${database.description}.\nhttp://localhost:${listener.port}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
