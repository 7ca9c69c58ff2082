import { index, integer, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";

/** Resumes that people asked to be kept for their applications. */
export const keptResumes = pgTable(
  "kept_resumes",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Its name. */
    sealed: text("sealed").notNull(),
    /** Of the file, in bytes; 0 until all of it is there. */
    size: integer("size").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("kept_resumes_user").on(table.userId, table.id)],
);

/** The files, cut into pieces in their order: a row of megabytes would hold up the embedded database for a second. */
export const keptResumePieces = pgTable(
  "kept_resume_pieces",
  {
    resumeId: integer("resume_id")
      .notNull()
      .references(() => keptResumes.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    sealed: text("sealed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.resumeId, table.position] })],
);
