import { createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { z } from "zod";
import { AppError } from "#server/errors.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import type { OptOutTokens } from "#server/integrations/mailer/opt-out.ts";
import { applicationContentSchema } from "#shared/applications/application.schema.ts";
import { calendarFrame, toEvents } from "#shared/applications/calendar.ts";
import { dueWindow, toDue } from "#shared/applications/due-notices.ts";
import { addDays, nextStepOf } from "#shared/applications/next-step.ts";
import type { Reminders } from "#shared/applications/reminders.schema.ts";
import type { ReminderStore } from "./reminder.store.ts";
import { reminderMail } from "./reminder-mail.ts";

export type ReminderDeps = {
  store: ReminderStore;
  encryptionKey: string;
  stops: OptOutTokens;
  /** Whether the account's address is confirmed. */
  isConfirmed: (userId: number) => Promise<boolean>;
  sendMail: (mail: Mail) => Promise<void>;
  appUrl: () => string;
  /** What is known of a mail that could not be handed over. */
  onFailure: (error: unknown) => void;
};
export type ReminderService = ReturnType<typeof createReminderService>;

/** Mails leave from this hour of the person's day on. */
const FROM_HOUR = 8;

/** What is due: in the bell, in calendars, and in a mail on the day before for who asked. */
export function createReminderService(deps: ReminderDeps) {
  const { store, stops } = deps;
  const feedKey = Buffer.from(hkdfSync("sha256", deps.encryptionKey, "", "application feeds", 32));
  const tokenOf = (userId: number, nonce: string) =>
    createHmac("sha256", feedKey).update(`${userId} ${nonce}`).digest("base64url");

  async function get(userId: number): Promise<Reminders> {
    const row = await store.get(userId);
    const token = row?.feedNonce ? tokenOf(userId, row.feedNonce) : null;
    return {
      mails: row?.mails ?? false,
      emailConfirmed: await deps.isConfirmed(userId),
      feed: token && `${deps.appUrl()}/api/application-feeds/${token}.ics`,
    };
  }

  async function mailOne({ userId, email, timeZone }: { userId: number; email: string; timeZone: string }, now: Date) {
    const local = localTime(now, timeZone);
    if (local.hour < FROM_HOUR) return;
    const tomorrow = addDays(local.day, 1);
    const rows = (await store.listOn(userId, tomorrow)).flatMap((row) => linesOf(row, tomorrow));
    if (rows.length === 0 || !(await store.claimMail(userId, tomorrow))) return;
    const appUrl = deps.appUrl();
    const stopUrl = `${appUrl}/api/application-mails/${stops.tokenFor(userId)}`;
    try {
      await deps.sendMail(reminderMail({ to: email, lines: rows, appUrl, stopUrl }));
    } catch (error) {
      await store.releaseMail(userId, tomorrow);
      deps.onFailure(error);
    }
  }

  async function* calendarOf(userId: number): AsyncGenerator<string> {
    const options = { appUrl: deps.appUrl() };
    yield calendarFrame.head;
    for await (const rows of store.listDated(userId))
      for (const row of rows)
        yield toEvents({ ...contentOf(row), key: row.key, updatedAt: row.updatedAt.toISOString() }, options);
    yield calendarFrame.foot;
  }

  return {
    get,

    async setMails(userId: number, changes: { mails: boolean; timeZone?: string | undefined }): Promise<Reminders> {
      if (changes.mails && !(await deps.isConfirmed(userId)))
        throw new AppError("unusable", "Confirm your email address in your profile first.");
      const { timeZone } = changes;
      await store.set(userId, { mails: changes.mails, ...(timeZone ? { timeZone } : {}) });
      return get(userId);
    },

    /** A link of its own; the one before opens nothing any more. */
    async makeFeed(userId: number): Promise<Reminders> {
      const feedNonce = randomBytes(16).toString("base64url");
      await store.set(userId, { feedNonce, feedHash: hashOf(tokenOf(userId, feedNonce)) });
      return get(userId);
    },

    async removeFeed(userId: number): Promise<Reminders> {
      await store.set(userId, { feedNonce: null, feedHash: null });
      return get(userId);
    },

    /** The calendar, as its applications are read: there may be hundreds. @throws AppError notFound */
    async feed(token: string): Promise<AsyncIterable<string>> {
      const userId = await store.ownerOfFeed(hashOf(token));
      if (userId === null) throw new AppError("notFound", "This calendar link no longer works.");
      return calendarOf(userId);
    },

    /** What the bell tells: due by then, or lately. */
    async listDue(userId: number, now: Date) {
      const today = now.toISOString().slice(0, 10);
      const rows = await store.listDue(userId, {
        after: addDays(today, -dueWindow.back),
        until: addDays(today, dueWindow.ahead),
      });
      return rows.flatMap((row) => toDue({ ...contentOf(row), key: row.key }, today) ?? []);
    },

    /** Mails who has something on the next day; each day once, whichever server does it. */
    async mailTomorrow(now: Date): Promise<void> {
      for (const { email, ...one } of await store.listMailed()) if (email) await mailOne({ ...one, email }, now);
      await store.removeTaken(addDays(now.toISOString().slice(0, 10), -7));
    },

    /** From the link at the foot of a mail, without signing in. @throws AppError notFound */
    async stopMails(token: string): Promise<void> {
      const userId = stops.idOf(token);
      if (userId === null) throw new AppError("notFound", "This link no longer works.");
      await store.stopMails([userId]);
    },
  };
}

function linesOf(row: Parameters<typeof contentOf>[0], day: string): string[] {
  const content = contentOf(row);
  const about = [content.role, content.company].filter(Boolean).join(", ");
  const next = nextStepOf(content);
  const closes = content.closesOn === day && (content.status === "draft" || content.status === "ready");
  const step =
    next?.on === day && (next.own || !closes) ? `${next.text}${next.at ? ` at ${next.at}` : ""}: ${about}` : "";
  return [closes ? `Closes: ${about}` : "", step].filter(Boolean);
}

const toldSchema = applicationContentSchema.omit({ posting: true, notes: true });

function contentOf(row: object): z.infer<typeof toldSchema> {
  return toldSchema.parse(row);
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function localTime(now: Date, timeZone: string): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", hourCycle: "h23" },
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { day: `${of("year")}-${of("month")}-${of("day")}`, hour: Number(of("hour")) };
}
