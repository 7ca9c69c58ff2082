import { setImmediate } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveTurns } from "./give-turns.ts";

describe("the embedded database", () => {
  let client: PGlite;
  beforeAll(async () => {
    client = await PGlite.create();
    giveTurns(client);
  });
  afterAll(() => client.close());

  /** Keeps the thread busy for that long, as reading and writing of long rows does. */
  function work(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }

  it("lets others have a turn after each query of a long call, also inside of a transaction", async () => {
    let turns = 0;
    let over = false;
    const others = (async () => {
      while (!over) {
        await setImmediate();
        turns += 1;
      }
    })();
    await client.transaction(async (transaction) => {
      for (let nth = 0; nth < 10; nth++) {
        await transaction.query("select 1");
        work(6);
      }
    });
    over = true;
    await others;
    expect(turns).toBeGreaterThanOrEqual(9);
  });

  it("still answers, and says what is wrong", async () => {
    expect((await client.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
    await expect(client.query("select nothing from nowhere")).rejects.toThrow("nowhere");
    expect((await client.query("select 3 as three")).rows).toEqual([{ three: 3 }]);
  });
});
