import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { desc, eq } from "drizzle-orm";
import express from "express";
import pino from "pino";
import { savedCoverLetters } from "#shared/letters/saved-cover-letter.table.ts";
import { createApp } from "../app.ts";
import { openPglite } from "../db/open-pglite.ts";
import { parseEnv } from "../env.ts";
import { sessionCookie } from "../http/session.ts";
import { createServices } from "../services.ts";
import { type BenchRow, median } from "./bench-row.ts";

const ROUNDS = 5;
const LETTERS = 20;
const SECRET = "a secret for measuring only";

/** The saved-letters list against the same query in a bare Express handler behind the same session store, in turn. */
export async function benchLetterList(): Promise<BenchRow> {
  const database = await openPglite({ folder: null, migrationsFolder: "migrations" });
  const env = parseEnv({ NODE_ENV: "test", RATE_LIMITS: "off" });
  const logger = pino({ level: "silent" });
  const services = createServices({ db: database.db, env, logger, encryptionKey: "a key for the bench only" });
  const { app } = createApp({ env, logger, sessionSecret: SECRET, query: database.query, services, siteFolder: null });
  const product = await listen(createServer(app));

  const cookie = await register(product);
  for (let index = 0; index < LETTERS; index++) {
    await fetch(`${product}/api/saved-cover-letters`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({ title: `Letter ${index}`, content: "Dear Hiring Manager, ".repeat(60) }),
    });
  }

  const bare = express();
  const session = sessionCookie({
    secret: SECRET,
    secure: false,
    query: database.query,
    load: services.loadSession,
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
  const baseline = await listen(createServer(bare));

  const ratios: number[] = [];
  const rates: { product: number[]; bare: number[] } = { product: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const own = await load(`${product}/api/saved-cover-letters`, cookie);
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

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  return `http://127.0.0.1:${address.port}`;
}

async function register(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "measure", password: "Correct-Horse-7", email: "measure@example.com" }),
  });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
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
