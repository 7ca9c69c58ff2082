import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

export const password = "Str0ng!Horse";

/** A name nobody else in this run has. */
export function newUsername(): string {
  return `grace-${Math.random().toString(36).slice(2, 10)}`;
}

export async function register(page: Page, username: string): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  // The other panel has a username too.
  const panel = page.getByRole("tabpanel", { name: "Register" });
  await panel.getByLabel("Username").fill(username);
  await panel.getByLabel("Email").fill(`${username}@example.com`);
  await panel.getByLabel("Password", { exact: true }).fill(password);
  await panel.getByLabel("Confirm password").fill(password);
  await panel.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration successful", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/my-cover-letters");
}

export async function login(page: Page, username: string, withPassword = password): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(withPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
}

export type NewLetter = { title: string; content: string; jobTitle?: string; company?: string; createdAt?: string };

/** Puts a letter on the account of who is signed in, as the page does. */
export async function saveLetter(page: Page, letter: NewLetter): Promise<number> {
  const answer = await page.request.post("/api/saved-cover-letters", { data: letter });
  expect(answer.status()).toBe(201);
  return Number((await answer.json()).id);
}

/** Puts letters into the browser as it keeps those of a visitor; the page must be open. */
export async function keepInBrowser(page: Page, letters: NewLetter[]): Promise<void> {
  await page.evaluate(
    (stored) => window.localStorage.setItem("savedCoverLetters", stored),
    JSON.stringify(letters.map((letter, index) => ({ id: index + 1, ...letter }))),
  );
}

/** The path of the newest reset link that was mailed to the address. */
export function mailedResetPath(dataDir: string, address: string): Promise<string> {
  return mailedPath(dataDir, address, "reset-password");
}

/** The path of the newest link of that kind that was mailed to the address; another one than `earlier`. */
export async function mailedPath(dataDir: string, address: string, kind: string, earlier?: string): Promise<string> {
  const link = new RegExp(`/${kind}/[\\w.~-]+`);
  const outbox = join(dataDir, "outbox");
  let path: string | undefined;
  await expect(async () => {
    for (const name of (await readdir(outbox)).sort()) {
      const mail = (await readFile(join(outbox, name), "utf8")).replaceAll("=\r\n", "").replaceAll("=3D", "=");
      if (mail.includes(`To: ${address}`)) path = link.exec(mail)?.[0] ?? path;
    }
    expect(path).toBeDefined();
    expect(path).not.toBe(earlier);
  }).toPass({ timeout: 15_000 });
  return path ?? "";
}
