import { gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { test, untilLive } from "./site.ts";

// It would bring the scripts past what holds them.
test.use({ serviceWorkers: "block" });

const scripts = "**/assets/*.js";
const addresses = ["/", "/prompt", "/templates", "/auth"] as const;

/** KiB of script, gzip, that a page loads and runs before anybody touches it. */
const mostScript = { "/": 90, "/prompt": 170, "/templates": 130, "/auth": 130 } as const;

test("the pages that people come to first load little script", async ({ page }) => {
  for (const address of addresses) {
    const sizes: Promise<number>[] = [];
    page.on("response", (answer) => {
      if (/\/assets\/.*\.js$/.test(answer.url())) sizes.push(answer.body().then((body) => gzipSync(body).length));
    });
    await page.goto(address);
    await untilLive(page);
    // It comes last, when everything else has been loaded.
    await expect(page.locator("[role=status].sticky")).toBeAttached();
    await page.waitForLoadState("networkidle");
    const all = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(all / 1024, address).toBeLessThanOrEqual(mostScript[address]);
    expect(all / 1024, address).toBeGreaterThan(60);
    page.removeAllListeners("response");
  }
});

for (const [look, media, viewport] of [
  ["on a desk", {}, { width: 1440, height: 900 }],
  ["on a phone", {}, { width: 390, height: 844 }],
  ["on the narrowest phone", {}, { width: 320, height: 640 }],
  ["in a browser that is set to light", { colorScheme: "light" }, { width: 390, height: 844 }],
  ["in the person's own colors", { forcedColors: "active" }, { width: 1440, height: 900 }],
  ["in print", { media: "print" }, { width: 794, height: 1123 }],
] as const) {
  test(`what is painted before any script stays where it is and as it is ${look}`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.setViewportSize(viewport);
    for (const address of addresses) {
      const letThrough = await holdScripts(page);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const painted = await partsInView(page);
      expect(painted.length, address).toBeGreaterThan(4);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(
        viewport.width,
      );
      if (look === "on a phone") await expectAccessible(page, `${address} as painted`);
      await letThrough();
      expect(await partsInView(page), address).toEqual(painted);
    }
  });
}

test("who has more than a visitor is not shown a visitor's page first", async ({ page, context, baseURL }) => {
  await page.route(scripts, (route) => route.abort());
  const signIn = page.locator("header a", { hasText: "Sign In" });
  const waiting = page.getByText("Loading", { exact: true });
  await page.goto("/prompt");
  await expect(page.getByLabel("Job posting")).toBeVisible();
  await expect(signIn.first()).toBeVisible();

  await page.evaluate(() =>
    localStorage.setItem("generatorState", JSON.stringify({ form: { prompt: "We need a nurse." } })),
  );
  await page.reload();
  await expect(waiting.first()).toBeVisible();
  await expect(page.getByLabel("Job posting")).toBeHidden();
  await page.unroute(scripts);
  await page.reload();
  await expect(page.getByLabel("Job posting")).toHaveValue("We need a nurse.");

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
  await page.getByLabel("Job posting").fill("We need a nurse");
  await page.getByLabel("Job posting").press("End");
  await page.keyboard.type(" who reads");
  await letThrough();
  await page.keyboard.type(" telemetry.");
  await expect(page.getByLabel("Job posting")).toHaveValue("We need a nurse who reads telemetry.");
  await page.reload();
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

test("a posting that was put in and left before the scripts have come is read when they have", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/prompt", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Job posting").fill("Registered Nurse, Northgate General\nTelemetry is required.");
  await page.getByLabel("Job posting").blur();
  await letThrough();
  await expect(page.getByRole("heading", { name: "Read from the posting" })).toBeVisible();
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
  await page.getByLabel("Job posting").fill("We need a nurse who reads telemetry.");
  await expect(page.getByText("This page hasn't finished loading.")).toBeVisible();
  await page.unroute(scripts);
  await reload.click();
  await untilLive(page);
  await expect(reload).toBeHidden();
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

/**
 * Everything that is read or used on the first screen, with its place and its colors, once all letters have come and
 * nothing fades any more; without the day, which only the browser knows.
 */
async function partsInView(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const isNotice = (part: Element) => part.closest("[data-late]") !== null;
    const isDay = ({ tagName, textContent }: Element) => tagName === "P" && /^(\s*|\w+ \d+, \d{4})$/.test(textContent);
    const isInView = (part: Element) => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight;
    // A browser asks for a font only when something is laid out in it, and for those to stand in for it one by one.
    const families = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', "")));
    await Promise.allSettled([...families].map((family) => document.fonts.load(`16px "${family}"`)));
    await Promise.allSettled([...families].map((family) => document.fonts.load(`italic 16px "${family}"`)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
    return Array.from(document.querySelectorAll("#root :is(h1,h2,p,a,button,label,input,select,textarea)"))
      .filter((part) => isInView(part) && !isDay(part) && !isNotice(part))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, borderColor } = getComputedStyle(part);
        const place = [x, y, width, height].map(Math.round);
        return [part.tagName, part.textContent.slice(0, 30), ...place, color, backgroundColor, borderColor].join(" ");
      });
  });
}
