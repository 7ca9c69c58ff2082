import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";

export type Site = { url: string; dataDir: string; process: ChildProcess; stop: () => Promise<void> };

export function serverEnvironment(environment: Record<string, string>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...{ NODE_ENV: "development", PORT: "0", RATE_LIMITS: "off", LOCAL_MODELS: "off" },
    ...environment,
  };
}

/** Starts the built product as `npm start` does, with a data folder of its own, on a free port. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), "desk-site-")));
  const made = process.env.DESK_NEW_DATA;
  // The administrator's password counts only where the database is made.
  if (made && !environment.DATA_DIR && !environment.ADMIN_PASSWORD) await cp(made, dataDir, { recursive: true });
  const server = spawn(process.execPath, ["dist/server/index.js"], {
    env: serverEnvironment({ DATA_DIR: dataDir, ...environment }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await printedAddress(server);
  return {
    url,
    dataDir,
    process: server,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill("SIGTERM");
        await once(server, "exit");
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Journeys share one site a worker; each has a browser context, and so a visitor, of its own. */
export const test = base.extend<{ baseURL: string }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its parameter
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

/** Until the scripts have come, what is seen is the page as it was painted. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.locator("[data-painted]")).toHaveCount(0);
}

/** Reads on after the address, so that the server never writes into a closed pipe. */
export function printedAddress(server: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (chunk) => {
      said += String(chunk);
      const address = /^http:\/\/localhost:\d+$/m.exec(said);
      if (address) resolve(address[0]);
    });
    server.once("exit", () => reject(new Error(`the site ended without printing its address: ${said}`)));
  });
}
