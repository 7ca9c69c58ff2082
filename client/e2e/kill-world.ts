import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { Client } from "pg";
import { type ApiServer, startApiServer } from "../../server/testing/api-server.ts";
import { type MailServer, startMailServer } from "../../server/testing/mail-server.ts";
import { type PostgresServer, startPostgres } from "../../server/testing/postgres-server.ts";
import { type SheetsServer, startSheetsServer } from "../../server/testing/sheets-server.ts";
import { newUsername, password } from "./account.ts";
import { type Site, startSite } from "./site.ts";

export const RUN_TIMEOUT = 90_000;

type World = {
  postgres: PostgresServer;
  mails: MailServer;
  sheets: SheetsServer;
  api: ApiServer;
  site: Site;
  /** Kills the server without a word and starts it again over the same data. */
  killAndStart: () => Promise<void>;
};

/** A site that can be killed, beside the systems that its workflows reach. */
export const test = base.extend<{ baseURL: string }, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its parameter
    async ({}, use) => {
      const [postgres, mails, sheets, api] = await Promise.all([
        startPostgres(),
        startMailServer(),
        startSheetsServer(),
        startApiServer(),
      ]);
      const dataDir = await mkdtemp(join(tmpdir(), "desk-recovery-"));
      const environment = { SMTP_URL: mails.url, DATA_DIR: dataDir };
      const site = await startSite(environment);
      const world: World = {
        ...{ postgres, mails, sheets, api, site },
        killAndStart: async () => {
          world.site.process.kill("SIGKILL");
          await once(world.site.process, "exit");
          // At the same address, so that the page that is open finds it again.
          world.site = await startSite({ ...environment, PORT: new URL(site.url).port });
        },
      };
      await use(world);
      await world.site.stop();
      await Promise.all([postgres.stop(), mails.close(), sheets.close(), api.close()]);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 420_000 },
  ],
  baseURL: async ({ world }, use) => use(world.site.url),
});
export const properties = (page: Page) => page.getByRole("complementary", { name: "Properties" });
export const card = (page: Page, name: string) => page.locator(".react-flow__node").filter({ hasText: name });
export const history = (page: Page) => page.getByRole("region", { name: "Execution History" });

export async function query<Row extends object>(
  { url }: Pick<PostgresServer, "url">,
  ...statements: string[]
): Promise<Row[]> {
  const client = new Client({ connectionString: url("postgres") });
  await client.connect();
  let rows: Row[] = [];
  for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
  await client.end();
  return rows;
}

/** Keeps everybody else from a table until it is let go; `share`: from writing to it. */
export async function lockTable(
  { url }: Pick<PostgresServer, "url">,
  table: string,
  mode: "access exclusive" | "share" = "access exclusive",
): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url("postgres") });
  await client.connect();
  await client.query(`begin; lock table ${table} in ${mode} mode`);
  return () => client.end();
}

/** Whether somebody waits for a lock. */
export async function isWaitedFor(postgres: Pick<PostgresServer, "url">): Promise<boolean> {
  return (await query(postgres, "select 1 from pg_locks where not granted and relation is not null")).length > 0;
}

/** Registers without the form, which other journeys fill in. */
async function makeAccount(page: Page, at: string): Promise<void> {
  const username = newUsername();
  const data = { username, password, name: username, email: `${username}@example.com` };
  expect((await page.request.post(`${at}/api/register`, { data })).status()).toBe(201);
}

/** A new canvas of a new account; `at` is the site, where it is not the world's. */
export async function openCanvas(page: Page, at = ""): Promise<void> {
  await makeAccount(page, at);
  await page.goto(`${at}/workflows/new`);
  await expect(page.getByRole("heading", { name: "Start with a data source" })).toBeVisible();
}

export async function place(page: Page, template: string, at = ""): Promise<void> {
  await openCanvas(page, at);
  await page.getByLabel("Templates").selectOption(template);
  await expect(page.getByText("Template Selected", { exact: true })).toBeVisible();
}

/** Takes a step from the palette; it is fed by the one that is selected. */
export async function addStep(page: Page, group: string, name: string): Promise<void> {
  await page.getByRole("region", { name: group }).getByRole("button", { name }).click();
}

export async function connectPostgres(page: Page, panel: Locator, { port }: PostgresServer): Promise<void> {
  await panel.getByRole("button", { name: "New connection" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect" });
  await dialog.getByLabel("Host").fill("127.0.0.1");
  await dialog.getByLabel("Port").fill(String(port));
  await dialog.getByLabel("Database").fill("postgres");
  await dialog.getByLabel("Username").fill("postgres");
  await dialog.getByLabel("SSL mode").selectOption("disable");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
}

export async function upload(panel: Locator, name: string, text: string): Promise<void> {
  await panel.getByLabel("File to upload").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await expect(panel.getByRole("table", { name: "First rows" })).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Workflow" }).click();
  await expect(page.getByText("Workflow Created", { exact: true })).toBeVisible();
  // Under its own address the editor begins anew.
  await expect(page).toHaveURL(/\/workflows\/\d+$/);
  // Until it says so, the canvas of the new workflow still stands there, and what is touched on it is lost.
  await expect(page.getByText(/^Saved /)).toBeVisible();
}

export const run = (page: Page) => page.getByRole("button", { name: "Run", exact: true }).click();

const endWords = {
  completed: () => "Completed",
  completed_with_skips: (skipped: number) => `Completed, ${skipped} skipped`,
  failed: () => "Failed",
} as const;

/** Asks the server until the newest run has ended like this: a page takes seconds to load, and shows it once it is so. */
export async function expectEnd(page: Page, status: keyof typeof endWords, skipped = 1): Promise<void> {
  const runs = new URL(`/api/workflows/${page.url().split("/").at(-1)}/executions`, page.url()).href;
  await expect(async () => {
    const [newest] = await (await page.request.get(runs)).json();
    expect(newest.status).toBe(status);
  }).toPass({ timeout: RUN_TIMEOUT, intervals: [300] });
  await page.reload();
  await expect(history(page).getByText(endWords[status](skipped), { exact: true }).first()).toBeVisible();
}

/** The address of the account itself, confirmed and willing to get mails of its workflows. */
export async function agreeToMails(page: Page, { mails }: MailServer): Promise<string> {
  const { email } = await (await page.request.get("/api/user")).json();
  const newest = (path: string) => {
    const sources = mails.map(({ source }) => source.replace(/=\r?\n/g, ""));
    return sources.flatMap((source) => new RegExp(`/${path}/[\\w.-]+`).exec(source)?.[0] ?? []).at(-1) ?? "";
  };
  await expect.poll(() => newest("confirm-email")).not.toBe("");
  const mailbox = await page.context().newPage();
  await mailbox.goto(newest("confirm-email"));
  await mailbox.getByRole("button", { name: "Confirm address" }).click();
  await expect(mailbox.getByRole("heading", { name: "Address confirmed" })).toBeVisible();
  await mailbox.close();
  return email;
}
