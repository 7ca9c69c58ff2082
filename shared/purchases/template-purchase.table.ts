import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { createInsertSchema } from "drizzle-zod";

/** `amount` is in minor units (cents). The row outlives its account without the person, so no foreign key. */
export const templatePurchases = pgTable(
  "template_purchases",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id").notNull(),
    templateId: text("template_id").notNull(),
    templateName: text("template_name").notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull().default("usd"),
    stripeSessionId: text("stripe_session_id").notNull().unique(),
    purchasedAt: timestamp("purchased_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("template_purchases_user").on(table.userId, table.purchasedAt)],
);

export const insertTemplatePurchaseSchema = createInsertSchema(templatePurchases);
