import { and, desc, eq } from "drizzle-orm";
import express from "express";
import { z } from "zod";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import { openPglite } from "../db/open-pglite.ts";
import { sessionCookie } from "../http/session.ts";
import { against, type BenchRow, median } from "./bench-row.ts";
import { load } from "./load.ts";
import { listen, sessionSecret, startProduct } from "./product.ts";

const ROUNDS = 5;
const LETTERS = 20;

/** The saved-letters list, and one letter, against the same query in a bare Express handler behind the same session store, in turn. */
export async function benchLetters(): Promise<BenchRow[]> {
  const database = await openPglite({ folder: null, migrationsFolder: "migrations" });
  const product = await startProduct(database);
  const cookie = await product.register();
  const ids: number[] = [];
  for (let index = 0; index < LETTERS; index++) {
    const answer = await fetch(`${product.url}/api/saved-cover-letters`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({ title: `Letter ${index}`, content: "Dear Hiring Manager, ".repeat(60) }),
    });
    ids.push(z.object({ id: z.number() }).parse(await answer.json()).id);
  }

  const bare = express();
  const session = sessionCookie({
    secret: sessionSecret,
    secure: false,
    query: database.query,
    load: product.services.loadSession,
    onError: () => {},
  });
  bare.use(...session.middleware);
  const own = eq(savedCoverLetters.userId, 1);
  bare.get("/letters", async (_request, response) => {
    const letters = await database.db
      .select()
      .from(savedCoverLetters)
      .where(own)
      .orderBy(desc(savedCoverLetters.createdAt));
    response.json(letters);
  });
  bare.get("/letters/:id", async (request, response) => {
    const where = and(eq(savedCoverLetters.id, Number(request.params.id)), own);
    const [letter] = await database.db.select().from(savedCoverLetters).where(where);
    response.json(letter);
  });
  const baseline = await listen(bare);

  const rows: BenchRow[] = [];
  for (const [what, path] of [
    ["list", ""],
    ["item", `/${ids[0]}`],
  ] as const) {
    const rounds: { own: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        own: await load(`${product.url}/api/saved-cover-letters${path}`, cookie),
        bare: await load(`${baseline}/letters${path}`, cookie),
      });
    const ratio = median(rounds.map((round) => round.own / round.bare));
    rows.push({
      what: `saved letters, ${what}`,
      measured: `${Math.round(median(rounds.map((round) => round.own)))} requests/s`,
      baseline: `${Math.round(median(rounds.map((round) => round.bare)))} requests/s`,
      ratio: ratio.toFixed(2),
      ...against(">= 0.8", ratio),
    });
  }
  return rows;
}
