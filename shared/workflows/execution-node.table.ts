import { bigint, boolean, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { executions } from "./workflow.table.ts";

/** One node of one run. `deliveringAt` is written down before a destination is touched: after a crash it tells what may have gone out. */
export const executionNodes = pgTable(
  "execution_nodes",
  {
    executionId: integer("execution_id")
      .notNull()
      .references(() => executions.id, { onDelete: "cascade" }),
    nodeId: text("node_id").notNull(),
    position: integer("position").notNull(),
    label: text("label").notNull(),
    nodeType: text("node_type"),
    status: text("status").notNull(),
    rowsIn: bigint("rows_in", { mode: "number" }),
    rowsOut: bigint("rows_out", { mode: "number" }),
    skipped: bigint("skipped", { mode: "number" }).notNull().default(0),
    skippedRows: json("skipped_rows").notNull(),
    /** Whether a step takes the rows that failed here: they count as skipped by this step, but not by the run. */
    errorOutput: boolean("error_output").notNull().default(false),
    attempts: integer("attempts").notNull().default(1),
    startedAt: timestamp("started_at", { withTimezone: true }),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    message: text("message"),
    deliveringAt: timestamp("delivering_at", { withTimezone: true }),
    /** Whether delivering again would leave the destination as delivering once does. */
    idempotent: boolean("idempotent").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.executionId, table.nodeId] })],
);
