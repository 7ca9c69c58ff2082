import { expect } from "@playwright/test";
import { newUsername, register } from "./account.ts";
import { test } from "./site.ts";

test("the start page opens with its two doors, and nothing is refused by the page's own policy", async ({ page }) => {
  const complaints: string[] = [];
  page.on(
    "console",
    (message) => message.type() === "error" && !/401/.test(message.text()) && complaints.push(message.text()),
  );
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Import from Resume/ })).toHaveAttribute("href", "/resume-upload");
  await expect(page.getByRole("link", { name: /Start from Scratch/ })).toHaveAttribute(
    "href",
    "/position-selection?from=wizard",
  );
  await expect(page.getByRole("link", { name: "My Cover Letters" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("an address that does not exist says so and leads home", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page).toHaveTitle("Page not found · Cover Letter Desk");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("the header of an account stands in one line at every width that shows its links", async ({ page }) => {
  await register(page, newUsername());
  await page.goto("/workflows");
  const header = page.getByRole("banner");
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.getByRole("heading", { name: "Workflows" })).toBeVisible();
  for (const width of [904, 960, 1024, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(header.getByRole("link", { name: "AI Assistant" })).toBeVisible();
    const texts = ["Cover Letter Desk", "Dashboard", "AI Assistant", "Settings", "Create New"];
    for (const text of texts) {
      const box = await header.getByText(text, { exact: true }).boundingBox();
      expect(box?.height, `${text} at ${width}`).toBeLessThan(46);
    }
    const inside = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    const overlaps = await header.evaluate((element) => {
      const shown = [...element.querySelectorAll("a, button")].map((each) => each.getBoundingClientRect());
      const sides = shown.filter(({ width: wide }) => wide > 0).toSorted((a, b) => a.left - b.left);
      return sides.some((side, at) => at > 0 && side.left < (sides[at - 1]?.right ?? 0) - 1);
    });
    expect([width, inside, overlaps]).toEqual([width, true, false]);
  }
});
