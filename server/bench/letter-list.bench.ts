import { desc, eq } from "drizzle-orm";
import express from "express";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import { openPglite } from "../db/open-pglite.ts";
import { sessionCookie } from "../http/session.ts";
import { type BenchRow, median } from "./bench-row.ts";
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
  bare.get("/letters", session.middleware, async (_request, response) => {
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
    bar: ">= 0.8",
  };
}

const CONNECTIONS = 4;
const SECONDS = 2;

/** Requests a second over two seconds, four at a time. */
async function load(url: string, cookie: string): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let answered = 0;
  async function connection(): Promise<void> {
    while (performance.now() < end) {
      const answer = await fetch(url, { headers: { Cookie: cookie } });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      await answer.arrayBuffer();
      answered += 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return answered / SECONDS;
}
