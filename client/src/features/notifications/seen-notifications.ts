import { z } from "zod";
import { readStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";

const seenSchema = z.record(z.string(), z.string());

/** Up to which moment (ISO date) the account has looked at the bell in this browser. */
export function readSeenUntil(userId: number): string | null {
  const seen = readStored(storageKeys.notificationsSeen, seenSchema)?.[userId];
  return seen && !Number.isNaN(Date.parse(seen)) ? seen : null;
}

export function writeSeenUntil(userId: number, until: string): void {
  const seen = readStored(storageKeys.notificationsSeen, seenSchema) ?? {};
  writeStored(storageKeys.notificationsSeen, { ...seen, [userId]: until });
}
