import { z } from "zod";

/** A bought template or bundle as the account's owner sees it; `amount` is in minor units (cents). */
export const templatePurchaseSchema = z.object({
  id: z.number(),
  templateId: z.string(),
  templateName: z.string(),
  amount: z.number(),
  currency: z.string(),
  purchasedAt: z.string(),
  stripeSessionId: z.string(),
});
export type TemplatePurchase = z.infer<typeof templatePurchaseSchema>;
