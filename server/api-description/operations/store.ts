import { z } from "zod";
import {
  checkoutRequestSchema,
  checkoutSchema,
  paidItemSchema,
  paymentSetupSchema,
  registerPurchaseSchema,
  verifyRequestSchema,
} from "#shared/purchases/checkout.schema.ts";
import { templatePurchaseSchema } from "#shared/purchases/template-purchase.schema.ts";
import { html, type Operations } from "../operation.ts";

export const storeOperations: Operations = {
  "POST /api/create-checkout-session": {
    summary: "Begin to buy a template or bundle",
    headers: ["Idempotency-Key"],
    body: checkoutRequestSchema,
    answers: { 200: checkoutSchema },
  },
  "POST /api/checkout-redirect": {
    summary: "Begin to buy, and go to the payment page",
    body: {
      media: "application/x-www-form-urlencoded",
      note: "A form",
      schema: z.object({ item: z.string().max(60) }),
    },
    answers: { 303: html },
  },
  "POST /api/verify-checkout-session": {
    summary: "Tell what was paid for",
    body: verifyRequestSchema,
    answers: { 200: paidItemSchema },
  },
  "POST /api/register-template-purchase": {
    summary: "Put what was paid for on your account",
    body: registerPurchaseSchema,
    answers: { 200: templatePurchaseSchema, 201: templatePurchaseSchema },
  },
  "GET /api/purchased-templates": { summary: "List what you bought", answers: { 200: templatePurchaseSchema.array() } },
  "GET /api/payment-setup": {
    summary: "Tell how payments are set up; not in production",
    answers: { 200: paymentSetupSchema },
  },
  "POST /api/stripe/webhook": {
    summary: "Take a notice of the payment provider",
    body: { media: "application/json", note: "An event of Stripe, signed in the header Stripe-Signature" },
    answers: { 200: z.object({ received: z.literal(true) }) },
    or: "secret",
  },
  "GET /sandbox-checkout/:id": { summary: "Show the sandbox's payment page", answers: { 200: html } },
  "POST /sandbox-checkout/:id/pay": { summary: "Pay in the sandbox", answers: { 303: html } },
  "POST /sandbox-checkout/:id/decline": { summary: "Be declined in the sandbox", answers: { 303: html } },
  "POST /sandbox-checkout/:id/cancel": { summary: "Leave the sandbox's payment page", answers: { 303: html } },
};
