import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";

/** On a busy machine a start takes its time; one that takes longer counts as hung. */
const START_MS = 180_000;

export type DrilledServer = {
  url: string;
  child: ChildProcess;
  /** Settles when the process is gone. */
  exited: Promise<unknown>;
  kill: () => Promise<void>;
};

/** The built server in a process of its own. @throws Error with what it said where it does not listen in time */
export async function startDrilled(dataDir: string, environment: Record<string, string> = {}): Promise<DrilledServer> {
  const child = spawn(process.execPath, ["dist/server/index.js"], {
    env: { DATA_DIR: dataDir, PORT: "0", RATE_LIMITS: "off", WORKER: "off", NODE_NO_WARNINGS: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-2_000);
  });
  const listening = (async () => {
    for await (const line of createInterface({ input: child.stdout }))
      if (/^http:\S+$/.test(line)) {
        child.stdout.resume();
        return line;
      }
    throw new Error(`the server ended: ${said}`);
  })();
  const late = setTimeout(START_MS, null, { ref: false }).then(() => {
    throw new Error(`the server did not start within ${START_MS / 1_000} s: ${said}`);
  });
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  try {
    return { url: await Promise.race([listening, late]), child, exited, kill };
  } catch (error) {
    if (child.exitCode === null) await kill();
    throw error;
  }
}
