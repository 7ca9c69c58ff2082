import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { servePreparing } from "./preparing-page.mjs";
import { countPackages, isBuilt, isInstalled, root } from "./project.mjs";

// Installs from the lock and builds, each only where needed, and says what it does. Runs before `npm start`, `dev` and `test`.

const installOnly = process.argv.includes("--install-only");
const withPage = process.argv.includes("--with-page");

await prepare();
allowExecOnWindows();

async function prepare() {
  requireNode();
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
  const built = installOnly || isBuilt();
  const installed = isInstalled({ dev: installOnly || !built || !withPage });
  if (built && installed) return;

  const page = withPage ? await servePreparing() : null;
  try {
    if (!installed) {
      await run(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
        doing: "Installing packages",
        progress: () => {
          const { present, wanted } = countPackages();
          return `${Math.min(present, wanted)} of ${wanted}`;
        },
      });
    }
    if (!built) await run(["run", "--silent", "build"], { doing: "Building" });
  } finally {
    await page?.close();
  }
}

/**
 * `npm start` is `exec node …`, so that a signal to npm reaches the server itself. Windows' shell has no exec; there a
 * command of that name stands among the installed ones.
 */
function allowExecOnWindows() {
  const folder = join(root, "node_modules", ".bin");
  if (process.platform !== "win32" || !existsSync(folder)) return;
  writeFileSync(join(folder, "exec.cmd"), "@%*\r\n");
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}

/** Runs npm with these arguments; quiet unless it fails, then shows the end of what it said. */
function run(args, { doing, progress }) {
  const started = Date.now();
  const child = spawnNpm(args);
  const said = [];
  child.stdout.on("data", (chunk) => said.push(chunk));
  child.stderr.on("data", (chunk) => said.push(chunk));
  const show = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    const line = `${doing}${progress ? `: ${progress()}` : ""} (${seconds} s)`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line.padEnd(60)}`);
    else console.log(line);
  };
  show();
  const timer = setInterval(show, process.stdout.isTTY ? 500 : 5_000);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      clearInterval(timer);
      show();
      if (process.stdout.isTTY) process.stdout.write("\n");
      if (code === 0) {
        resolve();
        return;
      }
      console.error(Buffer.concat(said).toString("utf8").trim().split("\n").slice(-40).join("\n"));
      console.error(`${doing} failed. What npm said stands above; running the same command again continues from here.`);
      process.exit(1);
    });
  });
}

function spawnNpm(args) {
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, NODE_ENV: "" } };
  return npm
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn("npm", args, { ...options, shell: process.platform === "win32" });
}
