import { desc, eq } from "drizzle-orm";
import express from "express";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import { openPglite } from "../db/open-pglite.ts";
import { sessionCookie } from "../http/session.ts";
import { against, type BenchRow, median } from "./bench-row.ts";
import { load } from "./load.ts";
import { listen, sessionSecret, startProduct } from "./product.ts";

const ROUNDS = 5;
const LETTERS = 20;

/** The saved-letters list against the same query in a bare Express handler behind the same session store, in turn. */
export async function benchLetterList(): Promise<BenchRow> {
  const database = await openPglite({ folder: null, migrationsFolder: "migrations" });
  const product = await startProduct(database);
  const cookie = await product.register();
  for (let index = 0; index < LETTERS; index++) {
    await fetch(`${product.url}/api/saved-cover-letters`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({ title: `Letter ${index}`, content: "Dear Hiring Manager, ".repeat(60) }),
    });
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
  bare.get("/letters", async (_request, response) => {
    const letters = await database.db
      .select()
      .from(savedCoverLetters)
      .where(eq(savedCoverLetters.userId, 1))
      .orderBy(desc(savedCoverLetters.createdAt));
    response.json(letters);
  });
  const baseline = await listen(bare);

  const ratios: number[] = [];
  const rates: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const own = await load(`${product.url}/api/saved-cover-letters`, cookie);
    const other = await load(`${baseline}/letters`, cookie);
    rates.product.push(own);
    rates.bare.push(other);
    ratios.push(own / other);
  }
  return {
    what: "saved-letters list",
    measured: `${Math.round(median(rates.product))} requests/s`,
    baseline: `${Math.round(median(rates.bare))} requests/s`,
    ratio: median(ratios).toFixed(2),
    ...against(">= 0.8", median(ratios)),
  };
}
