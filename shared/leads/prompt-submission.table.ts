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
  (table) => [index("prompt_submissions_created_at").on(table.createdAt.desc(), table.id.desc())],
);

export const insertPromptSubmissionSchema = createInsertSchema(promptSubmissions);
