import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./site.ts";

test.use({ reducedMotion: "reduce" });

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${target}`);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** The choices answer to arrows and space, Enter goes on, and the next question begins at its beginning. */
async function answer(page: Page, question: string, first: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(question);
  await tabTo(page, page.getByRole("main").getByRole("button", { name: first }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(question);
  await expect(page.getByRole("main")).toBeFocused();
}

test("from the start page to a saved and edited letter by keyboard alone, the focus never lost", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: /^Start from Scratch/ }));
  await page.keyboard.press("Enter");
  await answer(page, "Which job is the letter for?", /^Software Developer/);
  await answer(page, "What are your top skills?", /^JavaScript/);
  await answer(page, "How many years have you worked in this field?", /^0 .just starting/);
  await answer(page, "What's your highest level of education?", /^College/);
  await answer(page, "What do people value in you?", /^Leader/);

  await expect(page.getByRole("heading", { level: 1, name: "New letter" })).toBeVisible();
  await press(page, "I have a posting");
  await type(page, "Job posting", "Data Scientist at Northgate. You build forecasts and explain them to planners.");
  await press(page, "Next: your facts");
  await type(page, "First name", "Grace");
  await type(page, "Last name", "Adeyemi");
  await tabTo(page, page.getByRole("button", { name: /^Next: / }));
  await page.keyboard.press("Enter");
  await press(page, "Write my letter");
  await expect(page.getByRole("heading", { level: 1, name: "Your letter" })).toBeFocused();
  await type(page, "Email", "grace@example.com");
  await type(page, "How did you find us?", "Friend");
  await press(page, "Unlock full letter");
  await expect(page.getByText("Your cover letter is ready!")).toBeVisible();

  await press(page, "Edit");
  const text = page.getByLabel("Text of the letter");
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\n\nMine.");
  await press(page, "Done");
  await expect(page.getByRole("article", { name: /^Your letter/ })).toContainText("Mine.");
  await expect(page.locator("body")).not.toBeFocused();
  await press(page, "Save");
  await expect(page.getByRole("dialog").getByLabel("Title")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cover letter saved locally", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeFocused();

  await press(page, "My Letters");
  await expect(page.getByRole("heading", { level: 1, name: "My Cover Letters" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  page.on("dialog", (question) => void question.accept());
  await tabTo(page, page.getByRole("button", { name: /^More for / }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "View" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cover letter deleted successfully", { exact: true })).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Undo", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
});
