import { z } from "zod";

/** As providers write them; anything else is no session of theirs. */
const sessionId = z
  .string("sessionId is required")
  .regex(/^[A-Za-z0-9_-]{1,255}$/, "This isn't the ID of a checkout session");

const item = z.union([z.string().max(60), z.object({ id: z.string().max(60) })]).transform((value) => ({
  id: typeof value === "string" ? value : value.id,
}));

/** `POST /api/create-checkout-session`: one item. Prices, quantities and addresses in it have no say. */
export const checkoutRequestSchema = z.object({
  items: z.array(item, "Choose a template").length(1, "Choose one template or bundle"),
});

/** Where to pay: an address, or where there is none the id to build the provider's pay page from. */
export const checkoutSchema = z.object({ id: z.string(), url: z.string().nullish() });
export type Checkout = z.infer<typeof checkoutSchema>;

/** `POST /api/verify-checkout-session` */
export const verifyRequestSchema = z.object({ sessionId });

/** What a paid session was for; `amount` in minor units (cents). */
export const paidItemSchema = z.object({
  templateId: z.string(),
  templateName: z.string(),
  amount: z.number(),
  currency: z.string(),
});
export type PaidItem = z.infer<typeof paidItemSchema>;

/** `POST /api/register-template-purchase`: of what is sent, the session counts; a template it was not made for is refused. */
export const registerPurchaseSchema = z.object({ sessionId, templateId: z.string().max(60).nullish() });

/** `GET /api/payment-setup`: what payments run on; null where the server does not tell. */
export const paymentSetupSchema = z.object({
  provider: z.enum(["stripe", "sandbox", "none"]),
  apiUrl: z.string().nullable(),
  webhookSigned: z.boolean(),
  testMode: z.boolean(),
});
export type PaymentSetup = z.infer<typeof paymentSetupSchema>;
