/** What a checkout session is made from; `amount` in minor units (cents). */
export type CheckoutOrder = {
  templateId: string;
  name: string;
  description: string;
  amount: number;
  currency: string;
  /** Null for visitors. */
  userId: number | null;
  email: string | null;
  /** Holds {CHECKOUT_SESSION_ID} where the session's id goes. */
  successUrl: string;
  cancelUrl: string;
  /** Calls with the same key make one session. */
  idempotencyKey: string;
};

/** A checkout session as its provider tells it now. */
export type CheckoutSession = {
  id: string;
  status: "open" | "complete" | "expired";
  paid: boolean;
  /** Where to pay while it is open. */
  url: string | null;
  /** From the session's own record of what it was made for; null when it was not made by us. */
  templateId: string | null;
  userId: number | null;
  /** What was paid in the end; nothing with a coupon over all of it. */
  amount: number;
  /** The price before discounts, taxes and postage; null where the provider does not say it of a session without a payment. */
  fullAmount: number | null;
  currency: string;
  /** What the buyer typed at the checkout. */
  email: string | null;
};

/** Something that happened to a session; the session itself tells what. Null: not about a checkout. */
export type PaymentEvent = { sessionId: string } | null;

/** A provider of hosted checkouts. Failures are AppErrors (402, 502, 503, 504) with words for people. */
export type Payments = {
  kind: "stripe" | "sandbox" | "none";
  createSession: (order: CheckoutOrder) => Promise<{ id: string; url: string | null }>;
  /** Null when the provider knows no such session. */
  getSession: (id: string) => Promise<CheckoutSession | null>;
  /**
   * Reads a notice of the provider.
   * @throws AppError malformed unless its signature is right and fresh.
   */
  parseEvent: (body: Buffer, signature: string | undefined) => PaymentEvent;
};
