import { eq } from "drizzle-orm";
import type request from "supertest";
import { users } from "#shared/auth/user.table.ts";
import type { TestApp } from "./test-app.ts";

export const goodPassword = "Correct-Horse-9";

export type Person = { browser: ReturnType<typeof request.agent>; id: number; username: string };

/** Registers somebody and stays signed in as them, in a browser of their own. */
export async function register(test: TestApp, username: string, email = `${username}@example.org`): Promise<Person> {
  const browser = test.visitor();
  const answer = await browser.post("/api/register").send({ username, password: goodPassword, email, isAdmin: true });
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}: ${answer.text}`);
  return { browser, id: answer.body.id, username };
}

/** The account's address counts as confirmed, as after a touch on the link in the mail. */
export async function confirmEmail(test: TestApp, { id }: Pick<Person, "id">): Promise<void> {
  await test.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));
}
