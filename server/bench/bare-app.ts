import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import express from "express";
import { z } from "zod";

// The least that could serve the visitors the same bytes: Express and an embedded database, without accounts, checks,
// limits, or a letter that is really written. Prints its address.

const [, , dataDir = "", siteFolder = "", samplePath = ""] = process.argv;
const sample = z
  .object({
    files: z.array(z.string()),
    preview: z.record(z.string(), z.unknown()),
    whole: z.record(z.string(), z.unknown()),
  })
  .parse(JSON.parse(readFileSync(samplePath, "utf8")));
const database = await PGlite.create(dataDir);
await database.exec(`
  create table drafts (id uuid primary key, visitor text, prompt text, letter text, unlocked boolean default false);
  create table leads (id serial primary key, name text, email text, prompt text, result text);
  create table letters (id serial primary key, visitor text, title text, content text, created_at timestamptz default now());
  create index on letters (visitor, created_at desc)`);

const app = express();
const files = new Map(
  ["/", ...sample.files].map((path) => {
    const file = join(siteFolder, path === "/" ? "painted/landing.html" : path);
    return [path, { body: readCompressed(file), type: extname(file) }];
  }),
);
app.get([...files.keys()], (request, response) => {
  const file = files.get(request.path);
  if (file?.body.compressed) response.setHeader("Content-Encoding", "br");
  response.type(file?.type ?? "").send(file?.body.bytes);
});
app.use(express.json());
const visitorOf = (request: express.Request) => request.headers.cookie ?? "";
app.post("/api/prompts", async (request, response) => {
  const { prompt, email, name, letter } = request.body;
  if (email === "") {
    const draftId = randomUUID();
    const text = JSON.stringify(sample.whole);
    await database.query("insert into drafts values ($1, $2, $3, $4)", [draftId, visitorOf(request), prompt, text]);
    response.json({ ...sample.preview, draftId });
    return;
  }
  const { draftId } = letter;
  await database.query("update drafts set unlocked = true where id = $1 and visitor = $2", [
    draftId,
    visitorOf(request),
  ]);
  const lead = [name, email, prompt, sample.whole.result];
  await database.query("insert into leads (name, email, prompt, result) values ($1, $2, $3, $4)", lead);
  response.status(201).json({ ...sample.whole, draftId });
});
app.post("/api/saved-cover-letters", async (request, response) => {
  const { title, content } = request.body;
  const insert = "insert into letters (visitor, title, content) values ($1, $2, $3) returning *";
  const { rows } = await database.query(insert, [visitorOf(request), title, content]);
  response.status(201).json(rows[0]);
});
app.get("/api/saved-cover-letters", async (request, response) => {
  const select = "select * from letters where visitor = $1 order by created_at desc";
  response.json((await database.query(select, [visitorOf(request)])).rows);
});
const server = createServer(app).listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
process.stdout.write(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}\n`);

function readCompressed(file: string): { bytes: Buffer; compressed: boolean } {
  try {
    return { bytes: readFileSync(`${file}.br`), compressed: true };
  } catch {
    return { bytes: readFileSync(file), compressed: false };
  }
}
