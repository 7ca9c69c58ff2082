import { thousands } from "#shared/limits/thousands.ts";
import type { ReplaceRule } from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { StepError } from "../step-error.ts";

/** Rows that a step left out because they did not fit, of all that reached it. */
export type LeftOut = { label: string; count: number; of: number };

/**
 * Lets rows take the place of others only where none are missing among them, or no more than the person allows. A replace
 * never leaves nothing behind because rows were refused.
 * @throws StepError before anything is changed for good
 */
export function checkReplace(
  node: WorkflowNode,
  { rule, leftOut, delivered }: { rule: ReplaceRule; leftOut: readonly LeftOut[]; delivered: number },
): void {
  const missing = leftOut.filter(({ count }) => count > 0);
  if (missing.length === 0) return;
  const told = missing.map(describe).join(", ");
  if (delivered === 0)
    throw refusal(node, `No row is left to write: ${told}.`, "Correct the rows or the steps before this one.");
  if (!rule.replaceDespiteRefused)
    throw refusal(node, `${told}.`, "Correct the rows, or choose “replace even if rows are refused” in this step.");
  const tooMany = missing.filter(({ count, of }) => count > (of * rule.mostRefusedPercent) / 100);
  if (tooMany.length > 0)
    throw refusal(
      node,
      `${tooMany.map(describe).join(", ")}, and this step allows ${rule.mostRefusedPercent}%.`,
      "Correct the rows, or allow a larger share.",
    );
}

function describe({ label, count, of }: LeftOut): string {
  const share = of > 0 ? ` (${Math.max(1, Math.round((100 * count) / of))}%)` : "";
  return `“${label}” left out ${thousands(count)} of ${thousands(of)} rows${share}`;
}

function refusal(node: WorkflowNode, why: string, remedy: string): StepError {
  return new StepError(node.id, `Nothing was replaced; what was there is still there. ${why} ${remedy}`);
}
