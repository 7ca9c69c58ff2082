import type { TransformKind } from "#shared/workflows/node-types.ts";
import { transformKind, type WorkflowNode } from "#shared/workflows/workflow.schema.ts";
import { quoteText } from "../sql-text.ts";
import { StepError } from "../step-error.ts";
import type { CompileContext } from "./compile-context.ts";
import { compileFailed } from "./compile-failed.ts";
import { compileDeduplicate, compileLimit, compileSort, compileSplit } from "./compile-rows.ts";
import { compileSource, rejectsTable, type SourceFile } from "./compile-source.ts";
import { type CompileTransform, compileAggregate, compileFilter, compileMap } from "./compile-transform.ts";
import type { Stage } from "./plan-stages.ts";
import type { Column } from "./relation.ts";
import type { BadRows, Relation, Step } from "./step.ts";

/** Rows that an earlier stage has kept in a file. */
export type KeptRows = { path: string; columns: Column[] };

export type CompiledStage = {
  steps: Step[];
  output: Relation;
  bad: BadRows[];
  /** What each node puts out, and how many steps lead to that. */
  outputs: { nodeId: string; output: Relation; steps: number }[];
  /** Where lines of the source's file that are no rows are put, where the query begins with a source. */
  rejects: { nodeId: string; table: string } | null;
};

export type StageInputs = {
  nodes: ReadonlyMap<string, WorkflowNode>;
  files: ReadonlyMap<string, SourceFile>;
  kept: ReadonlyMap<string, KeptRows>;
  needed: ReadonlyMap<string, ReadonlySet<string>>;
  context: CompileContext;
  limit: number | null;
  /** Also columns of sources that nothing needs; whether they fit is not looked at. */
  extras?: boolean;
};

/** Null for steps of several inputs (`compile-merge.ts`), and for a sub-workflow, in whose place its own steps stand. */
const transforms: Record<TransformKind, CompileTransform | null> = {
  "transform:filter": compileFilter,
  "transform:map": compileMap,
  "transform:aggregate": compileAggregate,
  "transform:route": compileFilter,
  "transform:sort": compileSort,
  "transform:deduplicate": compileDeduplicate,
  "transform:limit": compileLimit,
  "transform:split": compileSplit,
  "transform:join": null,
  "transform:union": null,
  "transform:workflow": null,
};

/** All nodes of a stage as the steps of one query; a destination adds nothing to it. @throws StepError */
export async function compileStage(stage: Stage, inputs: StageInputs): Promise<CompiledStage> {
  const first = compileStart(stage.start, inputs);
  const steps = [...first.steps];
  const bad = [...first.bad];
  const outputs = [...first.outputs];
  let output = first.output;
  for (const id of stage.path) {
    const node = inputs.nodes.get(id);
    const kind = node && transformKind(node.data);
    if (!node || !kind) continue;
    const transform = transforms[kind];
    if (!transform) throw new Error(`nothing computes ${kind}`);
    const usual = await transform({ node, input: output, context: inputs.context });
    const { context } = inputs;
    const compiled =
      node.data.config.output === "errors" ? compileFailed(id, usual, { input: output, context }) : usual;
    steps.push(...compiled.steps);
    if (compiled.bad) bad.push(compiled.bad);
    output = compiled.output;
    outputs.push({ nodeId: id, output, steps: steps.length });
  }
  return { steps, output, bad, outputs, rejects: first.rejects };
}

/** The steps that begin a query with the rows of a source, or with those that an earlier query has kept. @throws StepError */
export function compileStart(id: string, inputs: StageInputs): CompiledStage {
  const { context } = inputs;
  const kept = inputs.kept.get(id);
  if (kept) {
    const name = context.nextName("n");
    const long = kept.columns.filter(({ physical }) => physical === "HUGEINT").map(({ ref }) => ref);
    const recast = [...new Set(long)].map((ref) => `CAST(${ref} AS HUGEINT) AS ${ref}`).join(", ");
    const sql = `SELECT *${recast && ` REPLACE (${recast})`} FROM read_parquet(${quoteText(kept.path)})`;
    const step: Step = { name, sql, operator: "scan", count: { nodeId: id, rows: "out" } };
    const output = { name, columns: kept.columns };
    return { steps: [step], output, bad: [], outputs: [{ nodeId: id, output, steps: 1 }], rejects: null };
  }
  const node = inputs.nodes.get(id);
  const file = inputs.files.get(id);
  if (!node || !file) throw new StepError(id, "This source couldn't be read.");
  const usual = compileSource({
    node,
    file,
    needed: inputs.needed.get(id) ?? new Set(),
    context,
    limit: inputs.limit,
    extras: inputs.extras ?? false,
  });
  const compiled =
    node.data.config.output === "errors" ? compileFailed(id, usual, { input: usual.output, context }) : usual;
  const [read] = usual.steps;
  return {
    steps: compiled.steps,
    output: compiled.output,
    bad: compiled.bad ? [compiled.bad] : [],
    outputs: [{ nodeId: id, output: compiled.output, steps: compiled.steps.length }],
    rejects: read && node.data.errorHandling === "continue" ? { nodeId: id, table: rejectsTable(read.name) } : null,
  };
}

/** The steps as the beginning of a query that ends with what follows. */
export function withSteps(steps: readonly Step[], end: string): string {
  return `WITH ${steps.map(({ name, sql }) => `${name} AS NOT MATERIALIZED (${sql})`).join(", ")} ${end}`;
}
