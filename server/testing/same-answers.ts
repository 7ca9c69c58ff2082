import fc from "fast-check";
import type { Client } from "pg";
import { answerOf, pushedGraphs, writeTables } from "./pushed-graphs.ts";

/** Runs so many graphs both ways and throws at the first whose rows differ, with the seed that gives it again; answers how many a database ran steps of. */
export async function compareAnswers(
  client: Client,
  { port, graphs, seed }: { port: number; graphs: number; seed?: number },
): Promise<number> {
  let pushed = 0;
  await fc.assert(
    fc.asyncProperty(pushedGraphs, async (graph) => {
      await writeTables(client, graph);
      const here = await answerOf(client, graph, { pushDown: false, port });
      const there = await answerOf(client, graph, { pushDown: true, port });
      if (here.pushed.length > 0) throw new Error("What was forbidden was pushed.");
      if (there.pushed.length > 0) pushed += 1;
      const [one, other] = [here, there].map((answer) => JSON.stringify({ ...answer, pushed: [] }));
      if (one !== other) throw new Error(`here:  ${one}\nthere: ${other}\n${there.pushed.join("\n")}`);
    }),
    { numRuns: graphs, endOnFailure: true, ...(seed === undefined ? {} : { seed }) },
  );
  return pushed;
}
