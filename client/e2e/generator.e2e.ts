import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { type DeskFill, fillDesk, fillFacts, fillJob, writeLetter } from "./desk.ts";
import { test, untilLive } from "./site.ts";

const posting = `Registered Nurse, Cardiac Step-Down Unit
Northgate General Hospital, Portland
You lead rapid responses and mentor newly graduated nurses.
You give bedside shift report at every handover.
Telemetry experience is required. CCRN is preferred.
Please put reference CSU-2211 in the subject of your letter and state the shifts you can work.`;

const done = [
  "have been a charge nurse at Mercy Lakeside since 2022.",
  "lead the rapid response team on nights.",
  "trained eleven colleagues on bedside shift report in 2024.",
  "care for four to five telemetry patients a shift.",
];

const grace: DeskFill = {
  firstName: "Grace",
  lastName: "Adeyemi",
  role: "Registered Nurse",
  company: "Northgate General",
  posting,
  skills: "Telemetry, rapid response, Epic, teaching",
  lines: done,
};

async function reachPreview(page: Page): Promise<void> {
  await page.goto("/prompt");
  await writeLetter(page, grace);
  await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
}

async function unlock(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("grace.adeyemi@example.com");
  await page.getByLabel("How did you find us?").selectOption("Job Boards");
  await page.getByRole("button", { name: "Unlock full letter" }).click();
  await expect(page.getByText("Congratulations Grace Adeyemi! Your cover letter is ready!")).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  // One that is broken off is over as well.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

const toast = (page: Page) => page.getByRole("region", { name: /^Notifications/ });
const sheet = (page: Page) => page.getByRole("article", { name: /^Your letter/ });

test.use({ permissions: ["clipboard-read", "clipboard-write"], reducedMotion: "reduce" });

test("from a posting to a saved letter: preview, unlock, copy, file, tone, save, reload, start over", async ({
  page,
}) => {
  test.slow();
  const received: string[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/api/")) received.push(await response.text().catch(() => ""));
  });
  await reachPreview(page);
  await expect(page.getByText("The rest opens when you unlock")).toBeVisible();
  const previewPage = await page.content();
  const previewText = await sheet(page).innerText();
  const previewAnswers = received.join("\n");

  await unlock(page);
  const sentences = await sheet(page).locator("p").allInnerTexts();
  const shown = await sheet(page).innerText();
  const hidden = sentences.filter((text) => text.length > 60 && !previewText.includes(text));
  expect(hidden.length).toBeGreaterThan(0);
  for (const text of hidden) {
    expect(previewPage).not.toContain(text.slice(-40));
    expect(previewAnswers).not.toContain(text.slice(-40));
  }

  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(toast(page).getByText("Copied!")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(hidden[0]);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Cover Letter - Grace Adeyemi - Registered Nurse.pdf");
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(page.getByText("PDF checked: your name, email and the whole text can be read.")).toBeVisible({
    timeout: 60_000,
  });

  await page.getByRole("button", { name: "Tone", exact: true }).click();
  await page.getByRole("menuitem", { name: "Enthusiastic" }).click();
  await expect(toast(page).getByText("Cover Letter Regenerated")).toBeVisible();
  expect(await sheet(page).innerText()).not.toBe(shown);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  const versions = page.getByRole("dialog", { name: "Versions of this letter" });
  await expect(versions.getByRole("region", { name: "Version 1" }).locator("mark").first()).toBeVisible();
  await expectAccessible(page);
  await versions.getByRole("button", { name: "Restore version 1" }).click();
  expect(await sheet(page).innerText()).toBe(shown);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Registered Nurse, Northgate General");
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page).getByText("Cover letter saved locally")).toBeVisible();

  await page.reload();
  await expect(sheet(page)).toContainText(hidden[0] ?? "");
  expect(await sheet(page).innerText()).toBe(shown);

  await page.getByRole("button", { name: "Start Over" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.getByRole("button", { name: "Yes, Start Over" }).click();
  await expect(page.getByText("Resetting your data...")).toBeVisible();
  await expect(page).toHaveURL("/prompt?reset=true");
  await expect(page.getByLabel("Job posting")).toHaveValue("");
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("savedCoverLetters") ?? "[]").length)).toBe(1);

  await page.getByLabel("Job posting").fill("We look for a baker.");
  await expect(page).toHaveURL("/prompt");
  await page.reload();
  await expect(page.getByLabel("Job posting")).toHaveValue("We look for a baker.");
});

test("the letter grows in front of the person, and Stop gives the form back as it was", async ({ page }) => {
  await page.goto("/prompt");
  await writeLetter(page, grace);
  await expect(page.getByRole("heading", { name: "Writing your letter" })).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.getByRole("button", { name: "Done: The job" }).click();
  await expect(page.getByLabel("Job posting")).toHaveValue(posting);
  await expect(page.getByText("Failed to generate")).toHaveCount(0);
});

test("a lost connection is told, loses nothing, and the next try works", async ({ page, context }) => {
  await page.goto("/prompt");
  await untilLive(page);
  await fillDesk(page, grace);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Write my letter" }).click();
  await expect(toast(page).getByText(/Failed to generate cover letter. Please try again./)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
});

test("every state is accessible by machine and keyboard", async ({ page }) => {
  test.slow();
  await page.goto("/prompt");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next: your facts" }).click();
  await expect(page.getByText("Please provide more details about the job (minimum 10 characters)")).toBeVisible();
  await expect(page.getByLabel("Job posting")).toBeFocused();
  await expectAccessible(page);
  await fillJob(page, grace);
  await expect(page.getByLabel("First name")).toBeVisible();
  await page.getByRole("button", { name: /^Next: / }).click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Done: The job" }).click();
  await page.getByRole("button", { name: "Next: your facts" }).click();
  await fillFacts(page, grace);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Write my letter" }).click();
  await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your letter", level: 1 })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "What we store" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "What we store" })).toBeFocused();
  await unlock(page);
  await expectAccessible(page);
  const sentence = sheet(page).getByRole("button").first();
  await sentence.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Where this sentence comes from" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  await expect(sentence).toBeFocused();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Start Over" }).click();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("form, preview, letter, match and tools fit a small screen", async ({ page }) => {
    test.slow();
    await reachPreview(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await unlock(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await sheet(page).getByRole("button").first().click();
    await expect(page.getByRole("region", { name: "Where this sentence comes from" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("tab", { name: /Checklist/ }).click();
    await expect(page.getByRole("region", { name: "In the letter" })).toContainText("Telemetry experience is required");
    await expect(page.getByRole("region", { name: "Missing: add a line" })).toContainText("CCRN is preferred");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("toolbar").getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByLabel("Text of the letter").fill("Dear team,\n\nMine.");
    await page.getByRole("button", { name: "Done", exact: true }).click();
    await expect(sheet(page)).toContainText("Mine.");
  });
});

test.describe("on the narrowest screen, or at 400 percent on a wide one", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("every tool of the letter is there whole", async ({ page }) => {
    await reachPreview(page);
    await unlock(page);
    await expectNoSidewaysScroll(page);
    for (const tool of await page.getByRole("toolbar").getByRole("button").all())
      await expect(tool).toBeInViewport({ ratio: 1 });
  });
});

test("Back, the shortcuts and a return keep the letter", async ({ page }) => {
  await page.goto("/career-tips");
  await reachPreview(page);
  await page.getByRole("button", { name: "Career Tips" }).click();
  await expect(page).toHaveURL("/career-tips");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/career-tips");
});
