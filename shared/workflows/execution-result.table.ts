import { bigint, integer, json, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import { executions } from "./workflow.table.ts";

/** What a destination kept for people: a dashboard with its rows here, or a file whose bytes the file store has under `fileKey`. */
export const executionResults = pgTable(
  "execution_results",
  {
    executionId: integer("execution_id")
      .notNull()
      .references(() => executions.id, { onDelete: "cascade" }),
    nodeId: text("node_id").notNull(),
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    rowCount: bigint("row_count", { mode: "number" }).notNull(),
    chart: text("chart").notNull().default("none"),
    x: text("x").notNull().default(""),
    y: json("y").notNull(),
    fields: json("fields").notNull(),
    rows: json("rows").notNull(),
    fileName: text("file_name"),
    fileKey: text("file_key"),
    fileBytes: bigint("file_bytes", { mode: "number" }).notNull().default(0),
    shareToken: text("share_token"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.executionId, table.nodeId] }),
    unique("execution_results_share").on(table.shareToken),
  ],
);
