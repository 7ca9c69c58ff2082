import type { AppError } from "#server/errors.ts";
import { createTurns, type Owner } from "./turns.ts";

/** Who a place counts for. The signal is aborted once nobody waits for the answer any more. */
export type QueueCaller = { owner: Owner; signal?: AbortSignal };

export type OwnerQueue = {
  /**
   * Does the work once there is a place for it, which is free again when the work has ended.
   * @throws the refusal when too many wait; the signal's reason once it is aborted before the work begins
   */
  run: <T>(caller: QueueCaller, work: () => Promise<T>) => Promise<T>;
  /** How many wait, of all owners or of one. */
  waiting: (owner?: Owner) => number;
  /** How many are at work. */
  underWay: () => number;
  /** Refuses who waits, and who comes from then on. */
  close: () => void;
};

export type OwnerQueueLimits = {
  /** Works under way at once, of all owners and of one. */
  atOnce: number;
  atOnceOfOne: number;
  /** Works that may wait, of all owners and of one. */
  waiting: number;
  waitingOfOne: number;
};

type Waiting = QueueCaller & { begin: () => void; refuse: (reason: unknown) => void };

/**
 * Places that all accounts and addresses share. Next is who has the fewest works under way, of several the one whose last
 * turn is longest ago: however much some ask for, whoever comes is served after one work of each of the others.
 */
export function createOwnerQueue(limits: OwnerQueueLimits, refusal: (owner: Owner) => AppError): OwnerQueue {
  const queue: Waiting[] = [];
  const running = new Map<Owner, number>();
  const turns = createTurns();
  let taken = 0;
  let closed = false;

  const underWayOf = (owner: Owner) => running.get(owner) ?? 0;
  const waitingOf = (owner: Owner) => queue.filter((other) => other.owner === owner).length;

  function take(owner: Owner): void {
    taken += 1;
    running.set(owner, underWayOf(owner) + 1);
    turns.take(owner);
  }

  function giveBack(owner: Owner): void {
    taken -= 1;
    const left = underWayOf(owner) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    beginNext();
  }

  function beginNext(): void {
    while (taken < limits.atOnce) {
      const next = inTurn();
      if (!next) return;
      queue.splice(queue.indexOf(next), 1);
      take(next.owner);
      next.begin();
    }
  }

  function inTurn(): Waiting | undefined {
    const allowed = queue.filter(({ owner }) => underWayOf(owner) < limits.atOnceOfOne);
    return allowed.toSorted(
      (one, other) =>
        underWayOf(one.owner) - underWayOf(other.owner) || turns.last(one.owner) - turns.last(other.owner),
    )[0];
  }

  /** Null where a place is free: the work begins at once then. */
  function waitForPlace({ owner, signal }: QueueCaller): Promise<void> | null {
    signal?.throwIfAborted();
    if (closed) throw refusal(owner);
    // Whoever waits while a place is free waits for their own works.
    if (taken < limits.atOnce && underWayOf(owner) < limits.atOnceOfOne) {
      take(owner);
      return null;
    }
    if (queue.length >= limits.waiting || waitingOf(owner) >= limits.waitingOfOne) throw refusal(owner);
    const turnCame = Promise.withResolvers<void>();
    const waiting = { owner, begin: turnCame.resolve, refuse: turnCame.reject };
    const leave = () => {
      const at = queue.indexOf(waiting);
      if (at >= 0) queue.splice(at, 1);
      turnCame.reject(signal?.reason);
    };
    queue.push(waiting);
    signal?.addEventListener("abort", leave);
    return turnCame.promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  return {
    run: async (caller, work) => {
      const turnCame = waitForPlace(caller);
      if (turnCame !== null) await turnCame;
      try {
        caller.signal?.throwIfAborted();
        if (closed) throw refusal(caller.owner);
        return await work();
      } finally {
        giveBack(caller.owner);
      }
    },
    waiting: (owner) => (owner === undefined ? queue.length : waitingOf(owner)),
    underWay: () => taken,
    close: () => {
      closed = true;
      for (const { owner, refuse } of queue.splice(0)) refuse(refusal(owner));
    },
  };
}
