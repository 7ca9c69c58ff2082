import { expect, type Page } from "@playwright/test";

export type DeskFill = {
  firstName: string;
  lastName: string;
  /** Left out, the person writes to `role` without a posting. */
  posting?: string;
  role?: string;
  company?: string;
  skills?: string;
  /** What the person has done, one row each, without the "I" that the page begins them with. */
  lines?: readonly string[];
};

/** Somebody whose letter a stand-in for a model can write. */
export const nurse = {
  firstName: "Grace",
  lastName: "Adeyemi",
  posting: "Registered Nurse at Northgate General. You give bedside shift report. BLS is required.",
  skills: "Telemetry, teaching",
} satisfies DeskFill;

export const phone = { width: 390, height: 844 };
export const laptop = { width: 1440, height: 900 };

/** Step 1: the posting, or the role that is written to; role and company are corrected where they are given. */
export async function fillJob(page: Page, { posting, role, company }: DeskFill): Promise<void> {
  if (posting === undefined) {
    await page.getByRole("button", { name: "No posting? Write without one" }).click();
    await page.getByLabel("Role", { exact: true }).fill(role ?? "");
    await page.getByLabel("Company").fill(company ?? "");
  } else {
    await page.getByLabel("Job posting").fill(posting);
    await page.getByLabel("Job posting").blur();
    for (const [name, text] of [
      ["Role", role],
      ["Company", company],
    ] as const)
      if (text !== undefined) await correct(page, name, text);
  }
  await page.getByRole("button", { name: "Next: your facts" }).click();
}

/** Step 2: who writes, and what they can do. */
export async function fillFacts(page: Page, { firstName, lastName, skills, lines = [] }: DeskFill): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  if (skills) {
    await page.getByLabel("Add a skill").fill(skills);
    await page.getByLabel("Add a skill").press("Enter");
  }
  if (lines.length > 0) await page.getByRole("button", { name: "Add a line" }).last().click();
  for (const line of lines) {
    await page.getByLabel(/^New line/).fill(line);
    await page.getByLabel(/^New line/).press("Enter");
  }
  await nextToQuestions(page);
}

export async function nextToQuestions(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next: questions" }).click();
  await expect(page.getByRole("button", { name: "Write my letter" })).toBeVisible();
}

/** All three steps, up to the button that writes the letter. */
export async function fillDesk(page: Page, fill: DeskFill): Promise<void> {
  await fillJob(page, fill);
  await fillFacts(page, fill);
}

export async function writeLetter(page: Page, fill: DeskFill): Promise<void> {
  await fillDesk(page, fill);
  await page.getByRole("button", { name: "Write my letter" }).click();
}

async function correct(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${name} `) }).click();
  await page
    .getByRole("form", { name: `Change: ${name}` })
    .getByLabel(name, { exact: true })
    .fill(text);
  await page.keyboard.press("Enter");
}
