import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What visitors have used up of each limit, as rate-limiter-flexible keeps it; shared by all processes. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    expire: timestamp("expire", { withTimezone: true }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
