import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe finds nothing against WCAG 2.2 AA, and nothing sticks out sideways. `state` says which look was checked. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first()).toBeVisible();
  // No page holds a frame of another site's, so nothing needs the page of its own that it would open for each look.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  expect(found, state).toEqual([]);
  await expectToFit(page, state);
}

/** Nothing sticks out sideways. */
export async function expectToFit(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${state}: sideways scroll`).toBeLessThanOrEqual(0);
}
