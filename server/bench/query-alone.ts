import { spawn } from "node:child_process";
import { once } from "node:events";

const program = `
  const { DuckDBInstance } = await import("@duckdb/node-api");
  const { availableParallelism, setPriority } = await import("node:os");
  const { QUERY, MEMORY } = process.env;
  const { existsSync, readdirSync } = await import("node:fs");
  const threads = "/proc/self/task";
  for (const thread of existsSync(threads) ? readdirSync(threads) : [0]) setPriority(Number(thread), 10);
  const started = performance.now();
  const atOnce = String(Math.min(4, availableParallelism()));
  const instance = await DuckDBInstance.create(":memory:", { threads: atOnce, memory_limit: MEMORY });
  const connection = await instance.connect();
  await connection.runAndReadAll(QUERY);
  process.stdout.write(String((performance.now() - started) / 1000));
`;

/** Seconds that DuckDB takes for a query in a process of its own, with as much memory, threads and priority as a run. */
export async function queryAlone(query: string, memoryMb: number): Promise<number> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    env: { QUERY: query, MEMORY: `${memoryMb}MB` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`the query ended with ${code}`);
  return Number(said);
}
