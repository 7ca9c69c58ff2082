import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createInsertSchema } from "drizzle-zod";

export const users = pgTable(
  "users",
  {
    id: serial("id").primaryKey(),
    username: text("username").notNull().unique(),
    password: text("password").notNull(),
    name: text("name"),
    email: text("email"),
    /** When somebody who reads the mails of this very address said that it is theirs. */
    emailConfirmedAt: timestamp("email_confirmed_at", { withTimezone: true }),
    isAdmin: boolean("is_admin").notNull().default(false),
    isSuperAdmin: boolean("is_super_admin").notNull().default(false),
    isActive: boolean("is_active").notNull().default(false),
    isApproved: boolean("is_approved").notNull().default(false),
    /** Hashed, of the last sign-in: runs of accounts of one network leave a worker to others. */
    network: text("network"),
    lastLogin: timestamp("last_login", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("users_username_folded").on(sql`lower(${table.username})`),
    index("users_confirmed_email").on(sql`lower(${table.email})`).where(sql`${table.emailConfirmedAt} is not null`),
  ],
);

export const passwordResetTokens = pgTable("password_reset_tokens", {
  id: serial("id").primaryKey(),
  token: uuid("token").notNull().unique().defaultRandom(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The address it was mailed to, which using it confirms. */
  email: text("email"),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  used: boolean("used").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const insertUserSchema = createInsertSchema(users);
export const insertPasswordResetTokenSchema = createInsertSchema(passwordResetTokens);
