import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, lt, or } from "drizzle-orm";
import { isActiveAccount } from "#server/db/active-account.ts";
import type { Database } from "#server/db/database.ts";
import { inSlices } from "#server/db/in-slices.ts";
import { applications, NEVER_DUE } from "#shared/applications/application.table.ts";
import { applicationReminders, reminderMails } from "#shared/applications/reminder.table.ts";
import { endedStatuses } from "#shared/applications/status.ts";
import { users } from "#shared/auth/user.table.ts";

export type ReminderStore = ReturnType<typeof createReminderStore>;
export type ReminderRow = typeof applicationReminders.$inferSelect;

/** Of no day is more told than this: postings and notes of hundreds of rows are megabytes. */
const { posting: _posting, notes: _notes, ...told } = getTableColumns(applications);

const MOST_EVENTS = 500;
const MOST_DUE = 20;
const IN_SLICE = 25;

/** What accounts want to be told of their applications, and what is due. */
export function createReminderStore(db: Database) {
  const dated = (userId: number) =>
    and(
      eq(applications.userId, userId),
      or(lt(applications.dueOn, NEVER_DUE), isNotNull(applications.nextOn), isNotNull(applications.closesOn)),
    );
  return {
    async get(userId: number): Promise<ReminderRow | null> {
      const [row] = await db.select().from(applicationReminders).where(eq(applicationReminders.userId, userId));
      return row ?? null;
    },

    async set(userId: number, changes: Partial<Omit<ReminderRow, "userId">>): Promise<ReminderRow> {
      const [row] = await db
        .insert(applicationReminders)
        .values({ userId, ...changes })
        .onConflictDoUpdate({ target: applicationReminders.userId, set: changes })
        .returning();
      if (!row) throw new Error("the database kept no reminders");
      return row;
    },

    /** Null for a deactivated account's too. */
    async ownerOfFeed(feedHash: string): Promise<number | null> {
      const [row] = await db
        .select({ userId: applicationReminders.userId })
        .from(applicationReminders)
        .innerJoin(users, eq(users.id, applicationReminders.userId))
        .where(and(eq(applicationReminders.feedHash, feedHash), isActiveAccount));
      return row?.userId ?? null;
    },

    /** Applications with a day, the next first, some at a time. */
    async *listDated(userId: number) {
      const { id, dueOn } = applications;
      const rows = await db
        .select({ id })
        .from(applications)
        .where(dated(userId))
        .orderBy(asc(dueOn), asc(id))
        .limit(MOST_EVENTS);
      yield* inSlices(
        rows.map((row) => row.id),
        IN_SLICE,
        (some) => db.select(told).from(applications).where(inArray(id, some)).orderBy(asc(dueOn), asc(id)),
      );
    },

    /** Applications that are due by that day and after the other one (both YYYY-MM-DD), the earliest first. */
    listDue(userId: number, { after, until }: { after: string; until: string }) {
      const between = and(gt(applications.dueOn, after), lt(applications.dueOn, nextDay(until)));
      return db
        .select(told)
        .from(applications)
        .where(and(eq(applications.userId, userId), between))
        .orderBy(asc(applications.dueOn), asc(applications.id))
        .limit(MOST_DUE);
    },

    /** What is on exactly that day: a closing date that matters, or a next step. */
    async listOn(userId: number, day: string) {
      const rows = await db
        .select(told)
        .from(applications)
        .where(
          and(
            eq(applications.userId, userId),
            or(eq(applications.dueOn, day), eq(applications.nextOn, day), eq(applications.closesOn, day)),
          ),
        )
        .orderBy(asc(applications.id))
        .limit(MOST_EVENTS);
      return rows.filter(({ status }) => !endedStatuses.some((ended) => ended === status));
    },

    /** Active accounts with a confirmed address that asked for mails. */
    listMailed(): Promise<{ userId: number; email: string | null; timeZone: string }[]> {
      return db
        .select({ userId: users.id, email: users.email, timeZone: applicationReminders.timeZone })
        .from(applicationReminders)
        .innerJoin(users, eq(users.id, applicationReminders.userId))
        .where(
          and(
            eq(applicationReminders.mails, true),
            isNotNull(users.emailConfirmedAt),
            isNotNull(users.email),
            isActiveAccount,
          ),
        );
    },

    /** Whether this process is the one that sends the mail about that day. */
    async claimMail(userId: number, day: string): Promise<boolean> {
      const taken = await db.insert(reminderMails).values({ userId, day }).onConflictDoNothing().returning();
      return taken.length > 0;
    },

    /** A mail that could not be handed over is taken on again. */
    async releaseMail(userId: number, day: string): Promise<void> {
      await db.delete(reminderMails).where(and(eq(reminderMails.userId, userId), eq(reminderMails.day, day)));
    },

    async removeTaken(before: string): Promise<void> {
      await db.delete(reminderMails).where(lt(reminderMails.day, before));
    },

    async stopMails(userIds: readonly number[]): Promise<void> {
      await db
        .update(applicationReminders)
        .set({ mails: false })
        .where(inArray(applicationReminders.userId, [...userIds]));
    },
  };
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
