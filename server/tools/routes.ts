import { createApp } from "../app.ts";
import { openPglite } from "../db/open-pglite.ts";
import { parseEnv } from "../env.ts";
import { createLogger } from "../http/logger.ts";
import { createServices } from "../services.ts";
import { listRoutes } from "./routes-of.ts";

/** Prints every route with its guard and the limit for one address; more limits count inside, by account or name. */
async function main(): Promise<void> {
  const env = parseEnv({ NODE_ENV: "test", APP_URL: "http://localhost:3000", LOCAL_MODELS: "off" });
  const database = await openPglite({ folder: null, migrationsFolder: "migrations" });
  const logger = createLogger({ level: "silent" });
  const services = createServices({ ...database, env, logger, encryptionKey: "opens nothing" });
  const { query } = database;
  const { app, close } = createApp({ env, logger, sessionSecret: "none", query, services, siteFolder: null });
  const routes = listRoutes(app);
  const width = Math.max(...routes.map(({ name }) => name.length));
  for (const { name, notes } of routes)
    process.stdout.write(`${name.padEnd(width)}  ${notes.join(", ") || "anybody"}\n`);
  process.stdout.write(`${routes.length} routes\n`);
  close();
  await services.close();
  await database.close();
}

await main();
