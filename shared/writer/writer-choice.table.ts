import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Who writes in this installation: one row, or none where nobody has chosen. */
export const writerChoice = pgTable("writer_choice", {
  /** Always 1. */
  id: integer("id").primaryKey(),
  kind: text("kind", { enum: ["built-in", "local", "address"] }).notNull(),
  /** Of a model on this computer. */
  server: text("server"),
  model: text("model"),
  /** The address that was entered last; it stays when another writer is chosen. */
  addressUrl: text("address_url"),
  addressModel: text("address_model"),
  /** Sealed with ENCRYPTION_KEY, together with the address that it was entered for. */
  addressKey: text("address_key"),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
});
