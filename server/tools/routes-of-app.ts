import { createServices } from "#server/composition/services.ts";
import { type ListedRoute, listRoutes } from "../api-description/list-routes.ts";
import { createApp } from "../app.ts";
import { openPglite } from "../db/open-pglite.ts";
import { parseEnv } from "../env.ts";
import { createLogger } from "../http/logger.ts";

/** The routes of the app, which is made for that and closed again. */
export async function routesOfApp(): Promise<ListedRoute[]> {
  const env = parseEnv({ NODE_ENV: "test", APP_URL: "http://localhost:3000", LOCAL_MODELS: "off" });
  const database = await openPglite({ folder: null, migrationsFolder: "migrations" });
  const logger = createLogger({ level: "silent" });
  const services = createServices({ ...database, env, logger, encryptionKey: "opens nothing" });
  const { query } = database;
  const { app, close } = createApp({ env, logger, sessionSecret: "none", query, services, siteFolder: null });
  try {
    return listRoutes(app);
  } finally {
    close();
    await services.close();
    await database.close();
  }
}
