import type { Checkout } from "#shared/purchases/checkout.schema.ts";

/** Where to pay: the session's own address, else the provider's pay page for its id; null for neither. */
export function checkoutAddress({ url, id }: Checkout): string | null {
  if (url) return url;
  return id ? `https://checkout.stripe.com/c/pay/${encodeURIComponent(id)}` : null;
}
