import { mkdir } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, type Route } from "@playwright/test";
import { keepInBrowser, login, newUsername, register, saveLetter } from "./account.ts";
import { startSite, test } from "./site.ts";
import { adminLooks, askingPaths, fullUserLooks, type Look, userLooks, visitorLooks } from "./tour-screens.ts";

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

test("visitor", async ({ page }) => {
  await picture(page, "visitor-empty", visitorLooks, WIDTHS);
  await page.goto("/local-history");
  await keepInBrowser(page, [{ title: "Head Gardener, Linden House", content: letter, jobTitle: "Head Gardener" }]);
  await picture(page, "visitor-full", [{ name: "local-history", path: "/local-history" }], WIDTHS);
});

test("user and admin", async ({ browser }) => {
  const site = await startSite({ ADMIN_PASSWORD: ADMIN });
  try {
    const user = await (await browser.newContext({ baseURL: site.url })).newPage();
    await register(user, newUsername());
    await picture(user, "user-empty", userLooks, WIDTHS);
    await fill(user);
    await picture(user, "user-full", fullUserLooks, WIDTHS);
    const admin = await (await browser.newContext({ baseURL: site.url })).newPage();
    await login(admin, "admin", ADMIN);
    await picture(admin, "admin-full", adminLooks, WIDTHS);
    for (const [state, answer] of Object.entries(troubles)) await trouble(admin, state, answer);
  } finally {
    await site.stop();
  }
});

const troubles: Record<string, (route: Route) => Promise<void>> = {
  loading: async () => {},
  error: (route) => route.fulfill({ status: 500, json: { message: "Something went wrong on our side. Try again." } }),
  offline: (route) => route.abort(),
};

/** The same screens while the server is silent, fails or is out of reach; the account is known in the first two. */
async function trouble(page: Page, state: string, answer: (route: Route) => Promise<void>): Promise<void> {
  const context: BrowserContext = page.context();
  await context.route(/\/api\/(?!user$)/, answer);
  if (state === "offline") await context.route(/\/api\/user$/, answer);
  await picture(page, state, askingPaths, [390, 1440]);
  await context.unrouteAll({ behavior: "ignoreErrors" });
}

/** A few of everything, so that lists, tables and charts have something to show. */
async function fill(page: Page): Promise<void> {
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
  await page.goto("/workflows/new");
  await page.getByRole("button", { name: "Try the sample workflow" }).click();
  await page.getByRole("button", { name: "Save Workflow" }).click();
  await expect(page).toHaveURL(/\/workflows\/\d+$/);
}

async function picture(page: Page, state: string, looks: readonly Look[], widths: readonly number[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const { name, path, act } of looks) {
    for (const width of widths) {
      await page.setViewportSize({
        width,
        height: width < 700 ? 844 : width < 1100 ? 1024 : width < 2000 ? 900 : 1440,
      });
      // A look that cannot be reached at one width is told of, and the tour goes on.
      const reached = await look(page, path, act);
      expect.soft(reached, `${state} ${name} at ${width}`).toBe("");
      await page.screenshot({ path: `${FOLDER}/${state}-${name}-${width}.png` });
      if (width === 390 || width === 1440) await check(page, `${state} ${name} at ${width}`);
    }
  }
}

async function look(page: Page, path: string, act: Look["act"]): Promise<string> {
  try {
    await page.goto(path);
    await expect(page.locator("[data-painted]")).toHaveCount(0, { timeout: 5_000 });
    await page.waitForLoadState("networkidle", { timeout: 2_000 }).catch(() => {});
    await act?.(page);
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
