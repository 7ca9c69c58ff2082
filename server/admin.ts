import { backUpTo, restoreFrom } from "#server/db/backup/admin-backup.ts";
import { checkDatabase } from "./db/check-database.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import { readEnv } from "./env.ts";
import { isAdminCommand, runAdminCommand, usage } from "./features/auth/admin-commands.ts";
import { createResetTokenStore } from "./features/auth/reset-token.store.ts";
import { createSessionStore } from "./features/auth/session.store.ts";
import { createUserStore } from "./features/auth/user.store.ts";
import { parseSeedCount, seedLeads } from "./features/leads/seed-leads.ts";
import { sendTestMail } from "./integrations/mailer/send-test-mail.ts";
import { projectRoot } from "./project-root.ts";

/** `npm run admin`: the operator's commands. With the embedded database the server must be stopped meanwhile. */
async function main(): Promise<void> {
  const env = readEnv();
  const [command, file, ...rest] = process.argv.slice(2);
  const onFile = command === "backup" ? backUpTo : command === "restore" ? restoreFrom : null;
  if (onFile && file && rest.length === 0) {
    process.stdout.write(`${await onFile({ env, migrationsFolder: `${projectRoot}migrations`, file })}\n`);
    return;
  }
  if (command === "test-mail" && file && rest.length === 0) {
    const { smtpUrl, mailFrom: from, dataDir } = env;
    process.stdout.write(`${await sendTestMail({ smtpUrl, from, outboxFolder: `${dataDir}/outbox` }, file)}\n`);
    return;
  }
  // Before the database is opened: a server that holds it is no reason not to say how a command is written.
  if (!isAdminCommand(process.argv.slice(2))) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 1;
    return;
  }
  const { db, close } = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    migrationsFolder: `${projectRoot}migrations`,
  });
  const args = process.argv.slice(2);
  if (args[0] === "seed-leads") return seed(args.slice(1), { db, production: env.production }).finally(close);
  if (args[0] === "check") return check(db).finally(close);
  const stores = { users: createUserStore(db), sessions: createSessionStore(db), tokens: createResetTokenStore(db) };
  const { done, text } = await runAdminCommand(args, stores).finally(close);
  (done ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = done ? 0 : 1;
}

async function check(db: Database): Promise<void> {
  const { tables, indexes, compared, problems } = await checkDatabase(db);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  const how = compared ? "compared with their tables" : "found, not compared: this server has no amcheck extension";
  const found = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  process.stdout.write(`${tables} tables read, ${indexes} indexes ${how}: ${found}.\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

async function seed([typed = ""]: string[], options: { db: Database; production: boolean }): Promise<void> {
  const count = parseSeedCount(typed);
  if (count === null) throw new Error("seed-leads takes how many leads to make up, from 1 to 10000000.");
  if (options.production) throw new Error("seed-leads makes people up and is refused when NODE_ENV=production.");
  await seedLeads(options.db, count, (done) => process.stdout.write(`${done} of ${count} leads\n`));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
