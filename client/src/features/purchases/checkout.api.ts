import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { callJson, toParser } from "#client/lib/api-client.ts";
import type { Checkout, PaidItem, PaymentSetup } from "#shared/purchases/checkout.schema.ts";
import type { TemplatePurchase } from "#shared/purchases/template-purchase.schema.ts";

const loadCheckout = () => import("#shared/purchases/checkout.schema.ts");
const loadPurchase = () => import("#shared/purchases/template-purchase.schema.ts");

const anything = { parse: (value: unknown) => value };

/** Opens a checkout for one template or bundle; the same key twice opens one. */
async function createCheckout({ itemId, key }: { itemId: string; key: string }): Promise<Checkout> {
  const [answer, { checkoutSchema }] = await Promise.all([
    callJson("/api/create-checkout-session", anything, {
      method: "POST",
      body: { items: [{ id: itemId }] },
      headers: { "Idempotency-Key": key },
    }),
    loadCheckout(),
  ]);
  // An answer of another shape leads nowhere to pay, and is told as one without an address.
  return checkoutSchema.safeParse(answer).data ?? { id: "" };
}

export function useCreateCheckout() {
  return useMutation({ mutationFn: createCheckout, meta: { failure: "paymentFailed", serverMessage: true } });
}

/** What a checkout session paid for, asked afresh each time. */
export function paymentOptions(sessionId: string) {
  return queryOptions({
    queryKey: ["/api/verify-checkout-session", sessionId] as const,
    queryFn: ({ signal }) =>
      callJson("/api/verify-checkout-session", () => loadCheckout().then((all) => all.paidItemSchema), {
        method: "POST",
        body: { sessionId },
        signal,
      }),
    gcTime: 0,
  });
}

/** Puts what the session paid for on the account, once however often it is called; the server believes the session alone. */
export function registerPurchase(
  userId: number,
  { sessionId, templateId, templateName, amount, currency }: PaidItem & { sessionId: string },
): Promise<TemplatePurchase> {
  return callJson("/api/register-template-purchase", () => loadPurchase().then((all) => all.templatePurchaseSchema), {
    method: "POST",
    body: { userId, sessionId, templateId, templateName, amount, currency },
  });
}

/** What payments run on; fails with 404 where the server does not tell. */
export function usePaymentSetup() {
  return useQuery({
    queryKey: ["/api/payment-setup"],
    queryFn: ({ signal }) => callJson("/api/payment-setup", toParser(isPaymentSetup), { signal }),
  });
}

/** By hand: the store is shown without the code of schemas. */
function isPaymentSetup(value: unknown): value is PaymentSetup {
  if (typeof value !== "object" || value === null) return false;
  const { provider, apiUrl, webhookSigned, testMode }: Partial<Record<keyof PaymentSetup, unknown>> = value;
  return (
    (provider === "stripe" || provider === "sandbox" || provider === "none") &&
    (typeof apiUrl === "string" || apiUrl === null) &&
    typeof webhookSigned === "boolean" &&
    typeof testMode === "boolean"
  );
}
