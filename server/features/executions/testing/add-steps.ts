import type { TestApp } from "#server/testing/test-app.ts";

/** Gives each of these runs so many steps that were worked on, with names of 160 and ids of 80 characters. */
export async function addSteps(test: TestApp, runs: readonly number[], count: number): Promise<void> {
  for (const id of runs)
    await test.query(
      `insert into execution_nodes (execution_id, node_id, position, label, node_type, status, skipped_rows, ended_at)
       select $1::int, rpad('d' || n || '_', 80, 'x'), n, repeat('L', 160), 'destination', 'completed', '[]', now()
       from generate_series(0, $2::int - 1) n`,
      [id, count],
    );
}
