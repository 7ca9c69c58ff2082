import { defineConfig } from "@playwright/test";
import journeys from "../../playwright.config.ts";

/** `npm run tour`: pictures of every screen; what axe finds or sticks out sideways fails it at the end. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "**/*.tour.ts",
  outputDir: "../../test-results",
  retries: 0,
  timeout: 1_800_000,
  // What a look waits for and never comes costs seconds, not the tour.
  use: { ...journeys.use, actionTimeout: 8_000 },
});
