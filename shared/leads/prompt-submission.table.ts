import { sql } from "drizzle-orm";
import { type AnyPgColumn, index, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { createInsertSchema } from "drizzle-zod";
import type { LeadForm } from "./lead-form.schema.ts";

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
    /** The same as `prompt` by its fields, where our own page sent them. */
    form: jsonb("form").$type<LeadForm>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  // One for every order that the admin list offers; read backwards for the newest or last first.
  (table) => [
    index("prompt_submissions_created_at").on(table.createdAt, table.id),
    index("prompt_submissions_name").on(sortKey(table.name), table.id),
    index("prompt_submissions_mail").on(sortKey(table.email), table.id),
    index("prompt_submissions_job_title").on(sortKey(table.jobTitle), table.id),
  ],
);

/** A lead before it is stored; every column is named, so that the compiler knows where a new one is missing. */
export type NewLead = Omit<typeof promptSubmissions.$inferSelect, "id" | "createdAt">;

/** What text is sorted by: an index takes no more than 2,704 bytes of it. */
export function sortKey(column: AnyPgColumn) {
  return sql`left(${column}, 200)`;
}

export const insertPromptSubmissionSchema = createInsertSchema(promptSubmissions);
