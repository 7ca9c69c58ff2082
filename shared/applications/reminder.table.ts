import { boolean, date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";

/** What an account wants to be told of its applications outside of the page. */
export const applicationReminders = pgTable("application_reminders", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  mails: boolean("mails").notNull().default(false),
  /** The person's time zone (IANA): the day before is theirs. */
  timeZone: text("time_zone").notNull().default("UTC"),
  /** The feed's link is worked out of this and the server's key; null where there is none. */
  feedNonce: text("feed_nonce"),
  /** What the link's token is looked up by: the database alone opens no feed. */
  feedHash: text("feed_hash").unique(),
});

/** Days whose mail somebody has taken on: whoever adds the row sends it, so that several servers send one. */
export const reminderMails = pgTable(
  "reminder_mails",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day", { mode: "string" }).notNull(),
    takenAt: timestamp("taken_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
