import { open } from "node:fs/promises";
import { DuckDBInstance } from "@duckdb/node-api";
import { z } from "zod";
import { serveQuestion } from "#server/integrations/helper-process/serve-question.ts";
import { configLimits } from "#shared/workflows/node-config.schema.ts";
import { sampleRows, sampleTypes, sniffLayout } from "./csv-sample.ts";
import { firstRecord, nameColumns } from "./first-record.ts";
import type { SniffedCsv } from "./sniff-csv.ts";

// Looks at the one file that its parent names, answers, and ends.

const HEAD_BYTES = 256 * 1024;

const questionSchema = z.object({
  path: z.string(),
  reading: z.object({ delimiter: z.string(), header: z.boolean().nullable() }),
});

class NoTable extends Error {}

serveQuestion(sniff, (error) => ({
  problem: "file",
  message: error instanceof NoTable ? error.message : "This file can't be read as a table.",
}));

async function sniff(question: unknown): Promise<SniffedCsv> {
  const { path, reading } = questionSchema.parse(question);
  const connection = await openFor(path);
  const table = await sniffLayout(connection, path, reading);
  const record = firstRecord(await readHead(path), table.delimiter);
  if (record.length > configLimits.fields)
    throw new NoTable(`This file has ${record.length} columns; at most ${configLimits.fields} can be read.`);
  const names = nameColumns(record, table.header);
  if (names.some((name) => name.length > configLimits.name))
    throw new NoTable("The first line of this file holds names that are too long to be columns.");
  const types = await sampleTypes(connection, table, names.length);
  return {
    delimiter: table.delimiter,
    header: table.header,
    fields: names.map((name, at) => ({ name, type: types[at] ?? "VARCHAR" })),
    rows: await sampleRows(connection, table, names.length),
  };
}

/** It can read this one file and nothing else, whatever the file makes it do. */
async function openFor(path: string) {
  const instance = await DuckDBInstance.create(":memory:", { threads: "1", memory_limit: "512MB" });
  const connection = await instance.connect();
  await connection.run(`set allowed_paths = ['${path.replaceAll("'", "''")}']`);
  await connection.run("set enable_external_access = false");
  await connection.run("set lock_configuration = true");
  return connection;
}

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    return new TextDecoder().decode(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
