import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { PDFParse } from "pdf-parse";
import { expectAccessible, expectToFit } from "./accessible.ts";
import { newUsername, password } from "./account.ts";
import { writeLetter } from "./desk.ts";
import { test } from "./site.ts";

async function beginCheckout(page: Page, name: string): Promise<void> {
  await page.goto("/templates");
  await page.getByRole("button", { name: `Buy Now: ${name}` }).click();
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(page.getByText("No card is needed and nothing is charged")).toBeVisible();
}

/** On the sign-in page that one was sent to; one comes back to where one was. */
async function signUp(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Register" }).click();
  // The other panel has a username too.
  const panel = page.getByRole("tabpanel", { name: "Register" });
  await panel.getByLabel("Username").fill(newUsername());
  await panel.getByLabel("Email").fill("buyer@example.com");
  await panel.getByLabel("Password", { exact: true }).fill(password);
  await panel.getByLabel("Confirm password").fill(password);
  await panel.getByRole("button", { name: "Register", exact: true }).click();
}

test("a visitor buys a template, signs up, owns it, and has a letter and its PDF in it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await beginCheckout(page, "Finance Industry Template");
  await page.getByRole("button", { name: "Pay 3.99 USD" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  await expect(page.getByText("3.99 USD")).toBeVisible();
  await expect(page.getByText(/Sign in to add it to your account/)).toBeVisible();
  await expectAccessible(page, "payment successful");

  await page.getByRole("link", { name: "View Templates" }).click();
  await page.getByRole("button", { name: "Sign in to use Finance Industry Template" }).click();
  await signUp(page);
  await page.getByRole("button", { name: "Use template: Finance Industry Template" }).click();
  await expect(page.getByText("Template Selected", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Template: Finance Industry Template" }).first()).toBeVisible();

  await writeLetter(page, {
    firstName: "Grace",
    lastName: "Adeyemi",
    role: "Financial Analyst",
    posting: "Northmoor Cooperative seeks a Financial Analyst. You will close the books each month and forecast costs.",
    skills: "Excel, month-end close, forecasting",
  });
  await page.getByLabel("How did you find us").selectOption({ index: 1 });
  await page
    .getByRole("button", { name: /unlock|read/i })
    .last()
    .click();
  await expect(page.getByRole("article", { name: "Your letter" })).toBeVisible();
  await expectAccessible(page, "an open letter in a template");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  const pdf = new PDFParse({ data: new Uint8Array(await readFile(await (await downloading).path())) });
  const { text } = await pdf.getText({ pageJoiner: "" });
  await pdf.destroy();
  expect(text).toContain("GRACE ADEYEMI");

  await page.getByRole("button", { name: "Template: Finance Industry Template" }).click();
  await page.getByRole("menuitem", { name: "Plain letter" }).click();
  await expect(page.getByRole("article", { name: "Your letter" })).toContainText("Grace Adeyemi");
  await expect(page.getByRole("button", { name: "Template: Plain letter" })).toBeVisible();

  await page.goto("/history?tab=purchases");
  await expect(page.getByRole("heading", { name: "Finance Industry Template" })).toBeVisible();
  await expectAccessible(page, "purchases");
});

test("a declined card, a left checkout and a checkout paid twice charge nothing more", async ({ page }) => {
  await beginCheckout(page, "Tech Industry Template");
  const checkout = page.url();
  await page.getByRole("button", { name: "Simulate a declined card" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing was charged");
  await expectAccessible(page, "a declined card");
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await expect(page.getByText("You left checkout. Nothing was charged.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy Now: Tech Industry Template" })).toBeVisible();
  await page.goto(checkout);
  await page.getByRole("button", { name: "Pay 3.99 USD" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  await page.goto(checkout);
  await expect(page.getByRole("heading", { name: "Already paid" })).toBeVisible();
  await expectAccessible(page, "already paid");
});

test("the purchase outlives the browser's storage: its link brings it onto an account", async ({ page }) => {
  await beginCheckout(page, "Sales Industry Template");
  await page.getByRole("button", { name: "Pay 3.99 USD" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  const link = page.url();
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(link);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await signUp(page);
  await expect(page.getByText(/^Added to your account/)).toBeVisible();
  await page.getByRole("link", { name: "View Templates" }).click();
  await expect(page.getByRole("button", { name: "Use template: Sales Industry Template" })).toBeVisible();
});

for (const [size, viewport, check] of [
  ["a phone", { width: 390, height: 844 }, expectAccessible],
  // Laid out as on any other phone: only the width can be too little.
  ["the narrowest phone", { width: 360, height: 740 }, expectToFit],
  ["a desk", { width: 1440, height: 900 }, expectAccessible],
] as const) {
  test(`every state of the store can be read and reached on ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const tab of ["industry", "style", "specialized", "bundles"]) {
      await page.goto(`/templates?tab=${tab}`);
      await expect(page.getByRole("tabpanel")).toBeVisible();
      await check(page, tab);
    }
    await page.goto("/templates");
    await page.getByRole("button", { name: "Preview Marketing Industry Template" }).click();
    await expect(page.getByText("Premium Template - Click to purchase and unlock")).toBeVisible();
    await check(page, "preview");
    await page.getByRole("button", { name: "Purchase Template $3.99" }).click();
    await expect(page.getByRole("heading", { name: "Buy the Marketing Industry Template?" })).toBeVisible();
    await check(page, "confirmation");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    for (const address of [
      "/payment-success?session_id=cs_nothing&template_id=tech",
      "/payment-success",
      "/stripe-redirect",
      "/stripe-fixed",
    ]) {
      await page.goto(address);
      await expect(page.getByRole("main").getByRole("link", { name: /templates/i })).toBeVisible();
      await check(page, address);
    }
  });
}

test("the alternative checkout works by its form and by its link", async ({ page }) => {
  await page.goto("/stripe-redirect?item=style-bundle");
  await page.getByRole("button", { name: "Get the link" }).click();
  await page.getByRole("link", { name: "Open checkout" }).click();
  await expect(page.getByRole("heading", { name: "Style Bundle" })).toBeVisible();
  await page.goto("/stripe-redirect?item=style-bundle");
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(page.getByRole("heading", { name: "Style Bundle" })).toBeVisible();
});
