import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { quoteText } from "./sql-text.ts";

/**
 * Optimizers that would move or merge filters: without them the operators of a query are the steps of the workflow, one
 * to one, and the rows that each let through can be read from the query's own profile.
 */
const MERGING_OPTIMIZERS =
  "filter_pushdown,filter_pullup,statistics_propagation,expression_rewriter,empty_result_pullup,top_n_window_elimination";

const MAX_THREADS = 4;

/**
 * A database in memory that can read `files` and write below `folder`, and reach nothing else: no other file, no
 * network, no extension, no setting.
 */
export async function openDuckDb(options: {
  folder: string;
  files: readonly string[];
  memoryMb: number;
  diskMb: number;
}): Promise<DuckDBConnection> {
  const { folder, files, memoryMb, diskMb } = options;
  const spill = join(folder, "spill");
  await mkdir(spill, { recursive: true });
  const instance = await DuckDBInstance.create(":memory:", {
    threads: String(Math.min(MAX_THREADS, availableParallelism())),
    memory_limit: `${memoryMb}MB`,
    temp_directory: spill,
    max_temp_directory_size: `${diskMb}MB`,
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
    allow_community_extensions: "false",
  });
  const connection = await instance.connect();
  await connection.run("SET TimeZone = 'UTC'");
  await connection.run(`SET disabled_optimizers = '${MERGING_OPTIMIZERS}'`);
  await connection.run("SET enable_progress_bar = true; SET enable_progress_bar_print = false");
  await connection.run(`SET allowed_directories = [${quoteText(`${folder}/`)}]`);
  await connection.run(`SET allowed_paths = [${files.map(quoteText).join(", ")}]`);
  await connection.run("SET enable_external_access = false");
  await connection.run("SET lock_configuration = true");
  return connection;
}
