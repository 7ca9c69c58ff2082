import { createHash, randomUUID } from "node:crypto";
import { subMinutes } from "date-fns";
import { AppError } from "#server/errors.ts";
import type { Mail } from "#server/integrations/mailer/mailer.ts";
import type { CheckoutSession, Payments } from "#server/integrations/payments/payments.ts";
import type { Checkout, PaidItem } from "#shared/purchases/checkout.schema.ts";
import type { TemplatePurchase } from "#shared/purchases/template-purchase.schema.ts";
import { findItem, isOwned, ownedTemplates, storeCurrency } from "#shared/templates/catalogue.ts";
import type { Bundle, Template, TemplateId } from "#shared/templates/template.ts";
import type { CheckoutStore } from "./checkout.store.ts";
import { claimMail } from "./claim-mail.ts";
import { createForgottenLook, REUSED_FOR_MINUTES } from "./forgotten-checkouts.ts";
import type { PurchaseStore } from "./purchase.store.ts";
import { toPaidItem, toPurchase } from "./purchase-answer.ts";

export type PurchasesDeps = {
  payments: Payments;
  purchases: PurchaseStore;
  checkouts: CheckoutStore;
  hasAccount: (userId: number) => Promise<boolean>;
  sendMail: (mail: Mail) => Promise<void>;
  /** Told of a session that was paid at another price than ours: somebody has to look at it. */
  onOddPayment: (payment: Pick<CheckoutSession, "id" | "templateId" | "amount" | "currency">) => void;
  appUrl: () => string;
};

export type Buyer = { id: number; email: string | null };

/** A session that the provider knows and that was made here, with what it was made for. */
type KnownSession = { session: CheckoutSession; item: Template | Bundle };

export type PurchasesService = ReturnType<typeof createPurchasesService>;

/**
 * Selling templates. What was paid, and for what, is the provider's word alone; every way to it (notice, return page, claim,
 * hourly look) ends in the same one row a session.
 */
export function createPurchasesService(deps: PurchasesDeps) {
  const { payments, purchases, checkouts } = deps;

  async function getKnownSession(sessionId: string): Promise<KnownSession> {
    const session = await payments.getSession(sessionId);
    const item = session && findItem(session.templateId ?? "");
    if (!session || !item) throw new AppError("notFound", "We couldn't find this payment.");
    return { session, item };
  }

  /** Whether what was paid is the catalogue's price, in its currency; tells where it is not. */
  function isAtOurPrice({ session, item }: KnownSession): boolean {
    const { id, templateId, amount, fullAmount, currency } = session;
    if (currency === storeCurrency && (fullAmount === null || fullAmount === item.price)) return true;
    deps.onOddPayment({ id, templateId, amount, currency });
    return false;
  }

  /** @throws AppError unpaid, unusable (at another price) */
  function requirePaid(known: KnownSession): void {
    const { session, item } = known;
    if (!session.paid) throw unpaid(session.status);
    if (isAtOurPrice(known)) return;
    throw new AppError(
      "unusable",
      `The amount paid doesn't match the price of the ${item.name}, so it wasn't added. Contact support.`,
    );
  }

  /** Whom the session was begun for; nobody when it was a visitor, or the account is gone. */
  async function ownerOf(session: CheckoutSession): Promise<number | null> {
    return session.userId !== null && (await deps.hasAccount(session.userId)) ? session.userId : null;
  }

  async function record({ session, item }: KnownSession, userId: number) {
    const outcome = await purchases.createOnce({
      userId,
      templateId: item.id,
      templateName: item.name,
      amount: session.amount,
      currency: session.currency,
      stripeSessionId: session.id,
    });
    await checkouts.close(session.id);
    return outcome;
  }

  /** Sends the link once, however many notices come. @throws when the mail cannot be handed over */
  async function mailClaim({ session, item }: KnownSession): Promise<void> {
    if (session.email === null || !(await checkouts.claimMail(session.id))) return;
    const link = `${deps.appUrl()}/payment-success?session_id=${session.id}&template_id=${item.id}`;
    try {
      await deps.sendMail(claimMail({ to: session.email, name: item.name, link }));
    } catch (error) {
      await checkouts.releaseMail(session.id);
      throw error;
    }
  }

  /** Brings our books in line with what the provider says of the session now. Harmless any number of times. */
  async function settle(sessionId: string): Promise<void> {
    const session = await payments.getSession(sessionId);
    const item = session && findItem(session.templateId ?? "");
    if (!session || !item) return;
    if (!session.paid) {
      if (session.status === "expired") await checkouts.close(session.id);
      return;
    }
    if (!isAtOurPrice({ session, item })) return void (await checkouts.close(session.id));
    const owner = await ownerOf(session);
    if (owner !== null) await record({ session, item }, owner);
    else if (!(await purchases.findBySession(session.id))) await mailClaim({ session, item });
    await checkouts.close(session.id);
  }

  async function owned(userId: number): Promise<ReadonlySet<TemplateId>> {
    return ownedTemplates(await purchases.listTemplateIds(userId));
  }

  /** An open session for the same item is gone on with, so that two tabs do not pay twice. */
  async function findOpenCheckout(buyer: Buyer, templateId: string): Promise<Checkout | null> {
    const since = subMinutes(new Date(), REUSED_FOR_MINUTES);
    const sessionId = await checkouts.findOpen({ userId: buyer.id, templateId, since });
    const session = sessionId && (await payments.getSession(sessionId));
    return session && session.status === "open" && session.url ? { id: session.id, url: session.url } : null;
  }

  return {
    settle,

    /**
     * A checkout for one item, at our price and with our addresses. `key` names the buyer's one attempt.
     * @throws AppError malformed for what is not sold here, conflict for what the buyer owns.
     */
    async createCheckout(itemId: string, buyer: Buyer | null, key: string | null): Promise<Checkout> {
      const item = findItem(itemId);
      if (!item) throw new AppError("malformed", "This template or bundle doesn't exist.");
      if (buyer) {
        if (isOwned(item.id, await owned(buyer.id)))
          throw new AppError("conflict", `You already own the ${item.name}.`);
        const open = await findOpenCheckout(buyer, item.id);
        if (open) return open;
      }
      const userId = buyer?.id ?? null;
      const session = await payments.createSession({
        templateId: item.id,
        name: item.name,
        description: item.description,
        amount: item.price,
        currency: storeCurrency,
        userId,
        email: buyer?.email ?? null,
        successUrl: `${deps.appUrl()}/payment-success?session_id={CHECKOUT_SESSION_ID}&template_id=${item.id}`,
        cancelUrl: `${deps.appUrl()}/templates?checkout=cancelled`,
        idempotencyKey: attemptKey([String(userId), item.id, String(item.price), key ?? randomUUID()]),
      });
      await checkouts.create({ sessionId: session.id, userId, templateId: item.id });
      return session;
    },

    /**
     * What a paid session was for.
     * @throws AppError notFound, unpaid, unusable (at another price); conflict when it is on another account than the caller's.
     */
    async verify(sessionId: string, userId: number | null): Promise<PaidItem> {
      const row = await purchases.findBySession(sessionId);
      if (row) {
        if (userId !== null && row.userId !== userId) throw taken();
        return toPaidItem(row);
      }
      const known = await getKnownSession(sessionId);
      requirePaid(known);
      const owner = await ownerOf(known.session);
      if (userId !== null && owner !== null && owner !== userId) throw taken();
      const { session, item } = known;
      return { templateId: item.id, templateName: item.name, amount: session.amount, currency: session.currency };
    },

    /**
     * Puts a paid session's item on the account, once. A session that was begun by an account is that account's, whoever asks.
     * @throws AppError notFound, unpaid, conflict (another account's), unusable (for another item, at another price)
     */
    async register(
      claim: { sessionId: string; templateId: string | null },
      userId: number,
    ): Promise<{ purchase: TemplatePurchase; created: boolean }> {
      const earlier = await purchases.findBySession(claim.sessionId);
      if (earlier) {
        if (earlier.userId !== userId) throw taken();
        requireItem(claim.templateId, earlier.templateId);
        return { purchase: toPurchase(earlier), created: false };
      }
      const known = await getKnownSession(claim.sessionId);
      requirePaid(known);
      const owner = (await ownerOf(known.session)) ?? userId;
      if (owner === userId) requireItem(claim.templateId, known.item.id);
      const { row, created } = await record(known, owner);
      if (row.userId !== userId) throw taken();
      return { purchase: toPurchase(row), created };
    },

    /** Newest first. */
    async list(userId: number): Promise<TemplatePurchase[]> {
      return (await purchases.list(userId)).map(toPurchase);
    },

    /** Singly bought or in a bundle. */
    async ownsTemplate(userId: number, templateId: string): Promise<boolean> {
      return [...(await owned(userId))].some((id) => id === templateId);
    },

    settleForgotten: createForgottenLook({ checkouts, settle }),
  };
}

function unpaid(status: CheckoutSession["status"]): AppError {
  const said: Record<CheckoutSession["status"], string> = {
    complete: "The payment is still being processed. This can take a few days.",
    open: "This checkout hasn't been paid.",
    expired: "This checkout has expired.",
  };
  return new AppError("unpaid", said[status]);
}

function requireItem(claimed: string | null, paid: string): void {
  if (claimed !== null && claimed !== paid) throw new AppError("unusable", "This payment was for another template.");
}

function taken(): AppError {
  return new AppError("conflict", "This purchase belongs to another account.");
}

function attemptKey(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
