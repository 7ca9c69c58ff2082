import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { register } from "./product.ts";

export type BuiltServer = {
  url: string;
  pid: number;
  cookie: string;
  /** In milliseconds of CPU time: how long its main thread has worked in one piece since this was last asked. */
  longestHold: () => Promise<number>;
  close: () => Promise<void>;
};

/** What `npm start` gives to Node. */
export const builtServer = ["--max-semi-space-size=16", "dist/server/index.js"];

const watch = new URL("./watch-thread.ts", import.meta.url).href;

/** The built server in a process of its own, on its embedded database below a folder, with an account. */
export async function startBuiltServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<BuiltServer> {
  const { child, url, close } = await startServer(["--import", watch, ...builtServer], {
    DATA_DIR: dataDir,
    ...environment,
  });
  return {
    url,
    pid: child.pid ?? 0,
    cookie: await register(url),
    longestHold: async () => {
      child.send("look");
      const [said] = await once(child, "message");
      return Number(said.longest);
    },
    close,
  };
}

/** A server in a process of its own on a free port, once it prints its address. */
export async function startServer(
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string; close: () => Promise<void> }> {
  const child = spawn(process.execPath, args, {
    env: { PORT: "0", RATE_LIMITS: "off", UPLOAD_LIMIT_MB: "1024", ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (!child.stdout) throw new Error("the server has no output");
  const exited = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^http:\S+$/.exec(line)?.[0];
    if (!url) continue;
    child.stdout.resume();
    return {
      ...{ child, url },
      close: async () => {
        child.kill();
        await exited;
      },
    };
  }
  throw new Error("the server ended before it listened");
}
