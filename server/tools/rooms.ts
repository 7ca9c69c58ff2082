import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { projectRoot } from "../project-root.ts";
import { drawRooms, roomsOf } from "./rooms-of-source.ts";

const FILE = `${projectRoot}ARCHITECTURE.md`;
const drawn = /(?<=<!-- rooms: npm run rooms -->\n```\n)[^`]*(?=```)/u;

/** `npm run rooms`: draws the rooms in ARCHITECTURE.md from the imports of the source. `--check` only looks. */
function main(): void {
  const listed = ["ls-files", "-co", "--exclude-standard", "client/src", "server", "shared"];
  const files = execFileSync("git", listed, { cwd: projectRoot, encoding: "utf8" }).trim().split("\n");
  const picture = `${drawRooms(roomsOf(files, projectRoot))}\n`;
  const before = readFileSync(FILE, "utf8");
  if (!drawn.test(before)) throw new Error("ARCHITECTURE.md has no place for the rooms.");
  const after = before.replace(drawn, picture);
  if (process.argv.includes("--check") && after !== before)
    throw new Error("The rooms in ARCHITECTURE.md are out of date: npm run rooms");
  if (after !== before) writeFileSync(FILE, after);
}

main();
