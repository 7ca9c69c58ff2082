import type { AppError } from "#server/errors.ts";
import { networkOf, tellsNetwork } from "./network.ts";
import { createTurns, type Owner } from "./turns.ts";

/**
 * Who a place counts for: an account, with the address it asks from, or an address. The signal is aborted once nobody waits
 * for the answer any more.
 */
export type QueueCaller = { owner: Owner; address?: string; signal?: AbortSignal };

export type OwnerQueue = {
  /**
   * Does the work once there is a place for it, which is free again when the work has ended.
   * @throws the refusal when too many wait, also once this work has to leave its place in the queue to an owner who has fewer
   * waiting; the signal's reason once it is aborted before the work begins
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

/** `shares`: one place is left to others than its network. Not of accounts whose address tells nothing of where they are. */
type Party = { owner: Owner; network: Owner; shares: boolean };
type Share = "owner" | "network";
type Waiting = Party & { begin: () => void; refuse: (reason: unknown) => void };

/**
 * Places that all accounts and addresses share. Next is whose network has the fewest works under way, of several the one
 * whose last turn is longest ago, and within it the same goes for owners: however much some ask for, whoever comes is served
 * after one work of each of the others. When the queue is full, whoever has most waiting makes room. A network is what one
 * person has many addresses or accounts in, and may have half of the queue.
 */
export function createOwnerQueue(limits: OwnerQueueLimits, refusal: (owner: Owner) => AppError): OwnerQueue {
  const queue: Waiting[] = [];
  const running = { owner: new Map<Owner, number>(), network: new Map<Owner, number>() };
  const turns = { owner: createTurns(), network: createTurns() };
  const atOnceOfNetwork = Math.max(limits.atOnceOfOne, limits.atOnce - 1);
  const waitingOfNetwork = Math.max(limits.waitingOfOne, Math.floor(limits.waiting / 2));
  let taken = 0;
  let closed = false;

  const underWayOf = (owner: Owner) => running.owner.get(owner) ?? 0;
  const mayBegin = ({ owner, network, shares }: Party) =>
    underWayOf(owner) < limits.atOnceOfOne && (!shares || (running.network.get(network) ?? 0) < atOnceOfNetwork);
  const waitingOf = (owner: Owner, by: Share = "owner") => queue.filter((other) => other[by] === owner).length;

  function take(party: Party): void {
    taken += 1;
    for (const by of ["network", "owner"] as const) {
      running[by].set(party[by], (running[by].get(party[by]) ?? 0) + 1);
      turns[by].take(party[by]);
    }
  }

  function giveBack(party: Party): void {
    taken -= 1;
    for (const by of ["network", "owner"] as const) {
      const left = (running[by].get(party[by]) ?? 0) - 1;
      if (left > 0) running[by].set(party[by], left);
      else running[by].delete(party[by]);
    }
    beginNext();
  }

  function beginNext(): void {
    while (taken < limits.atOnce) {
      const next = inTurn();
      if (!next) return;
      queue.splice(queue.indexOf(next), 1);
      take(next);
      next.begin();
    }
  }

  function inTurn(): Waiting | undefined {
    const allowed = queue.filter(mayBegin);
    const order = (by: Share) => (one: Party, other: Party) =>
      (running[by].get(one[by]) ?? 0) - (running[by].get(other[by]) ?? 0) ||
      turns[by].last(one[by]) - turns[by].last(other[by]);
    return allowed.toSorted((one, other) => order("network")(one, other) || order("owner")(one, other))[0];
  }

  /** The newest work of the network with most waiting, and there of the owner with most. */
  function newestOfMost(among: readonly Waiting[]): Waiting | undefined {
    const share = (one: Waiting, by: Share) => waitingOf(one[by], by);
    return among
      .toReversed()
      .toSorted(
        (one, other) => share(other, "network") - share(one, "network") || share(other, "owner") - share(one, "owner"),
      )[0];
  }

  /** Of a full queue, or a network with its full share, where that makes shares more alike: two that have one each don't push each other out. */
  function makeRoom(comer: Party, among: readonly Waiting[]): boolean {
    const leaver = newestOfMost(among);
    if (!leaver) return false;
    const by = leaver.network === comer.network ? "owner" : "network";
    if (waitingOf(leaver[by], by) < waitingOf(comer[by], by) + 2) return false;
    queue.splice(queue.indexOf(leaver), 1);
    leaver.refuse(refusal(leaver.owner));
    return true;
  }

  function isFullFor(comer: Party): boolean {
    if (waitingOf(comer.owner) >= limits.waitingOfOne) return true;
    const near = queue.filter(({ network }) => network === comer.network);
    if (near.length >= waitingOfNetwork) return !makeRoom(comer, near);
    return queue.length >= limits.waiting && !makeRoom(comer, queue);
  }

  /** Null where a place is free: the work begins at once then. */
  function waitForPlace(party: Party, signal: AbortSignal | undefined): Promise<void> | null {
    signal?.throwIfAborted();
    if (closed) throw refusal(party.owner);
    // Whoever waits while a place is free waits for their own works.
    if (taken < limits.atOnce && mayBegin(party)) {
      take(party);
      return null;
    }
    if (isFullFor(party)) throw refusal(party.owner);
    const turnCame = Promise.withResolvers<void>();
    const waiting = { ...party, begin: turnCame.resolve, refuse: turnCame.reject };
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
      const { owner, address = owner } = caller;
      const network = typeof address === "string" ? networkOf(address) : address;
      const shares = typeof owner === "string" || (typeof address === "string" && tellsNetwork(address));
      const party = { owner, network, shares };
      const turnCame = waitForPlace(party, caller.signal);
      if (turnCame !== null) await turnCame;
      try {
        caller.signal?.throwIfAborted();
        if (closed) throw refusal(owner);
        return await work();
      } finally {
        giveBack(party);
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
