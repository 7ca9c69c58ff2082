import { createHash, randomBytes } from "node:crypto";
import { AppError } from "#server/errors.ts";
import { createAtOnce } from "#server/http/at-once.ts";
import { isNamedBy } from "#server/http/if-match.ts";
import {
  type Application,
  type ApplicationChanges,
  type ApplicationContent,
  type ApplicationPage,
  type ApplicationSort,
  applicationContentSchema,
  applicationLimits,
  applicationSchema,
  emptyApplication,
  isTooEarly,
  type NewApplication,
  TOO_EARLY,
  withChanges,
} from "#shared/applications/application.schema.ts";
import { countStatuses } from "#shared/applications/find-applications.ts";
import { type ApplicationStatus, applicationStatuses, withStatus } from "#shared/applications/status.ts";
import type { ApplicationRow, ApplicationStore, ApplicationUsage, LetterRow, ListedRow } from "./application.store.ts";
import { parseCursor, toCursor } from "./application-cursor.ts";

export type ApplicationService = ReturnType<typeof createApplicationService>;

export type ApplicationListQuery = {
  status: ApplicationStatus | null;
  q: string;
  sort: ApplicationSort;
  after: string | null;
  limit: number;
  /** Ends a search that nobody waits for any more. */
  signal: AbortSignal;
};

/** Searches of one account under way: each may take some seconds of an account that is full. */
const SEARCHES_AT_ONCE = 4;

/** A person's applications: theirs alone, each made once, none written over unseen. */
export function createApplicationService({ store, today }: { store: ApplicationStore; today: () => string }) {
  async function whole(userId: number, row: ApplicationRow): Promise<Application> {
    return toApplication(row, await store.lettersOf(userId, [row.key]));
  }

  const searching = createAtOnce(SEARCHES_AT_ONCE, "Wait until your other searches are done.");

  return {
    /** @throws AppError malformed, tooMany */
    async list(userId: number, query: ApplicationListQuery): Promise<ApplicationPage> {
      const { status, q, sort, after, limit, signal } = query;
      const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
      const cursor = after === null ? null : parseCursor(after, sort);
      const among = words.length === 0 ? null : await searching(userId, () => store.search(userId, words, signal));
      const { rows, next } = await store.list(userId, { status, among, sort, after: cursor, limit });
      const keys = rows.map(({ key }) => key);
      const letters = Map.groupBy(await store.lettersOf(userId, keys), ({ applicationKey }) => applicationKey);
      const applications = rows.map((row) => toListed(row, letters.get(row.key) ?? []));
      // Without words they are counted on an index alone; a search that found little needs no second one.
      const isWhole = words.length > 0 && status === null && cursor === null && next === null;
      const counts = isWhole ? countStatuses(applications) : countsOf(await store.countByStatus(userId, among));
      return { applications, counts, next: next && toCursor(next) };
    },

    /** Whole applications with their letters, oldest first, some at a time. */
    async *all(userId: number): AsyncGenerator<Application[]> {
      for await (const rows of store.all(userId)) {
        const keys = rows.map(({ key }) => key);
        const letters = Map.groupBy(await store.lettersOf(userId, keys), ({ applicationKey }) => applicationKey);
        yield rows.map((row) => toApplication(row, letters.get(row.key) ?? []));
      }
    },

    /** @throws AppError notFound */
    async get(userId: number, key: string): Promise<Application> {
      const row = await store.get(userId, key);
      if (!row) throw notThere();
      return whole(userId, row);
    },

    /**
     * The key makes one application, however often it is sent. "taken" where it already names one that was made of other
     * words, with that one. @throws AppError unusable when the account is full
     */
    async create(
      userId: number,
      given: NewApplication,
      idempotencyKey: string | null,
    ): Promise<{ application: Application; taken: boolean }> {
      const { createdAt, ...content } = given;
      const key = keyFrom(idempotencyKey);
      const full = withDates(withChanges({ ...emptyApplication, role: content.role }, content), {
        before: null,
        changes: content,
        day: today(),
      });
      if (isTooEarly(full)) throw tooEarly();
      const fingerprint = createHash("sha256").update(JSON.stringify(given)).digest("base64url");
      const { row, made } = await store.create(
        userId,
        { ...full, key, fingerprint, createdAt: madeAt(createdAt) },
        checkRoom,
      );
      return { application: await whole(userId, row), taken: !made && row.fingerprint !== fingerprint };
    },

    /**
     * `ifMatch` is the tag of the application that the changes were made to; null writes whatever stands there. Changes that
     * are there already count as made. @throws AppError notFound, unusable
     */
    async update(
      target: { userId: number; key: string; changes: ApplicationChanges },
      ifMatch: string | null,
    ): Promise<{ application: Application; written: boolean }> {
      const { userId, key, changes } = target;
      const change = (current: ApplicationRow): ApplicationContent | null => {
        const before = contentOf(current);
        const asked = withChanges(before, changes);
        const after = withDates(asked, { before, changes, day: today() });
        const isThere = JSON.stringify(asked) === JSON.stringify(before);
        if (ifMatch !== null && !isThere && !isNamedBy(ifMatch, applicationEtag(current))) return null;
        if (isTooEarly(after)) throw tooEarly();
        return after;
      };
      const outcome = await store.update(userId, key, change, checkRoomForText);
      if (!outcome) throw notThere();
      return { application: await whole(userId, outcome.row), written: outcome.written };
    },

    /** @throws AppError notFound */
    async remove(userId: number, key: string): Promise<void> {
      if (!(await store.remove(userId, key))) throw notThere();
    },
  };
}

/** Names a state of an application. */
export function applicationEtag({ key, version }: Pick<Application, "key" | "version">): string {
  return `"${key.slice(0, 12)}-${version}"`;
}

const MOST_WORDS = 10;

/** Our own page names the application by the key it sends; of other keys one is made, always the same. */
function keyFrom(idempotencyKey: string | null): string {
  if (idempotencyKey === null) return randomBytes(16).toString("hex");
  if (/^[0-9a-f]{32}$/.test(idempotencyKey)) return idempotencyKey;
  return createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 32);
}

/** Who changes the status without saying when has the day noted. */
function withDates(after: ApplicationContent, { before, changes, day }: Dating): ApplicationContent {
  const { status, statusDates } = after;
  const isNoted = statusDates[status] !== undefined;
  const isSaid = changes.statusDates?.[status] !== undefined;
  return isSaid || (isNoted && before?.status === status) ? after : { ...after, ...withStatus(after, status, day) };
}

type Dating = { before: ApplicationContent | null; changes: ApplicationChanges; day: string };

function checkRoom({ count, bytes }: ApplicationUsage): void {
  const { perAccount } = applicationLimits;
  checkRoomForText({ bytes });
  if (count < perAccount) return;
  const most = perAccount.toLocaleString("en-US");
  throw new AppError("unusable", `An account can have at most ${most} applications. Delete some to add more.`);
}

function checkRoomForText({ bytes }: Pick<ApplicationUsage, "bytes">): void {
  const most = applicationLimits.bytesPerAccount;
  if (bytes < most) return;
  const message = `An account can have at most ${most / 1_000_000} MB of applications. Delete some to add more.`;
  throw new AppError("unusable", message);
}

function notThere(): AppError {
  return new AppError("notFound", "We couldn't find this application");
}

function tooEarly(): AppError {
  return new AppError("unusable", TOO_EARLY, { fields: { status: [TOO_EARLY] } });
}

function contentOf(row: ApplicationRow): ApplicationContent {
  return applicationContentSchema.parse(row);
}

function countsOf(counted: { status: string; count: number }[]): ApplicationPage["counts"] {
  const of = (status: string) => counted.find((one) => one.status === status)?.count ?? 0;
  const [draft, ready, sent, interview, offer, no, withdrawn] = applicationStatuses;
  return {
    [draft]: of(draft),
    [ready]: of(ready),
    [sent]: of(sent),
    [interview]: of(interview),
    [offer]: of(offer),
    [no]: of(no),
    [withdrawn]: of(withdrawn),
  };
}

function toListed(row: ListedRow, letters: LetterRow[]): ApplicationPage["applications"][number] {
  const { posting: _posting, notes: _notes, ...listed } = toApplication({ ...row, posting: "", notes: "" }, letters);
  return listed;
}

function toApplication(row: ApplicationRow, letters: readonly LetterRow[]): Application {
  return applicationSchema.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    letters: letters.map(({ id, title, createdAt }) => ({ id, title, createdAt: createdAt.toISOString() })),
  });
}

/** Broken clocks count as now, as with letters. */
function madeAt(createdAt: string | undefined): Date {
  const now = new Date();
  const date = createdAt === undefined ? now : new Date(createdAt);
  return date > now || date.getUTCFullYear() < 2000 ? now : date;
}
