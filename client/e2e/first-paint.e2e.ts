import { expect, type Page } from "@playwright/test";
import { test, untilLive } from "./site.ts";

const scripts = "**/assets/*.js";
const addresses = ["/", "/prompt", "/templates", "/auth"] as const;

for (const [device, viewport] of [
  ["desk", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test(`what is painted before any script stays where it is on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const address of addresses) {
      await page.route(scripts, (route) => route.abort());
      await page.goto(address);
      const painted = await placesInView(page);
      expect(painted.length, address).toBeGreaterThan(device === "desk" ? 12 : 5);
      await page.unroute(scripts);
      await page.reload();
      await untilLive(page);
      expect(await placesInView(page), address).toEqual(painted);
    }
  });
}

test("who has more than a visitor is not shown a visitor's page first", async ({ page, context, baseURL }) => {
  await page.route(scripts, (route) => route.abort());
  const signIn = page.locator("header a", { hasText: "Sign In" });
  const waiting = page.getByText("Loading", { exact: true });
  await page.goto("/prompt");
  await expect(page.getByLabel("First name")).toBeVisible();
  await expect(signIn.first()).toBeVisible();

  await page.evaluate(() => localStorage.setItem("generatorState", JSON.stringify({ form: { firstName: "Grace" } })));
  await page.reload();
  await expect(waiting.first()).toBeVisible();
  await expect(page.getByLabel("First name")).toBeHidden();
  await page.unroute(scripts);
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Grace");

  await page.route(scripts, (route) => route.abort());
  await context.addCookies([{ name: "desk.signed-in", value: "1", url: baseURL }]);
  for (const address of ["/templates", "/auth", "/settings"]) {
    await page.goto(address);
    await expect(waiting.first()).toBeVisible();
    for (const link of await signIn.all()) await expect(link).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  }
});

test("what is done before the scripts have come is done to the page they bring", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/prompt", { waitUntil: "domcontentloaded" });
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Job posting").fill("We need a nurse who reads telemetry.");
  await page.getByLabel("Last name").click();
  await page.keyboard.type("Adey");
  await letThrough();
  await page.keyboard.type("emi");
  await expect(page.getByLabel("First name")).toHaveValue("Grace");
  await expect(page.getByLabel("Last name")).toHaveValue("Adeyemi");
  await expect(page.getByLabel("Job posting")).toHaveValue("We need a nurse who reads telemetry.");
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Grace");
  await expect(page.getByLabel("Job posting")).toHaveValue("We need a nurse who reads telemetry.");

  for (const [address, role, name, result] of [
    [
      "/templates",
      "tab",
      "Bundles & Savings",
      () => page.getByRole("tab", { name: "Bundles & Savings", selected: true }),
    ],
    ["/auth", "button", "Forgot password?", () => page.getByRole("dialog")],
    ["/", "button", "Hide sample letter", () => page.getByRole("button", { name: "Show sample letter" })],
  ] as const) {
    const letThrough = await holdScripts(page);
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await page.getByRole(role, { name }).click();
    await letThrough();
    await expect(result()).toBeVisible();
  }
});

test("what is typed into a page whose scripts never come is there when it is loaded again", async ({ page }) => {
  const reload = page.getByRole("link", { name: "Reload" });
  await page.route(scripts, (route) => route.abort());
  await page.goto("/auth");
  await page.getByLabel("Username").first().fill("grace");
  await page.getByLabel("Password", { exact: true }).first().fill("Hopper-1906!");
  await reload.click();
  await expect(page.getByLabel("Username").first()).toHaveValue("grace");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Hopper");

  // On a phone the buttons of the page lie at the bottom, too.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/prompt");
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Job posting").fill("We need a nurse who reads telemetry.");
  await expect(page.getByText("This page has not finished loading.")).toBeVisible();
  await page.unroute(scripts);
  await reload.click();
  await untilLive(page);
  await expect(reload).toBeHidden();
  await expect(page.getByLabel("First name")).toHaveValue("Grace");
  await expect(page.getByLabel("Job posting")).toHaveValue("We need a nurse who reads telemetry.");
});

/** Keeps the page as it was painted until it is let through. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const arrived = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return async () => {
    arrived.resolve();
    await untilLive(page);
    await page.unroute(scripts);
  };
}

/** Everything that is read or used on the first screen, with its place; without the day, which only the browser knows. */
async function placesInView(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const parts = Array.from(document.querySelectorAll("#root :is(h1,h2,p,a,button,label,input,select,textarea)"));
    const isNotice = (part: Element) => part.closest("[data-late]") !== null;
    const isDay = ({ tagName, textContent }: Element) => tagName === "P" && /^(\s*|\w+ \d+, \d{4})$/.test(textContent);
    const shown = parts.filter(
      (part) =>
        part.checkVisibility() && part.getBoundingClientRect().top < innerHeight && !isDay(part) && !isNotice(part),
    );
    return shown.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.tagName, part.textContent.slice(0, 30), ...[x, y, width, height].map(Math.round)].join(" ");
    });
  });
}
