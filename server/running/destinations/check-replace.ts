import { thousands } from "#shared/limits/thousands.ts";
import { type ReplaceRule, replaceRuleOf } from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { StepError } from "../step-error.ts";
import type { Delivery, LeftOut } from "./destination.ts";

/**
 * Lets rows take the place of others only where none are missing among them, or no more than the person allows. A replace
 * never leaves nothing behind because rows failed, wherever these went.
 * @throws StepError before anything is changed for good
 */
export function checkReplace(
  node: WorkflowNode,
  { rule, leftOut, delivered }: { rule: ReplaceRule; leftOut: readonly LeftOut[]; delivered: number },
): void {
  const failed = leftOut.filter(({ count }) => count > 0);
  if (failed.length > 0 && delivered === 0)
    throw refusal(
      node,
      `No row is left to write: ${failed.map(describe).join(", ")}.`,
      "Correct the rows or the steps before this one.",
    );
  const missing = failed.filter(({ sentOn }) => !sentOn);
  if (missing.length === 0) return;
  if (!rule.replaceDespiteRefused)
    throw refusal(
      node,
      `${missing.map(describe).join(", ")}.`,
      "Correct the rows, send them on by the step's output for failed rows, or choose “Replace even if rows are skipped” here.",
    );
  const tooMany = missing.filter(({ count, of }) => count > (of * rule.mostRefusedPercent) / 100);
  if (tooMany.length > 0)
    throw refusal(
      node,
      `${tooMany.map(describe).join(", ")}, and this step allows ${rule.mostRefusedPercent}%.`,
      "Correct the rows, or allow a larger share.",
    );
}

/** {@link checkReplace} with what the destination itself refused; for one that only adds, nothing is looked at. */
export function checkDelivered(
  { node, leftOut, refused, rowCount }: Pick<Delivery, "node" | "leftOut" | "refused" | "rowCount">,
  delivered: number,
): void {
  const rule = replaceRuleOf(node.data.config);
  if (!rule) return;
  const here = { label: node.data.label, count: refused.count(), of: rowCount, sentOn: refused.sentOn };
  checkReplace(node, { rule, leftOut: [...leftOut, here], delivered });
}

function describe({ label, count, of, sentOn }: LeftOut): string {
  const share = of > 0 ? ` (${Math.max(1, Math.round((100 * count) / of))}%)` : "";
  const rows = `${thousands(count)} of ${thousands(of)} rows${share}`;
  return sentOn ? `“${label}” sent ${rows} to its output for failed rows` : `“${label}” skipped ${rows}`;
}

function refusal(node: WorkflowNode, why: string, remedy: string): StepError {
  return new StepError(node.id, `Nothing was replaced or deleted. ${why} ${remedy}`);
}
