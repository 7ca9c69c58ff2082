import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { PaidItem } from "#shared/purchases/checkout.schema.ts";
import { findItem, storeCurrency } from "#shared/templates/catalogue.ts";
import { paymentOptions, registerPurchase } from "./checkout.api.ts";
import { addPendingPurchase, removePendingPurchase } from "./pending-purchases.ts";
import { purchasesKey } from "./purchases.api.ts";

/** Where a payment stands, as the page that one comes back to tells it. */
export type Payment =
  | { state: "verifying" }
  | { state: "paid"; item: PaidItem; where: "account" | "browser" | "moving" }
  /** `problem` in the server's words; `again`: asking once more may help. */
  | { state: "unverified"; problem: string | null; again: boolean };

/**
 * Verifies the session and puts what was paid where it belongs: on the account of who is signed in, else in the browser, where it
 * waits for them. `userId` is undefined while nobody knows yet.
 */
export function usePayment({
  sessionId,
  templateId,
  userId,
}: {
  sessionId: string;
  templateId: string;
  userId: number | null | undefined;
}): { payment: Payment; retry: () => void } {
  const queryClient = useQueryClient();
  const verification = useQuery({ ...paymentOptions(sessionId), enabled: userId !== undefined });
  const { error, data: item } = verification;
  const registration = useQuery({
    queryKey: ["/api/register-template-purchase", sessionId, userId],
    queryFn: async () => {
      if (!userId || !item) throw new Error("asked before user and payment are known");
      const purchase = await registerPurchase(userId, { sessionId, ...item });
      removePendingPurchase(sessionId);
      await queryClient.invalidateQueries({ queryKey: purchasesKey });
      return purchase;
    },
    enabled: Boolean(userId) && verification.isSuccess,
    gcTime: 0,
  });
  const problem = error ?? registration.error;

  // Whatever could not be put on an account right now waits in the browser: its session is not lost with this page.
  useEffect(() => {
    const waits = item && userId === null ? item : isOpen(problem) ? toExpected(templateId) : null;
    if (waits) addPendingPurchase({ sessionId, ...waits, purchasedAt: new Date().toISOString() });
  }, [item, problem, sessionId, templateId, userId]);
  useEffect(() => {
    if (problem && !(problem instanceof ApiError && problem.status < 500)) showToast(messages.paymentNotVerified);
  }, [problem]);

  const retry = () => void (verification.isError ? verification.refetch() : registration.refetch());
  if (verification.isFetching || (verification.isPending && !error)) return { payment: { state: "verifying" }, retry };
  if (problem || !item) return { payment: toProblem(problem), retry };
  if (!userId) return { payment: { state: "paid", item, where: "browser" }, retry };
  return { payment: { state: "paid", item, where: registration.isSuccess ? "account" : "moving" }, retry };
}

/** The server could not say no: not paid yet, or out of reach. */
function isOpen(error: unknown): boolean {
  return error !== null && !(error instanceof ApiError && error.status < 500 && error.status !== 402);
}

/** What the link says was bought, until the server has said it. */
function toExpected(templateId: string): PaidItem | null {
  const item = findItem(templateId);
  return item && { templateId: item.id, templateName: item.name, amount: item.price, currency: storeCurrency };
}

function toProblem(error: unknown): Payment {
  return {
    state: "unverified",
    problem: error instanceof ApiError ? error.serverMessage : null,
    again: isOpen(error),
  };
}
