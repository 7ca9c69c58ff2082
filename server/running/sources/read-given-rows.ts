import { givenRowsConfigSchema } from "#shared/workflows/given-rows.schema.ts";
import { parseJsonPath } from "#shared/workflows/json-path.ts";
import { StepError } from "../step-error.ts";
import type { FetchRows } from "./fetch-rows.ts";
import { parseJson, rowsOf, valueAt } from "./json-rows.ts";
import { createJsonSink } from "./json-sink.ts";

/** The rows that a run was started with: the body of the call that started it, or the step's sample where it came with none. */
export const fetchGivenRows: FetchRows = async (options, path) => {
  const { node, plan } = options;
  const { rowsPath, sample } = givenRowsConfigSchema.parse(node.data.config);
  const text = plan.input ?? sample;
  if (text.trim() === "")
    throw new StepError(node.id, "This run came without rows. Add a sample to the step to run it by hand.");
  const sink = createJsonSink(options, path);
  await sink.add(entriesOf(text, { nodeId: node.id, rowsPath }));
  return sink.end();
};

function entriesOf(text: string, { nodeId, rowsPath }: { nodeId: string; rowsPath: string }): unknown[] {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw new StepError(nodeId, "The data sent to this run isn't JSON.", { cause: error });
  }
  const rows = rowsOf(valueAt(value, parseJsonPath(rowsPath) ?? []));
  if (rows === null)
    throw new StepError(
      nodeId,
      rowsPath.trim() === ""
        ? "The data sent to this run is neither a list nor an object."
        : `There are no rows at “${rowsPath}” in the data sent to this run.`,
    );
  return rows;
}
