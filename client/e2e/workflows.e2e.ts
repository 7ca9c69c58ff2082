import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { newUsername, password, register } from "./account.ts";
import { makeManySteps } from "./builder-graphs.ts";
import { test } from "./site.ts";

const orders = `city,amount,paid
Porto,10.5,true
Porto,20,true
Faro,5.25,true
Faro,1000,false
Braga,7,true
`;

/** A run goes through a queue, a process and a database of its own. */
const RUN_TIMEOUT = 60_000;

async function openNew(page: Page): Promise<void> {
  await register(page, newUsername());
  await page.goto("/workflows");
  await page.getByRole("link", { name: "New workflow" }).click();
  await expect(page.getByRole("heading", { name: "Start with a data source" })).toBeVisible();
}

const properties = (page: Page) => page.getByRole("complementary", { name: "Properties" });

/** Carries a tool of the palette to a place on the canvas, counted from its top left corner. */
async function drop(page: Page, tool: RegExp, at: { x: number; y: number }): Promise<void> {
  const palette = page.getByRole("complementary", { name: "Workflow Tools" });
  await palette
    .getByRole("button", { name: tool })
    .first()
    .dragTo(page.locator(".react-flow__pane"), { targetPosition: at });
}

/** Draws a line from one card to another. */
async function draw(page: Page, from: string, to: string): Promise<void> {
  const card = (name: string) => page.locator(".react-flow__node").filter({ hasText: name });
  const start = await centre(card(from).locator(".react-flow__handle-right.source"));
  const end = await centre(card(to).locator(".react-flow__handle.target"));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel(`From ${from} to ${to}`)).toBeAttached();
}

async function centre(place: Locator): Promise<{ x: number; y: number }> {
  await expect(place).toBeVisible();
  const box = await place.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens the only run once it has ended well. */
async function expectCompleted(page: Page): Promise<Locator> {
  const history = page.getByRole("region", { name: "Execution History" });
  await expect(history.getByText("Completed")).toBeVisible({ timeout: RUN_TIMEOUT });
  return history.getByRole("link", { name: /^run_/ });
}

test("somebody builds CSV, filter, aggregate and dashboard on an empty canvas by mouse, and sees the result", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await openNew(page);
  const panel = properties(page);
  await drop(page, /^CSV File An uploaded file/, { x: 40, y: 120 });
  await panel
    .getByLabel("File to upload")
    .setInputFiles({ name: "orders.csv", mimeType: "text/csv", buffer: Buffer.from(orders) });
  await expect(panel.getByLabel("File", { exact: true })).toHaveValue(/^\d+$/);
  await expect(panel.getByRole("table", { name: "First rows" })).toContainText("Braga");

  await drop(page, /^Filter Data/, { x: 320, y: 120 });
  await draw(page, "CSV File", "Filter Data");
  await panel.getByRole("button", { name: "Add a condition" }).click();
  await panel.getByLabel("Column", { exact: true }).selectOption("amount");
  await panel.getByLabel("Comparison").selectOption("lessThan");
  await panel.getByLabel("Value").fill("1,000");
  await expect(
    panel.getByText("“1,000” doesn't fit the column “amount”, which needs a number. Change the value.").first(),
  ).toBeVisible();
  await panel.getByLabel("Value").fill("1000");

  await drop(page, /^Aggregate Data/, { x: 600, y: 120 });
  await draw(page, "Filter Data", "Aggregate Data");
  await panel.getByRole("button", { name: "Add a group" }).click();
  await panel.getByRole("group", { name: "Group 1" }).getByLabel("Column").selectOption("city");
  await panel.getByRole("button", { name: "Add a measure" }).click();
  await expect(panel.getByLabel("Output name")).toHaveValue("sum_amount");
  await panel.getByRole("button", { name: "Preview data" }).click();
  const preview = page.getByRole("dialog", { name: "Preview of Aggregate Data" });
  await expect(preview.getByRole("row")).toHaveCount(4, { timeout: RUN_TIMEOUT });
  await preview.getByRole("button", { name: "Close" }).click();

  await drop(page, /^Dashboard/, { x: 600, y: 340 });
  await draw(page, "Aggregate Data", "Dashboard");
  await expect(page.getByRole("button", { name: /to mend$/ })).toHaveCount(0);
  await expectAccessible(page, "a workflow on the canvas");
  await page.getByRole("button", { name: "Save Workflow" }).click();
  await expect(page.getByText("Workflow Created", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const run = await expectCompleted(page);
  await expect(page.locator(".react-flow__node").filter({ hasText: "Filter Data" })).toContainText("4 of 5 rows");

  await run.click();
  const result = page.getByRole("region", { name: "Dashboard", exact: true }).getByRole("table");
  await expect(result.getByRole("row", { name: "Porto 30.5" })).toBeVisible();
  await expect(result.getByRole("row")).toHaveCount(4);
  await expect(page.getByTestId("result-chart").locator(".recharts-bar-rectangle")).toHaveCount(3);
  await expectAccessible(page, "a run and its result");

  await page.getByRole("button", { name: "Share by link" }).click();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await page.getByLabel("Public link").inputValue();
  const visitor = await (await page.context().browser()?.newContext())?.newPage();
  if (!visitor) throw new Error("the browser is gone");
  await visitor.goto(link);
  await expect(visitor.getByRole("row", { name: "Porto 30.5" })).toBeVisible();
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByRole("button", { name: "Share by link" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This result isn't shared" })).toBeVisible();
});

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

async function addByKeys(page: Page, tool: RegExp): Promise<void> {
  await page.keyboard.press("Alt+KeyA");
  await tabTo(
    page,
    page.getByRole("complementary", { name: "Workflow Tools" }).getByRole("button", { name: tool }).first(),
  );
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+KeyP");
  await expect(properties(page).getByLabel("Name", { exact: true })).toBeFocused();
}

test("somebody builds the same by keyboard alone", async ({ page }) => {
  test.setTimeout(300_000);
  await openNew(page);
  const panel = properties(page);
  await addByKeys(page, /^CSV File An uploaded file/);
  await tabTo(page, panel.getByLabel("File", { exact: true }));
  await page.keyboard.type("Sample");
  await expect(panel.getByLabel("File", { exact: true })).toHaveValue("sample");
  await expect(panel.getByRole("table", { name: "First rows" })).toContainText("Spring Launch");

  await addByKeys(page, /^Filter Data/);
  await tabTo(page, panel.getByRole("button", { name: "Add a condition" }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+KeyP");
  await tabTo(page, panel.getByLabel("Column", { exact: true }));
  await page.keyboard.type("campaign");
  await expect(panel.getByLabel("Column", { exact: true })).toHaveValue("campaign_name");
  await tabTo(page, panel.getByLabel("Value"));
  await page.keyboard.type("Newsletter");

  await addByKeys(page, /^Aggregate Data/);
  await tabTo(page, panel.getByRole("button", { name: "Add a group" }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+KeyP");
  await tabTo(page, panel.getByLabel("Column", { exact: true }));
  await page.keyboard.type("campaign");
  await expect(panel.getByLabel("Column", { exact: true })).toHaveValue("campaign_name");
  await tabTo(page, panel.getByRole("button", { name: "Add a measure" }));
  await page.keyboard.press("Enter");
  await expect(panel.getByLabel("Output name")).toHaveValue("sum_spend");

  await addByKeys(page, /^Dashboard/);
  await page.keyboard.press("Control+KeyS");
  await expect(page.getByText("Workflow Created", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/workflows\/\d+$/);
  await expect(page.getByRole("button", { name: "Schedule" })).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await tabTo(page, await expectCompleted(page));
  await page.keyboard.press("Enter");
  const result = page.getByRole("region", { name: "Dashboard", exact: true }).getByRole("table");
  await expect(result.getByRole("row", { name: /^Newsletter 3515\.88/ })).toBeVisible();
  await expect(result.getByRole("row")).toHaveCount(2);
});

test("on a canvas without room beside it a press on a step shows its properties", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openNew(page);
  await page.getByRole("button", { name: "Try the sample workflow" }).click();
  const [first, second] = [page.locator(".react-flow__node").nth(0), page.locator(".react-flow__node").nth(1)];
  await first.click();
  const dialog = page.getByRole("dialog", { name: "Properties" });
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Sample campaigns");
  await expectAccessible(page, "properties on a narrow canvas");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await second.click({ modifiers: ["Shift"] });
  await expect(page.locator(".react-flow__node.selected")).toHaveCount(2);
  await expect(dialog).toBeHidden();
});

test("somebody puts a step between two others by the plus on their connection, by mouse and by keyboard", async ({
  page,
}) => {
  await openNew(page);
  await page.getByRole("button", { name: "Try the sample workflow" }).click();
  const steps = page.locator(".react-flow__node");
  await expect(steps).toHaveCount(4);
  const line = page.getByLabel("From Sample campaigns to Name the columns");
  const plus = page.getByRole("button", { name: "Insert a step between Sample campaigns and Name the columns" });
  await expect(plus).toHaveCount(0);
  // The canvas comes to rest after it has been filled.
  await expect(async () => {
    await line.hover({ force: true });
    await expect(plus).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await plus.click();
  await page.getByRole("dialog").getByRole("button", { name: /^Sort/ }).click();
  await expect(steps).toHaveCount(5);
  await expect(page.getByLabel("From Sort to Name the columns")).toBeAttached();
  await expect(line).toHaveCount(0);
  await page.keyboard.press("Control+KeyZ");
  await expect(steps).toHaveCount(4);

  await line.focus();
  await page.keyboard.press("Enter");
  await expect(plus).toBeVisible();
  await expectAccessible(page, "a connection that is selected");
  await page.keyboard.press("Alt+KeyI");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Limit/ })
    .press("Enter");
  await expect(page.getByLabel("From Sample campaigns to Limit")).toBeAttached();
});

test("the sample flow runs as it is placed, on a phone as a list", async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page, newUsername());
  await page.goto("/workflows");
  await expectAccessible(page, "no workflows yet");
  await page.getByRole("link", { name: "New workflow" }).click();
  await page.getByRole("button", { name: "Try the sample workflow" }).click();
  const steps = page.getByRole("list", { name: "Steps of the workflow" });
  await expect(steps.getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Save Workflow" }).click();
  await expect(page.getByText("Workflow Created", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expectCompleted(page);
  await expect(steps.getByRole("listitem").first()).toContainText("1,350 rows");
  await expectAccessible(page, "a workflow as a list");
  await steps.getByRole("button", { name: /^Spend by campaign/ }).click();
  await expect(page.getByRole("dialog", { name: "Properties" }).getByLabel("Output name").first()).toHaveValue(
    "total_spend",
  );
  await expectAccessible(page, "properties in a sheet");
});

/** Goes to a step by its name, as Ctrl+K does it. */
async function goTo(page: Page, step: string): Promise<void> {
  const search = page.getByRole("dialog").getByRole("combobox");
  // A page that has just come back takes keys once its scripts do.
  await expect(page.locator(".react-flow__node").filter({ hasText: step })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Control+KeyK");
    await expect(search).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await search.fill(step);
  await page.keyboard.press("Enter");
  await expect(properties(page).getByLabel("Name", { exact: true })).toHaveValue(step);
}

test("somebody finds steps and notes, runs with a parameter, runs from a step, and restores a version", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const username = newUsername();
  const data = { username, password, name: username, email: `${username}@example.com` };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  const id = await makeManySteps(page);
  await page.goto(`/workflows/${id}`);
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Ask Ana before you change the limit.");

  // Parameters, and rows that go through another workflow and come back.
  await page.getByRole("button", { name: "Run", exact: true }).click();
  const asked = page.getByRole("dialog", { name: "Run workflow" });
  await asked.getByLabel("least").fill("2500");
  await asked.getByRole("button", { name: "Run workflow" }).click();
  const history = page.getByRole("region", { name: "Execution History" });
  await expect(history.getByText("Completed")).toHaveCount(1, { timeout: RUN_TIMEOUT });
  const card = (name: string) => page.locator(".react-flow__node").filter({ hasText: name });
  await expect(card("Union")).toContainText("2,700 rows");
  await expect(card("Sub-workflow")).toContainText("1,350 rows");

  // From afar a press anywhere on a step selects it; nearer, one on its count shows the rows.
  const zoom = page.getByRole("toolbar", { name: "Canvas" }).getByText(/percent$/);
  while (Number.parseInt(await zoom.innerText(), 10) >= 60)
    await page.getByRole("button", { name: "Zoom out" }).click();
  const count = await card("Union").locator("[data-rows]").boundingBox();
  await page.mouse.click((count?.x ?? 0) + (count?.width ?? 0) / 2, (count?.y ?? 0) + (count?.height ?? 0) / 2);
  await expect(properties(page).getByLabel("Name", { exact: true })).toHaveValue("Union");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await history.getByRole("link", { name: /^run_/ }).click();
  await expect(page.getByRole("heading", { name: "Input · Sub-workflow" })).toBeVisible();
  await page.goBack();

  // From a step on, with the rows that the run before it kept.
  await goTo(page, "Sort");
  await expect.poll(async () => (await card("Sort").boundingBox())?.width ?? 0).toBeGreaterThan(160);
  await properties(page).getByRole("button", { name: "Run from here" }).click();
  const again = page.getByRole("dialog", { name: "Run from “Sort”" });
  await again.getByRole("button", { name: "Run from here" }).click();
  await expect(history.getByText("from “Sort”")).toBeVisible();
  await expect(history.getByText("Completed")).toHaveCount(2, { timeout: RUN_TIMEOUT });

  // A version that was saved over comes back.
  await properties(page).getByLabel("Name", { exact: true }).fill("Largest first");
  await page.getByRole("button", { name: "Save Workflow" }).click();
  await expect(page.getByText(/^Saved less than a minute ago/)).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Version history" }).click();
  const versions = page.getByRole("dialog", { name: "Version history" });
  await expect(versions.getByText("Largest first").first()).toBeVisible();
  await versions.getByRole("button", { name: "Restore version 1" }).click();
  await expect(card("Sort")).toBeVisible();

  // A step that is focused out of sight comes into view, and the canvas's frame stays where it is.
  await page.locator(".react-flow__viewport").evaluate((viewport) => {
    viewport.parentElement?.closest(".react-flow")?.scrollTo(40, 0);
  });
  await expect.poll(() => page.locator(".react-flow").evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);

  // A new note takes what is typed at once, beside the steps.
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Add a note" }).click();
  const note = page.getByRole("textbox", { name: "Note" }).last();
  await expect(note).toBeFocused();
  await page.keyboard.type("Ask Rosa before you sort otherwise.");
  await expect(note).toHaveValue("Ask Rosa before you sort otherwise.");

  // On a phone the buttons of a long form are in view.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Connections" }).click();
  const connect = page.getByRole("dialog", { name: "Connect" });
  for (const connector of ["PostgreSQL", "MySQL", "Snowflake", "Google Sheets", "API", "S3"]) {
    await connect.getByLabel("Connector").selectOption(connector);
    await expect(connect.getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 });
    await expect(connect.getByRole("button", { name: "Test connection" })).toBeInViewport({ ratio: 1 });
  }
  // What a test of it says is in view too, below the longest form.
  await connect.getByLabel("Connector").selectOption("PostgreSQL");
  await connect.getByLabel("SSL mode").selectOption("verify-full");
  await connect.getByLabel("Host").fill("localhost");
  await connect.getByLabel(/^CA certificate/).fill("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----");
  await connect.getByLabel("Database").fill("shop");
  await connect.getByLabel("Username").fill("reader");
  await connect.getByRole("button", { name: "Test connection" }).click();
  await expect(connect.getByText("Paste the whole text of its PEM file.")).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "a new connection on a phone");
});
