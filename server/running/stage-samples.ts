import type { DuckDBConnection } from "@duckdb/node-api";
import type { TransformKind } from "#shared/workflows/node-types.ts";
import { transformKind } from "#shared/workflows/workflow.schema.ts";
import { compileStage, compileStart, type StageInputs } from "./graph/compile-stage.ts";
import { isOutput } from "./graph/expand-outputs.ts";
import type { Stage } from "./graph/plan-stages.ts";
import type { StageOutput } from "./graph/stage-output.ts";
import type { Relation, Step } from "./graph/step.ts";
import type { RunPort } from "./run-port.ts";
import type { StageResult } from "./run-stage.ts";
import { readHead, readSample } from "./sample-rows.ts";
import { quoteName, quoteText } from "./sql-text.ts";

/** Rows of a source that are looked through for a sample of the steps after it. */
const ROWS_LOOKED_AT = 20_000;
/** Whose first rows are known only once all rows were looked at. */
const waitsForAll: Record<TransformKind, boolean> = {
  "transform:aggregate": true,
  "transform:sort": true,
  "transform:deduplicate": true,
  "transform:filter": false,
  "transform:map": false,
  "transform:route": false,
  "transform:join": false,
  "transform:union": false,
  "transform:limit": false,
  "transform:split": false,
  "transform:workflow": false,
};

export type Samples = {
  /** A sample of each step of a stage that has just been run and has none yet. */
  take: (stage: Stage, result: StageResult, given: { inputs: StageInputs; output: StageOutput }) => Promise<void>;
  /** Of a step whose rows are all kept. */
  takeKept: (nodeId: string, rowCount: number, inputs: StageInputs) => Promise<void>;
};

/** Tells samples of rows, for people to look at. A sample that cannot be taken fails no run: the log says so. */
export function createSamples(connection: DuckDBConnection, port: RunPort, secrets: readonly string[]): Samples {
  const told = new Set<string>();

  function tell(
    nodeId: string,
    sample: Awaited<ReturnType<typeof readHead>>,
    rest: { rowCount: number | null; keptRows: boolean },
  ) {
    if (sample === null || told.has(nodeId)) return;
    told.add(nodeId);
    port.send({ kind: "sample", nodeId, ...sample, ...rest });
  }

  async function attempt(nodeId: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
      port.send({ kind: "log", level: "warning", nodeId, text: `No sample of rows was kept: ${reason}` });
    }
  }

  async function takeKept(nodeId: string, rowCount: number, inputs: StageInputs): Promise<void> {
    await attempt(nodeId, async () => {
      const sample = await readSample(connection, compileStart(nodeId, inputs), secrets);
      tell(nodeId, sample, { rowCount, keptRows: true });
    });
  }

  return {
    takeKept,
    take: async (stage, result, { inputs, output }) => {
      const last = stage.path.at(-1) ?? stage.start;
      if (result.kept) await takeKept(last, result.rowCount, inputs);
      if (stage.merges) return;
      const head =
        output.format === "parquet"
          ? await readSample(connection, writtenRows(result), secrets)
          : await readHead({ ...result, output }, secrets);
      const counts = { rowCount: result.rowCount, keptRows: false };
      tell(last, head, counts);
      const { nodes } = inputs;
      const open = [stage.start, ...stage.path].filter((id) => {
        const node = nodes.get(id);
        return node && !told.has(id) && !isOutput(node) && node.data.nodeType !== "destination";
      });
      if (open.length === 0) return;
      await attempt(last, async () => {
        const compiled = await compileStage(stage, { ...inputs, limit: ROWS_LOOKED_AT });
        for (const { nodeId, output: relation, steps } of compiled.outputs) {
          const node = nodes.get(nodeId);
          const kind = node && transformKind(node.data);
          if (!node || (kind && waitsForAll[kind])) break;
          if (!open.includes(nodeId)) continue;
          const parts = { steps: compiled.steps.slice(0, steps), output: relation };
          const { out, good, read } = result.counts.get(nodeId) ?? {};
          tell(nodeId, await readSample(connection, parts, secrets), {
            rowCount: out ?? good ?? read ?? null,
            keptRows: false,
          });
        }
      });
      // What the step before a destination puts out is what the destination gets.
      const feeding = stage.path.at(-2);
      if (feeding && open.includes(feeding)) tell(feeding, head, counts);
    },
  };
}

/** What was written to a Parquet file, whose columns have users' names. */
function writtenRows({ path, columns }: StageResult): { steps: Step[]; output: Relation } {
  const step: Step = {
    name: "written",
    sql: `SELECT * FROM read_parquet(${quoteText(path)})`,
    operator: "scan",
    count: null,
  };
  const own = columns.map((column) => ({ ...column, ref: quoteName(column.name), exact: null }));
  return { steps: [step], output: { name: step.name, columns: own } };
}
