import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#shared/auth/user.table.ts";
import { toUsername } from "#shared/auth/username.schema.ts";

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

    /**
     * Who may be meant by what somebody typed: the account of that name first, then the one that has confirmed it as its
     * e-mail address. An address that several have confirmed means none of them.
     */
    async find(typed: string): Promise<User[]> {
      const named = isNamed(toUsername(typed));
      const confirmed = and(eq(sql`lower(${users.email})`, sql`lower(${typed.trim()}::text)`), hasConfirmed);
      const found = await db
        .select({
          user: users,
          isNamed: sql<boolean>`${named}`,
          hasAddress: sql<boolean>`coalesce(${confirmed}, false)`,
        })
        .from(users)
        .where(or(named, confirmed))
        .orderBy(desc(sql`${named}`))
        .limit(3);
      const withAddress = found.filter(({ hasAddress }) => hasAddress);
      return found
        .filter(({ isNamed, hasAddress }) => isNamed || (hasAddress && withAddress.length === 1))
        .map(({ user }) => user);
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

    /** Confirms the address, if it is still the account's. */
    async confirmEmail(id: number, email: string): Promise<User | null> {
      const [user] = await db
        .update(users)
        .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
        .where(and(eq(users.id, id), eq(users.email, email)))
        .returning();
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

    /** Null where it is not known. */
    async network(id: number): Promise<string | null> {
      const [user] = await db.select({ network: users.network }).from(users).where(eq(users.id, id));
      return user?.network ?? null;
    },

    async noteNetwork(id: number, network: string | null): Promise<void> {
      await db.update(users).set({ network }).where(eq(users.id, id));
    },

    async noteLogin(id: number): Promise<void> {
      await db.update(users).set({ lastLogin: new Date() }).where(eq(users.id, id));
    },
  };
}

const hasConfirmed = isNotNull(users.emailConfirmedAt);

function isNamed(username: string) {
  return eq(sql`lower(${users.username})`, sql`lower(${username}::text)`);
}
