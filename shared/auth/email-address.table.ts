import { boolean, index, integer, pgTable, serial, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./user.table.ts";

/** The one open link of an account that confirms its address; `token` is a hash of what stands in the mail. */
export const emailConfirmations = pgTable("email_confirmations", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  token: uuid("token").notNull().unique(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** Addresses that accounts had before, each with a link that brings it back for a while. */
export const emailReversals = pgTable(
  "email_reversals",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    wasConfirmed: boolean("was_confirmed").notNull(),
    token: uuid("token").notNull().unique(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("email_reversals_user").on(table.userId)],
);
