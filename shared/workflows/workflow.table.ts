import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, json, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { createInsertSchema } from "drizzle-zod";
import { users } from "#shared/auth/user.table.ts";

export const workflows = pgTable(
  "workflows",
  {
    id: serial("id").primaryKey(),
    name: text("name").notNull(),
    description: text("description"),
    nodes: json("nodes").notNull(),
    edges: json("edges").notNull(),
    parameters: json("parameters").notNull().default([]),
    notes: json("notes").notNull().default([]),
    /** Of the four above as JSON; null where whoever wrote them counted nothing. */
    characters: integer("characters"),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    isActive: boolean("is_active").notNull().default(true),
    /** Grows with every save that changes what a run does. */
    version: integer("version").notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("workflows_user").on(table.userId, table.updatedAt)],
);

export const connections = pgTable(
  "connections",
  {
    id: serial("id").primaryKey(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    config: json("config").notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("connections_user").on(table.userId)],
);

/** `duration` is in milliseconds. */
export const executions = pgTable(
  "executions",
  {
    id: serial("id").primaryKey(),
    workflowId: integer("workflow_id").references(() => workflows.id, { onDelete: "cascade" }),
    status: text("status").notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    duration: integer("duration"),
    recordsProcessed: integer("records_processed"),
    rowsDelivered: bigint("rows_delivered", { mode: "number" }),
    rowsSkipped: bigint("rows_skipped", { mode: "number" }).notNull().default(0),
    logs: json("logs"),
    error: text("error"),
  },
  (table) => [
    index("executions_workflow").on(table.workflowId, table.startedAt),
    index("executions_open").on(table.status).where(sql`${table.status} in ('queued', 'running')`),
  ],
);

export const insertWorkflowSchema = createInsertSchema(workflows);
export const insertConnectionSchema = createInsertSchema(connections);
export const insertExecutionSchema = createInsertSchema(executions);
