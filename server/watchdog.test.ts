import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";

/** A process with a watchdog of two seconds that then does this. */
async function run(body: string): Promise<{ code: number | null; signal: string | null; said: string }> {
  const program = `import { startWatchdog } from "./server/watchdog.ts"; startWatchdog({ seconds: 2 }); ${body}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { code, signal, said };
}

describe("the watchdog", () => {
  it("ends a process whose event loop stands still, and says so in the log", async () => {
    const { signal, said } = await run("setTimeout(() => { for (;;); }, 100);");
    expect(signal).toBe("SIGKILL");
    expect(said).toContain("The process has not answered for 2 s");
  });

  it("leaves one alone that is busy and answers, and does not keep it alive", async () => {
    const busy =
      "let n = 0; const t = setInterval(() => { const e = Date.now() + 900; while (Date.now() < e); if (++n === 4) clearInterval(t); }, 1);";
    expect(await run(busy)).toMatchObject({ code: 0, signal: null });
  });
});
