import { AppError } from "#server/errors.ts";
import { mailboxOf } from "#shared/auth/same-mailbox.ts";
import {
  createAddressLimiter,
  createRateLimiter,
  type RateLimit,
  type RateLimitDeps,
  waitingTime,
} from "./rate-limit.ts";

const limit: Omit<RateLimit, "name"> = {
  points: 5,
  seconds: 60 * 60,
  message: (wait) => `Too many confirmation emails. Try again ${waitingTime(wait)}.`,
};

const changeLimit: RateLimit = {
  name: "email-change",
  points: 5,
  seconds: 60 * 60,
  message: (wait) => `Too many email changes. Try again ${waitingTime(wait)}.`,
};

/** Counts changes of an account's address, each of which mails two addresses. @throws AppError tooMany */
export function createChangeLimit(deps: RateLimitDeps): (userId: number) => Promise<void> {
  const changes = createRateLimiter(changeLimit, deps);
  return (userId) => changes.consume(String(userId));
}

/**
 * Counts reset links for an account, by whatever it was named, and those to an address that is not confirmed over all
 * accounts that name it: it may be a stranger's. Nobody is told, or the answer would tell which accounts there are.
 */
export function createResetLinkLimit(deps: RateLimitDeps) {
  const byAccount = createRateLimiter({ ...limit, name: "reset-link-account" }, deps);
  const byEmail = createRateLimiter({ ...limit, name: "reset-link-unconfirmed" }, deps);
  /** @throws AppError tooMany */
  return async ({ account, email }: { account: number; email: string | null }): Promise<void> => {
    await byAccount.consume(String(account));
    if (email !== null) await byEmail.consume(mailboxOf(email));
  };
}

/**
 * Counts mails that ask somebody to confirm something, of whatever kind: five an hour for the account that asks, for the
 * mailbox that is asked, and for the visitor's address. Strangers may use up those of a mailbox, so there are ten more for
 * accounts that ask for their `own` address, two for each: its owner can still confirm it.
 */
export function createAskingLimits(deps: RateLimitDeps) {
  const byAccount = createRateLimiter({ ...limit, name: "asking-account" }, deps);
  const byRecipient = createRateLimiter({ ...limit, name: "asking-recipient" }, deps);
  const byAddress = createAddressLimiter({ ...limit, name: "asking-address" }, deps);
  const byOwner = createRateLimiter({ ...limit, name: "asking-owner", points: 2 }, deps);
  const byOwnMailbox = createRateLimiter({ ...limit, name: "asking-own-mailbox", points: 10 }, deps);
  /** @throws AppError tooMany */
  return async (attempt: { account: number; recipient: string; address: string; own: boolean }): Promise<void> => {
    const mailbox = mailboxOf(attempt.recipient);
    await byAddress.consume(attempt.address);
    await byAccount.consume(String(attempt.account));
    await byRecipient.consume(mailbox).catch(async (refusal: unknown) => {
      if (!attempt.own || !(refusal instanceof AppError)) throw refusal;
      await byOwner.consume(`${attempt.account} ${mailbox}`);
      await byOwnMailbox.consume(mailbox);
    });
  };
}
