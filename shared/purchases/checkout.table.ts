import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Every checkout that was begun, under its provider's session id. What was paid is the provider's to say; this row
 * remembers whom it was begun for, and what is still to be done about it. `userId` is null for visitors, `closedAt` is set once
 * nothing more can come of it, `mailedAt` once the buyer was sent the link to claim it.
 */
export const checkouts = pgTable(
  "checkouts",
  {
    sessionId: text("session_id").primaryKey(),
    userId: integer("user_id"),
    templateId: text("template_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    closedAt: timestamp("closed_at", { withTimezone: true }),
    mailedAt: timestamp("mailed_at", { withTimezone: true }),
  },
  (table) => [index("checkouts_open").on(table.userId, table.closedAt)],
);
