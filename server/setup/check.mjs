import { checkSteps } from "./check-steps.mjs";
import { runSteps } from "./run-steps.mjs";

await runSteps(checkSteps);
