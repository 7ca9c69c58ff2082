import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";
import { savedCoverLetters } from "./saved-cover-letter.table.ts";

/**
 * Which save made which letter, by the key the browser gave it: a save that is sent again makes no second letter.
 * `fingerprint` stands for the words that were sent.
 */
export const letterKeys = pgTable(
  "letter_keys",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    letterId: integer("letter_id").references(() => savedCoverLetters.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index("letter_keys_letter").on(table.letterId)],
);
