import { sql } from "drizzle-orm";
import { index, json, pgTable, timestamp, varchar } from "drizzle-orm/pg-core";

/** Sessions as connect-pg-simple keeps them; column names and types are that library's. */
export const sessions = pgTable(
  "session",
  {
    sid: varchar("sid").primaryKey(),
    sess: json("sess").notNull(),
    expire: timestamp("expire", { precision: 6 }).notNull(),
  },
  (table) => [
    index("session_expire").on(table.expire),
    // Whose session it is, for ending all of an account's sessions.
    index("session_user").on(sql`(${table.sess} #>> '{passport,user,id}')`),
  ],
);
