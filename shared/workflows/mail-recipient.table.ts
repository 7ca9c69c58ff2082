import { date, integer, pgTable, primaryKey, serial, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";
import { workflows } from "./workflow.table.ts";

/**
 * Whom an account's workflows have to do with by mail: who was asked, who agreed, and who refused, which stands for ever.
 * Addresses are in small letters; `token` is a hash of what stands in the newest mail that asks.
 */
export const mailRecipients = pgTable(
  "mail_recipients",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    workflowId: integer("workflow_id").references(() => workflows.id, { onDelete: "set null" }),
    token: uuid("token").unique(),
    tokenExpiresAt: timestamp("token_expires_at", { withTimezone: true }),
    askedAt: timestamp("asked_at", { withTimezone: true }),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    refusedAt: timestamp("refused_at", { withTimezone: true }),
  },
  (table) => [unique("mail_recipients_address").on(table.userId, table.address)],
);

/** Mailboxes (hashed) whose owner wants to be asked by nobody, whichever account it is. */
export const mailRefusals = pgTable("mail_refusals", {
  addressHash: text("address_hash").primaryKey(),
  refusedAt: timestamp("refused_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Mails that went out for an account on a day (UTC). */
export const mailCounts = pgTable(
  "mail_counts",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
