import { bigint, boolean, index, integer, json, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";

/** Uploaded files: what was told from their first lines; the file store has the bytes under `fileKey`. `size` is in bytes. */
export const workflowFiles = pgTable(
  "workflow_files",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    fileKey: text("file_key").notNull(),
    delimiter: text("delimiter").notNull(),
    header: boolean("header").notNull(),
    fields: json("fields").notNull(),
    rows: json("rows").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Since then it is kept for a while, to be brought back. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (table) => [index("workflow_files_user").on(table.userId)],
);
