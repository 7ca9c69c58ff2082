import { open } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { connectionSecrets } from "#shared/workflows/connection.schema.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import { withSteps } from "./graph/compile-stage.ts";
import { asText, type Column } from "./graph/relation.ts";
import type { StageOutput } from "./graph/stage-output.ts";
import type { Relation, Step } from "./graph/step.ts";
import { readRecords } from "./read-records.ts";
import type { RunPlan } from "./run-plan.ts";

type SampleRows = { fields: Field[]; rows: (string | null)[][] };

/** Of one step. */
const sampleLimits = { rows: 200, cell: 500, characters: 200_000 } as const;
const HIDDEN = "••••••";
/** So much of a file is looked at. */
const HEAD_BYTES = 512 * 1024;

/** Columns whose values are nobody's business but the systems' they come from. */
const secretName = new RegExp(
  [
    String.raw`pass(?:word|wd|code|phrase)|\bpwd\b|secret|\btoken\b|(?:api|private|access) ?key|credential|authori[sz]ation`,
    String.raw`\bcvv\b|\bcvc\b|\biban\b|card ?(?:number|no)\b|\bssn\b`,
  ].join("|"),
  "i",
);

/** The first rows that these steps give, shortened and without secrets. */
export async function readSample(
  connection: DuckDBConnection,
  { steps, output }: { steps: readonly Step[]; output: Relation },
  secrets: readonly string[],
): Promise<SampleRows> {
  const cells = output.columns.map((column) => `left(${asText(column)}, ${sampleLimits.cell + 1})`);
  const select = `SELECT [${cells.join(", ")}]::VARCHAR[] FROM ${output.name} LIMIT ${sampleLimits.rows}`;
  const reader = await connection.runAndReadAll(withSteps(steps, select));
  const rows = reader
    .getRowsJson()
    .map(([values]) => (Array.isArray(values) ? values : []).map((value) => (value == null ? null : String(value))));
  return shown(output.columns, rows, secrets);
}

/** The same from what a stage has written for a destination. */
export async function readHead(
  { path, columns, output }: { path: string; columns: readonly Column[]; output: StageOutput },
  secrets: readonly string[],
): Promise<SampleRows | null> {
  if (output.format === "kept" || output.format === "parquet") return null;
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const text = buffer.subarray(0, bytesRead).toString("utf8");
    const whole = bytesRead < HEAD_BYTES ? text : text.slice(0, text.lastIndexOf("\n") + 1);
    if (output.format === "rows") {
      const lines = whole.split("\n").filter(Boolean).slice(0, sampleLimits.rows);
      return shown(
        columns,
        lines.map((line): (string | null)[] => JSON.parse(line)),
        secrets,
      );
    }
    const records = readRecords(whole, output.delimiter, sampleLimits.rows + 1).slice(output.header ? 1 : 0);
    const rows = records.slice(0, sampleLimits.rows).map((record) => record.map((cell) => (cell === "" ? null : cell)));
    return shown(columns, rows, secrets);
  } finally {
    await file.close();
  }
}

/** Passwords and keys of the connections that a run uses: wherever they turn up, they are hidden. */
export function secretsOf({ connections }: Pick<RunPlan, "connections">): string[] {
  return Object.values(connections).flatMap(({ type, config }) =>
    connectionSecrets[type].flatMap((name) => {
      const value = config[name];
      return typeof value === "string" && value.length >= 4 ? [value] : [];
    }),
  );
}

function shown(columns: readonly Field[], given: (string | null)[][], secrets: readonly string[]): SampleRows {
  const hidden = columns.map(({ name }) => secretName.test(words(name)));
  const rows: SampleRows["rows"] = [];
  let room: number = sampleLimits.characters;
  for (const cells of given) {
    const row = cells.map((cell, place) =>
      cell === null || cell === "" ? cell : hidden[place] ? HIDDEN : withoutSecrets(cell, secrets),
    );
    room -= row.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
    if (room < 0) break;
    rows.push(row);
  }
  return { fields: columns.map(({ name, type }) => ({ name, type })), rows };
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  const clean = secrets.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text);
  return clean.length > sampleLimits.cell ? `${clean.slice(0, sampleLimits.cell - 1).toWellFormed()}…` : clean;
}

/** "apiKey" and "api_key" as "api key". */
function words(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[_-]+/g, " ");
}
