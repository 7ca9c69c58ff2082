import { bigint, boolean, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { executions } from "./workflow.table.ts";

/** The first rows that a step put out in a run. `keptRows`: all of them stand on the run's disk, to begin another run with. */
export const executionSamples = pgTable(
  "execution_samples",
  {
    executionId: integer("execution_id")
      .notNull()
      .references(() => executions.id, { onDelete: "cascade" }),
    nodeId: text("node_id").notNull(),
    rowCount: bigint("row_count", { mode: "number" }),
    fields: json("fields").notNull(),
    rows: json("rows").notNull(),
    keptRows: boolean("kept_rows").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.executionId, table.nodeId] })],
);
