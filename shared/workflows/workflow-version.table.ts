import { integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";
import { workflows } from "./workflow.table.ts";

/** A workflow as it was saved, to look at and to bring back. */
export const workflowVersions = pgTable(
  "workflow_versions",
  {
    workflowId: integer("workflow_id")
      .notNull()
      .references(() => workflows.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    name: text("name").notNull(),
    description: text("description"),
    nodes: json("nodes").notNull(),
    edges: json("edges").notNull(),
    parameters: json("parameters").notNull().default([]),
    notes: json("notes").notNull().default([]),
    savedBy: integer("saved_by").references(() => users.id, { onDelete: "set null" }),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workflowId, table.version] })],
);
