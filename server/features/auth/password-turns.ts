import { AppError } from "#server/errors.ts";
import { createOwnerQueue } from "#server/integrations/helper-process/owner-queue.ts";

/**
 * Hashing a password keeps a thread busy on purpose, and Node has four of them for files and names of hosts too: one is left
 * to those, and one to whoever comes from another network.
 */
const limits = { atOnce: 3, atOnceOfOne: 2, waiting: 200, waitingOfOne: 60 };

/** Does work that hashes passwords once it's the turn of the visitor's address. @throws AppError unavailable */
export type InTurn = <T>(visitorAddress: string, work: () => Promise<T>) => Promise<T>;

/** Sign-ins that succeed are not counted: who knows a password could keep everybody else's waiting by signing in. */
export function createPasswordTurns(): InTurn {
  const message = "Many people are signing in. Try again in 5 seconds.";
  const queue = createOwnerQueue(limits, () => new AppError("unavailable", message, { retryAfter: 5 }));
  return (owner, work) => queue.run({ owner }, work);
}
