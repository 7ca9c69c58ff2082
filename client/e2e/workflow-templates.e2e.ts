import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { Client } from "pg";
import { type MailServer, startMailServer } from "../../server/testing/mail-server.ts";
import { type PostgresServer, startPostgres } from "../../server/testing/postgres-server.ts";
import { type SheetsServer, startSheetsServer } from "../../server/testing/sheets-server.ts";
import { expectAccessible } from "./accessible.ts";
import { newUsername, register } from "./account.ts";
import { type Site, startSite } from "./site.ts";

/** A run goes through a queue, a process and a database of its own. */
const RUN_TIMEOUT = 60_000;

type World = { postgres: PostgresServer; mails: MailServer; sheets: SheetsServer; site: Site };

/** A site whose mails go to a server of ours, beside a database and spreadsheets that its workflows may reach. */
const test = base.extend<{ baseURL: string }, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its parameter
    async ({}, use) => {
      const [postgres, mails, sheets] = await Promise.all([startPostgres(), startMailServer(), startSheetsServer()]);
      await fillTable(postgres);
      sheets.spreadsheets.set("team-sheet", new Map([["Signups", [["old"]]]]));
      const site = await startSite({ SMTP_URL: mails.url });
      await use({ postgres, mails, sheets, site });
      await site.stop();
      await Promise.all([postgres.stop(), mails.close(), sheets.close()]);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ world }, use) => use(world.site.url),
});
test.describe.configure({ mode: "serial", timeout: 240_000 });

async function fillTable(postgres: PostgresServer): Promise<void> {
  const client = new Client({ connectionString: postgres.url("postgres") });
  await client.connect();
  await client.query("create table signups (id integer, name text, created_at date)");
  await client.query(
    "insert into signups values (1, 'Ana', '2026-11-20'), (2, '', '2026-11-20'), (3, 'Zoë', '2026-11-21')",
  );
  await client.end();
}

const properties = (page: Page) => page.getByRole("complementary", { name: "Properties" });
const card = (page: Page, name: string) => page.locator(".react-flow__node").filter({ hasText: name });

/** Places a template on a new canvas and leads its first step to the table. */
async function placeOnTable(page: Page, template: string, { port }: PostgresServer): Promise<Locator> {
  await register(page, newUsername());
  await page.goto("/workflows/new");
  await expect(page.getByRole("heading", { name: "Start with a data source" })).toBeVisible();
  await page.getByLabel("Templates").selectOption(template);
  await expect(page.getByText("Template Selected", { exact: true })).toBeVisible();
  await expect(card(page, "PostgreSQL")).toBeInViewport({ ratio: 1 });
  await card(page, "PostgreSQL").click();
  const panel = properties(page);
  await panel.getByRole("button", { name: "New connection" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect" });
  await expect(dialog.getByLabel("Connection name")).toHaveValue("PostgreSQL Connection");
  await dialog.getByLabel("Host").fill("127.0.0.1");
  await dialog.getByLabel("Port").fill(String(port));
  await dialog.getByLabel("Database").fill("postgres");
  await dialog.getByLabel("Username").fill("postgres");
  await dialog.getByRole("button", { name: "Test connection" }).click();
  await expect(dialog.getByText("“127.0.0.1” doesn't offer TLS. Choose “prefer” or “disable” to")).toBeVisible();
  await dialog.getByLabel("SSL mode").selectOption("disable");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Connection Saved", { exact: true })).toBeVisible();
  await panel.getByLabel("Table").selectOption({ label: "public.signups" });
  await expect(panel).toContainText("created_at");
  // The step after it names the database too, as soon as it is known to run there.
  await expect(card(page, "PostgreSQL").first()).toContainText("Connected");
  return panel;
}

/** The path of the newest link of that kind that was mailed to anybody, once the mail is there. */
async function linkIn({ mails }: MailServer, path: string): Promise<string> {
  const newest = () => {
    const sources = mails.map(({ source }) => source.replace(/=\r?\n/g, ""));
    return sources.flatMap((source) => new RegExp(`/${path}/[\\w.-]+`).exec(source)?.[0] ?? []).at(-1) ?? "";
  };
  await expect.poll(newest).not.toBe("");
  return newest();
}

async function save(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /to mend$/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Save Workflow" }).click();
  await expect(page.getByText("Workflow Created", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Schedule" })).toBeVisible();
}

async function runToTheEnd(page: Page): Promise<void> {
  await save(page);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const history = page.getByRole("region", { name: "Execution History" });
  await expect(history.getByText("Completed")).toBeVisible({ timeout: RUN_TIMEOUT });
}

test("Basic ETL Pipeline carries the rows of a PostgreSQL table into a Google sheet", async ({ page, world }) => {
  const { postgres, sheets } = world;
  const panel = await placeOnTable(page, "Basic ETL Pipeline", postgres);
  await card(page, "Google Sheets").click();
  await panel.getByRole("button", { name: "New connection" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect" });
  await dialog.getByLabel("URL").fill(sheets.url);
  await dialog.getByLabel("Service account key").fill(sheets.serviceAccountKey);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Connection Saved", { exact: true })).toBeVisible();
  await panel.getByLabel("Spreadsheet").fill("https://docs.google.com/spreadsheets/d/team-sheet/edit#gid=0");
  await expect(panel.getByLabel("Spreadsheet")).toHaveValue("team-sheet");
  await panel.getByLabel("Tab").fill("Signups");
  await runToTheEnd(page);
  await expect(card(page, "Filter Data")).toContainText("2 of 3 rows");
  expect(sheets.spreadsheets.get("team-sheet")?.get("Signups")).toEqual([
    ["id", "name", "created_at"],
    [1, "Ana", "2026-11-20"],
    [3, "Zoë", "2026-11-21"],
  ]);
});

test("Daily Reporting counts the rows of a PostgreSQL table by day and mails them", async ({ page, world }) => {
  const { postgres, mails } = world;
  const panel = await placeOnTable(page, "Daily Reporting", postgres);
  const to = `${newUsername()}@example.com`;
  await card(page, "Daily email").click();
  await panel.getByLabel("To", { exact: true }).fill(to);
  const agreed = panel.getByRole("region", { name: "Consent" });
  await expect(agreed.getByText("Not asked yet")).toBeVisible();
  await expect(agreed.getByRole("button", { name: "Ask 1 address" })).toBeDisabled();

  // Nobody is mailed who has not agreed, and nobody is asked in the name of an address that is not confirmed.
  await save(page);
  const history = page.getByRole("region", { name: "Execution History" });
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(history.getByRole("table").getByText("Failed", { exact: true })).toBeVisible({ timeout: RUN_TIMEOUT });
  expect(mails.mails.filter((one) => one.to.includes(to))).toEqual([]);
  await card(page, "Daily email").click();
  await agreed.getByRole("button", { name: "Ask 1 address" }).click();
  const notices = page.getByRole("region", { name: /^Notifications/ });
  await expect(notices.getByText(/^Confirm your own email address/)).toBeVisible();
  const mailbox = await page.context().newPage();
  await mailbox.goto(await linkIn(mails, "confirm-email"));
  await expectAccessible(mailbox, "confirm an address");
  await mailbox.getByRole("button", { name: "Confirm address" }).click();
  await expect(mailbox.getByRole("heading", { name: "Address confirmed" })).toBeVisible();
  await agreed.getByRole("button", { name: "Ask 1 address" }).click();
  await expect(agreed.getByText("Waiting for an answer")).toBeVisible();
  await mailbox.goto(await linkIn(mails, "mail-request"));
  await expectAccessible(mailbox, "asked for mails");
  await mailbox.getByRole("button", { name: "Yes, email me" }).click();
  await expect(mailbox.getByRole("heading", { name: "You'll get these emails" })).toBeVisible();
  mails.mails.length = 0;
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(history.getByText("Completed")).toBeVisible({ timeout: RUN_TIMEOUT });

  const [mail, ...others] = mails.mails.filter((one) => one.to.includes(to));
  expect(others).toEqual([]);
  expect(mail?.source).toContain("Subject: Daily report");
  expect(mail?.source).toMatch(/2026-11-20[\s\S]*2026-11-21/);
  const attached = /filename="?[^\n]*\.csv[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.source ?? "")?.[1] ?? "";
  expect(
    Buffer.from(attached, "base64")
      .toString("utf8")
      .replace(/^\uFEFF/, "")
      .trim()
      .split(/\r?\n/)
      .sort(),
  ).toEqual(["2026-11-20,2", "2026-11-21,1", "created_at,rows"]);

  await mailbox.goto(await linkIn(mails, "api/mail-stops"));
  await expectAccessible(mailbox, "stop mails");
  await mailbox.getByRole("button", { name: "Stop emails" }).click();
  await expect(mailbox.getByRole("heading", { name: "Emails stopped" })).toBeVisible();
  await mailbox.reload();
  await expect(mailbox.getByRole("heading", { name: "Emails stopped" })).toBeVisible();
});
