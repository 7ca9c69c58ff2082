import { spawn } from "node:child_process";
import { root } from "./project.mjs";

/** Runs commands from node_modules/.bin one after the other with their output shown; ends the process with the first failure's code. */
export async function runSteps(steps) {
  for (const [name, command, ...args] of steps) {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const code = await new Promise((resolve) => {
      const child = spawn(command, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
      child.once("error", (error) => {
        console.error(error.message);
        resolve(1);
      });
      child.once("close", (exit) => resolve(exit ?? 1));
    });
    if (code !== 0) {
      console.error(`\n${name} failed.`);
      process.exit(code);
    }
    console.log(`   ${Math.round((Date.now() - started) / 1000)} s`);
  }
}
