import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { test as base, startSite } from "./site.ts";

const OPERATOR = "Operator-Pass-1";
const PASSWORD = "Correct-Horse-7";

const test = base.extend<object, { adminSite: string }>({
  adminSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its parameter
    async ({}, use) => {
      const site = await startSite({ ADMIN_PASSWORD: OPERATOR });
      await use(site.url);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

async function signIn(browser: Browser, site: string, username: string, password: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site })).newPage();
  await page.goto("/auth");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  return page;
}

test("an applicant waits, is approved, works through leads, and is thrown out at once", async ({
  browser,
  adminSite,
}) => {
  const visitor = await (await browser.newContext({ baseURL: adminSite })).newPage();
  await visitor.request.post(`${adminSite}/api/prompts`, {
    data: {
      name: "<script>Grace</script> Adeyemi",
      email: "grace@example.com",
      prompt: "We look for a nurse with triage experience.",
      jobTitle: "Nurse",
      source: "Friend",
    },
  });
  await visitor.goto("/admin");
  await expect(visitor).toHaveURL(/\/auth/);
  await visitor.request.post(`${adminSite}/api/register`, {
    data: { username: "maria", password: PASSWORD, email: "maria@example.com", isAdmin: true },
  });
  await visitor.goto("/admin");
  await expect(visitor.getByText("Access Denied", { exact: true })).toBeVisible();
  await expect(visitor).toHaveURL(`${adminSite}/`);

  const boss = await signIn(browser, adminSite, "admin", OPERATOR);
  await expect(boss).toHaveURL(/\/admin/);
  await boss.getByRole("tab", { name: /Users \(1 new\)/ }).click();
  await boss.getByRole("button", { name: "Review maria" }).click();
  const rights = boss.getByRole("dialog", { name: "Give maria admin rights?" });
  await expect(rights).toContainText("delete submissions");
  await rights.getByRole("button", { name: "Give admin rights" }).click();
  await expect(boss.getByText("Admin rights given", { exact: true })).toBeVisible();

  await visitor.goto("/admin");
  await expect(visitor.getByRole("tab", { name: "Submissions" })).toBeVisible();
  await expect(visitor.getByRole("tab", { name: /Users/ })).toHaveCount(0);
  await visitor.getByRole("button", { name: /^View <script>Grace/ }).click();
  await expect(visitor.getByRole("dialog")).toContainText("grace@example.com");
  await visitor.keyboard.press("Escape");
  await visitor.getByRole("button", { name: /^Delete <script>Grace/ }).click();
  await visitor.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(visitor.getByText("No submissions found")).toBeVisible();

  await boss.getByRole("button", { name: "Actions for maria" }).click();
  await boss.getByRole("menuitem", { name: "Deactivate account" }).click();
  await boss
    .getByRole("dialog", { name: "Deactivate maria?" })
    .getByRole("button", { name: "Deactivate account" })
    .click();
  await expect(boss.getByText("Account deactivated", { exact: true })).toBeVisible();
  await visitor.goto("/admin");
  await expect(visitor).toHaveURL(/\/auth/);
});

test("a super admin on a phone sees every tab whole, new accounts or not", async ({ browser, adminSite }) => {
  const newcomer = await browser.newContext({ baseURL: adminSite });
  await newcomer.request.post(`${adminSite}/api/register`, {
    data: { username: "newcomer", password: PASSWORD, email: "newcomer@example.com", isAdmin: true },
  });
  const boss = await signIn(browser, adminSite, "admin", OPERATOR);
  await boss.setViewportSize({ width: 360, height: 780 });
  await expect(boss.getByRole("tab", { name: /Users \(\d+ new\)/ })).toBeVisible();
  for (const tab of await boss.getByRole("tab").all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await boss.getByRole("tab", { name: "Admin", exact: true }).click();
  await boss.getByRole("button", { name: "Delete data" }).click();
  await expect(boss.getByText("Enter an email address")).toBeVisible();
});
