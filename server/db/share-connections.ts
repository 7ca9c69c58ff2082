import type { PGlite } from "@electric-sql/pglite";
import type { Pool, PoolClient } from "pg";
import type { TakeTurn } from "./callers.ts";

/** The embedded database does one query or transaction at a time: callers take turns at it. */
export function shareEmbedded(client: Pick<PGlite, "_runExclusiveTransaction">, takeTurn: TakeTurn): void {
  const run = client._runExclusiveTransaction.bind(client);
  client._runExclusiveTransaction = async (work) => {
    const end = await takeTurn();
    try {
      return await run(work);
    } finally {
      end();
    }
  };
}

type Got = (error: Error | undefined, client: PoolClient | undefined, release: PoolClient["release"]) => void;

/** Callers take turns at the connections of a pool, each until it gives its connection back. */
export function shareConnections(pool: Pool, takeTurn: TakeTurn): void {
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool);

  async function connectInTurn(): Promise<PoolClient> {
    const end = await takeTurn();
    try {
      const client = await connect();
      // The pool makes this function anew each time it hands the connection out.
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        end();
      };
      return client;
    } catch (error) {
      end();
      throw error;
    }
  }

  function shared(got?: Got): Promise<PoolClient> | undefined {
    const getting = connectInTurn();
    if (!got) return getting;
    getting.then(
      (client) => got(undefined, client, client.release),
      (error: Error) => got(error, undefined, () => {}),
    );
  }
  Object.assign(pool, { connect: shared });
}
