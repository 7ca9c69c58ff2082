import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { promptSubmissions } from "#shared/leads/prompt-submission.table.ts";

/**
 * A letter that was written for a visitor's session, whole, kept so that the unlock gives exactly what was
 * previewed. `key` is the SHA-256 of the prompt; `payload` is what the generator needs to go on from it.
 */
export const letterDrafts = pgTable(
  "letter_drafts",
  {
    id: uuid("id").primaryKey().default(sql`gen_random_uuid()`),
    sessionId: text("session_id").notNull(),
    key: text("key").notNull(),
    payload: jsonb("payload").notNull(),
    leadId: integer("lead_id").references(() => promptSubmissions.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("letter_drafts_session_key").on(table.sessionId, table.key),
    index("letter_drafts_updated_at").on(table.updatedAt),
  ],
);
