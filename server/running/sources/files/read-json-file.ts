import { createReadStream } from "node:fs";
import { thousands } from "#shared/limits/thousands.ts";
import { parseJsonPath } from "#shared/workflows/json-path.ts";
import { csvSourceConfigSchema } from "#shared/workflows/node-config.schema.ts";
import { StepError } from "../../step-error.ts";
import type { FetchOptions } from "../fetch-rows.ts";
import { parseJson, rowsOf, valueAt } from "../json-rows.ts";
import { createJsonSink } from "../json-sink.ts";
import type { SpooledSource } from "../spooled-source.ts";
import { JsonShapeError, splitJson } from "./split-json.ts";

/** Characters of one row; of the file where a path leads to its rows, because then all of it is held. */
const LONGEST_ROW = 8 * 1024 * 1024;
const LONGEST_DOCUMENT = 64 * 1024 * 1024;
const ROWS_AT_ONCE = 500;

/** The rows of a JSON file: a list, objects one a line, or what a path leads to. They become columns as an API's do. */
export async function readJsonFile(options: FetchOptions, file: string, path: string): Promise<SpooledSource> {
  const { node } = options;
  const { rowsPath } = csvSourceConfigSchema.parse(node.data.config);
  const places = parseJsonPath(rowsPath) ?? [];
  const whole = places.length > 0;
  const sink = createJsonSink(options, path);
  let row = 0;
  let some: unknown[] = [];
  try {
    for await (const text of splitJson(textOf(file), { whole, longest: whole ? LONGEST_DOCUMENT : LONGEST_ROW })) {
      row += 1;
      const value = parsed(text, row, node.id);
      if (whole) await sink.add(rowsAt(value, places, { nodeId: node.id, rowsPath }));
      else some.push(value);
      if (some.length >= ROWS_AT_ONCE) {
        await sink.add(some);
        some = [];
      }
      if (sink.isFull()) break;
    }
  } catch (error) {
    if (error instanceof JsonShapeError)
      throw new StepError(node.id, `This file isn't JSON in one piece: ${error.message}.`, { cause: error });
    if (error instanceof TypeError) throw new StepError(node.id, "This JSON file isn't UTF-8 text.", { cause: error });
    throw error;
  }
  await sink.add(some);
  return sink.end();
}

async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const bytes of createReadStream(file, { highWaterMark: 1024 * 1024 }))
    yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

function parsed(text: string, row: number, nodeId: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new StepError(nodeId, `Row ${thousands(row)} of this file isn't JSON.`, { cause: error });
  }
}

function rowsAt(
  value: unknown,
  places: readonly (string | number)[],
  { nodeId, rowsPath }: { nodeId: string; rowsPath: string },
): unknown[] {
  const rows = rowsOf(valueAt(value, places));
  if (rows === null) throw new StepError(nodeId, `There are no rows at “${rowsPath}” in this file.`);
  return rows;
}
