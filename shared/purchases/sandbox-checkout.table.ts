import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** A session of the sandbox checkout, which plays the provider's side where no payment provider is set up. `amount` in cents. */
export const sandboxCheckouts = pgTable("sandbox_checkouts", {
  id: text("id").primaryKey(),
  /** open, complete or expired */
  status: text("status").notNull().default("open"),
  itemName: text("item_name").notNull(),
  amount: integer("amount").notNull(),
  currency: text("currency").notNull(),
  metadata: jsonb("metadata").notNull(),
  successUrl: text("success_url").notNull(),
  cancelUrl: text("cancel_url").notNull(),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
