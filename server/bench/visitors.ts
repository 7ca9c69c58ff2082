import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { register } from "./product.ts";
import { type VisitorPlan, type VisitorResult, visitorResultSchema } from "./visitor-plan.ts";

const SITE = "dist/client";
/** What visitors who have begun a call may take beyond their time before they count as hung. */
const GRACE_MS = 60_000;

/** What a browser asks for with the start page, beside the page itself. */
export async function filesOfStart(): Promise<string[]> {
  const page = await readFile(join(SITE, "painted", "landing.html"), "utf8");
  const scripts = /data-scripts="([^"]+)"/u.exec(page)?.[1]?.split(" ") ?? [];
  const links = Array.from(page.matchAll(/<link [^>]*href="(\/[^"]+)"/gu), ([, href]) => href ?? "");
  return [...new Set([...scripts, ...links])].filter((file) => /\.(?:js|css|woff2|svg)$/u.test(file));
}

/** The cookies of as many new accounts. */
export async function registerVisitors(url: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let nth = 0; nth < count; nth++) cookies.push(await register(url, `visitor${nth}`));
  return cookies;
}

/** Lets them visit, in a process of their own. */
export async function visit(plan: VisitorPlan): Promise<VisitorResult> {
  const child = fork(new URL("./visitor-process.ts", import.meta.url), { execArgv: ["--no-warnings"] });
  child.send(plan);
  const tooLong = setTimeout(() => child.kill("SIGKILL"), plan.seconds * 1_000 + GRACE_MS);
  const exited = once(child, "exit");
  try {
    const [result] = await Promise.race([
      once(child, "message"),
      exited.then(() => Promise.reject(new Error("the visitors ended without a word"))),
    ]);
    await exited;
    return visitorResultSchema.parse(result);
  } finally {
    clearTimeout(tooLong);
  }
}
