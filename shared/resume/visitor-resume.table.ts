import { json, pgTable, text } from "drizzle-orm/pg-core";

/**
 * The resume of a visitor's session, beside it: a session is read with every call, and a resume may have hundreds of
 * kilobytes.
 */
export const visitorResumes = pgTable("visitor_resumes", {
  sessionId: text("session_id").primaryKey(),
  resume: json("resume").notNull(),
});
