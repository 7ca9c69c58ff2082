import { z } from "zod";
import { configLimits, fieldSchema } from "./node-config.schema.ts";

/** Of one step; `characters` of its cells together. */
const pinLimits = { rows: 200, characters: 100_000 } as const;

/** Rows that were kept for a step, cells as text in the order of the columns. */
export const pinnedRowsSchema = z
  .object({
    fields: z.array(fieldSchema).max(configLimits.fields),
    rows: z.array(z.array(z.string().nullable()).max(configLimits.fields)).max(pinLimits.rows),
  })
  .refine(({ rows }) => sizeOf(rows) <= pinLimits.characters, "These rows are too large to pin");

export type PinnedRows = z.infer<typeof pinnedRowsSchema>;

/** The first of the rows, as many as may be pinned. */
export function toPinned({ fields, rows }: PinnedRows): PinnedRows {
  let room: number = pinLimits.characters;
  const kept: PinnedRows["rows"] = [];
  for (const row of rows.slice(0, pinLimits.rows)) {
    room -= sizeOf([row]);
    if (room < 0) break;
    kept.push(row);
  }
  return { fields: fields.map(({ name, type }) => ({ name, type })), rows: kept };
}

function sizeOf(rows: readonly (readonly (string | null)[])[]): number {
  return rows.reduce((sum, row) => sum + row.reduce((cells, cell) => cells + (cell?.length ?? 0), 0), 0);
}
