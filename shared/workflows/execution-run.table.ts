import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, json, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";
import { executions } from "./workflow.table.ts";

/**
 * What a run works from and who works on it. `claim` names the one worker that may write about the run or deliver for it,
 * until `leaseUntil`; after that another worker decides what becomes of it. `version` grows with everything that is shown.
 */
export const executionRuns = pgTable(
  "execution_runs",
  {
    executionId: integer("execution_id")
      .primaryKey()
      .references(() => executions.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    trigger: text("trigger").notNull(),
    workflowVersion: integer("workflow_version"),
    requestKey: text("request_key"),
    /** How many runs of the account may be under way for this one to start. */
    concurrency: integer("concurrency").notNull(),
    nodes: json("nodes").notNull(),
    edges: json("edges").notNull(),
    completedNodes: json("completed_nodes").notNull(),
    rerunOf: integer("rerun_of"),
    /** Values of the workflow's parameters, with their types. */
    parameters: json("parameters").notNull().default([]),
    /** Steps whose pinned rows stand for what they put out. */
    pinnedNodes: json("pinned_nodes").notNull().default([]),
    /** The step that the run begins with; rows before it are those that the run `rowsOf` has kept. */
    fromNode: text("from_node"),
    rowsOf: integer("rows_of"),
    emailOnFailure: boolean("email_on_failure").notNull().default(false),
    claim: text("claim"),
    leaseUntil: timestamp("lease_until", { withTimezone: true }),
    takeovers: integer("takeovers").notNull().default(0),
    cancelRequestedAt: timestamp("cancel_requested_at", { withTimezone: true }),
    version: integer("version").notNull().default(0),
    rowsRemovedAt: timestamp("rows_removed_at", { withTimezone: true }),
    /** What it takes in the database with its steps, results and samples; null until it is counted (again). */
    bytes: bigint("bytes", { mode: "number" }),
    /** What the files of its results take on the disk. */
    fileBytes: bigint("file_bytes", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    index("execution_runs_user").on(table.userId),
    // Of an account's runs only the sums are wanted, at each start of another one.
    index("execution_runs_bytes")
      .on(table.userId, table.executionId, table.bytes)
      .where(sql`${table.bytes} is null or ${table.bytes} > 0`),
    index("execution_runs_files")
      .on(table.userId, table.executionId, table.fileBytes)
      .where(sql`${table.fileBytes} > 0`),
    unique("execution_runs_request").on(table.userId, table.requestKey),
  ],
);
