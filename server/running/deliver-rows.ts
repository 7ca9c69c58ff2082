import { rm } from "node:fs/promises";
import { thousands } from "#shared/limits/thousands.ts";
import { replaceRuleOf } from "#shared/workflows/node-config.schema.ts";
import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { checkReplace } from "./destinations/check-replace.ts";
import type { LeftOut } from "./destinations/destination.ts";
import { destinationOf } from "./destinations/destinations.ts";
import { errorsId } from "./graph/expand-outputs.ts";
import type { PushedDelivery } from "./pushdown/push-down.ts";
import { createRefusedRows } from "./refused-rows.ts";
import { attempt, type RunFailures } from "./run-failures.ts";
import type { Run } from "./run-port.ts";
import type { StageResult } from "./run-stage.ts";
import { withRetries } from "./with-retries.ts";

type ToDeliver = StageResult & { leftOut: LeftOut[] };

/** Hands rows over to a destination, and tells how that went. */
export async function deliverRows(
  run: Run,
  node: WorkflowNode,
  result: ToDeliver,
  failures: RunFailures,
): Promise<void> {
  const { port } = run;
  const destination = destinationOf(node);
  if (!destination) return;
  const { path, rowCount, columns, leftOut } = result;
  const rule = replaceRuleOf(node.data.config);
  const { follows } = refusedAt(run, node);
  port.send({ kind: "node", nodeId: node.id, status: "running", rowsIn: rowCount, rowsOut: 0 });
  const onRows = throttled((rows) => port.send({ kind: "node", nodeId: node.id, status: "running", rowsOut: rows }));
  await attempt(failures, node.id, async () => {
    if (rule) checkReplace(node, { rule, leftOut, delivered: rowCount });
    const { rows, refusedCount } = await withRetries(run, node, async () => {
      const refused = createRefusedRows({
        ...refusedAt(run, node),
        columns,
        allowed: follows || node.data.errorHandling === "continue",
        // Told even where the step fails because of them.
        onRefused: (skippedRows, skipped) =>
          port.send({ kind: "node", nodeId: node.id, status: "running", skipped, skippedRows }),
      });
      try {
        const idempotent = destination.idempotent(node);
        if (idempotent !== null) await port.readyToDeliver(node.id, idempotent);
        const delivered = await destination.deliver({
          ...{ run, node, path, rowCount, columns, leftOut, onRows, refused },
        });
        return { rows: delivered, refusedCount: refused.count() };
      } catch (error) {
        // What was told on the way has been taken back.
        if (!destination.leavesPart?.(node))
          port.send({ kind: "node", nodeId: node.id, status: "running", rowsOut: 0 });
        throw error;
      } finally {
        await refused.close();
      }
    });
    port.send({ kind: "node", nodeId: node.id, status: "completed", rowsOut: rows });
    const became = follows ? "failed and handled separately" : "skipped";
    const left = refusedCount > 0 ? `, ${thousands(refusedCount)} ${became}` : "";
    port.send({
      kind: "log",
      level: left ? "warning" : "info",
      nodeId: node.id,
      text: `${node.data.label}: ${thousands(rows)} ${rows === 1 ? "row" : "rows"} delivered${left}.`,
    });
    if (destination.idempotent(node) !== null) await rm(path);
  });
}

/** Makes rows stay that a database has put into its table; what it says of a mark goes for them as for any delivery. */
export async function commitPushed(
  run: Run,
  node: WorkflowNode,
  pushed: PushedDelivery,
  failures: RunFailures,
): Promise<void> {
  const { port } = run;
  await attempt(failures, node.id, async () => {
    try {
      // A table that refuses one of them is not written to by its database: the rows are delivered from here then.
      const none = { allowed: false, onRefused: () => {} };
      await createRefusedRows({ ...refusedAt(run, node), ...none, columns: pushed.columns }).settle();
      await port.readyToDeliver(node.id, destinationOf(node)?.idempotent(node) ?? false);
      await pushed.commit();
    } catch (error) {
      await pushed.undo();
      throw error;
    }
    const rows = pushed.rows;
    port.send({ kind: "node", nodeId: node.id, status: "completed", rowsOut: rows });
    const text = `${node.data.label}: ${thousands(rows)} ${rows === 1 ? "row" : "rows"} delivered without leaving the database.`;
    port.send({ kind: "log", level: "info", nodeId: node.id, text });
  });
}

/** Where refused rows are kept, and whether steps follow that take them. */
function refusedAt({ plan }: Run, { id }: WorkflowNode) {
  const follows = plan.nodes.some((node) => node.id === errorsId(id));
  return { of: { folder: plan.folder, nodeId: id }, follows };
}

const PACE_MS = 500;

function throttled(tell: (rows: number) => void): (rows: number) => void {
  let last = 0;
  return (rows) => {
    if (Date.now() - last < PACE_MS) return;
    last = Date.now();
    tell(rows);
  };
}
