import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { csvCell } from "../destinations/csv-cell.ts";

export type CsvWriter = { write: (row: readonly (string | null)[]) => Promise<void>; end: () => Promise<number> };

/** Writes rows as the run's own CSV: no header, a missing value is nothing, an empty text is `""`. */
export function createCsvWriter(path: string): CsvWriter {
  const file = createWriteStream(path, { highWaterMark: 1024 * 1024 });
  let rows = 0;
  return {
    write: async (row) => {
      rows += 1;
      const line = row.map((cell) => (cell === null ? "" : cell === "" ? '""' : csvCell(cell, ","))).join(",");
      // One missing value alone would be an empty line, which is no row to those who read CSV.
      if (!file.write(`${row.length === 1 && line === "" ? '""' : line}\n`)) await once(file, "drain");
    },
    end: async () => {
      file.end();
      await finished(file);
      return rows;
    },
  };
}
