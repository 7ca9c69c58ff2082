import { readStored, removeStored, storageKeys, toSchema, writeStored } from "#client/lib/browser-storage.ts";

/** Something bought without an account, waiting in this browser. What it gives is the server's to say. */
export type PendingPurchase = {
  sessionId: string;
  templateId: string;
  templateName: string;
  amount: number;
  currency: string;
  purchasedAt: string;
};

/** Oldest first; places that cannot be read are left out. */
export function readPendingPurchases(): PendingPurchase[] {
  const stored: readonly unknown[] = readStored(storageKeys.pendingPurchases, toSchema(Array.isArray)) ?? [];
  return stored.filter(isPendingPurchase);
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

/** By hand: the store is shown without the code of schemas. */
function isPendingPurchase(value: unknown): value is PendingPurchase {
  if (typeof value !== "object" || value === null) return false;
  const entry: Partial<Record<keyof PendingPurchase, unknown>> = value;
  const { sessionId, templateId, templateName, amount, currency, purchasedAt } = entry;
  return (
    [sessionId, templateId, templateName, currency, purchasedAt].every((field) => typeof field === "string") &&
    typeof amount === "number" &&
    typeof sessionId === "string" &&
    sessionId.length >= 1 &&
    sessionId.length <= 255
  );
}
