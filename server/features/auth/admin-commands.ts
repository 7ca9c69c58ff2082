import { randomInt } from "node:crypto";
import { randomPassword } from "#shared/auth/random-password.ts";
import { usernameSchema } from "#shared/auth/username.schema.ts";
import { hashPassword } from "./password-hash.ts";
import type { ResetTokenStore } from "./reset-token.store.ts";
import type { SessionStore } from "./session.store.ts";
import type { UserStore } from "./user.store.ts";

export type AdminCommandDeps = { users: UserStore; sessions: SessionStore; tokens: ResetTokenStore };

/** All of `npm run admin`: `commands` below, and after them those that `server/admin.ts` does itself, on whole databases. */
export const usage = [
  "npm run admin -- create USERNAME          makes a super admin and shows the password",
  "npm run admin -- promote USERNAME         makes an account a super admin",
  "npm run admin -- reset-password USERNAME  gives an account a new password and shows it",
  "npm run admin -- backup FILE              writes everything into one file, also while the server runs",
  "npm run admin -- restore FILE             brings a backup into an empty database",
  "npm run admin -- check                    reads every table and compares every index of the database",
  "npm run admin -- test-mail ADDRESS        sends one email, to try SMTP_URL and MAIL_FROM",
  "npm run admin -- seed-leads COUNT         makes leads up, to try the admin area with; not in production",
].join("\n");

/** Whether it is one of those that need the open database, with what it takes. */
export function isAdminCommand([name = "", ...rest]: string[]): boolean {
  if (name === "check") return rest.length === 0;
  return rest.length === 1 && (isCommand(name) || name === "seed-leads");
}

/** Runs one of the operator's commands. Answers what to print, and whether it was done. */
export async function runAdminCommand(
  args: string[],
  deps: AdminCommandDeps,
): Promise<{ done: boolean; text: string }> {
  const [name = "", typed = "", ...rest] = args;
  const command = isCommand(name) ? commands[name] : null;
  if (!command || rest.length > 0) return { done: false, text: usage };
  const username = usernameSchema.safeParse(typed);
  if (!username.success) return { done: false, text: `${username.error.issues[0]?.message}\n\n${usage}` };
  return command(username.data, deps);
}

type Command = (username: string, deps: AdminCommandDeps) => Promise<{ done: boolean; text: string }>;

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

const commands = {
  create: async (username, { users }) => {
    const password = randomPassword(() => randomInt(256));
    const user = await users.create({ ...superAdmin, username, password: await hashPassword(password) });
    return user
      ? { done: true, text: `Made the super admin ${user.username} with the password ${password}` }
      : { done: false, text: `The name ${username} is taken. To give that account the rights: promote ${username}` };
  },

  promote: async (username, { users }) => {
    const user = await users.getByName(username);
    if (!user) return noSuchAccount(username);
    await users.update(user.id, superAdmin);
    return { done: true, text: `${user.username} is a super admin now.` };
  },

  "reset-password": async (username, { users, sessions, tokens }) => {
    const user = await users.getByName(username);
    if (!user) return noSuchAccount(username);
    const password = randomPassword(() => randomInt(256));
    await users.update(user.id, { password: await hashPassword(password) });
    await tokens.removeOf(user.id);
    await sessions.endAll(user.id, null);
    return { done: true, text: `The new password of ${user.username} is ${password}` };
  },
} satisfies Record<string, Command>;

const superAdmin = { isAdmin: true, isSuperAdmin: true, isApproved: true, isActive: true };

function noSuchAccount(username: string): { done: boolean; text: string } {
  return { done: false, text: `There is no account with the name ${username}.` };
}
