import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "#server/errors.ts";
import type { SecretBox } from "#server/integrations/secret-box/secret-box.ts";
import { type KeptResume, keptResumeLimits } from "#shared/applications/kept-resume.schema.ts";
import type { KeptResumeRow, KeptResumeStore } from "./kept-resume.store.ts";

export type KeptResumeService = ReturnType<typeof createKeptResumeService>;

/** In bytes: sealed and stored in some milliseconds. */
const PIECE = 48_000;

/** Resumes that people asked to be kept: sealed in the database, theirs alone, gone when they say so. */
export function createKeptResumeService({ store, box }: { store: KeptResumeStore; box: SecretBox }) {
  const open = (sealed: string): string => {
    const text = box.open(sealed);
    if (text === null)
      throw new AppError("unusable", "This resume can't be opened anymore. Delete it and upload it again.");
    return text;
  };

  /** The file as base64, piece by piece. @throws AppError unusable */
  async function* piecesOf({ id }: Pick<KeptResumeRow, "id">): AsyncGenerator<string> {
    for await (const sealed of store.pieces(id)) {
      yield open(sealed);
      await nextTurn();
    }
  }

  async function write(userId: number, { name, bytes }: { name: string; bytes: Buffer }): Promise<KeptResumeRow> {
    const id = await store.begin(userId, box.seal(name));
    if (id === null)
      throw new AppError(
        "unusable",
        `You can keep up to ${keptResumeLimits.perAccount} resumes. Delete one to keep another.`,
      );
    try {
      for (let at = 0; at < bytes.length; at += PIECE) {
        await store.addPiece(id, at / PIECE, box.seal(bytes.subarray(at, at + PIECE).toString("base64")));
        await nextTurn();
      }
    } catch (error) {
      await store.remove(userId, id);
      throw error;
    }
    const row = await store.finish(id, bytes.length);
    if (!row) throw notThere();
    return row;
  }

  return {
    async list(userId: number): Promise<KeptResume[]> {
      return (await store.list(userId)).map((row) =>
        toKeptResume(row, box.open(row.sealed) ?? "Resume that can't be opened"),
      );
    },

    /** @throws AppError unusable when the account keeps no more */
    async keep(userId: number, file: { name: string; bytes: Buffer }): Promise<KeptResume> {
      return toKeptResume(await write(userId, file), file.name);
    },

    /** `bytes` come as they are read. @throws AppError notFound, unusable */
    async get(userId: number, id: number): Promise<{ name: string; size: number; bytes: AsyncIterable<Buffer> }> {
      const row = await store.get(userId, id);
      if (!row) throw notThere();
      return { name: open(row.sealed), size: row.size, bytes: decoded(piecesOf(row)) };
    },

    /** @throws AppError notFound */
    async remove(userId: number, id: number): Promise<void> {
      if (!(await store.remove(userId, id))) throw notThere();
    },

    /** Everything that is kept, opened, for the copy of one's data. */
    async *copy(userId: number) {
      for (const row of await store.list(userId)) {
        const { id, sealed, createdAt } = row;
        const name = box.open(sealed);
        const pieces: string[] = [];
        if (name !== null) for await (const piece of piecesOf(row)) pieces.push(piece);
        yield [{ id, name, createdAt, base64: pieces.join("") }];
      }
    },
  };
}

async function* decoded(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece, "base64");
}

function toKeptResume({ id, size, createdAt }: KeptResumeRow, name: string): KeptResume {
  return { id, name, size, createdAt: createdAt.toISOString() };
}

function notThere(): AppError {
  return new AppError("notFound", "We couldn't find this resume");
}
