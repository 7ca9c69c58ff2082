import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { root } from "./project.mjs";

// Hot reload: Vite serves the page on PORT and hands /api to the API server, which restarts when its files change.

const apiPort = await freePort();
const env = {
  ...process.env,
  API_PORT: String(apiPort),
  APP_URL: process.env.APP_URL || `http://localhost:${process.env.PORT || 3000}`,
};
const children = [
  spawn("tsx", ["watch", "--clear-screen=false", "server/index.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...env, PORT: String(apiPort) },
  }),
  spawn("vite", ["client", "--config", "vite.config.ts"], { cwd: root, stdio: "inherit", env }),
];
for (const child of children) child.once("close", (code) => stop(code ?? 0));
process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));

function stop(code) {
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
