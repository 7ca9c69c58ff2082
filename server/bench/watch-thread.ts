import { threadCpuUsage } from "node:process";

// Loaded into the built server before anything else: how long its main thread worked in one piece since it was last
// asked, in milliseconds of its own CPU time, so that other programs do not count.

const EVERY_MS = 2;

/** Processes that the server starts inherit its arguments; they answer to it alone. */
if (process.argv[1]?.endsWith("dist/server/index.js")) {
  let longest = 0;
  let before = threadCpuUsage();
  setInterval(() => {
    const { user, system } = threadCpuUsage(before);
    before = threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1_000);
  }, EVERY_MS).unref();
  process.on("message", () => {
    process.send?.({ longest });
    longest = 0;
  });
}
