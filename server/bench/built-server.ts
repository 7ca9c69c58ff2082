import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { register } from "./product.ts";

export type BuiltServer = { url: string; cookie: string; close: () => Promise<void> };

/** The built server in a process of its own, on its embedded database below a folder, with an account. */
export async function startBuiltServer(dataDir: string): Promise<BuiltServer> {
  const child = spawn(process.execPath, ["dist/server/index.js"], {
    env: { DATA_DIR: dataDir, PORT: "0", RATE_LIMITS: "off", UPLOAD_LIMIT_MB: "1024" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^http:\S+$/.exec(line)?.[0];
    if (!url) continue;
    child.stdout.resume();
    return {
      url,
      cookie: await register(url),
      close: async () => {
        child.kill();
        await exited;
      },
    };
  }
  throw new Error("the server ended before it listened");
}
