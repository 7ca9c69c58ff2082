import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { savedCoverLetters } from "./saved-cover-letter.table.ts";

/** Texts that a saved letter had before the one it has now. */
export const letterVersions = pgTable(
  "letter_versions",
  {
    id: serial("id").primaryKey(),
    letterId: integer("letter_id")
      .notNull()
      .references(() => savedCoverLetters.id, { onDelete: "cascade" }),
    content: text("content").notNull(),
    made: text("made").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("letter_versions_letter").on(table.letterId, table.id)],
);
