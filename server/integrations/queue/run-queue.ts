import { type ConstructorOptions, fromPglite, PgBoss } from "pg-boss";
import type { OpenDatabase } from "#server/db/database.ts";

export type RunQueue = {
  /**
   * Lets the next free worker of any process know of the run. Offering one that waits already changes nothing; once this
   * process stops, it is for the others to find it.
   */
  offer: (executionId: number) => Promise<void>;
  /**
   * Wakes the worker for each offer, as many at once as there are slots, until {@link RunQueue.close}. It isn't told of which
   * run: whose turn it is is not decided by who offered first.
   */
  work: (slots: number, wake: () => Promise<void>) => Promise<void>;
  /** Takes no more offers. */
  close: () => Promise<void>;
};

const QUEUE = "workflow-runs";
const SCHEMA = "pgboss";
/** How long an offer may be under way: longer than any run. What becomes of broken runs is decided elsewhere. */
const lasting = { retryLimit: 0, expireInSeconds: 23 * 3_600, deleteAfterSeconds: 3_600 };

/**
 * Offers of runs by pg-boss. An offer is a wake-up call, not the truth about a run: that stands in the run's own row, so
 * an offer that is lost, doubled or late does no harm. Opened with the first use, because starting a server must be quick.
 */
export function createRunQueue(options: {
  /** The application's own database; the queue has a schema of its own there. */
  source: OpenDatabase["source"];
  /** Whether this process executes runs. */
  worker: boolean;
  onError: (error: unknown) => void;
}): RunQueue {
  let opening: Promise<PgBoss> | null = null;
  let closed = false;

  function open(): Promise<PgBoss> {
    opening ??= start().catch((error: unknown) => {
      // The next use tries again: the database may be back by then.
      opening = null;
      throw error;
    });
    return opening;
  }

  async function start(): Promise<PgBoss> {
    if (closed) throw new Error("the queue is closed");
    const boss = new PgBoss({
      ...connectionOf(options.source),
      schema: SCHEMA,
      schedule: false,
      supervise: options.worker,
      useListenNotify: options.worker,
    });
    boss.on("error", options.onError);
    await boss.start();
    // "short": at most one waiting offer a run.
    await boss.createQueue(QUEUE, { policy: "short", notify: true, ...lasting });
    return boss;
  }

  return {
    offer: async (executionId) => {
      if (closed) return;
      const boss = await open();
      await boss.send(QUEUE, { executionId }, { singletonKey: String(executionId) });
    },

    work: async (slots, wake) => {
      const boss = await open();
      const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5, batchSize: 1 };
      for (let slot = 0; slot < slots; slot++) {
        const workerId = await boss.work(QUEUE, polling, async (jobs) => {
          for (const _job of jobs) await wake();
          // There may be more: the worker looks again at once instead of waiting for the next notice.
          boss.notifyWorker(workerId);
        });
      }
    },

    close: async () => {
      closed = true;
      const boss = await opening?.catch(() => null);
      await boss?.stop({ graceful: false, close: true });
    },
  };
}

function connectionOf(source: OpenDatabase["source"]): ConstructorOptions {
  return source.kind === "embedded"
    ? { db: fromPglite(source.client), backend: "pglite" }
    : { connectionString: source.url, max: 4, application_name: "workflow-runs" };
}
