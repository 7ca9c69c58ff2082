import { index, json, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** What an admin did, when and to what. Names are kept as they were, so that an entry outlives its accounts. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: serial("id").primaryKey(),
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    target: text("target").notNull(),
    details: json("details"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("audit_entries_created_at").on(table.createdAt, table.id)],
);
