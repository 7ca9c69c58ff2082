import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";

/** Resumes that people asked to be kept for their applications; name and file are sealed, in one text. */
export const keptResumes = pgTable(
  "kept_resumes",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sealed: text("sealed").notNull(),
    /** Of the file, in bytes. */
    size: integer("size").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("kept_resumes_user").on(table.userId, table.id)],
);
