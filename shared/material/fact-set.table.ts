import { index, integer, json, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#shared/auth/user.table.ts";

/** Facts that a person keeps for letters to come, as often as they like: one set a language or kind of work. */
export const factSets = pgTable(
  "fact_sets",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    language: text("language").notNull(),
    facts: json("facts").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("fact_sets_user").on(table.userId, table.id)],
);

/** Facts that a set held before those it has now. */
export const factSetVersions = pgTable(
  "fact_set_versions",
  {
    id: serial("id").primaryKey(),
    setId: integer("set_id")
      .notNull()
      .references(() => factSets.id, { onDelete: "cascade" }),
    facts: json("facts").notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("fact_set_versions_set").on(table.setId, table.id)],
);

/** Which call made which set, by the key the browser gave it: a call that is sent again makes no second set. */
export const factSetKeys = pgTable(
  "fact_set_keys",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    setId: integer("set_id").references(() => factSets.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index("fact_set_keys_set").on(table.setId)],
);
