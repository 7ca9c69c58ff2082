import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import {
  addStep,
  agreeToMails,
  card,
  connectPostgres,
  expectEnd,
  history,
  isWaitedFor,
  lockTable,
  openCanvas,
  place,
  properties,
  query,
  RUN_TIMEOUT,
  run,
  save,
  test,
  upload,
} from "./kill-world.ts";
import { startSite } from "./site.ts";

// The first three templates, and rows that a table refuses: run in the browser, and the server is killed in the middle.

test.describe.configure({ mode: "serial", timeout: 420_000 });

const signups = [
  "drop table if exists signups",
  "create table signups (id integer, name text, created_at date)",
  "insert into signups values (1, 'Ana', '2026-11-20'), (2, '', '2026-11-20'), (3, 'Zoë', '2026-11-21')",
];

test("Basic ETL Pipeline replaces the sheet once after the server was killed while it was written", async ({
  page,
  world,
}) => {
  const { postgres, sheets, api } = world;
  await query(postgres, ...signups);
  sheets.spreadsheets.set("team", new Map([["Signups", [["old"]]]]));
  const told = Promise.withResolvers<void>();
  let holds = false;
  // In front of the spreadsheets: hands calls on, or keeps the first that brings rows.
  api.answer(async ({ method, url, headers, body }) => {
    if (holds && method === "POST" && url.includes(":append")) {
      told.resolve();
      await new Promise(() => {});
    }
    const passed = { authorization: String(headers.authorization), "content-type": String(headers["content-type"]) };
    const answer = await fetch(`${sheets.url.replace(/\/$/, "")}${url}`, {
      ...{ method, headers: passed },
      ...(method === "GET" ? {} : { body }),
    });
    return { status: answer.status, body: await answer.text(), headers: { "content-type": "application/json" } };
  });
  await place(page, "Basic ETL Pipeline");
  const panel = properties(page);
  await card(page, "PostgreSQL").click();
  await connectPostgres(page, panel, postgres);
  await panel.getByLabel("Table").selectOption({ label: "public.signups" });
  await expect(panel).toContainText("created_at");
  await card(page, "Google Sheets").click();
  await panel.getByRole("button", { name: "New connection" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect" });
  await dialog.getByLabel("URL").fill(api.url);
  await dialog.getByLabel("Service account key").fill(sheets.serviceAccountKey);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await panel.getByLabel("Spreadsheet").fill("team");
  await panel.getByLabel("Tab").fill("Signups");
  await save(page);
  holds = true;
  await run(page);
  await told.promise;
  await expect(card(page, "Google Sheets")).toContainText("Writing");
  expect(sheets.spreadsheets.get("team")?.get("Signups")).toEqual([["old"]]);
  holds = false;
  await world.killAndStart();
  await expectEnd(page, "completed");
  await expect(card(page, "Filter Data")).toContainText("2 of 3 rows");
  expect([...(sheets.spreadsheets.get("team") ?? [])]).toEqual([
    [
      "Signups",
      [
        ["id", "name", "created_at"],
        [1, "Ana", "2026-11-20"],
        [3, "Zoë", "2026-11-21"],
      ],
    ],
  ]);
});

test("Daily Reporting mails one report after the server was killed while it read the table", async ({
  page,
  world,
}) => {
  const { postgres, mails } = world;
  await query(postgres, ...signups);
  await place(page, "Daily Reporting");
  const panel = properties(page);
  await card(page, "PostgreSQL").click();
  await connectPostgres(page, panel, postgres);
  await panel.getByLabel("Table").selectOption({ label: "public.signups" });
  await expect(panel).toContainText("created_at");
  const to = await agreeToMails(page, mails);
  await card(page, "Daily email").click();
  await panel.getByLabel("To", { exact: true }).fill(to);
  await save(page);
  mails.mails.length = 0;
  const letGo = await lockTable(postgres, "signups");
  await run(page);
  await expect.poll(() => isWaitedFor(postgres), { timeout: RUN_TIMEOUT }).toBe(true);
  await expect(history(page).getByText("Running", { exact: true })).toBeVisible();
  await world.killAndStart();
  await letGo();
  await expectEnd(page, "completed");
  await expect(card(page, "Daily email")).toContainText("2 rows");
  const reports = mails.mails.filter((one) => one.to.includes(to));
  expect(reports).toHaveLength(1);
  expect(reports[0]?.source).toContain("Subject: Daily report");
  expect(reports[0]?.source).toMatch(/2026-11-20[\s\S]*2026-11-21/);
});

test("Analytics shows its board once after the server was killed while it was kept", async ({ page, world }) => {
  const { postgres } = world;
  await query(postgres, "drop database if exists desk with (force)", "create database desk");
  const dataDir = await mkdtemp(join(tmpdir(), "desk-analytics-"));
  const desk = { url: () => postgres.url("desk") };
  const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres.url("desk"), ADMIN_PASSWORD: "Str0ng!Operator" };
  let site = await startSite(environment);
  const { url } = site;
  try {
    await place(page, "Data Analytics Flow", url);
    await save(page);
    // Everything of the application can be read, but no board can be kept.
    const letGo = await lockTable(desk, "execution_results", "share");
    await run(page);
    await expect.poll(() => isWaitedFor(desk), { timeout: RUN_TIMEOUT }).toBe(true);
    await expect(card(page, "Spend by campaign")).toContainText("Done");
    await expect(history(page).getByText("Running", { exact: true })).toBeVisible();
    site.process.kill("SIGKILL");
    await once(site.process, "exit");
    await letGo();
    site = await startSite({ ...environment, PORT: new URL(url).port });
    await expectEnd(page, "completed");
    const boards = await query<{ boards: number; runs: number }>(
      desk,
      "select count(*)::int as boards, count(distinct execution_id)::int as runs from execution_results",
    );
    expect(boards).toEqual([{ boards: 1, runs: 1 }]);
    await expect(card(page, "Campaign board")).toContainText("Written");
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("rows that a table refuses go on once, after the server was killed between the table and their step", async ({
  page,
  world,
}) => {
  const { postgres } = world;
  await query(
    postgres,
    "drop table if exists members, refused",
    "create table members (id bigint, name text check (name <> ''))",
    "create table refused (id text primary key, name text, error text)",
  );
  await openCanvas(page);
  const panel = properties(page);
  await addStep(page, "Data Sources", "CSV File");
  await upload(panel, "members.csv", 'id,name\n1,Ana\n2,""\n3,Zoë\n4,""\n');
  await addStep(page, "Destinations", "PostgreSQL");
  await connectPostgres(page, panel, postgres);
  await panel.getByLabel("Table", { exact: true }).fill("members");
  await addStep(page, "Destinations", "PostgreSQL");
  await panel.getByLabel("Connection", { exact: true }).selectOption({ label: "PostgreSQL Connection" });
  await panel.getByLabel("Table", { exact: true }).fill("refused");
  await panel.getByLabel("Input").selectOption({ label: "Failed rows of PostgreSQL" });
  await panel.getByLabel("Write mode").selectOption({ label: "Update matching rows, add the rest" });
  await panel.getByRole("button", { name: "Add a key column" }).click();
  await panel.getByRole("group", { name: "Key column 1" }).getByRole("combobox").selectOption("id");
  await card(page, "Add to members").click();
  await expect(panel.getByText(/Failed rows go to the step connected to this output\.$/)).toBeVisible();
  await save(page);
  const letGo = await lockTable(postgres, "refused");
  await run(page);
  await expect.poll(() => isWaitedFor(postgres), { timeout: RUN_TIMEOUT }).toBe(true);
  await expect(card(page, "Add to members")).toContainText("2 of 4 rows");
  await expect(card(page, "Add to members")).toContainText("2 failed rows handled separately");
  await world.killAndStart();
  await letGo();
  await expectEnd(page, "completed");
  expect(await query(postgres, "select id::int, name from members order by id")).toEqual([
    { id: 1, name: "Ana" },
    { id: 3, name: "Zoë" },
  ]);
  const refused = await query<{ id: string; error: string }>(postgres, "select id, error from refused order by id");
  expect(refused.map(({ id }) => id)).toEqual(["2", "4"]);
  expect(refused[0]?.error).toMatch(/violates check constraint/);
  await expect(card(page, "PostgreSQL 2")).toContainText("2 rows");
});
