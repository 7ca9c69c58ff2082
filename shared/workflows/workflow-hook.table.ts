import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";
import { workflows } from "./workflow.table.ts";

/** Where other systems send what a workflow runs with: the last part of the address, and the secret, sealed. */
export const workflowHooks = pgTable("workflow_hooks", {
  workflowId: integer("workflow_id")
    .primaryKey()
    .references(() => workflows.id, { onDelete: "cascade" }),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  address: text("address").notNull().unique(),
  secret: text("secret").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  lastCalledAt: timestamp("last_called_at", { withTimezone: true }),
});
