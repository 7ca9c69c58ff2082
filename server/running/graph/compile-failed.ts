import { failedFields } from "#shared/workflows/edge-outputs.ts";
import type { CompileContext } from "./compile-context.ts";
import { asText, type Column } from "./relation.ts";
import type { NodeSteps, Relation, Step } from "./step.ts";

/** The rows that a step leaves out, as they came in, and why; none where none can fail. */
export function compileFailed(
  nodeId: string,
  { steps, bad }: NodeSteps,
  { input, context }: { input: Relation; context: CompileContext },
): NodeSteps {
  const name = context.nextName("n");
  const row = bad?.row ?? input.columns;
  const fields = failedFields(row);
  const columns: Column[] = fields.map((field) => ({
    ...field,
    ...{ ref: context.nextName("c"), physical: "VARCHAR", exact: null },
  }));
  const values = [...row.map(asText), bad?.reason ?? "NULL"];
  const list = columns.map(({ ref }, place) => `${values[place]} AS ${ref}`).join(", ");
  const until = bad ? steps.slice(0, steps.findIndex((step) => step.name === bad.from) + 1) : steps;
  const from = bad?.from ?? input.name;
  const kept = context.nextName("n");
  // What a step before this one counts is counted there.
  const counted: Step[] = [
    ...until,
    {
      name: kept,
      sql: `SELECT * FROM ${from} WHERE ${bad?.condition ?? "false"}`,
      operator: "filter",
      count: { nodeId, rows: "out" },
    },
    { name, sql: `SELECT ${list} FROM ${kept}`, operator: null, count: null },
  ];
  return { steps: counted, output: { name, columns }, bad: null };
}
