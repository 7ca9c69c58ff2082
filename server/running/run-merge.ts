import type { DuckDBConnection } from "@duckdb/node-api";
import { thousands } from "#shared/limits/thousands.ts";
import { describeDuckDbError } from "./describe-duckdb-error.ts";
import { compileMerge } from "./graph/compile-merge.ts";
import { compileStart, type StageInputs, withSteps } from "./graph/compile-stage.ts";
import type { Stage } from "./graph/plan-stages.ts";
import { writeOutput } from "./graph/stage-output.ts";
import type { StageResult } from "./run-stage.ts";
import { StepError } from "./step-error.ts";

/** Rows of each side of a join, and those of them that match none of the other. */
type JoinCounts = { left: number; leftUnmatched: number; right: number; rightUnmatched: number };

/** Brings the kept rows of several steps together and keeps the result. @throws StepError */
export async function runMerge(
  connection: DuckDBConnection,
  stage: Stage & { merges: string[] },
  { inputs, path }: { inputs: StageInputs; path: string },
): Promise<StageResult> {
  const id = stage.path.at(-1) ?? stage.start;
  const node = inputs.nodes.get(id);
  if (!node) throw new StepError(id, "This step isn't there.");
  const starts = stage.merges.map((input) => compileStart(input, inputs));
  const merge = compileMerge(
    node,
    starts.map(({ output }) => output),
    inputs.context,
  );
  const read = starts.flatMap(({ steps }) => steps);
  const written = writeOutput(merge.output, { format: "kept" }, { path, nextName: inputs.context.nextName });
  const answer = async (sql: string) => Number((await connection.runAndReadAll(sql)).getRowsJson()[0]?.[0] ?? 0);
  try {
    const rows = await answer(`COPY (${withSteps([...read, merge.step], written.select)}) ${written.copy}`);
    const sizes: number[] = [];
    for (const { steps, output } of starts)
      sizes.push(await answer(withSteps(steps, `SELECT count(*) FROM ${output.name}`)));
    const [left = 0, right = 0] = sizes;
    const join = merge.matches && {
      left,
      leftUnmatched: left - (await answer(withSteps(read, merge.matches.left))),
      right,
      rightUnmatched: right - (await answer(withSteps(read, merge.matches.right))),
    };
    return {
      columns: merge.output.columns,
      kept: written.kept,
      path,
      counts: new Map([[id, { arrived: sizes.reduce((sum, size) => sum + size, 0), out: rows }]]),
      rowCount: rows,
      skipped: new Map(),
      matches: join && joinWords(join),
    };
  } catch (error) {
    throw describeDuckDbError(error, { start: stage.start, last: id });
  }
}

/** What of each side found nothing on the other. */
function joinWords({ left, leftUnmatched, right, rightUnmatched }: JoinCounts): string {
  return `${thousands(left - leftUnmatched)} of ${thousands(left)} rows of the left side and ${thousands(right - rightUnmatched)} of ${thousands(right)} of the right side match.`;
}
