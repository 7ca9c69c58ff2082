import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { inAccount } from "#server/db/in-account.ts";
import { connections } from "#shared/workflows/workflow.table.ts";

export type ConnectionRow = typeof connections.$inferSelect;
export type NewConnection = Pick<ConnectionRow, "name" | "type" | "config">;
export type ConnectionStore = ReturnType<typeof createConnectionStore>;

/** Connections on accounts, secrets sealed; every call takes the owner, and those of others are as if they were not there. */
export function createConnectionStore(db: Database) {
  const ofOwner = (userId: number, id: number) => and(eq(connections.id, id), eq(connections.userId, userId));

  return {
    /** Newest first. */
    list(userId: number): Promise<ConnectionRow[]> {
      return db.select().from(connections).where(eq(connections.userId, userId)).orderBy(desc(connections.id));
    },

    /** Those of these ids that are there. */
    async listOf(userId: number, ids: number[]): Promise<ConnectionRow[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(connections)
        .where(and(eq(connections.userId, userId), inArray(connections.id, ids)));
    },

    async get(userId: number, id: number): Promise<ConnectionRow | null> {
      const [row] = await db.select().from(connections).where(ofOwner(userId, id));
      return row ?? null;
    },

    /** `checkRoom` is told how many the account has, and throws where there may be no more. */
    create(userId: number, connection: NewConnection, checkRoom: (count: number) => void): Promise<ConnectionRow> {
      return inAccount(db, userId, async (transaction) => {
        checkRoom(await transaction.$count(connections, eq(connections.userId, userId)));
        const [row] = await transaction
          .insert(connections)
          .values({ ...connection, userId })
          .returning();
        if (!row) throw new Error("the database kept no connection");
        return row;
      });
    },

    /** `change` is given the connection as it stands; nobody else can write in between. Null when there is none. */
    update(
      { userId, id }: { userId: number; id: number },
      change: (current: ConnectionRow) => NewConnection,
    ): Promise<ConnectionRow | null> {
      return db.transaction(async (transaction) => {
        const [current] = await transaction.select().from(connections).where(ofOwner(userId, id)).for("update");
        if (!current) return null;
        const [row] = await transaction.update(connections).set(change(current)).where(ofOwner(userId, id)).returning();
        return row ?? null;
      });
    },

    async remove(userId: number, id: number): Promise<boolean> {
      const removed = await db.delete(connections).where(ofOwner(userId, id)).returning({ id: connections.id });
      return removed.length > 0;
    },
  };
}
