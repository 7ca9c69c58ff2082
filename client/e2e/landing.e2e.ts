import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { PDFParse } from "pdf-parse";
import { test } from "./site.ts";

test("the sample letter comes down as a PDF that reads back word for word", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/");
  await expect(page.getByRole("article", { name: "Sample letter" })).toBeVisible();
  expect(requested.filter((url) => /\.ttf|make-pdf/.test(url))).toEqual([]);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Cover Letter - Grace Adeyemi, RN - Registered Nurse.pdf");

  const pdf = new PDFParse({ data: new Uint8Array(await readFile(await download.path())) });
  const { text, total } = await pdf.getText({ pageJoiner: "" });
  await pdf.destroy();
  const letter = await page.getByRole("article", { name: "Sample letter" }).innerText();
  const words = (said: string) => said.split(/\s+/).filter(Boolean).join(" ");
  expect(words(text)).toBe(words(letter));
  expect(total).toBe(1);
});

test("the sample stays hidden after a way there and back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Hide sample letter" }).click();
  await page.getByRole("link", { name: "My Cover Letters" }).click();
  await expect(page.getByRole("heading", { name: "My Cover Letters" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Show sample letter" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("the thread meets the marked sentence, at any width that has room for it", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("circle").last()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [1440, 1000, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const end = page.locator("circle").last();
    await expect
      .poll(async () => {
        const marks = await page
          .locator("mark")
          .evaluate((mark) => Array.from(mark.getClientRects(), (line) => line.toJSON()));
        const dot = await end.boundingBox();
        const y = (dot?.y ?? 0) + 3.5;
        return marks.some((line) => y > line.top && y < line.bottom && (dot?.x ?? 0) < line.left);
      })
      .toBe(true);
  }
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(page.locator("circle").last()).toBeHidden();
});
