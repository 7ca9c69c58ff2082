import { expect } from "@playwright/test";
import {
  agreeToMails,
  card,
  connectPostgres,
  expectEnd,
  history,
  isWaitedFor,
  lockTable,
  place,
  properties,
  query,
  RUN_TIMEOUT,
  run,
  save,
  test,
  upload,
} from "./kill-world.ts";

// Each template is set up in the browser and run; in the middle of that the server is killed and started again.

test.describe.configure({ mode: "serial", timeout: 420_000 });

test("API to Database reads all pages again after the server was killed between two of them", async ({
  page,
  world,
}) => {
  const { postgres, api } = world;
  await query(postgres, "drop table if exists api_orders");
  const told = Promise.withResolvers<void>();
  let holds = false;
  const answer = ({ url }: { url: string }) => {
    const number = Number(new URL(url, api.url).searchParams.get("page"));
    const rows = Array.from({ length: 3 }, (_none, at) => ({ id: number * 3 + at, total: number + at / 4 }));
    return { body: { items: number <= 4 ? rows : [] } };
  };
  api.answer(async (request) => {
    if (holds && request.url.includes("page=3")) {
      told.resolve();
      await new Promise(() => {});
    }
    return answer(request);
  });
  await place(page, "API to Database");
  await card(page, "API").click();
  const panel = properties(page);
  await panel.getByLabel("URL").fill(`${api.url}/orders`);
  await panel.getByLabel("Path to the rows").fill("items");
  await panel.getByRole("button", { name: "Load columns" }).click();
  await expect(panel.getByText("2 columns found.")).toBeVisible();
  await card(page, "PostgreSQL").click();
  await connectPostgres(page, panel, postgres);
  await panel.getByLabel("Table", { exact: true }).fill("api_orders");
  await save(page);
  holds = true;
  await run(page);
  await told.promise;
  holds = false;
  await world.killAndStart();
  await expectEnd(page, "completed");
  const [row] = await query<{ count: string; ids: string; total: string }>(
    postgres,
    "select count(*), count(distinct id) as ids, sum(total) as total from api_orders",
  );
  expect(row).toEqual({ count: "12", ids: "12", total: "33.00" });
});

test("Join a File with a Database reads the table again after the server was killed while it waited", async ({
  page,
  world,
}) => {
  const { postgres } = world;
  await query(
    postgres,
    "drop table if exists buyers",
    "create table buyers (id integer, city text)",
    "insert into buyers values (1, 'Zürich'), (3, 'Oslo')",
  );
  await place(page, "Join a File with a Database");
  const panel = properties(page);
  await card(page, "CSV File").first().click();
  await upload(panel, "orders.csv", "id,total\n1,10.50\n2,20\n3,7\n");
  await card(page, "PostgreSQL").click();
  await connectPostgres(page, panel, postgres);
  await panel.getByLabel("Table").selectOption({ label: "public.buyers" });
  await expect(panel.getByRole("region", { name: "Output columns" }).getByText("city")).toBeVisible();
  await save(page);
  const letGo = await lockTable(postgres, "buyers");
  await run(page);
  await expect.poll(() => isWaitedFor(postgres), { timeout: RUN_TIMEOUT }).toBe(true);
  await world.killAndStart();
  await letGo();
  await expectEnd(page, "completed");
  const executions = await page.request.get(`/api/workflows/${page.url().split("/").at(-1)}/executions`);
  const [{ id }] = await executions.json();
  const detail = await (await page.request.get(`/api/executions/${id}`)).json();
  const file = await page.request.get(`/api/executions/${id}/files/${detail.results[0].nodeId}`);
  expect((await file.text()).trim().split("\n").sort()).toEqual([
    "1,10.50,Zürich",
    "2,20,",
    "3,7,Oslo",
    "id,total,city",
  ]);
});

test("Webhook to Sheet says so when it was killed on the way to the sheet, and writes once at the rerun", async ({
  page,
  world,
}) => {
  const { sheets, api } = world;
  sheets.spreadsheets.set("inbox", new Map([["Calls", [["name", "email", "message"]]]]));
  const told = Promise.withResolvers<void>();
  let holds = false;
  // In front of the spreadsheets: hands calls on, or keeps them.
  api.answer(async ({ method, url, headers, body }) => {
    if (holds && method === "POST") {
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
  await place(page, "Webhook to Sheet");
  const panel = properties(page);
  await card(page, "Google Sheets").click();
  await panel.getByRole("button", { name: "New connection" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect" });
  await dialog.getByLabel("URL").fill(api.url);
  await dialog.getByLabel("Service account key").fill(sheets.serviceAccountKey);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await panel.getByLabel("Spreadsheet").fill("inbox");
  await panel.getByLabel("Tab").fill("Calls");
  await save(page);
  await card(page, "Webhook").click();
  await panel.getByRole("button", { name: "Create URL" }).click();
  await expect(panel.getByText("It isn't shown again.")).toBeVisible();
  const url = await panel.getByLabel("URL", { exact: true }).inputValue();
  const secret = await panel.getByLabel("Secret", { exact: true }).inputValue();
  holds = true;
  const call = () =>
    fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json", "idempotency-key": "call-1" },
      body: JSON.stringify([{ name: "Zoë", email: "zoe@example.com", message: "=1+1" }]),
    });
  expect((await call()).status).toBe(202);
  await told.promise;
  holds = false;
  await world.killAndStart();
  await expectEnd(page, "failed");
  await expect(
    history(page)
      .getByText(/nothing was sent twice/)
      .first(),
  ).toBeVisible();
  // The caller, who does not know, sends it again: that is the same run.
  expect((await call()).status).toBe(202);
  expect(sheets.spreadsheets.get("inbox")?.get("Calls")).toHaveLength(1);
  await history(page)
    .getByRole("button", { name: /^Rerun/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Rerun", exact: true }).click();
  await expectEnd(page, "completed");
  expect(sheets.spreadsheets.get("inbox")?.get("Calls")?.slice(1)).toEqual([["Zoë", "zoe@example.com", "=1+1"]]);
});

test("Clean, Route and Report delivers each part once after the server was killed between them", async ({
  page,
  world,
}) => {
  const { postgres, mails } = world;
  await query(
    postgres,
    "drop table if exists large_orders",
    "create table large_orders (id bigint primary key, amount numeric, buyer text)",
  );
  await place(page, "Clean, Route and Report");
  const panel = properties(page);
  await card(page, "Orders").first().click();
  await upload(panel, "orders.csv", `id,amount,buyer\n${orderLines()}`);
  await card(page, "Orders table").click();
  await connectPostgres(page, panel, postgres);
  await panel.getByLabel("Table", { exact: true }).fill("large_orders");
  const to = await agreeToMails(page, mails);
  await card(page, "Failed rows").click();
  await panel.getByLabel("To", { exact: true }).fill(to);
  await save(page);
  mails.mails.length = 0;
  const letGo = await lockTable(postgres, "large_orders");
  await run(page);
  await expect.poll(() => isWaitedFor(postgres), { timeout: RUN_TIMEOUT }).toBe(true);
  // What failed is told before the table is written, so that somebody can look at it whatever becomes of the table.
  const reports = () => mails.mails.filter((one) => one.to.includes(to));
  expect(reports()).toHaveLength(1);
  await world.killAndStart();
  await letGo();
  await expectEnd(page, "completed");
  expect(await query(postgres, "select id::int, amount::text, buyer from large_orders order by id")).toEqual([
    { id: 1, amount: "150.00", buyer: "Ana" },
    { id: 3, amount: "100", buyer: "Zoë" },
  ]);
  expect(reports()).toHaveLength(1);
  expect(reports()[0]?.source).toContain("Subject: Rows that failed");
});

/** Two large orders, one of them twice, a small one, and one whose amount nobody can read, beyond what tells the types. */
function orderLines(): string {
  const small = Array.from({ length: 20_500 }, (_none, at) => `${at + 10},5,Bo`).join("\n");
  return `1,150.00,Ana\n1,150.00,Ana\n2,20,Cem\n3,100,Zoë\n${small}\n99999,much,Dee\n`;
}
