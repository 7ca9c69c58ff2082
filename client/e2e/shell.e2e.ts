import { expect } from "@playwright/test";
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
