import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { RunPlan } from "../run-plan.ts";
import type { SpooledSource } from "./spooled-source.ts";

export type FetchOptions = {
  plan: Pick<
    RunPlan,
    "connections" | "files" | "folder" | "allowPrivateHosts" | "limits" | "parameters" | "retryPausesMs" | "input"
  >;
  node: WorkflowNode;
  /** Columns that are needed later; of a database only they are fetched. */
  needed: ReadonlySet<string>;
  /** At most about so many rows, for previews. */
  limit: number | null;
  onRows: (rows: number) => void;
  /** Told what a person should know of how it went. */
  onNote?: (text: string) => void;
};

/** Copies the rows of another system into a CSV file without a header. */
export type FetchRows = (options: FetchOptions, path: string) => Promise<SpooledSource>;
