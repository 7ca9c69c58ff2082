import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "client/e2e",
  testMatch: "**/*.e2e.ts",
  globalSetup: fileURLToPath(new URL("client/e2e/new-data.ts", import.meta.url)),
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A journey that fails now and then is a fault to be found.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    // A field that isn't there fails by itself, not with the whole journey's time.
    actionTimeout: 60_000,
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
