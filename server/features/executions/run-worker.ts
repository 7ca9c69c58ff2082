import { performance } from "node:perf_hooks";
import { untilWritten } from "#server/db/until-written.ts";
import { createTurns } from "#server/integrations/helper-process/turns.ts";
import type { RunQueue } from "#server/integrations/queue/run-queue.ts";
import { judgeBrokenRun } from "./broken-run.ts";
import type { EndStatus } from "./run-end.store.ts";
import type { Claim, ClaimedRun, RunLeaseStore, StartableRun } from "./run-lease.store.ts";
import { LEASE_SECONDS } from "./run-lease.store.ts";
import type { BreakReason, RunSignals } from "./run-supervisor.ts";

export type RunWorkerDeps = {
  lease: RunLeaseStore;
  queue: RunQueue;
  supervise: (run: ClaimedRun, signals: RunSignals) => Promise<void>;
  /** Told of runs that ended because their worker was gone. */
  onEnd: (executionId: number, status: EndStatus) => Promise<void>;
  /** Runs under way at once in this process. */
  slots: number;
  /** Runs of one account under way at once, in all processes. */
  perAccount: number;
  /** True where no other process can be on this database. */
  alone: boolean;
  onError: (error: unknown) => void;
};

export type RunWorker = {
  start: () => Promise<void>;
  /** Ends a run of this process at once; nothing where it is not one. */
  cancel: (executionId: number) => void;
  underWay: () => number;
  /** Lets runs that are nearly there finish, ends the others, and hands those on. */
  stop: () => Promise<void>;
};

type Taken = { run: ClaimedRun; network: string | null };
type UnderWay = { run: ClaimedRun; controller: AbortController; ended: Promise<void> };

const RENEW_MS = 1_000;
/** A worker that could not renew for so long ends its runs itself, well before another may take them up. */
const SILENT_MS = (LEASE_SECONDS - 5) * 1_000;
const POLL_MS = 5_000;
/** How long stopping waits for runs to finish by themselves. */
const PATIENCE_MS = 4_000;
const GONE = "The server stopped";
/** Runs among which the next one is chosen. */
const CANDIDATES = 100;

/**
 * Executes runs: woken by offers, takes the run whose account has waited longest, keeps saying that it is alive, ends what a
 * person cancels, and looks for runs whose worker is gone and for queued ones that nobody was told of. One slot is left to
 * others than the accounts of one network, or who has many accounts would keep everybody waiting.
 */
export function createRunWorker(deps: RunWorkerDeps): RunWorker {
  const { lease, queue, onError } = deps;
  const running = new Map<number, UnderWay>();
  const timers: NodeJS.Timeout[] = [];
  const turns = createTurns();
  const networks = createCounts();
  const perNetwork = Math.max(1, deps.slots - 1);
  const stopping = new AbortController();
  let renewedAt = performance.now();
  let renewing = false;
  let looking = false;

  async function takeNext(): Promise<void> {
    if (stopping.signal.aborted) return;
    const asked = performance.now();
    const taken = await claimNext();
    if (!taken) return;
    const { run, network } = taken;
    const { executionId } = run;
    if (running.size === 0) renewedAt = asked;
    const controller = new AbortController();
    const ended = deps.supervise(run, { broken: controller.signal, stopping: stopping.signal }).catch(onError);
    running.set(executionId, { run, controller, ended });
    if (stopping.signal.aborted) controller.abort("stopping" satisfies BreakReason);
    await ended;
    running.delete(executionId);
    networks.remove(network);
    // A run of the account may have waited for this one to end.
    if (!stopping.signal.aborted) await offerStartable().catch(onError);
  }

  /** Of accounts with equally many runs under way it is the turn of the one whose last turn here is longest ago. */
  async function claimNext(): Promise<Taken | null> {
    const inTurn = (await startable(CANDIDATES)).toSorted(
      (one, other) =>
        one.underWay - other.underWay ||
        networks.of(one.network) - networks.of(other.network) ||
        turns.last(one.userId) - turns.last(other.userId),
    );
    for (const { executionId, userId, network } of inTurn) {
      if (networks.of(network) >= perNetwork) continue;
      networks.add(network);
      // Another worker, or another slot of this one, may have been quicker.
      const run = await lease.claim(executionId, deps.perAccount).catch((error: unknown) => {
        networks.remove(network);
        throw error;
      });
      if (run) {
        turns.take(userId);
        return { run, network };
      }
      networks.remove(network);
    }
    return null;
  }

  function startable(most: number): Promise<StartableRun[]> {
    return lease.startable(deps.perAccount, most, networks.from(perNetwork));
  }

  async function offerStartable(): Promise<void> {
    for (const { executionId } of await startable(2 * deps.slots)) await queue.offer(executionId);
  }

  async function renew(): Promise<void> {
    if (!deps.alone && performance.now() - renewedAt > SILENT_MS) endAll("silent");
    if (renewing || running.size === 0) return;
    renewing = true;
    const asked = performance.now();
    const mine = [...running.values()];
    try {
      const held = new Map(
        (await within(4_000, lease.renew(mine.map(({ run }) => run.claim)))).map((row) => [row.claim, row]),
      );
      renewedAt = asked;
      for (const { run, controller } of mine) {
        const row = held.get(run.claim);
        // A run that has just ended is not held either; ending it once more changes nothing.
        if (!row) controller.abort("lost" satisfies BreakReason);
        else if (row.cancelRequested) controller.abort("cancelled" satisfies BreakReason);
      }
    } catch (error) {
      onError(error);
    } finally {
      renewing = false;
    }
  }

  async function pollForWork(): Promise<void> {
    if (looking || stopping.signal.aborted) return;
    looking = true;
    try {
      for (const run of await lease.abandoned())
        if (!running.has(run.executionId)) await pickUp(run, lease.settleAbandoned);
      if (running.size < deps.slots) await offerStartable();
    } catch (error) {
      onError(error);
    } finally {
      looking = false;
    }
  }

  async function pickUp(run: Claim, settle: RunLeaseStore["settle"]): Promise<void> {
    const verdict = await settle(run, (state) => judgeBrokenRun({ ...state, why: GONE }));
    if (verdict && verdict.status !== "queued") await deps.onEnd(run.executionId, verdict.status);
  }

  function endAll(reason: BreakReason): void {
    for (const { controller } of running.values()) controller.abort(reason);
  }

  return {
    start: async () => {
      if (deps.alone) for (const run of await lease.claimed()) await pickUp(run, lease.settle);
      if (stopping.signal.aborted) return;
      timers.push(setInterval(() => void renew(), RENEW_MS));
      timers.push(setInterval(() => void pollForWork(), POLL_MS).unref());
      await untilWritten(() => queue.work(deps.slots, takeNext));
      await pollForWork();
    },

    cancel: (executionId) => running.get(executionId)?.controller.abort("cancelled" satisfies BreakReason),

    underWay: () => running.size,

    stop: async () => {
      stopping.abort();
      const all = () => Promise.all([...running.values()].map(({ ended }) => ended)).then(() => {});
      await Promise.race([all(), pause(PATIENCE_MS)]);
      endAll("stopping");
      await Promise.race([all(), pause(PATIENCE_MS / 2)]);
      for (const timer of timers) clearInterval(timer);
      await queue.close();
    },
  };
}

/** How often each name is there; none is counted without one. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (name: string | null) => (name === null ? 0 : (counts.get(name) ?? 0));
  const change = (name: string | null, by: number) => {
    if (name === null) return;
    if (of(name) + by > 0) counts.set(name, of(name) + by);
    else counts.delete(name);
  };
  return {
    of,
    add: (name: string | null) => change(name, 1),
    remove: (name: string | null) => change(name, -1),
    from: (least: number) => [...counts].flatMap(([name, count]) => (count >= least ? [name] : [])),
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from the database within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
