import { index, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { createInsertSchema } from "drizzle-zod";

/** A lead: who unlocked which letter, and how they found us. */
export const promptSubmissions = pgTable(
  "prompt_submissions",
  {
    id: serial("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    jobTitle: text("job_title"),
    source: text("source"),
    otherSource: text("other_source"),
    prompt: text("prompt").notNull(),
    result: text("result"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  // One for every order that the admin list offers; read backwards for the newest or last first.
  (table) => [
    index("prompt_submissions_created_at").on(table.createdAt, table.id),
    index("prompt_submissions_name").on(table.name, table.id),
    index("prompt_submissions_mail").on(table.email, table.id),
    index("prompt_submissions_job_title").on(table.jobTitle, table.id),
  ],
);

export const insertPromptSubmissionSchema = createInsertSchema(promptSubmissions);
