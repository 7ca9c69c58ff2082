import { open } from "node:fs/promises";
import { cellsOf } from "./csv-cell.ts";
import type { Delivery } from "./destination.ts";
import { isAboutRow, reasonOf } from "./row-refusal.ts";
import { copyRows, type PostgresTarget } from "./write-postgres.ts";

type Part = { start: number; end: number };

const PART_BYTES = 1024 * 1024;

/**
 * Copies the rows that the table takes: piece by piece, and a piece with a row that does not fit in halves, down to that
 * row. What it costs grows with the rows that do not fit, not with those that do. Answers how many were copied.
 */
export async function copyFittingRows(target: PostgresTarget, delivery: Delivery): Promise<number> {
  const file = await open(delivery.path);
  let copied = 0;

  async function copyPart(buffer: Buffer, part: Part, offset: number): Promise<void> {
    await target.client.query("SAVEPOINT part");
    try {
      const range = { start: offset + part.start, end: offset + part.end - 1 };
      copied += await copyRows(target, { path: delivery.path, ...range }, () => {});
      await target.client.query("RELEASE SAVEPOINT part");
      delivery.onRows(copied);
    } catch (error) {
      if (!isAboutRow(error)) throw error;
      await target.client.query("ROLLBACK TO SAVEPOINT part");
      const middle = middleOf(buffer, part);
      if (middle !== null) {
        await copyPart(buffer, { start: part.start, end: middle }, offset);
        await copyPart(buffer, { start: middle, end: part.end }, offset);
        return;
      }
      await delivery.refused.add(reasonOf(error), cellsOf(buffer.toString("utf8", part.start, part.end)));
    }
  }

  try {
    let offset = 0;
    for (let size = PART_BYTES; ; ) {
      const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(size), position: offset });
      if (bytesRead === 0) break;
      const end = bytesRead < size ? bytesRead : lastRowEnd(buffer.subarray(0, bytesRead));
      if (end === 0) {
        // One row longer than the piece.
        size *= 2;
        continue;
      }
      await copyPart(buffer, { start: 0, end }, offset);
      offset += end;
      size = PART_BYTES;
    }
  } finally {
    await file.close();
  }
  return copied;
}

/** Where the last whole row of a piece ends; line ends inside quotation marks end no row. */
function lastRowEnd(buffer: Buffer): number {
  return rowEnds(buffer, { start: 0, end: buffer.length }).at(-1) ?? 0;
}

/** The end of a row about half-way, or null where there is but one row. */
function middleOf(buffer: Buffer, part: Part): number | null {
  const ends = rowEnds(buffer, part).filter((end) => end < part.end);
  return ends[Math.floor(ends.length / 2)] ?? null;
}

function rowEnds(buffer: Buffer, { start, end }: Part): number[] {
  const ends: number[] = [];
  let quoted = false;
  for (let at = start; at < end; at++) {
    if (buffer[at] === 0x22) quoted = !quoted;
    else if (buffer[at] === 0x0a && !quoted) ends.push(at + 1);
  }
  return ends;
}
