import { AppError } from "#server/errors.ts";
import type { SecretBox } from "#server/integrations/secret-box/secret-box.ts";
import { type KeptResume, keptResumeLimits } from "#shared/applications/kept-resume.schema.ts";
import type { KeptResumeStore } from "./kept-resume.store.ts";

export type KeptResumeService = ReturnType<typeof createKeptResumeService>;

/** Resumes that people asked to be kept: sealed in the database, theirs alone, gone when they say so. */
export function createKeptResumeService({ store, box }: { store: KeptResumeStore; box: SecretBox }) {
  const open = (sealed: string | undefined): string => {
    const text = sealed === undefined ? null : box.open(sealed);
    if (text === null)
      throw new AppError("unusable", "This resume can't be opened any more. Delete it and upload it again.");
    return text;
  };

  return {
    async list(userId: number): Promise<KeptResume[]> {
      const rows = await store.list(userId);
      return rows.map(({ id, sealedName, size, createdAt }) => ({
        ...{ id, size, createdAt: createdAt.toISOString() },
        name: box.open(sealedName) ?? "Resume that can't be opened",
      }));
    },

    /** @throws AppError unusable when the account keeps no more */
    async keep(userId: number, file: { name: string; bytes: Buffer }): Promise<KeptResume> {
      const { name, bytes } = file;
      const sealed = `${box.seal(name)}\n${box.seal(bytes.toString("base64"))}`;
      const made = await store.create(userId, { sealed, size: bytes.length });
      if (!made)
        throw new AppError(
          "unusable",
          `We keep at most ${keptResumeLimits.perAccount} resumes. Delete one to keep another.`,
        );
      return { id: made.id, name, size: bytes.length, createdAt: made.createdAt.toISOString() };
    },

    /** @throws AppError notFound */
    async get(userId: number, id: number): Promise<{ name: string; bytes: Buffer }> {
      const row = await store.get(userId, id);
      if (!row) throw notThere();
      const [name, data] = row.sealed.split("\n");
      return { name: open(name), bytes: Buffer.from(open(data), "base64") };
    },

    /** @throws AppError notFound */
    async remove(userId: number, id: number): Promise<void> {
      if (!(await store.remove(userId, id))) throw notThere();
    },

    /** Everything that is kept, opened, for the copy of one's data. */
    async *copy(userId: number) {
      for (const { id } of await store.list(userId)) {
        const row = await store.get(userId, id);
        const [name = "", data = ""] = row?.sealed.split("\n") ?? [];
        if (row) yield [{ id, name: box.open(name), createdAt: row.createdAt, base64: box.open(data) }];
      }
    },
  };
}

function notThere(): AppError {
  return new AppError("notFound", "We couldn't find this resume");
}
