import { expect, type Page } from "@playwright/test";
import { applicationSchema } from "#shared/applications/application.schema.ts";
import { type PostingSite, startPostingSite } from "../../server/testing/posting-site.ts";
import { login, newUsername, password, register } from "./account.ts";
import { test, untilLive } from "./site.ts";

test.use({ reducedMotion: "reduce" });

const links = ["/boards/head-gardener", "/careers/graph", "/agency/microdata", "/village/plain", "/long/estate"];
const pasted = ["Orchard Keeper", "Nursery Gardener", "Estate Gardener", "Park Ranger", "Arboretum Gardener"].map(
  (role, at) => `Position: ${role}
Company: Foxglove Trust ${at + 1}
Location: Bath

You must have
- Experience with pruning
- A driving licence`,
);
const facts = ["pruned 300 apple trees each winter.", "led two gardeners and a trainee."];

test.describe("a job search on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.describe.configure({ timeout: 180_000 });
  let jobs: PostingSite;
  test.beforeAll(async () => {
    jobs = await startPostingSite();
  });
  test.afterAll(() => jobs.close());

  test("takes ten postings to Sent with facts that were typed once, offline in between and on two devices", async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await typeFacts(page);
    await page.goto("/applications/several");
    await page
      .getByLabel("Links and postings")
      .fill([...links.map((path) => jobs.url + path), ...pasted].join("\n---\n"));
    await page.getByLabel("Your email").fill("ada@example.org");
    await page.getByRole("button", { name: "Write the letters" }).click();
    await expect(page.getByText("10 of 10 written")).toBeVisible({ timeout: 60_000 });
    await page.getByRole("link", { name: "Open the application for Head Gardener, Aldercombe House" }).click();
    await expect(page.getByLabel("Company")).toHaveValue("Aldercombe House");
    await page.getByRole("link", { name: "Applications", exact: true }).first().click();
    await expect(page.getByRole("button", { name: "Draft 10" })).toBeVisible();

    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await refuseUnread(page, "Orchard Keeper");
    for (const role of ["Orchard Keeper", "Head Gardener"]) await readAndSend(page, role);
    await page.reload();
    await expect(page.getByRole("button", { name: "Sent 2" })).toBeVisible();
    await context.setOffline(false);

    const username = newUsername();
    await register(page, username);
    await page.goto("/applications");
    await expect(page.getByRole("button", { name: "Draft 8" })).toBeVisible();
    await expect.poll(() => storedCount(page)).toBe(0);

    const desktop = await browser.newContext({ baseURL });
    const other = await desktop.newPage();
    await login(other, username);
    await other.goto("/applications");
    await expect(other.getByRole("button", { name: "Sent 2" })).toBeVisible();

    // One job, two devices: the phone without a network sends it, the computer notes something about it.
    await read(page, "Nursery Gardener");
    await context.setOffline(true);
    await choose(page, "Nursery Gardener", "Sent");
    await expect(page.getByText(/kept in this browser and not on your account/)).toBeVisible();
    await other.getByRole("link", { name: "Nursery Gardener", exact: true }).click();
    await other.getByLabel("Notes").fill("Ask for Jo");
    await other.getByLabel("Notes").blur();
    await expect.poll(async () => (await exported(other)).find(isRole("Nursery Gardener"))?.notes).toBe("Ask for Jo");
    await context.setOffline(false);
    await expect
      .poll(async () => (await exported(other)).find(isRole("Nursery Gardener")))
      .toMatchObject({ status: "sent", notes: "Ask for Jo" });

    await page.goto("/applications?status=draft");
    for (let left = 7; left > 0; left--) {
      await expect(page.getByRole("button", { name: `Draft ${left}` })).toBeVisible();
      const role = (await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
      await readAndSend(page, role);
    }
    await expect.poll(async () => (await exported(other)).map(({ status }) => status)).toEqual(Array(10).fill("sent"));
    const all = await exported(other);
    expect(all.every(({ letters, posting }) => letters.length === 1 && posting !== "")).toBe(true);
    expect(all.filter(({ link }) => link.startsWith(jobs.url))).toHaveLength(5);
    const letters = await (await other.request.get("/api/saved-cover-letters")).json();
    for (const { content } of letters) expect(content).toContain("300 apple trees");

    expect((await other.request.delete("/api/profile", { data: { password } })).status()).toBe(204);
    expect((await page.request.get("/api/applications")).status()).toBe(401);
    await desktop.close();
  });
});

async function typeFacts(page: Page): Promise<void> {
  await page.goto("/my-facts");
  await untilLive(page);
  await page.getByRole("button", { name: "Type them" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Voss");
  await page.getByLabel("Add a skill").fill("Pruning");
  await page.getByLabel("Add a skill").press("Enter");
  await page.getByRole("button", { name: "Add a line" }).last().click();
  for (const line of facts) {
    await page.getByLabel(/^New line/).fill(line);
    await page.getByLabel(/^New line/).press("Enter");
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem("myFacts") ?? "")).toContain("a trainee");
}

function cardOf(page: Page, role: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: role, exact: true }) });
}

/** A letter that nobody has read is not marked as sent. */
async function refuseUnread(page: Page, role: string): Promise<void> {
  await choose(page, role, "Sent");
  await expect(page.getByText("Read the letter first", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Draft 10" })).toBeVisible();
}

async function readAndSend(page: Page, role: string): Promise<void> {
  await read(page, role);
  await choose(page, role, "Sent");
}

async function read(page: Page, role: string): Promise<void> {
  await cardOf(page, role)
    .getByRole("link", { name: /Letter/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("300 apple trees");
  await page.goBack();
}

async function choose(page: Page, role: string, status: string): Promise<void> {
  await cardOf(page, role)
    .getByRole("button", { name: /change the status/ })
    .click();
  await page.getByRole("menuitem", { name: status }).click();
}

function storedCount(page: Page): Promise<number> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("applications") ?? "[]").length);
}

async function exported(page: Page) {
  const answer = await page.request.get("/api/applications/export");
  return applicationSchema.array().parse(await answer.json());
}

function isRole(role: string) {
  return (one: { role: string }) => one.role === role;
}
