import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#shared/auth/user.table.ts";

export type User = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, "id" | "createdAt" | "lastLogin">;
export type UserStore = ReturnType<typeof createUserStore>;

/** Any number, the same in every process. */
const FIRST_ADMIN_LOCK = 4_219_631;

/** Accounts. Names are looked up without regard to case. */
export function createUserStore(db: Database) {
  return {
    async get(id: number): Promise<User | null> {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      return user ?? null;
    },

    async getByName(username: string): Promise<User | null> {
      const [user] = await db.select().from(users).where(isNamed(username));
      return user ?? null;
    },

    /** Null when the name is taken, also when it was taken this very moment. */
    async create(user: NewUser): Promise<User | null> {
      const [created] = await db.insert(users).values(user).onConflictDoNothing().returning();
      return created ?? null;
    },

    async update(id: number, changes: Partial<NewUser>): Promise<User | null> {
      const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
      return user ?? null;
    },

    async hasSuperAdmin(): Promise<boolean> {
      return (await db.$count(users, eq(users.isSuperAdmin, true))) > 0;
    },

    /** Of several calls at once, in whatever processes, one makes it. */
    createFirstSuperAdmin(
      admin: Pick<NewUser, "username" | "password">,
    ): Promise<"made" | "alreadyThere" | "nameTaken"> {
      const rights = { isAdmin: true, isSuperAdmin: true, isApproved: true, isActive: true };
      return db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
        if ((await transaction.$count(users, eq(users.isSuperAdmin, true))) > 0) return "alreadyThere";
        const made = await transaction
          .insert(users)
          .values({ ...admin, ...rights })
          .onConflictDoNothing()
          .returning();
        return made.length > 0 ? "made" : "nameTaken";
      });
    },

    async noteLogin(id: number): Promise<void> {
      await db.update(users).set({ lastLogin: new Date() }).where(eq(users.id, id));
    },
  };
}

function isNamed(username: string) {
  return eq(sql`lower(${users.username})`, sql`lower(${username}::text)`);
}
