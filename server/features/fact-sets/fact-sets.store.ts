import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inAccount } from "#server/db/in-account.ts";
import { inSlices } from "#server/db/in-slices.ts";
import { type FactSetContent, factSetLimits, type NewFactSet } from "#shared/material/fact-set.schema.ts";
import { factSetKeys, factSets, factSetVersions } from "#shared/material/fact-set.table.ts";

export type FactSetRow = typeof factSets.$inferSelect;
type VersionRow = typeof factSetVersions.$inferSelect;
/** The browser's name for one call, and what stands for what it sent. */
export type CreationKey = { key: string; fingerprint: string };
export type FactSetsStore = ReturnType<typeof createFactSetsStore>;

/** Sets of facts on accounts; every call takes the owner, and sets of others are as if they were not there. */
export function createFactSetsStore(db: Database) {
  const ofOwner = (userId: number, id: number) => and(eq(factSets.id, id), eq(factSets.userId, userId));

  return {
    /** In the order they were made, one at a time: a set is as long as ten letters. */
    async *list(userId: number): AsyncGenerator<FactSetRow[]> {
      const { id } = factSets;
      const ids = await db.select({ id }).from(factSets).where(eq(factSets.userId, userId)).orderBy(asc(id));
      yield* inSlices(idsOf(ids), 1, (one) => db.select().from(factSets).where(inArray(id, one)));
    },

    async get(userId: number, id: number): Promise<FactSetRow | null> {
      const [row] = await db.select().from(factSets).where(ofOwner(userId, id));
      return row ?? null;
    },

    /**
     * The set of this call, made now or by an earlier one with the same key. "full" where the account holds no more,
     * "used" where the key was used for other facts.
     */
    create(userId: number, set: NewFactSet, call: CreationKey | null): Promise<FactSetRow | "full" | "used"> {
      return inAccount(db, userId, async (transaction) => {
        if (call) {
          const [earlier] = await transaction
            .select({ set: factSets, fingerprint: factSetKeys.fingerprint })
            .from(factSetKeys)
            .innerJoin(factSets, eq(factSets.id, factSetKeys.setId))
            .where(and(eq(factSetKeys.userId, userId), eq(factSetKeys.key, call.key)));
          if (earlier) return earlier.fingerprint === call.fingerprint ? earlier.set : "used";
        }
        if ((await transaction.$count(factSets, eq(factSets.userId, userId))) >= factSetLimits.perAccount)
          return "full";
        const { versions = [], ...content } = set;
        const [row] = await transaction
          .insert(factSets)
          .values({ ...content, userId })
          .returning();
        if (!row) throw new Error("the database kept no set of facts");
        if (versions.length > 0) {
          const rows = versions.map(({ facts, at }) => ({ setId: row.id, facts, madeAt: new Date(at) }));
          await transaction.insert(factSetVersions).values(rows);
        }
        if (call) await transaction.insert(factSetKeys).values({ userId, ...call, setId: row.id });
        return row;
      });
    },

    /**
     * Writes only if `mayOverwrite` agrees to the set as it stands; nobody else can write in between. The facts that
     * stood there stay as a version where `keepsVersion` agrees. Null when there is no such set.
     */
    update(
      { userId, id, content }: { userId: number; id: number; content: FactSetContent },
      {
        mayOverwrite,
        keepsVersion,
      }: {
        mayOverwrite: (current: FactSetRow) => boolean;
        keepsVersion: (current: FactSetRow, newest: VersionRow | null) => boolean;
      },
    ): Promise<{ set: FactSetRow; written: boolean } | null> {
      return db.transaction(async (transaction) => {
        const [current] = await transaction.select().from(factSets).where(ofOwner(userId, id)).for("update");
        if (!current) return null;
        if (!mayOverwrite(current)) return { set: current, written: false };
        const [newest] = await transaction
          .select()
          .from(factSetVersions)
          .where(eq(factSetVersions.setId, id))
          .orderBy(desc(factSetVersions.id))
          .limit(1);
        if (keepsVersion(current, newest ?? null)) await keepVersion(transaction, current);
        const [set] = await transaction
          .update(factSets)
          .set({ ...content, updatedAt: new Date() })
          .where(ofOwner(userId, id))
          .returning();
        return set ? { set, written: true } : null;
      });
    },

    /** Oldest first, one at a time; null when there is no such set. */
    async versions(userId: number, id: number): Promise<AsyncGenerator<VersionRow[]> | null> {
      const rows = await db
        .select({ id: factSetVersions.id })
        .from(factSets)
        .leftJoin(factSetVersions, eq(factSetVersions.setId, factSets.id))
        .where(ofOwner(userId, id))
        .orderBy(asc(factSetVersions.id));
      if (rows.length === 0) return null;
      const ids = rows.flatMap((row) => row.id ?? []);
      return inSlices(ids, 1, (one) => db.select().from(factSetVersions).where(inArray(factSetVersions.id, one)));
    },

    async remove(userId: number, id: number): Promise<boolean> {
      const removed = await db.delete(factSets).where(ofOwner(userId, id)).returning({ id: factSets.id });
      return removed.length > 0;
    },
  };
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

type Writing = Pick<Database, "insert" | "select" | "delete">;

/** Beyond the most that are kept, the oldest go. */
async function keepVersion(db: Writing, { id, facts, updatedAt }: FactSetRow): Promise<void> {
  await db.insert(factSetVersions).values({ setId: id, facts, madeAt: updatedAt });
  const beyond = db
    .select({ id: factSetVersions.id })
    .from(factSetVersions)
    .where(eq(factSetVersions.setId, id))
    .orderBy(desc(factSetVersions.id))
    .offset(factSetLimits.versions);
  await db.delete(factSetVersions).where(inArray(factSetVersions.id, beyond));
}
