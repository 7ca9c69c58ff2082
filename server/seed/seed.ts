import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { createServices } from "#server/composition/services.ts";
import { createApp } from "../app.ts";
import { openDatabase } from "../db/open-database.ts";
import { type Env, readEnv } from "../env.ts";
import { createLogger } from "../http/logger.ts";
import { projectRoot } from "../project-root.ts";
import { loadSecrets } from "../secrets.ts";
import { SEED_PASSWORD, seedDesk } from "./seed-desk.ts";
import { whatIsKept } from "./what-is-kept.ts";

/** `npm run seed`: people, letters, leads, applications, workflows, and runs to look at. Stop the server first. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { add: { type: "boolean" } } });
  const given = readEnv();
  if (given.production) throw new Error("Seeding makes people up and is refused when NODE_ENV=production.");
  const database = await openDatabase({ ...given, migrationsFolder: `${projectRoot}migrations` });
  try {
    const kept = await whatIsKept(database.db);
    if (kept.length > 0 && !values.add)
      throw new Error(`This database isn't empty (${kept.join(", ")}). To add to it: npm run seed -- --add`);
    // Whoever has a password for the first administrator keeps it.
    const admin = { ...given.admin, password: given.admin.password ?? SEED_PASSWORD };
    const env = { ...given, rateLimits: false, admin };
    await seedInto(database, env);
  } finally {
    await database.close();
  }
}

type Credentials = { username: string; password: string };

async function seedInto(database: Awaited<ReturnType<typeof openDatabase>>, env: Env & { admin: Credentials }) {
  const logger = createLogger({ level: "error" });
  const { encryptionKey, sessionSecret } = await loadSecrets(env);
  const services = createServices({ ...database, env, logger, encryptionKey });
  const { app, close } = createApp({ env, logger, sessionSecret, query: database.query, services, siteFolder: null });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const made = await services.prepare();
    await services.startWork();
    const listening = server.address();
    if (typeof listening !== "object" || listening === null) throw new Error("The desk doesn't listen.");
    await seedDesk({
      address: `http://127.0.0.1:${listening.port}`,
      admin: made.length > 0 ? env.admin : null,
      now: new Date(),
      onStep: (text) => process.stdout.write(`${text}\n`),
    });
    for (const line of made) process.stdout.write(`${line}\n`);
    process.stdout.write(`Every account has the password ${SEED_PASSWORD}. Start the desk with npm start.\n`);
  } finally {
    server.close();
    server.closeAllConnections();
    await services.close();
    close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
