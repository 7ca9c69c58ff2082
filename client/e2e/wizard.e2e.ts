import { expect, type Page } from "@playwright/test";
import { jsPDF } from "jspdf";
import { expectAccessible } from "./accessible.ts";
import { fillFacts, fillJob, nextToQuestions } from "./desk.ts";
import { test } from "./site.ts";

const resumeLines = [
  "Nora Lindqvist",
  "nora.lindqvist@example.com | Leeds",
  "",
  "Experience",
  "Marketing Lead, Oak & Rye Bakery",
  "Mar 2021 - Present",
  "- Grew the newsletter from 4,000 to 11,000 readers",
  "- Ran six product launches with a team of three",
  "",
  "Education",
  "BA Communication, University of Leeds, 2017",
  "",
  "Skills",
  "Copywriting, Web analytics, Event planning",
];

const posting = `Marketing Manager, Brightline Foods, Leeds
You run product launches and our newsletter.
You lead a team of three.`;

for (const { device, viewport, hasTouch } of [
  { device: "phone", viewport: { width: 390, height: 844 }, hasTouch: true },
  { device: "desktop", viewport: { width: 1440, height: 900 }, hasTouch: false },
]) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch, reducedMotion: "reduce" });

    test("five answers, there and back, are in the form and in the letter", async ({ page }) => {
      test.slow();
      await page.goto("/");
      await page.getByRole("link", { name: /^Start from Scratch/ }).click();
      await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeDisabled();
      await choose(page, "Marketing Manager");
      await goOn(page, "/skills-selection?from=wizard");
      for (const skill of ["Copywriting", "SEO", "Social media", "Email campaigns"]) await choose(page, skill);
      await expect(page.getByRole("button", { name: "Copywriting" })).toHaveAttribute("aria-pressed", "false");
      await goOn(page, "/experience-level?from=wizard");
      await choose(page, "5 years");
      await goOn(page, "/education-level?from=wizard");
      await choose(page, /^College/);
      await page.goBack();
      await expect(page.getByRole("button", { name: "5 years" })).toHaveAttribute("aria-pressed", "true");
      await page.goForward();
      await expect(page.getByRole("button", { name: /^College/ })).toHaveAttribute("aria-pressed", "true");
      await goOn(page, "/strengths-selection?from=wizard");
      await choose(page, "Patient");
      await expectAccessible(page, "strengths");
      await goOn(page, "/prompt");

      await expect(page.getByLabel("Role", { exact: true })).toHaveValue("Marketing Manager");
      await page.getByRole("button", { name: "I have a posting" }).click();
      await page.getByLabel("Job posting").fill(posting);
      await page.getByRole("button", { name: "Next: your facts" }).click();
      for (const skill of ["SEO", "Social media", "Email campaigns"])
        await expect(page.getByRole("listitem", { name: skill })).toBeVisible();
      await fillFacts(page, { firstName: "Nora", lastName: "Lindqvist" });
      await unlockLetter(page, "nora@example.com");
      await expect(letter(page)).toContainText("SEO");
      await expect(letter(page)).toContainText("5 years of experience");
    });

    test("a resume is read, corrected, and the letter speaks of its jobs", async ({ page }) => {
      test.slow();
      await page.goto("/");
      await page.getByRole("link", { name: /^Import from Resume/ }).click();
      await page
        .getByLabel("Resume file")
        .setInputFiles({ name: "nora.pdf", mimeType: "application/pdf", buffer: resumePdf() });
      await goOn(page, "/resume-review");
      await expect(page.getByRole("button", { name: "Edit Personal Details" })).toBeVisible();
      await expectAccessible(page, "resume review");
      await page.getByRole("button", { name: "Edit Personal Details" }).click();
      await page.getByLabel("Email").fill("nora at example");
      await expect(page.getByText("Please enter a valid email address")).toBeVisible();
      await page.getByLabel("Email").fill("nora@example.com");
      await expect(page.getByText("Please enter a valid email address")).toBeHidden();
      await page.getByRole("button", { name: "Done with Personal Details" }).click();
      await page.getByRole("button", { name: "Edit Most Recent Job" }).click();
      await page.getByLabel("Company").first().fill("Oak & Barley");
      await expectAccessible(page, "resume review, a job open");
      await goOn(page, "/job-target-question");
      await choose(page, /^Yes/);
      await goOn(page, "/prompt");

      await fillJob(page, { firstName: "Nora", lastName: "Lindqvist", posting });
      // Where the facts come after the step was opened, the name stands in its form, which is open.
      await expect(async () => {
        const field = page.getByLabel("First name");
        if (await field.isVisible()) expect(await field.inputValue()).toBe("Nora");
        else await expect(page.getByRole("heading", { name: "Nora Lindqvist" })).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 15_000 });
      await expect(page.getByRole("button", { name: /^Marketing Lead .*Oak & Barley/ })).toBeVisible();
      for (const skill of ["Copywriting", "Web analytics", "Event planning"])
        await expect(page.getByRole("listitem", { name: skill })).toBeVisible();
      await nextToQuestions(page);
      await unlockLetter(page);
      await expect(letter(page)).toContainText("Oak & Barley");
      await expect(letter(page)).toContainText("11,000");
      await expect(letter(page)).not.toContainText("Rye");
      await expect(letter(page)).toContainText("nora@example.com");
    });
  });
}

test("a job and an entry can be added where the browser trusts the address less", async ({ page }) => {
  // Plain http on another machine's address has no crypto.randomUUID.
  await page.addInitScript(() => Object.defineProperty(crypto, "randomUUID", { value: undefined }));
  await page.goto("/resume-review");
  for (const [part, add, field] of [
    ["Most Recent Job", "Add a job", "Job title"],
    ["Education", "Add an entry", "Degree"],
  ] as const) {
    await page.getByRole("button", { name: `Edit ${part}` }).click();
    const before = await page.getByLabel(field).count();
    await page.getByRole("button", { name: add }).click();
    await expect(page.getByLabel(field)).toHaveCount(before + 1);
  }
});

test("Start Over in the middle of the questions forgets the answers", async ({ page }) => {
  await page.goto("/position-selection?from=wizard");
  await choose(page, "Data Scientist");
  await goOn(page, "/skills-selection?from=wizard");
  await page.getByRole("button", { name: "Start Over" }).click();
  await page.getByRole("button", { name: "Yes, Start Over" }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await page.goto("/position-selection?from=wizard");
  await expect(page.getByRole("button", { name: "Data Scientist" })).toHaveAttribute("aria-pressed", "false");
});

const letter = (page: Page) => page.getByRole("article", { name: /^Your letter/ });

async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
}

async function goOn(page: Page, address: string): Promise<void> {
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(address);
}

/** Without an e-mail of its own it takes the one that is filled in already. */
async function unlockLetter(page: Page, email?: string): Promise<void> {
  await page.getByRole("button", { name: "Write my letter" }).click();
  await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
  if (email) await page.getByLabel("Email").fill(email);
  await page.getByLabel("How did you find us?").selectOption("Friend");
  await page.getByRole("button", { name: "Unlock full letter" }).click();
  await expect(page.getByText("Your cover letter is ready!")).toBeVisible();
}

function resumePdf(): Buffer {
  const pdf = new jsPDF();
  pdf.text(resumeLines, 20, 20);
  return Buffer.from(pdf.output("arraybuffer"));
}
