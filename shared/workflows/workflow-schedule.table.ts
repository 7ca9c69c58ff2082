import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";
import { workflows } from "./workflow.table.ts";

/** When a workflow runs by itself; `nextRunAt` is null where it does not. */
export const workflowSchedules = pgTable(
  "workflow_schedules",
  {
    workflowId: integer("workflow_id")
      .primaryKey()
      .references(() => workflows.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    cron: text("cron").notNull(),
    timezone: text("timezone").notNull(),
    allowOverlap: boolean("allow_overlap").notNull(),
    emailOnFailure: boolean("email_on_failure").notNull(),
    enabled: boolean("enabled").notNull(),
    nextRunAt: timestamp("next_run_at", { withTimezone: true }),
    lastMissedAt: timestamp("last_missed_at", { withTimezone: true }),
    lastMissedReason: text("last_missed_reason"),
  },
  (table) => [index("workflow_schedules_due").on(table.nextRunAt)],
);
