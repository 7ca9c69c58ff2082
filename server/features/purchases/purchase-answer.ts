import type { PaidItem } from "#shared/purchases/checkout.schema.ts";
import type { TemplatePurchase } from "#shared/purchases/template-purchase.schema.ts";
import type { PurchaseRow } from "./purchase.store.ts";

export function toPaidItem({ templateId, templateName, amount, currency }: PurchaseRow): PaidItem {
  return { templateId, templateName, amount, currency };
}

export function toPurchase(row: PurchaseRow): TemplatePurchase {
  return {
    ...toPaidItem(row),
    id: row.id,
    stripeSessionId: row.stripeSessionId,
    purchasedAt: row.purchasedAt.toISOString(),
  };
}
