import { index, integer, json, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { createInsertSchema } from "drizzle-zod";
import { users } from "#shared/auth/user.table.ts";

export const savedCoverLetters = pgTable(
  "saved_cover_letters",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    content: text("content").notNull(),
    templateId: text("template_id"),
    jobTitle: text("job_title"),
    company: text("company"),
    promptInfo: json("prompt_info"),
    /** Of it as JSON; null where whoever wrote it counted nothing. */
    promptInfoBytes: integer("prompt_info_bytes"),
    /** The key of the application it belongs to: by name, so that letters and applications may come in any order. */
    applicationKey: text("application_key"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("saved_cover_letters_user").on(table.userId, table.createdAt, table.id),
    index("saved_cover_letters_application").on(table.userId, table.applicationKey),
  ],
);

export const insertSavedCoverLetterSchema = createInsertSchema(savedCoverLetters);
