import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startSite } from "./site.ts";

async function runToEnd(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const server = spawn(process.execPath, ["dist/server/index.js"], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  server.stdout.on("data", (chunk) => {
    said += chunk;
  });
  server.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(server, "close");
  return { code, said };
}

test("a wrong environment ends the start with one line a problem and code 1", async () => {
  const { code, said } = await runToEnd({ PORT: "abc", DATABASE_URL: "mysql://x" });
  expect(code).toBe(1);
  expect(said.trim().split("\n")).toEqual([
    "PORT must be a number from 0 to 65535",
    "DATABASE_URL must be a postgres:// address",
  ]);
});

test("a port that is taken is named, with a way out", async () => {
  const site = await startSite();
  const dataDir = await mkdtemp(join(tmpdir(), "desk-site-"));
  const { code, said } = await runToEnd({ PORT: new URL(site.url).port, DATA_DIR: dataDir });
  await site.stop();
  await rm(dataDir, { recursive: true });
  expect(code).toBe(1);
  expect(said).toContain("is already in use");
});

test("a second process on the same embedded folder is refused and told who holds it", async () => {
  const site = await startSite();
  const { code, said } = await runToEnd({ PORT: "0", DATA_DIR: site.dataDir });
  const first = await fetch(`${site.url}/readyz`);
  await site.stop();
  expect(code).toBe(1);
  expect(said).toMatch(/^Opening the database\.$/m);
  expect(said).toContain(`in use by process ${site.process.pid}`);
  expect(first.status).toBe(200);
});

test("SIGTERM closes the database and ends with 0; secrets are kept for their owner only", async () => {
  const site = await startSite({ DATA_DIR: await mkdtemp(join(tmpdir(), "desk-site-")) });
  const ended = once(site.process, "exit");
  site.process.kill("SIGTERM");
  expect((await ended)[0]).toBe(0);
  expect((await stat(join(site.dataDir, "session-secret"))).mode & 0o777).toBe(0o600);
  const again = await startSite({ DATA_DIR: site.dataDir });
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  await again.stop();
});

test("kill -9 in mid-write loses no letter that was acknowledged", async () => {
  test.slow();
  const site = await startSite();
  const account = { username: "writer", password: "Correct-Horse-7", email: "writer@example.com" };
  const registered = await send(site.url, "/api/register", account);
  const cookie = cookieOf(registered);
  const acknowledged: string[] = [];
  const saving = (async () => {
    for (let number = 0; ; number++) {
      const title = `Letter ${number}`;
      const answer = await send(site.url, "/api/saved-cover-letters", { title, content: "Dear reader" }, cookie).catch(
        () => null,
      );
      if (answer?.status !== 201) return;
      acknowledged.push(title);
      if (number === 40) site.process.kill("SIGKILL");
    }
  })();
  await saving;
  const again = await startSite({ DATA_DIR: site.dataDir });
  const signedIn = cookieOf(await send(again.url, "/api/login", account));
  const letters: { title: string }[] = await (
    await fetch(`${again.url}/api/saved-cover-letters`, { headers: { Cookie: signedIn } })
  ).json();
  await again.stop();
  expect(acknowledged.length).toBeGreaterThan(40);
  expect(letters.map((letter) => letter.title)).toEqual(expect.arrayContaining(acknowledged));
});

function send(url: string, path: string, body: object, cookie = ""): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify(body),
  });
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
