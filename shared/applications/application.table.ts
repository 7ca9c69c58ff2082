import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";

/** What stands in `due_on` where nothing is due: it comes last. */
export const NEVER_DUE = "9999-12-31";

/** Jobs that a person applies for, one row each. `due_on` is worked out of the others whenever a row is written. */
export const applications = pgTable(
  "applications",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** Stands for what the row was made with: the same creation sent again is known by it. */
    fingerprint: text("fingerprint").notNull(),
    version: integer("version").notNull().default(1),
    role: text("role").notNull(),
    company: text("company").notNull().default(""),
    place: text("place").notNull().default(""),
    link: text("link").notNull().default(""),
    source: text("source").notNull().default(""),
    posting: text("posting").notNull().default(""),
    postingOn: date("posting_on", { mode: "string" }),
    closesOn: date("closes_on", { mode: "string" }),
    nextStep: text("next_step").notNull().default(""),
    nextOn: date("next_on", { mode: "string" }),
    nextAt: text("next_at"),
    contact: text("contact").notNull().default(""),
    notes: text("notes").notNull().default(""),
    status: text("status").notNull().default("draft"),
    statusDates: jsonb("status_dates").notNull().default({}),
    unopened: boolean("unopened").notNull().default(false),
    dueOn: date("due_on", { mode: "string" }).notNull().default(NEVER_DUE),
    bytes: integer("bytes").notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("applications_key").on(table.userId, table.key),
    index("applications_due").on(table.userId, table.dueOn, table.id),
    index("applications_status").on(table.userId, table.status, table.dueOn, table.id),
    index("applications_newest").on(table.userId, table.createdAt, table.id),
    index("applications_closing").on(table.userId, sql`coalesce(${table.closesOn}, '9999-12-31'::date)`, table.id),
    index("applications_role").on(table.userId, sql`lower(${table.role})`, table.id),
    index("applications_company").on(table.userId, sql`lower(${table.company})`, table.id),
  ],
);
