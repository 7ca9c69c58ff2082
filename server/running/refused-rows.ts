import { existsSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { shortWords } from "#server/integrations/helper-process/short-words.ts";
import { failedFields } from "#shared/workflows/edge-outputs.ts";
import type { SkippedRow } from "#shared/workflows/execution.schema.ts";
import type { Field } from "#shared/workflows/node-config.schema.ts";
import type { SourceFile } from "./graph/compile-source.ts";
import type { Column } from "./graph/relation.ts";
import { createCsvWriter } from "./sources/csv-writer.ts";

const MAX_SAMPLE = 20;
const CELL_SHOWN = 500;

/** What a destination does with rows that its system refuses. */
export type RefusedRows = {
  /** Whether they may be left out; otherwise the first of them fails the step. */
  allowed: boolean;
  /** Whether steps follow that take them. */
  sentOn: boolean;
  count: () => number;
  /** `row` has its cells in the order of the columns, null where a value is missing. */
  add: (reason: string, row: readonly (string | null)[]) => Promise<void>;
  /** Writes down and tells what was refused: before the rows that were not are there to stay. */
  settle: () => Promise<void>;
};

/** Beside the rows once all of them are written; `bytes` tells a file that was cut off. */
const writtenSchema = z.object({ columns: z.array(z.string()), bytes: z.number() });
export type WrittenRefused = { file: SourceFile; fields: Field[] };

/**
 * Collects refused rows, all of them in the run's folder where something `follows`.
 * @param onRefused told the first of them and how many there are, if there are any
 */
export function createRefusedRows(options: {
  of: { folder: string; nodeId: string };
  columns: readonly Column[];
  allowed: boolean;
  follows: boolean;
  onRefused: (rows: SkippedRow[], count: number) => void;
}): RefusedRows & { close: () => Promise<void> } {
  const { of, columns, allowed, follows, onRefused } = options;
  const { path, summary } = pathsOf(of);
  const writer = follows ? createCsvWriter(path) : null;
  const sample: SkippedRow[] = [];
  let count = 0;
  let closed = false;

  async function close(): Promise<void> {
    if (closed) return;
    closed = true;
    await writer?.end();
  }

  return {
    allowed,
    sentOn: follows,
    count: () => count,
    add: async (words, row) => {
      count += 1;
      // A server that is hostile says megabytes of each row.
      const reason = shortWords(words);
      const shown = columns.map(({ name }, at) => [name, row[at]?.slice(0, CELL_SHOWN) ?? null]);
      if (sample.length < MAX_SAMPLE) sample.push({ reason, row: Object.fromEntries(shown) });
      await writer?.write([...row, reason]);
    },
    settle: async () => {
      await close();
      if (count > 0) onRefused(sample, count);
      if (!follows) return;
      const names = failedFields(columns).map(({ name }) => name);
      await writeFile(summary, JSON.stringify({ columns: names, bytes: (await stat(path)).size }));
    },
    close,
  };
}

/** The rows that a destination refused in this run, or in the one that this one goes on with; null where they are gone. */
export async function readRefusedRows(of: { folder: string; nodeId: string }): Promise<WrittenRefused | null> {
  const { path, summary } = pathsOf(of);
  if (!existsSync(summary) || !existsSync(path)) return null;
  const { columns, bytes } = writtenSchema.parse(JSON.parse(await readFile(summary, "utf8")));
  if ((await stat(path)).size !== bytes) return null;
  return {
    file: { path, header: columns, hasHeader: false, delimiter: ",", spooled: true },
    fields: columns.map((name) => ({ name, type: "VARCHAR" })),
  };
}

function pathsOf({ folder, nodeId }: { folder: string; nodeId: string }) {
  return { path: join(folder, `${nodeId}.refused.csv`), summary: join(folder, `${nodeId}.refused.json`) };
}
