import type { WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import type { RunConnection, RunPlan } from "../run-plan.ts";
import type { StepError } from "../step-error.ts";
import type { SourceTable } from "./push-source.ts";
import type { PushedRelation } from "./pushed-relation.ts";
import type { StaysHere } from "./pushed-value.ts";
import type { KnownCounts } from "./step-counts.ts";

/** What is said of the sources of a connection: what they read, or why that stays here. */
export type Described = Map<string, SourceTable | StaysHere>;

export type Nodes = ReadonlyMap<string, WorkflowNode>;

export type SessionOptions = {
  connection: RunConnection;
  allowPrivateHosts: boolean;
  seconds: number;
  writes: boolean;
  parameters: RunPlan["parameters"];
  /** Columns of each source that something needs. */
  needed: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A session in whose transaction a database does its part. What is not committed is undone as it ends. */
export type PushSession = {
  /** Asks the database what these sources read, and makes it ready for their being read. */
  describe: (sources: readonly WorkflowNode[]) => Promise<Described>;
  /** The pushed query's rows as a file of the run's own CSV. */
  copyOut: (
    relation: PushedRelation,
    into: { path: string; nodes: Nodes; onRows: (rows: number) => void },
  ) => Promise<KnownCounts>;
  /** Puts the rows straight into a table beside them. @throws StaysHere, or what the database says */
  insert: (into: {
    node: WorkflowNode;
    sources: readonly WorkflowNode[];
    relation: PushedRelation;
  }) => Promise<KnownCounts>;
  /** The pushed query, and how the database would run it. */
  explain: (relation: PushedRelation) => Promise<{ sql: string; plan: string }>;
  commit: (node: WorkflowNode | null) => Promise<void>;
  end: () => Promise<void>;
};

/** A kind of database that steps are pushed to. */
export type PushDatabase = {
  open: (options: SessionOptions) => Promise<PushSession>;
  /** What a person is told of an error that is no way to have the steps run here. */
  describe: (error: unknown, at: { nodeId: string; connection: RunConnection; seconds: number }) => StepError;
};
