import { mkdir } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, type Route } from "@playwright/test";
import { keepInBrowser, login, newUsername, register, saveLetter } from "./account.ts";
import { makeManySteps, makeRefusedRows, makeTemplate } from "./builder-graphs.ts";
import { writeLetter } from "./desk.ts";
import { startSite, test } from "./site.ts";
import {
  adminLooks,
  askingPaths,
  browserLooks,
  builderLooks,
  builderWorkflows,
  coveredLooks,
  fullUserLooks,
  type Look,
  unlockedLooks,
  userLooks,
  visitorLooks,
} from "./tour-screens.ts";

const FOLDER = "tour";
const WIDTHS = [390, 768, 1024, 1440, 2560] as const;
const ADMIN = "Str0ng!Operator";

const letter = [
  "Re: Head Gardener",
  "Dear Ms. Okafor,",
  "I have kept the grounds of Linden House for six years. I planned its kitchen garden and trained four apprentices.",
  "Your posting asks for a careful budget. I have kept mine within two percent every year since 2021.",
  "Sincerely,\nRosa Lindqvist",
].join("\n\n");

// One test a width, so that a part of the tour can be taken alone: `npm run tour -- -g "at 390"`.
for (const width of WIDTHS) {
  test(`visitor at ${width}`, async ({ page }) => {
    await picture(page, "visitor-empty", visitorLooks, width);
    await page.goto("/local-history");
    await keepInBrowser(page, [{ title: "Head Gardener, Linden House", content: letter, jobTitle: "Head Gardener" }]);
    await picture(page, "visitor-full", browserLooks, width);
  });

  test(`letter at ${width}`, ({ page }) => writeOne(page, width));

  test(`builder at ${width}`, async ({ browser }) => {
    const site = await startSite();
    try {
      const user = await (await browser.newContext({ baseURL: site.url })).newPage();
      await register(user, newUsername());
      await runSample(user);
      await makeWorkflows(user);
      await picture(user, "builder", builderLooks(), width);
    } finally {
      await site.stop();
    }
  });

  test(`user and admin at ${width}`, async ({ browser }) => {
    const site = await startSite({ ADMIN_PASSWORD: ADMIN });
    try {
      const user = await (await browser.newContext({ baseURL: site.url })).newPage();
      await register(user, newUsername());
      await picture(user, "user-empty", userLooks, width);
      await fill(user);
      await picture(user, "user-full", fullUserLooks, width);
      const admin = await (await browser.newContext({ baseURL: site.url })).newPage();
      await login(admin, "admin", ADMIN);
      await picture(admin, "admin-full", adminLooks, width);
      if (width === 390 || width === 1440)
        for (const [state, answer] of Object.entries(troubles)) await trouble(admin, { state, answer, width });
    } finally {
      await site.stop();
    }
  });
}

/** The desk with a letter that is covered, then with the whole one. */
async function writeOne(page: Page, width: number): Promise<void> {
  await page.goto("/prompt");
  await writeLetter(page, {
    firstName: "Rosa",
    lastName: "Lindqvist",
    company: "Linden House",
    posting: [
      "Head Gardener",
      "Linden House, Elmsford",
      "We look for a head gardener with six years of experience. You plan the kitchen garden and train apprentices.",
      "You keep a careful budget. You hold a pesticide certificate.",
    ].join("\n\n"),
    skills: "Pruning, budgets, irrigation",
    lines: ["planned a kitchen garden of two acres", "trained four apprentices, all of whom stayed"],
  });
  await expect(page.getByRole("heading", { name: "Read the whole letter" })).toBeVisible();
  await picture(page, "desk", coveredLooks, width);
  await page.goto("/prompt");
  await page.getByLabel("How did you find us?").waitFor();
  const email = page.getByLabel("Email");
  // Nobody who is signed in is asked for it.
  if (await email.isVisible()) await email.fill("rosa.lindqvist@example.com");
  await page.getByLabel("How did you find us?").selectOption("Friend");
  await page.getByRole("button", { name: "Unlock full letter" }).click();
  await expect(page.getByText("Your cover letter is ready!")).toBeVisible();
  await picture(page, "desk", unlockedLooks, width);
}

type Trouble = { state: string; answer: (route: Route) => Promise<void>; width: number };

const troubles: Record<string, Trouble["answer"]> = {
  loading: async () => {},
  error: (route) => route.fulfill({ status: 500, json: { message: "Something went wrong on our side. Try again." } }),
  offline: (route) => route.abort(),
};

/** The same screens while the server is silent, fails or is out of reach; the account is known in the first two. */
async function trouble(page: Page, { state, answer, width }: Trouble): Promise<void> {
  const context: BrowserContext = page.context();
  await context.route(/\/api\/(?!user$)/, answer);
  if (state === "offline") await context.route(/\/api\/user$/, answer);
  await picture(page, state, askingPaths, width);
  await context.unrouteAll({ behavior: "ignoreErrors" });
}

/** A few of everything, so that lists, tables and charts have something to show. */
async function fill(page: Page): Promise<void> {
  // Two initials in the header, as most people have.
  expect((await page.request.patch("/api/profile", { data: { name: "Rosa Lindqvist" } })).status()).toBe(200);
  for (const [title, company] of [
    ["Head Gardener", "Linden House"],
    ["Senior Grounds and Greenhouse Manager with a Long Title", "Westbrook Botanical Conservatory Trust"],
    ["Arborist", "City of Elmsford"],
  ] as const)
    await saveLetter(page, { title: `${title}, ${company}`, content: letter, jobTitle: title, company });
  for (const [index, source] of ["Google", "Friend", "Job Boards", "Blogs", "YouTube"].entries())
    await page.request.post("/api/prompts", {
      data: {
        name: `Rosa Lindqvist ${index}`,
        email: `rosa.lindqvist.of.linden.house.${index}@gardens.example.com`,
        prompt: `We look for a head gardener with six years of experience and a careful hand. Reference ${index}.`,
        jobTitle: index === 1 ? "" : "Head Gardener",
        source,
      },
    });
  for (const application of [
    {
      role: "Arborist",
      company: "City of Elmsford",
      status: "sent",
      nextStep: "Call Ms. Okafor",
      nextOn: "2026-12-01",
    },
    { role: "Senior Grounds and Greenhouse Manager with a Long Title", company: "Westbrook Botanical Trust" },
    { role: "Head Gardener", company: "Linden House", status: "interview", source: "gardens.example.com" },
  ])
    expect((await page.request.post("/api/applications", { data: application })).status()).toBe(201);
  await runSample(page);
}

async function runSample(page: Page): Promise<void> {
  await page.goto("/workflows/new");
  await page.getByRole("button", { name: "Try the sample workflow" }).click();
  await page.getByRole("button", { name: "Save Workflow" }).click();
  await expect(page).toHaveURL(/\/workflows\/\d+$/);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText("Completed").first()).toBeVisible({ timeout: 60_000 });
}

/** One workflow for each thing that builders look for, beside the one that has run. */
async function makeWorkflows(page: Page): Promise<void> {
  expect(await makeManySteps(page)).toBe(builderWorkflows.many);
  for (const template of ["join", "api", "webhook"] as const)
    expect(await makeTemplate(page, template)).toBe(builderWorkflows[template]);
  expect(await makeRefusedRows(page)).toBe(builderWorkflows.refused);
}

async function picture(page: Page, state: string, looks: readonly Look[], width: number): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await page.setViewportSize({ width, height: width < 700 ? 844 : width < 1100 ? 1024 : width < 2000 ? 900 : 1440 });
  for (const { name, path, act } of looks) {
    // A look that cannot be reached at one width is told of, and the tour goes on.
    const reached = await look(page, path, act);
    expect.soft(reached, `${state} ${name} at ${width}`).toBe("");
    await page.screenshot({ path: `${FOLDER}/${state}-${name}-${width}.png` });
    if (width === 390 || width === 1440) await check(page, `${state} ${name} at ${width}`);
  }
}

async function look(page: Page, path: string, act: Look["act"]): Promise<string> {
  try {
    await page.goto(path);
    await expect(page.locator("[data-painted]")).toHaveCount(0, { timeout: 5_000 });
    await page.waitForLoadState("networkidle", { timeout: 2_000 }).catch(() => {});
    if (act) {
      await act(page);
      // Charts, pages and panels that the act brought come with code and data of their own.
      await page.waitForLoadState("networkidle", { timeout: 2_000 }).catch(() => {});
    }
    // Menus and dialogs come in within 200 ms.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map((one) => one.finished.catch(() => {})),
      ),
    );
    return "";
  } catch (error) {
    return String(error).slice(0, 300);
  }
}

async function check(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
      state,
    )
    .toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${state}: sideways scroll`).toBeLessThanOrEqual(0);
}
