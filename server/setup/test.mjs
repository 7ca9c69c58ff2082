import { join } from "node:path";
import { checkSteps } from "./check-steps.mjs";
import { requireChromium } from "./chromium.mjs";
import { root } from "./project.mjs";
import { runSteps } from "./run-steps.mjs";

const chromium = await requireChromium();
process.env.CHROMIUM_PATH = chromium;
// Processes that tests start by the hundred begin with what the first of them compiled.
process.env.NODE_COMPILE_CACHE = join(root, "node_modules", ".cache", "compiled");
await runSteps([
  ...checkSteps,
  ["Unit, API on the embedded database and on PostgreSQL, screens", "vitest", "run"],
  ["Browser journeys", "playwright", "test"],
]);
