import { z } from "zod";
import { readStored, removeStored, storageKeys, writeStored } from "#client/lib/browser-storage.ts";

const pendingPurchaseSchema = z.object({
  sessionId: z.string().min(1).max(255),
  templateId: z.string(),
  templateName: z.string(),
  amount: z.number(),
  currency: z.string(),
  purchasedAt: z.string(),
});
/** Something bought without an account, waiting in this browser. What it gives is the server's to say. */
export type PendingPurchase = z.infer<typeof pendingPurchaseSchema>;

/** Oldest first; places that cannot be read are left out. */
export function readPendingPurchases(): PendingPurchase[] {
  const stored = readStored(storageKeys.pendingPurchases, z.array(z.unknown())) ?? [];
  return stored.flatMap((entry) => pendingPurchaseSchema.safeParse(entry).data ?? []);
}

/** One place a session. False where the browser refuses to keep it. */
export function addPendingPurchase(purchase: PendingPurchase): boolean {
  const others = readPendingPurchases().filter(({ sessionId }) => sessionId !== purchase.sessionId);
  return writeStored(storageKeys.pendingPurchases, [...others, purchase]);
}

export function removePendingPurchase(sessionId: string): void {
  const left = readPendingPurchases().filter((purchase) => purchase.sessionId !== sessionId);
  if (left.length === 0) removeStored(storageKeys.pendingPurchases);
  else writeStored(storageKeys.pendingPurchases, left);
}
