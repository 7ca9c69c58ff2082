import { expect, type Page } from "@playwright/test";
import { jsPDF } from "jspdf";
import { expectAccessible } from "./accessible.ts";
import { fillFacts, fillJob, nextToQuestions } from "./desk.ts";
import { test, untilLive } from "./site.ts";

test.use({ reducedMotion: "reduce" });

const resumeLines = [
  "Grace Adeyemi",
  "grace.adeyemi@example.com | Portland",
  "",
  "Experience",
  "Charge Nurse, Mercy Lakeside",
  "Mar 2022 - Present",
  "- Trained eleven colleagues on bedside shift report",
  "- Led the rapid response team on nights",
  "",
  "Skills",
  "Telemetry, Triage, Epic",
];

const posting = `Registered Nurse, Cardiac Step-Down Unit
Northgate General Hospital, Portland
Telemetry experience is required.
CCRN is preferred.`;

const preview = (page: Page) => page.getByRole("heading", { name: "Read the whole letter" });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a plumber without a posting types three lines and has a letter", async ({ page }) => {
    await page.goto("/prompt");
    await untilLive(page);
    await expectAccessible(page, "the job, on arrival");
    await fillJob(page, { firstName: "Ray", lastName: "Doyle", role: "Plumber", company: "Pipes & Co" });
    await expectAccessible(page, "no facts yet");
    await fillFacts(page, {
      firstName: "Ray",
      lastName: "Doyle",
      lines: ["fitted 40 bathrooms in Leeds.", "mend boilers and drains.", "drive a van of my own."],
    });
    await expectAccessible(page, "the questions");
    await page.getByRole("button", { name: "Write my letter" }).click();
    await expect(preview(page)).toBeVisible();
    await page.getByLabel("Email").fill("ray.doyle@example.com");
    await page.getByLabel("How did you find us?").selectOption("Friend");
    await page.getByRole("button", { name: "Unlock full letter" }).click();
    await expect(page.getByRole("article", { name: /^Your letter/ })).toContainText("40 bathrooms");
  });
});

test("a nurse brings her resume to the facts, and what was read unsurely waits for her yes", async ({ page }) => {
  await page.goto("/prompt");
  await untilLive(page);
  await fillJob(page, { firstName: "", lastName: "", posting });
  const pdf = new jsPDF();
  pdf.text(resumeLines, 20, 20);
  await page
    .getByLabel("Resume file")
    .setInputFiles({ name: "grace.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf.output("arraybuffer")) });
  await expect(page.getByRole("button", { name: /^Trained eleven colleagues/ })).toBeVisible();
  await expect(page.getByRole("listitem", { name: "Telemetry" })).toBeVisible();
  await expectAccessible(page, "facts from a resume");
  const keep = page.getByRole("button", { name: /^Keep/ });
  while ((await keep.count()) > 0) await keep.first().click();
  await nextToQuestions(page);
  await page.getByRole("textbox", { name: /^Why this job/ }).fill("I live two streets away and know your unit");
  await expect(page.getByRole("article")).toContainText("I live two streets away and know your unit.");
  await expectAccessible(page, "a sentence, begun and ended");
  await page.getByRole("button", { name: "Write my letter" }).click();
  await expect(preview(page)).toBeVisible();
});

test("who comes back with saved facts is two touches from the next letter", async ({ page }) => {
  await page.goto("/prompt");
  await untilLive(page);
  await fillJob(page, { firstName: "Grace", lastName: "Adeyemi", posting });
  await fillFacts(page, {
    firstName: "Grace",
    lastName: "Adeyemi",
    skills: "Telemetry",
    lines: ["lead the night team."],
  });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("myFacts") ?? ""))
    .toContain("I lead the night team.");
  // Another visit, another job; the desk keeps its state as it is left, so it is left first.
  await page.goto("/help");
  await page.evaluate(() => {
    localStorage.removeItem("generatorState");
    sessionStorage.clear();
  });
  await page.goto("/prompt");
  await untilLive(page);
  await page.getByLabel("Job posting").fill(posting);
  await page.getByLabel("Job posting").blur();
  await expect(page.getByRole("button", { name: /^Grace Adeyemi, 2 saved facts/ })).toBeVisible();
  await expectAccessible(page, "saved facts, folded");
  await page.getByRole("button", { name: /^Next: / }).click();
  await page.getByRole("button", { name: "Write my letter" }).click();
  await expect(preview(page)).toBeVisible();
});
