import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { executions } from "./workflow.table.ts";

/** The JSON that a run was started with; it goes with the run's rows. */
export const executionInputs = pgTable("execution_inputs", {
  executionId: integer("execution_id")
    .primaryKey()
    .references(() => executions.id, { onDelete: "cascade" }),
  body: text("body").notNull(),
});
