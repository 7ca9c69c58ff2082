import { expect, type Page } from "@playwright/test";
import { answers, startOpenAiServer } from "../../server/testing/openai-server.ts";
import { expectAccessible } from "./accessible.ts";
import { writeLetter } from "./desk.ts";
import { startSite, test } from "./site.ts";

const posting = `Registered Nurse, Cardiac Step-Down Unit
Northgate General Hospital, Portland
You lead rapid responses and mentor newly graduated nurses.
You give bedside shift report at every handover.
Telemetry experience is required. CCRN is preferred.
Please put reference CSU-2211 in the subject of your letter.
Applications close on 30 November 2027.`;

const done = [
  "have been a charge nurse at Mercy Lakeside since 2022.",
  "care for four to five telemetry patients a shift.",
  "trained eleven colleagues on bedside shift report in 2024.",
];

const inventions = ["40 percent", "Cedar Valley Hospital", "CCRN"];
const invented =
  "In that time falls went down by 40 percent. Before that I worked at Cedar Valley Hospital for a while. I also hold a CCRN certificate.";
const paragraphs = [
  "Your posting asks for somebody who gives bedside shift report at every handover. At Mercy Lakeside I trained eleven colleagues on it in 2024, and it has become part of how the unit works.",
  `As charge nurse I care for four to five telemetry patients a shift. ${invented}`,
  "I would like to bring that to Northgate General. I am glad to talk about the shifts I can work, and about how your unit runs its responses, whenever it suits you and your team best.",
];

const sheet = (page: Page) => page.getByRole("article", { name: /^Your letter/ });
const dialog = (page: Page) => page.getByRole("dialog");
const threeClaims = "3 claims have no source";

async function reachLetter(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await writeLetter(page, {
    firstName: "Grace",
    lastName: "Adeyemi",
    role: "Registered Nurse",
    company: "Northgate General",
    posting,
    skills: "Telemetry, rapid response, Epic, teaching",
    lines: done,
  });
  await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
  await page.getByLabel("Email").fill("grace.adeyemi@example.com");
  await page.getByLabel("How did you find us?").selectOption("Job Boards");
  await page.getByRole("button", { name: "Unlock full letter" }).click();
  await expect(page.getByRole("toolbar", { name: "Letter tools" })).toBeVisible();
}

/** No way out of the page lets the letter go before the person has seen the three claims. */
async function expectNothingLeavesUnseen(page: Page): Promise<void> {
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await page.evaluate(() => navigator.clipboard.writeText("as before"));
  for (const [name, verb] of [
    ["PDF", "Download"],
    ["Copy", "Copy"],
    ["Email", "Email"],
    ["Save", "Save"],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(dialog(page).getByRole("heading", { name: threeClaims })).toBeVisible();
    for (const words of inventions) await expect(dialog(page).getByText(words, { exact: true })).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: `${verb} anyway` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(downloads).toEqual([]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("as before");
}

/** A kept letter still knows its facts, and that the person vouches for one of the three claims. */
async function expectKeptLetterAsks(page: Page): Promise<void> {
  await page.goto("/my-cover-letters");
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Download Word (.docx)" }).click();
  await expect(dialog(page).getByRole("heading", { name: "2 claims have no source" })).toBeVisible();
  await expectAccessible(page, "the question before a kept letter leaves");
  await dialog(page).getByRole("button", { name: "Take me there" }).first().click();
  const shown = page.getByRole("dialog", { name: /^Registered Nurse/ });
  await expect(shown.getByText("1 claim you confirmed")).toBeVisible();
  for (const words of inventions.slice(1)) await expect(shown.getByText(`${words} (no source)`)).toBeVisible();
  await expectAccessible(page, "a kept letter with its claims marked");
  const download = page.waitForEvent("download");
  await shown.getByRole("button", { name: "Download", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Download anyway" }).click();
  expect((await download).suggestedFilename()).toContain("Grace Adeyemi");
}

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  reducedMotion: "reduce",
  viewport: { width: 1440, height: 900 },
});

test("three inventions typed into the built-in writer's letter do not leave unseen", async ({ page, context }) => {
  test.slow();
  await reachLetter(page, "/prompt");
  await expect(page.getByText(/claims? ha(?:s|ve) no source/)).toHaveCount(0);

  // From here on without a network: the check is the page's own.
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const box = page.getByLabel("Text of the letter");
  const before = await box.inputValue();
  await expect(page.getByText("Editing", { exact: true })).toBeVisible();
  await box.fill(before.replace(/\n\n(?=[^\n]+\n[^\n]*$)/u, `\n\n${invented}\n\n`));
  await expect(page.getByText(threeClaims)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByRole("heading", { name: threeClaims })).toBeVisible();
  for (const words of inventions) await expect(sheet(page).getByText(`${words} (no source)`)).toHaveCount(1);
  await expectAccessible(page, "claims on the sheet");
  await expectNothingLeavesUnseen(page);

  await page.getByRole("button", { name: "PDF", exact: true }).click();
  await expectAccessible(page, "the question before a download");
  await dialog(page)
    .getByRole("button", { name: /Take me there.*Cedar Valley Hospital/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  const sentence = sheet(page).getByRole("button", { name: /Cedar Valley Hospital/ });
  await expect(sentence).toBeFocused();
  await expect(page.getByRole("region", { name: "Where this sentence comes from" })).toContainText(
    "Not in your details.",
  );

  await page.getByRole("button", { name: /It's true, keep it.*40 percent/ }).click();
  await expect(page.getByRole("heading", { name: "2 claims have no source" })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole("heading", { name: "2 claims have no source" })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Download anyway" }).click();
  expect((await download).suggestedFilename()).toContain("Grace Adeyemi");

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Save anyway" }).click();
  await dialog(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Cover letter saved locally", { exact: true })).toBeVisible();
  await expectKeptLetterAsks(page);

  await page.goto("/prompt");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await box.fill(before);
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByText(/claims? ha(?:s|ve) no source/)).toHaveCount(0);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
});

test("three inventions of a model do not leave unseen, and the small print is at hand on a phone", async ({
  browser,
}) => {
  // It starts a site of its own and asks eight times.
  test.setTimeout(400_000);
  const model = await startOpenAiServer();
  const site = await startSite({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "stand-in" });
  model.answerWith(answers.stream(paragraphs.join("\n\n")));
  const context = await browser.newContext({
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await reachLetter(page, `${site.url}/prompt`);
  await expect(page.getByRole("heading", { name: threeClaims })).toBeVisible();
  await expectNothingLeavesUnseen(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: threeClaims }).click();
  await dialog(page)
    .getByRole("button", { name: /Take me there.*CCRN/ })
    .click();
  await expect(page.getByRole("region", { name: "Where this sentence comes from" })).toContainText(
    "Only in the posting, not in your details.",
  );
  await expectAccessible(page, "a claim on a phone");
  await page.getByRole("tab", { name: /Checklist/ }).click();
  const toDo = page.getByRole("region", { name: "To do before you send" }).getByRole("listitem");
  await expect(toDo.filter({ hasText: "Send by November 30" })).toBeVisible();
  await expect(toDo.filter({ hasText: "Put CSU-2211 in the subject line" })).toContainText("In the letter.");
  await expectAccessible(page, "the small print on a phone");
  await page.getByRole("tab", { name: "Letter" }).click();
  await expect(sheet(page)).toContainText("CSU-2211");
  await context.close();
  await site.stop();
  await model.close();
});
