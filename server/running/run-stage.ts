import type { DuckDBConnection } from "@duckdb/node-api";
import type { SkippedRow } from "#shared/workflows/execution.schema.ts";
import { describeDuckDbError } from "./describe-duckdb-error.ts";
import { type CompiledStage, compileStage, type KeptRows, type StageInputs, withSteps } from "./graph/compile-stage.ts";
import type { Stage } from "./graph/plan-stages.ts";
import { type NodeCounts, readProfile } from "./graph/read-profile.ts";
import { asText, type Column } from "./graph/relation.ts";
import { type StageOutput, writeOutput } from "./graph/stage-output.ts";
import type { BadRows, Step } from "./graph/step.ts";

export type StageResult = {
  columns: Column[];
  kept: KeptRows | null;
  path: string;
  /** By node; empty where the plan of the query could not be read. */
  counts: Map<string, NodeCounts>;
  /** Rows that came out of the last node. */
  rowCount: number;
  skipped: Map<string, { count: number; rows: SkippedRow[] }>;
  /** Of a join: how much of each side matched, in words. */
  matches: string | null;
};

const MAX_SAMPLE = 20;
/** How often it is told how far a query is. */
const PACE_MS = 200;

/** Runs the one query of a stage and tells what went through each of its nodes. @throws StepError */
export async function runStage(
  connection: DuckDBConnection,
  stage: Stage,
  options: { inputs: StageInputs; output: StageOutput; path: string; onProgress: (share: number) => void },
): Promise<StageResult> {
  const { inputs, output, path, onProgress } = options;
  const compiled = await compileStage(stage, inputs);
  const written = writeOutput(compiled.output, output, { path, nextName: inputs.context.nextName });
  const steps = [...compiled.steps, ...written.steps];
  const tell = () => onProgress(Math.max(0, connection.progress.percentage) / 100);
  const timer = setInterval(tell, PACE_MS);
  const last = stage.path.at(-1) ?? stage.start;
  try {
    const sql = `EXPLAIN (ANALYZE, FORMAT JSON) COPY (${withSteps(steps, written.select)}) ${written.copy}`;
    const reader = await connection.runAndReadAll(sql);
    const counts = readProfile(String(reader.getRowsJson()[0]?.[1]), steps) ?? new Map<string, NodeCounts>();
    const skipped = await readSkipped(connection, compiled, counts);
    return {
      columns: compiled.output.columns,
      kept: written.kept,
      path,
      counts,
      rowCount: lastCount(compiled.steps, counts),
      skipped,
      matches: null,
    };
  } catch (error) {
    throw describeDuckDbError(error, { start: stage.start, last });
  } finally {
    clearInterval(timer);
  }
}

/** The last step that counts: what comes after it changes no number of rows. */
function lastCount(steps: readonly Step[], counts: Map<string, NodeCounts>): number {
  const count = steps.findLast((step) => step.count !== null)?.count;
  return (count && counts.get(count.nodeId)?.[count.rows]) ?? 0;
}

/** How many rows were left out where, and some of them. Looks again only where there are any. */
async function readSkipped(
  connection: DuckDBConnection,
  compiled: CompiledStage,
  counts: Map<string, NodeCounts>,
): Promise<StageResult["skipped"]> {
  const skipped: StageResult["skipped"] = new Map();
  if (compiled.rejects) {
    const { nodeId, table } = compiled.rejects;
    const count = await connection.runAndReadAll(`SELECT count(DISTINCT line) FROM ${table}`);
    const lines = Number(count.getRowsJson()[0]?.[0]);
    if (lines > 0) skipped.set(nodeId, { count: lines, rows: await readRejects(connection, table) });
  }
  let before: NodeCounts | undefined;
  for (const step of compiled.steps) {
    const count = step.count && counts.get(step.count.nodeId);
    if (step.count?.rows === "good" && count) {
      const arrived = count.read ?? before?.out ?? before?.good ?? before?.read ?? count.good ?? 0;
      const left = arrived - (count.good ?? arrived);
      const bad = compiled.bad.find(({ nodeId }) => nodeId === step.count?.nodeId);
      if (left > 0 && bad) {
        const known = skipped.get(bad.nodeId) ?? { count: 0, rows: [] };
        const sample = await readSample(connection, compiled.steps, bad);
        skipped.set(bad.nodeId, { count: known.count + left, rows: [...known.rows, ...sample].slice(0, MAX_SAMPLE) });
      }
    }
    if (count) before = count;
  }
  return skipped;
}

async function readSample(connection: DuckDBConnection, steps: readonly Step[], bad: BadRows): Promise<SkippedRow[]> {
  const until = steps.slice(0, steps.findIndex(({ name }) => name === bad.from) + 1);
  const cells = bad.row.map(asText).join(", ");
  const sql = withSteps(
    until,
    `SELECT ${bad.reason}, [${cells}]::VARCHAR[] FROM ${bad.from} WHERE ${bad.condition} LIMIT ${MAX_SAMPLE}`,
  );
  const reader = await connection.runAndReadAll(sql);
  return reader.getRowsJson().map(([reason, values]) => ({
    reason: String(reason),
    row: Object.fromEntries(
      bad.row.map(({ name }, index) => [name, Array.isArray(values) ? shortened(values[index]) : null]),
    ),
  }));
}

/** Rows are counted with the header, as spreadsheet programs do; one with line breaks in its values is many lines. */
const rejectReasons: Record<string, string> = {
  "MISSING COLUMNS": "This row has too few columns",
  "TOO MANY COLUMNS": "This row has too many columns",
  "UNQUOTED VALUE": "A quotation mark isn't closed at the end of the value",
  "LINE SIZE OVER MAXIMUM": "This row is longer than 2 MB",
  "INVALID ENCODING": "This row isn't UTF-8 text",
};

async function readRejects(connection: DuckDBConnection, table: string): Promise<SkippedRow[]> {
  const reader = await connection.runAndReadAll(
    `SELECT line, first(CAST(error_type AS VARCHAR)), first(csv_line) FROM ${table} GROUP BY line ORDER BY line LIMIT ${MAX_SAMPLE}`,
  );
  return reader.getRowsJson().map(([line, type, text]) => ({
    reason: `Row ${line} of the file: ${rejectReasons[String(type)] ?? String(type).toLowerCase()}`,
    row: { line: shortened(text) },
  }));
}

function shortened(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value).slice(0, 500);
}
