import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { PDFParse } from "pdf-parse";
import { expectAccessible } from "./accessible.ts";
import { test, untilLive } from "./site.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });

const posting = `Maintenance Technician
Harbor Point Apartments, Tacoma, WA

Harbor Point is a 212-unit community near the waterfront. We need a maintenance technician who keeps our residents' homes in good repair.

What you'll do
- Complete work orders in occupied units
- Turn vacant units within five days
- Share the on-call rotation, one week in four

What you need
- 2 years of apartment maintenance experience
- EPA 608 certification
- Valid driver's license

Nice to have
- Pool operator certification

In your cover letter, tell us about a time you fixed something other people had given up on.
Please include your hourly pay expectation.
Send your resume to Renee Castillo, Community Manager, at jobs@harborpoint.example. Use job number HP-118 in the subject line. Apply by December 18, 2030.`;

const notes = `Marcus Bell
Tacoma, WA 98404
(253) 555-0142
marcus.bell@example.com

Apartment maintenance tech, Cedar Court Apartments, Lakewood, 2021 - now
- about 30 work orders a week
- turned 64 vacant units last year
- on call every third week

Before that 3 yrs Home Depot, plumbing aisle
EPA 608 Type II, 2022
WA driver's license, clean
can do drywall, basic electrical, appliance repair`;

async function paste(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByLabel(label);
  await box.fill(text);
  await box.dispatchEvent("paste");
}

test("somebody on a phone goes from a posting and notes to a saved PDF", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(/Paste a job posting, and your notes or resume/)).toBeVisible();
  await page.getByRole("link", { name: "Paste a posting" }).click();
  await untilLive(page);
  await paste(page, "Job posting", posting);
  await expect(page.getByRole("heading", { name: "Read from the posting" })).toBeVisible();
  await look(page, "posting");
  await page.getByRole("button", { name: "Next: your facts" }).click();

  await page.getByRole("button", { name: "Paste anything" }).click();
  await paste(page, "Your text", notes);
  await page.getByRole("button", { name: "Next: questions" }).click();
  await expect(page.getByRole("button", { name: "Write my letter" })).toBeVisible();
  await expect(page.getByText(/^Sorted into/)).toBeHidden();
  await look(page, "questions");
  const why = page.getByRole("textbox", { name: /^Why this job/ });
  await why.pressSequentially(
    "I am applying because I live ten minutes away and like a full day of different repairs.",
  );
  await expect(why).toHaveValue("I live ten minutes away and like a full day of different repairs.");
  const question = page.getByRole("region", { name: /given up on/ });
  await question
    .getByRole("textbox")
    .fill("In 2023 I rebuilt a boiler pump that two contractors had written off, and it still runs.");
  await look(page, "answered");
  await page.getByRole("button", { name: "Write my letter" }).click();

  await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
  await look(page, "preview");
  await page.getByRole("button", { name: "Unlock full letter" }).click();
  await page.getByLabel("How did you find us?").selectOption("Friend");
  await page.getByRole("button", { name: "Unlock full letter" }).click();
  await expect(page.getByText(/^Congratulations Marcus Bell/)).toBeVisible();
  const letter = page.getByRole("article", { name: /^Your letter/ });
  await expect(letter).toContainText("because I live ten minutes away");
  await expect(letter).toContainText("Renee Castillo");
  await look(page, "letter");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Edit", exact: true }).click();
  const text = page.getByLabel("Text of the letter");
  await text.fill((await text.inputValue()).replace("Kind regards", "Best regards"));
  await page.getByRole("button", { name: "Done" }).click();
  await expect(letter).toContainText("Best regards");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Cover letter saved locally", { exact: true })).toBeVisible();

  await page.goto("/my-cover-letters");
  await page.getByRole("button", { name: /^View / }).click();
  const saved = page.getByRole("dialog");
  await expect(saved).toContainText("Renee Castillo, Community Manager");
  await expect(saved).toContainText("Harbor Point Apartments");
  await look(page, "saved");
  const downloading = page.waitForEvent("download");
  await saved.getByRole("button", { name: "Download", exact: true }).click();
  const anyway = page.getByRole("button", { name: "Download anyway" });
  await Promise.race([downloading, anyway.click().catch(() => null)]);
  const pdf = new PDFParse({ data: new Uint8Array(await readFile(await (await downloading).path())) });
  const { text: printed } = await pdf.getText({ pageJoiner: "" });
  await pdf.destroy();
  expect(printed).toContain("Renee Castillo, Community Manager");
  expect(printed).toContain("Best regards");
  expect(printed).toContain("Harbor Point Apartments");

  await page.goto("/applications");
  await expect(page.getByText("Ready").first()).toBeVisible();
  await look(page, "applications");
  await expectInsideWindow(page);
  await page.getByRole("link", { name: "Maintenance Technician", exact: true }).click();
  await expect(page.getByRole("region", { name: "Checklist" })).toBeVisible();
  await expectInsideWindow(page);
  await look(page, "application");
});

async function expectInsideWindow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const cards = await page
    .locator("main .rounded-box:visible")
    .evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => [Math.round(left), Math.round(right)]),
    );
  for (const sides of cards) expect(sides).toEqual([20, 370]);
}

async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true });
}
