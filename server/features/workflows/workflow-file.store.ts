import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inAccount } from "#server/db/in-account.ts";
import { inPieces } from "#server/db/in-pieces.ts";
import { inSlices } from "#server/db/in-slices.ts";
import { workflows } from "#shared/workflows/workflow.table.ts";
import { workflowFiles } from "#shared/workflows/workflow-file.table.ts";
import { characters } from "./workflow.store.ts";

/** Graphs are searched in so many characters at a time. */
const LOOKED_AT = { bytes: 500_000, rows: 50 };
/** Each has its columns and first rows with it, which may be hundreds of kilobytes. */
const IN_SLICE = 4;

export type WorkflowFileRow = typeof workflowFiles.$inferSelect;
export type NewWorkflowFile = Omit<typeof workflowFiles.$inferInsert, "id" | "createdAt">;
export type FileUsage = { files: number; bytes: number };
export type WorkflowFileStore = ReturnType<typeof createWorkflowFileStore>;

/** Uploaded files; every call that takes an owner sees files of others as if they were not there. */
export function createWorkflowFileStore(db: Database) {
  const isThere = isNull(workflowFiles.deletedAt);
  const ofOwner = (userId: number, id: number) => and(eq(workflowFiles.id, id), eq(workflowFiles.userId, userId));

  async function* inOrder(userId: number, which: SQL, order: SQL): AsyncGenerator<WorkflowFileRow[]> {
    const { id } = workflowFiles;
    const rows = await db
      .select({ id })
      .from(workflowFiles)
      .where(and(eq(workflowFiles.userId, userId), which))
      .orderBy(order);
    yield* inSlices(
      rows.map((row) => row.id),
      IN_SLICE,
      (some) => db.select().from(workflowFiles).where(inArray(id, some)).orderBy(order),
    );
  }

  return {
    /** Newest first, some at a time. */
    list: (userId: number) => inOrder(userId, isThere, desc(workflowFiles.id)),

    /** Those that can be brought back, the last one deleted first, some at a time. */
    listDeleted: (userId: number) => inOrder(userId, isNotNull(workflowFiles.deletedAt), desc(workflowFiles.deletedAt)),

    /** Ids of those that can be brought back, the first one deleted first. */
    async deletedIds(userId: number): Promise<number[]> {
      const rows = await db
        .select({ id: workflowFiles.id })
        .from(workflowFiles)
        .where(and(eq(workflowFiles.userId, userId), isNotNull(workflowFiles.deletedAt)))
        .orderBy(workflowFiles.deletedAt);
      return rows.map(({ id }) => id);
    },

    names(userId: number): Promise<Pick<WorkflowFileRow, "id" | "name">[]> {
      return db
        .select({ id: workflowFiles.id, name: workflowFiles.name })
        .from(workflowFiles)
        .where(and(eq(workflowFiles.userId, userId), isThere))
        .orderBy(desc(workflowFiles.id));
    },

    /** Those of these ids that are there. */
    async listOf(userId: number, ids: number[]): Promise<WorkflowFileRow[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(workflowFiles)
        .where(and(eq(workflowFiles.userId, userId), inArray(workflowFiles.id, ids), isThere));
    },

    /** How many files the account has, and their bytes together; those that were deleted lately too. */
    usage: (userId: number): Promise<FileUsage> => usageOf(db, userId),

    async get(userId: number, id: number): Promise<WorkflowFileRow | null> {
      const [row] = await db
        .select()
        .from(workflowFiles)
        .where(and(ofOwner(userId, id), isThere));
      return row ?? null;
    },

    /** False when there is no such file. */
    async setDeleted(userId: number, id: number, deletedAt: Date | null): Promise<boolean> {
      const rows = await db
        .update(workflowFiles)
        .set({ deletedAt })
        .where(and(ofOwner(userId, id), deletedAt === null ? isNotNull(workflowFiles.deletedAt) : isThere))
        .returning({ id: workflowFiles.id });
      return rows.length > 0;
    },

    /** Names of the account's workflows with a step that reads the file. Its graphs are looked into some at a time. */
    async usedBy(userId: number, id: number): Promise<string[]> {
      const all = await db
        .select({ id: workflows.id, bytes: characters.mapWith(Number) })
        .from(workflows)
        .where(eq(workflows.userId, userId));
      const reads = sql`${workflows.nodes}::text ~ ${`"fileId": ?${id}[,}]`}`;
      const names: string[] = [];
      for await (const found of inSlices(inPieces(all, LOOKED_AT), 1, ([some = []]) =>
        db
          .select({ name: workflows.name })
          .from(workflows)
          .where(and(inArray(workflows.id, some), reads)),
      ))
        for (const { name } of found) names.push(name);
      return names.toSorted((one, other) => one.localeCompare(other, "en"));
    },

    /** Ids and owners of files that were deleted before. */
    deletedBefore(before: Date): Promise<{ id: number; userId: number }[]> {
      return db
        .select({ id: workflowFiles.id, userId: workflowFiles.userId })
        .from(workflowFiles)
        .where(lt(workflowFiles.deletedAt, before))
        .limit(500);
    },

    /** `checkRoom` is told what the account has, and throws where there is no room. */
    create(file: NewWorkflowFile, checkRoom: (usage: FileUsage) => void): Promise<WorkflowFileRow> {
      return inAccount(db, file.userId, async (transaction) => {
        checkRoom(await usageOf(transaction, file.userId));
        const [row] = await transaction.insert(workflowFiles).values(file).returning();
        if (!row) throw new Error("the database kept no file");
        return row;
      });
    },

    /** The key of what was removed, or null when there was no such file. */
    async remove(userId: number, id: number): Promise<string | null> {
      const [row] = await db.delete(workflowFiles).where(ofOwner(userId, id)).returning({ key: workflowFiles.fileKey });
      return row?.key ?? null;
    },

    /** Those of these keys that belong to a file. */
    async knownKeys(keys: string[]): Promise<Set<string>> {
      if (keys.length === 0) return new Set();
      const rows = await db
        .select({ key: workflowFiles.fileKey })
        .from(workflowFiles)
        .where(inArray(workflowFiles.fileKey, keys));
      return new Set(rows.map(({ key }) => key));
    },
  };
}

async function usageOf(db: Database, userId: number): Promise<FileUsage> {
  const [row] = await db
    .select({
      files: sql<number>`count(*)`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(${workflowFiles.size}), 0)`.mapWith(Number),
    })
    .from(workflowFiles)
    .where(eq(workflowFiles.userId, userId));
  return row ?? { files: 0, bytes: 0 };
}
