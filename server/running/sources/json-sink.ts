import { StepError } from "../step-error.ts";
import { createCsvWriter } from "./csv-writer.ts";
import type { FetchOptions } from "./fetch-rows.ts";
import { createFieldFinder, toTextRow } from "./json-rows.ts";
import type { SpooledSource } from "./spooled-source.ts";

export type JsonSink = {
  /** Takes the rows over; those beyond the limit are left. */
  add: (entries: Iterable<unknown>) => Promise<void>;
  isFull: () => boolean;
  /** @throws StepError where no row has any of the columns that the step knows. */
  end: () => Promise<SpooledSource>;
};

/**
 * Writes rows of JSON as the run's own CSV: the columns that the step knows and that are needed, or, where it knows none yet,
 * those that the rows have.
 */
export function createJsonSink(
  { node, needed, limit, onRows, onNote }: Pick<FetchOptions, "node" | "needed" | "limit" | "onRows" | "onNote">,
  path: string,
): JsonSink {
  const known = node.data.fields.map(({ name }) => name).filter((name) => needed.has(name));
  const looking = node.data.fields.length === 0;
  const found = createFieldFinder();
  const held: unknown[] = [];
  const seen = new Set<string>();
  const writer = createCsvWriter(path);
  let rows = 0;
  const isFull = () => limit !== null && rows >= limit;

  async function endLooking(): Promise<SpooledSource> {
    const fields = found.fields();
    for (const entry of held) {
      const row = toTextRow(entry);
      await writer.write(fields.map(({ name }) => row.get(name) ?? null));
    }
    const columns = fields.map(({ name }) => name);
    return { columns, rows: await writer.end(), types: fields.map(({ type }) => type) };
  }

  return {
    isFull,
    add: async (entries) => {
      for (const entry of entries) {
        if (isFull()) break;
        rows += 1;
        if (looking) {
          found.add(entry);
          held.push(entry);
          continue;
        }
        const row = toTextRow(entry);
        for (const name of known) if (row.has(name)) seen.add(name);
        await writer.write(known.length === 0 ? [""] : known.map((name) => row.get(name) ?? null));
      }
      onRows(rows);
    },
    end: async () => {
      if (looking) return endLooking();
      const missing = known.filter((name) => !seen.has(name));
      const count = await writer.end();
      if (rows > 0 && missing.length > 0 && missing.length === known.length)
        throw new StepError(
          node.id,
          "None of this step's columns are in the rows. Open the step and load its columns again.",
        );
      if (rows > 0 && missing.length > 0) onNote?.(`No row has ${columnWords(missing)} any more: it stays empty.`);
      // Rows of which nothing is needed are counted all the same.
      return { columns: known.length === 0 ? ["nothing"] : known, rows: count };
    },
  };
}

function columnWords(names: readonly string[]): string {
  const listed = names.slice(0, 5).map((name) => `“${name}”`);
  return `the column${names.length === 1 ? "" : "s"} ${listed.join(", ")}${names.length > 5 ? " and others" : ""}`;
}
