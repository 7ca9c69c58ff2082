import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { newUsername, register } from "./account.ts";
import { writeLetter } from "./desk.ts";
import { test } from "./site.ts";

for (const [device, viewport] of [
  ["desk", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test(`settings, the bell, help and a wrong address can be read and reached on a ${device}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await register(page, newUsername());

    await page.goto("/settings");
    for (const tab of ["Account", "Notifications", "Appearance", "API Keys", "Execution"]) {
      await page.getByRole("tab", { name: tab }).click();
      await expectAccessible(page, `settings, ${tab}`);
    }
    await page.getByLabel("Retry delay").selectOption("30 seconds");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Settings saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Retry delay")).toHaveValue("30");

    await page.getByRole("button", { name: "Notifications", exact: true }).press("Enter");
    await expect(
      page.getByText("No notifications. Finished workflow runs and what your applications need appear here."),
    ).toBeVisible();
    await expectAccessible(page, "the bell, open");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeFocused();

    await page.goto("/help#account");
    await expect(page.getByRole("heading", { name: "Your account" })).toBeInViewport();
    await expectAccessible(page, "help");
    await page.goto("/sign-out-guide");
    await expectAccessible(page, "sign-out guide");
    await page.goto("/no-such-page");
    await expectAccessible(page, "no such page");
  });
}

test("a browser that keeps nothing is told so, and still writes a letter", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await page.goto("/prompt");
  await expect(page.getByText(/^This browser blocks storage/)).toBeVisible();
  await expectAccessible(page, "storage blocked");
  await page.getByRole("button", { name: "Got it" }).click();
  await writeLetter(page, {
    firstName: "Grace",
    lastName: "Adeyemi",
    posting: "We need a nurse.\nTelemetry required.",
    skills: "telemetry",
  });
  await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
});
