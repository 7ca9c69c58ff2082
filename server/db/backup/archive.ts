import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { z } from "zod";

const pathSchema = z
  .string()
  .regex(/^(?:session-secret|encryption-key|files(?:\/[\w.-]+)+)$/u)
  .refine((path) => !path.split("/").includes(".."));

/**
 * A backup is gzip'd JSON lines: a head, for each table its name and then its rows, the files beside the database in
 * pieces, and an end with the counts. Rows are as PostgreSQL's own `row_to_json` writes them, so either database reads
 * what the other wrote.
 */
const lineSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("head"), format: z.literal(1), madeAt: z.string(), migration: z.number() }),
  z.object({ kind: z.literal("table"), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal("rows"), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ kind: z.literal("file"), path: pathSchema, data: z.base64() }),
  z.object({ kind: z.literal("end"), rows: z.record(z.string(), z.number()), files: z.number() }),
]);
export type BackupLine = z.infer<typeof lineSchema>;

/** What an archive holds: rows a table, and files beside the database. */
export type BackupSummary = { madeAt: string; rows: Record<string, number>; files: number };

/** The archive's lines in turn. @throws Error in words where it is no backup, or cut or damaged anywhere. */
export async function* readArchive(path: string): AsyncGenerator<BackupLine> {
  const file = createReadStream(path);
  const unpacked = file.pipe(createGunzip());
  file.once("error", (error) => unpacked.destroy(error));
  let last: BackupLine["kind"] | null = null;
  try {
    for await (const text of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
      const line = lineSchema.parse(JSON.parse(text));
      if ((last === null) !== (line.kind === "head")) throw new Error("it doesn't start with a backup header");
      last = line.kind;
      yield line;
    }
    if (last !== "end") throw new Error("it ends too early");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new Error(`${path} doesn't exist.`, { cause: error });
    throw new Error(`${path} isn't a complete backup: ${reasonOf(error)}`, { cause: error });
  }
}

/** Reads the whole archive and holds its counts against what it says of itself. @throws Error where they differ */
export async function verifyArchive(path: string): Promise<BackupSummary> {
  const found: BackupSummary = { madeAt: "", rows: {}, files: 0 };
  const paths = new Set<string>();
  let table = "";
  for await (const line of readArchive(path)) {
    if (line.kind === "head") found.madeAt = line.madeAt;
    if (line.kind === "table") {
      table = line.name;
      found.rows[table] = 0;
    }
    if (line.kind === "rows") found.rows[table] = (found.rows[table] ?? 0) + line.rows.length;
    if (line.kind === "file") paths.add(line.path);
    if (line.kind !== "end") continue;
    found.files = paths.size;
    const differs = Object.entries(line.rows).find(([name, count]) => found.rows[name] !== count);
    if (differs || found.files !== line.files)
      throw new Error(`${path} isn't a complete backup: some of the rows or files it lists are missing`);
  }
  return found;
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return "it contains something else";
  return error instanceof Error ? error.message : String(error);
}
