import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { Column } from "../graph/relation.ts";
import type { StageOutput } from "../graph/stage-output.ts";
import type { RefusedRows } from "../refused-rows.ts";
import type { Run } from "../run-port.ts";

/**
 * Rows that a step left out because they did not fit, of all that reached it. `sentOn`: they went to steps behind its Error
 * output, so none is missing.
 */
export type LeftOut = { label: string; count: number; of: number; sentOn?: boolean | undefined };

/** Rows that are ready to be handed over, in a file of the format that the destination asked for. */
export type Delivery = {
  run: Run;
  node: WorkflowNode;
  path: string;
  rowCount: number;
  columns: readonly Column[];
  /** What the steps before it left out; where it replaces, it was looked at already. */
  leftOut: readonly LeftOut[];
  /** Told now and then how many rows have been handed over. */
  onRows: (rows: number) => void;
  /** Takes the rows that the other system refuses. */
  refused: RefusedRows;
};

export type Destination = {
  /** The file that it takes. */
  output: (node: WorkflowNode, run: Run) => StageOutput;
  /** Null where nothing leaves the run; otherwise whether handing the same rows over twice changes nothing. */
  idempotent: (node: WorkflowNode) => boolean | null;
  /** Whether a delivery that fails may leave some of its rows; otherwise it leaves none. */
  leavesPart?: (node: WorkflowNode) => boolean;
  /** Hands the rows over, and answers how many arrived. */
  deliver: (delivery: Delivery) => Promise<number>;
};
