import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";

const rowSchema = z.array(z.string().nullable());

/** Rows of a file of JSON arrays, so many at a time: never more than that are in memory. */
export async function* readBatches(path: string, size: number): AsyncGenerator<(string | null)[][]> {
  let batch: (string | null)[][] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line === "") continue;
    batch.push(rowSchema.parse(JSON.parse(line)));
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
