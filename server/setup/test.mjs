import { checkSteps } from "./check-steps.mjs";
import { requireChromium } from "./chromium.mjs";
import { runSteps } from "./run-steps.mjs";

const chromium = await requireChromium();
process.env.CHROMIUM_PATH = chromium;
await runSteps([
  ...checkSteps,
  ["Unit, API on the embedded database and on PostgreSQL, screens", "vitest", "run"],
  ["Browser journeys", "playwright", "test"],
]);
