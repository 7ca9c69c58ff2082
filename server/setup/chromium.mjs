import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const usualPlaces = [
  // Has no windows to draw, so journeys take half the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

export const NO_CHROMIUM = "The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.";

/** Path of a Chromium to test with, as {@link getChromium} finds it; ends this program where there is none. */
export async function requireChromium() {
  const found = await getChromium();
  if (found) return found;
  console.error(NO_CHROMIUM);
  process.exit(1);
}

/** CHROMIUM_PATH, an installed one, or Debian's, installed now where this account may; null where there is none. */
export async function getChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.platform === "linux" && process.getuid?.() === 0 && has("apt-get")) {
    console.log("Installing Chromium from Debian's packages for the browser tests …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const install = ["install", "-y", "--no-install-recommends"];
    // An older Debian has no package of the shell alone.
    for (const args of [["update"], [...install, "chromium-headless-shell"], [...install, "chromium"]]) {
      const result = spawnSync("apt-get", ["-q", ...args], { env, encoding: "utf8" });
      if (findChromium()) break;
      if (result.status !== 0)
        console.error(`${result.stdout}${result.stderr}`.trim().split("\n").slice(-10).join("\n"));
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  return null;
}

function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return existsSync(wanted) ? wanted : null;
  return usualPlaces.find((path) => existsSync(path)) ?? null;
}

function has(command) {
  try {
    execFileSync("which", [command], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
