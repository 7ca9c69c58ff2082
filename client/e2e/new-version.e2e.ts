import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { expect, test } from "@playwright/test";

const SITE = "dist/client";
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

type Deployments = {
  url: string;
  server: Server;
  /** From now on it is another version, which lacks a part of the old one. */
  deploy: (lost?: RegExp) => void;
};

/** The built page without its server. */
async function startDeployments(): Promise<Deployments> {
  const page = readFileSync(join(SITE, "index.html"), "utf8");
  const script = /src="(\/assets\/index-[^"]+\.js)"/.exec(page)?.[1] ?? "";
  const next = script.replace(".js", "-next.js");
  let deployed = false;
  let gone: RegExp | undefined;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = extname(path) ? path : "/index.html";
    if (path.startsWith("/api") || gone?.test(path)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
    const bytes = readFileSync(join(SITE, file === next ? script : file));
    const isList = file === "/index.html" || file === "/service-worker.js";
    response.end(isList && deployed ? bytes.toString().replaceAll(script, next).replace("desk-", "next-") : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    server,
    deploy: (lost) => {
      deployed = true;
      gone = lost;
    },
  };
}

test.describe("a new version", () => {
  let site: Deployments;
  test.beforeEach(async () => {
    site = await startDeployments();
  });
  test.afterEach(() => {
    site.server.closeAllConnections();
    site.server.close();
  });

  test("is offered over an open form, which keeps what was typed until the person reloads", async ({ page }) => {
    await page.goto(`${site.url}/settings`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.getByLabel("Job title").fill("Night nurse");
    site.deploy();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(page.getByText("A new version is available.")).toBeVisible();
    await expect(page.getByLabel("Job title")).toHaveValue("Night nurse");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.locator('script[src$="-next.js"]')).toBeAttached();
  });

  test("is told where a part of the old one is gone, and the rest of the page stays", async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(`${site.url}/settings`);
    await page.getByLabel("Job title").fill("Night nurse");
    site.deploy(/prompt-page/);
    await page.getByRole("link", { name: "AI Assistant" }).click();
    await expect(page.getByRole("heading", { name: "A new version is available" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
    await page.getByRole("button", { name: "Refresh Page" }).click();
    await expect(page.locator('script[src$="-next.js"]')).toBeAttached();
    await context.close();
  });
});
