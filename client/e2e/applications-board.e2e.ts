import { expect, type Page } from "@playwright/test";
import { startPostingSite } from "../../server/testing/posting-site.ts";
import { emptyApplication } from "../../shared/applications/application.schema.ts";
import { expectAccessible } from "./accessible.ts";
import { test, untilLive } from "./site.ts";

test.use({ reducedMotion: "reduce" });

test("cards of the board go to another status by mouse and by keyboard, and stay there", async ({ page }) => {
  await page.goto("/help");
  await keepApplications(page, ["Head Gardener", "Kitchen Gardener"]);
  await page.goto("/applications?view=board");
  await untilLive(page);
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const card = (role: string) => page.getByRole("link", { name: role });
  await expectAccessible(page, "the board");
  await card("Head Gardener")
    .locator("..")
    .dragTo(column("Interview"), { sourcePosition: { x: 60, y: 44 } });
  await expect(column("Interview").getByRole("link", { name: "Head Gardener" })).toBeVisible();
  await card("Kitchen Gardener").focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(column("Ready").getByRole("link", { name: "Kitchen Gardener" })).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(column("Sent").getByRole("link", { name: "Kitchen Gardener" })).toBeFocused();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(page.getByText("Kitchen Gardener moved to Ready")).toBeAttached();
  await page.reload();
  await expect(column("Ready").getByRole("link", { name: "Kitchen Gardener" })).toBeVisible();
  await expect(column("Interview").getByRole("link", { name: "Head Gardener" })).toBeVisible();
});

test("a page with a job comes by the bookmark and from other apps with its text, and nothing is fetched", async ({
  page,
  context,
}) => {
  const jobs = await startPostingSite();
  await page.goto("/applications/several");
  await untilLive(page);
  const bookmark = page.getByRole("link", { name: "Save to Cover Letter Desk" });
  await expect(bookmark).toHaveAttribute("href", /^javascript:/);
  const code = (await bookmark.getAttribute("href")) ?? "";
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  const other = await context.newPage();
  await other.goto(`${jobs.url}/boards/head-gardener`);
  const opened = context.waitForEvent("page");
  await other.evaluate(code.replace(/^javascript:/, ""));
  const shared = await opened;
  await expect(shared.getByRole("heading", { name: "Head Gardener", level: 1 })).toBeVisible();
  await expect(shared.getByText("Aldercombe House", { exact: true })).toBeVisible();
  await expect(shared.getByRole("region", { name: "Posting text" })).toContainText("PA1 and PA6 certificates");
  await expectAccessible(shared, "a job that was shared");
  await shared.getByRole("button", { name: "Save for later" }).click();
  await expect(shared.getByLabel("Company")).toHaveValue("Aldercombe House");
  await expect(shared.getByLabel(/^As it was on/)).toHaveValue(/PA1 and PA6 certificates/);

  // As the browser of an installed app does it for what the manifest names.
  const { share_target: target } = await (await page.request.get("/manifest.webmanifest")).json();
  expect(target).toMatchObject({ method: "POST", enctype: "application/x-www-form-urlencoded" });
  const text = `Orchard Keeper\n${"You look after old apple trees and their meadow. ".repeat(6)}`;
  await page.goto("/help");
  await page.evaluate(
    ({ action, fields }) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "POST", action });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      document.body.append(form);
      form.submit();
    },
    {
      action: target.action,
      fields: { [target.params.title]: "Orchard Keeper", [target.params.text]: text, [target.params.url]: jobs.url },
    },
  );
  await expect(page.getByRole("heading", { name: "Orchard Keeper", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Posting text" })).toContainText("old apple trees");
  await page.getByRole("button", { name: "Write a letter" }).click();
  await expect(page.getByLabel("Job posting")).toHaveValue(/old apple trees/);
  // The browser itself asked for the page and its icon.
  expect(jobs.asked.filter((headers) => headers["user-agent"]?.startsWith("CoverLetterDesk"))).toEqual([]);
  await jobs.close();
});

/** As the page keeps those of a visitor. */
async function keepApplications(page: Page, roles: string[]): Promise<void> {
  const at = new Date().toISOString();
  const kept = roles.map((role, index) => ({
    ...emptyApplication,
    ...{ role, key: String(index).repeat(32), createdAt: at, updatedAt: at },
  }));
  await page.evaluate((stored) => localStorage.setItem("applications", stored), JSON.stringify(kept));
}
