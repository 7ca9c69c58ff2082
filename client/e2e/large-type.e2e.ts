import { expect } from "@playwright/test";
import { test } from "./site.ts";

/** The letter size that people choose in their browser's settings, here twice the usual. */
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"],
  },
});

for (const width of [1280, 390])
  test(`nothing leaves a screen of ${width} pixels where the browser's type is twice as large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/", "/prompt", "/templates", "/my-cover-letters", "/auth", "/skills-selection"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow]).toEqual([path, Math.min(0, overflow)]);
    }
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "Sign In" })).toBeInViewport();
  });
