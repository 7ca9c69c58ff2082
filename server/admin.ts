import { openDatabase } from "./db/open-database.ts";
import { readEnv } from "./env.ts";
import { runAdminCommand } from "./features/auth/admin-commands.ts";
import { createResetTokenStore } from "./features/auth/reset-token.store.ts";
import { createSessionStore } from "./features/auth/session.store.ts";
import { createUserStore } from "./features/auth/user.store.ts";
import { projectRoot } from "./project-root.ts";

/** `npm run admin`: the operator's commands. With the embedded database the server must be stopped meanwhile. */
async function main(): Promise<void> {
  const env = readEnv();
  const { db, close } = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    migrationsFolder: `${projectRoot}migrations`,
  });
  const stores = { users: createUserStore(db), sessions: createSessionStore(db), tokens: createResetTokenStore(db) };
  const { done, text } = await runAdminCommand(process.argv.slice(2), stores).finally(close);
  (done ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = done ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
