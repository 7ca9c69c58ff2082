import { AsyncLocalStorage } from "node:async_hooks";

/** Whom the database works for: an account or an address, and what one person may have many of these in. */
export type Caller = { owner: string; network: string };

/** Work that no call asked for. */
const server: Caller = { owner: "server", network: "server" };
const calling = new AsyncLocalStorage<Caller>();

/** Does the work, and all that follows from it, for this caller. */
export function callFor(caller: Caller, work: () => void): void {
  calling.run(caller, work);
}

/** From now on this call is the account's. */
export function callAs(caller: Caller): void {
  const known = calling.getStore();
  if (known) Object.assign(known, caller);
}

/** Waits for the caller's turn, and gives what ends it. */
export type TakeTurn = () => Promise<() => void>;

/**
 * Turns at the database. Networks take turns, and within one its accounts and addresses: however many calls one of them makes
 * at once, whoever comes is served after one query or transaction of each of the others. `ofNetwork`: so many at once of one
 * network, fewer than all, so that calls which wait for each other's locks leave room.
 */
export function createCallerTurns(most: { atOnce: number; ofNetwork: number }): TakeTurn {
  /** The next one first. */
  const waiting = new Map<string, Map<string, (() => void)[]>>();
  const running = new Map<string, number>();
  let taken = 0;

  const mayBegin = (network: string) => (running.get(network) ?? 0) < most.ofNetwork;

  function begin(network: string): void {
    taken += 1;
    running.set(network, (running.get(network) ?? 0) + 1);
  }

  /** Whoever has had a turn goes to the end. */
  function end({ owner, network }: Caller): void {
    taken -= 1;
    const left = (running.get(network) ?? 1) - 1;
    if (left > 0) running.set(network, left);
    else running.delete(network);
    const owners = waiting.get(network);
    if (owners) toEnd(owners, owner);
    toEnd(waiting, network);
    while (taken < most.atOnce && beginNext());
  }

  function beginNext(): boolean {
    for (const [network, owners] of waiting) {
      if (!mayBegin(network)) continue;
      const [[owner, calls] = ["", []]] = owners;
      const next = calls.shift();
      if (calls.length > 0) toEnd(owners, owner);
      else owners.delete(owner);
      if (owners.size > 0) toEnd(waiting, network);
      else waiting.delete(network);
      begin(network);
      next?.();
      return true;
    }
    return false;
  }

  return async () => {
    const caller = { ...(calling.getStore() ?? server) };
    const { owner, network } = caller;
    if (taken < most.atOnce && mayBegin(network)) begin(network);
    else {
      const owners = waiting.get(network) ?? new Map<string, (() => void)[]>();
      const calls = owners.get(owner) ?? [];
      waiting.set(network, owners);
      owners.set(owner, calls);
      await new Promise<void>((resolve) => calls.push(resolve));
    }
    return () => end(caller);
  };
}

function toEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value !== undefined && map.delete(key)) map.set(key, value);
}
