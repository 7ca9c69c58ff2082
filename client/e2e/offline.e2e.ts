import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { keepInBrowser } from "./account.ts";
import { fillFacts } from "./desk.ts";
import { test } from "./site.ts";

test("the page opens offline with the questions, the browser's letters and what the generator keeps", async ({
  page,
  context,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => /Content Security Policy/.test(message.text()) && complaints.push(message.text()));
  await page.goto("/prompt");
  await page.getByLabel("Job posting").fill("We need a nurse who reads telemetry.");
  const read = page.getByRole("heading", { name: "Read from the posting" });
  await expect(read).toBeVisible();
  await keepInBrowser(page, [{ title: "Night nurse", content: "Dear team,\n\nI write about the night shift." }]);
  await untilKept(page);
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  // Tall enough for the bar at the bottom to cover nothing that one would scroll to.
  await page.setViewportSize({ width: 1440, height: 1500 });
  await expectAccessible(page, "generator, offline");

  await page.reload();
  await expect(page.getByLabel("Job posting")).toHaveValue("We need a nurse who reads telemetry.");
  await expect(read).toBeVisible();
  await page.getByRole("button", { name: "Next: your facts" }).click();
  await fillFacts(page, { firstName: "Grace", lastName: "Adeyemi", skills: "telemetry" });
  await page.reload();
  await page.getByRole("button", { name: "Done: Your facts" }).click();
  await expect(page.getByRole("heading", { name: "Grace Adeyemi" })).toBeVisible();

  await page.goto("/my-cover-letters");
  await expect(page.getByRole("heading", { name: "Night nurse" })).toBeVisible();

  await page.goto("/position-selection?from=wizard");
  await page.getByRole("button", { name: "Data Scientist" }).or(page.getByLabel("Data Scientist")).first().click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/skills-selection/);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain("/");
  expect(kept.filter((path) => path.startsWith("/api"))).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText("You're offline.")).toBeHidden();
  expect(complaints).toEqual([]);
});

test("can be installed as an app", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(address ?? "")).json();
  expect(manifest).toMatchObject({ name: "Cover Letter Desk", start_url: "/", display: "standalone" });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toContain(type);
  }
});

/** A worker is active only once it has kept everything. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}
