import { existsSync } from "node:fs";
import { createApp } from "./app.ts";
import { openDatabase } from "./db/open-database.ts";
import { readEnv, withPort } from "./env.ts";
import { createLogger } from "./http/logger.ts";
import { startListening } from "./listen.ts";
import { projectRoot } from "./project-root.ts";
import { loadSecrets } from "./secrets.ts";
import { createServices } from "./services.ts";

async function main(): Promise<void> {
  const given = readEnv();
  const logger = createLogger({ level: given.production ? "info" : "warn" });
  const listener = await startListening({ host: given.host, port: given.port });
  const env = withPort(given, listener.port);
  listener.onShutdown("listening", () => listener.drain(10_000));
  const database = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    migrationsFolder: `${projectRoot}migrations`,
  });

  const secrets = await loadSecrets(env);
  const services = createServices({ db: database.db, env, logger, encryptionKey: secrets.encryptionKey });
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
  listener.serve(app);
  for (const notice of notices) process.stdout.write(`${notice}\n`);
  process.stdout.write(`Cover Letter Desk, with its ${database.description}.\nhttp://localhost:${listener.port}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
