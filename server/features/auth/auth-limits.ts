import {
  createAddressLimiter,
  createRateLimiter,
  type RateLimit,
  type RateLimitDeps,
  waitingTime,
} from "#server/http/rate-limit.ts";
import { networkOf } from "#server/integrations/helper-process/network.ts";
import { createPasswordTurns } from "./password-turns.ts";

export type AuthLimits = ReturnType<typeof createAuthLimits>;
/** Whom a try is counted for: the name it was for, in any case, and the address it came from. */
export type Try = { username: string; address: string };
/** `device`: of a browser that has signed in to this account before, see `known-devices.ts`. */
export type SignInTry = Try & { device: string | null };

const signInLimit: Omit<RateLimit, "name"> = {
  points: 10,
  seconds: 15 * 60,
  message: (wait) => `Too many failed sign-ins. Try again ${waitingTime(wait)}.`,
};
/** For all names together: a household or an office has one address. */
const signInAddressLimit: RateLimit = { ...signInLimit, name: "sign-in-address", points: 50 };
const DAY = 24 * 60 * 60;
/** For one name, of one network in a day: no single one uses up what a name has, and locks its owner out. */
const signInShareLimit: RateLimit = {
  name: "sign-in-share",
  points: 20,
  seconds: DAY,
  message: (wait) => `Too many failed sign-ins. Try again ${waitingTime(wait)}, or use “Forgot password”.`,
};
/** Many networks that guess for one name; a browser that knows the account and a link by mail pass it. */
const signInNameLimit: RateLimit = {
  name: "sign-in-name",
  points: 100,
  seconds: DAY,
  message: () =>
    "Too many failed sign-ins for this account. Sign in on a device you've used before, or use “Forgot password”.",
};
const resetMailLimit: Omit<RateLimit, "name"> = {
  points: 5,
  seconds: 60 * 60,
  message: (wait) => `Too many reset emails. Try again ${waitingTime(wait)}.`,
};
/** A copy of all one's data is much work for server and database. */
const copyLimit: RateLimit = {
  name: "data-copy",
  points: 10,
  seconds: 60 * 60,
  message: (wait) => `You've downloaded your data 10 times this hour. Try again ${waitingTime(wait)}.`,
};
const registrationLimit: RateLimit = {
  name: "registration",
  points: 60,
  seconds: 60 * 60,
  message: (wait) => `Too many new accounts from your network. Try again ${waitingTime(wait)}.`,
};

/**
 * What guessing and flooding runs into. Failed sign-ins count for a name and an address together, so that strangers
 * elsewhere do not lock anybody out.
 */
export function createAuthLimits(deps: RateLimitDeps) {
  const byPair = createRateLimiter({ ...signInLimit, name: "sign-in" }, deps);
  const byAddress = createAddressLimiter(signInAddressLimit, deps);
  const byShare = createRateLimiter(signInShareLimit, deps);
  const byName = createRateLimiter(signInNameLimit, deps);
  const byDevice = createRateLimiter({ ...signInLimit, name: "sign-in-device" }, deps);
  const copies = createRateLimiter(copyLimit, deps);
  const passwordChecks = createRateLimiter({ ...signInLimit, name: "password-check" }, deps);
  const resetMails = counterPair("reset-mail", resetMailLimit, deps);
  const registrations = createAddressLimiter(registrationLimit, deps);
  const inTurn = createPasswordTurns();

  /** Checks a password in its turn; a try that gets no turn counts for nothing. */
  async function checkInTurn<T>(address: string, check: () => Promise<T | null>, giveBack: () => Promise<void>) {
    let begun = false;
    const outcome = await inTurn(address, () => {
      begun = true;
      return check();
    }).catch(async (error: unknown) => {
      if (!begun) await giveBack();
      throw error;
    });
    if (outcome !== null) await giveBack();
    return outcome;
  }

  return {
    inTurn,

    /**
     * Lets a check of a password through if too few have failed, and counts it as failed unless it gives something
     * back. Counted before the check, so that many at once get no further than one after the other.
     * @throws AppError tooMany, unavailable
     */
    async guardSignIn<T>({ username, address, device }: SignInTry, check: () => Promise<T | null>): Promise<T | null> {
      const name = username.toLowerCase();
      const counts: [counter: Counter, key: string][] =
        device === null
          ? [
              // First, so that an address beyond its limit leaves no row for each new name it makes up.
              [byAddress, address],
              [byPair, pairOf({ username, address })],
              [byShare, pairOf({ username, address: networkOf(address) })],
              [byName, name],
            ]
          : [[byDevice, `${name} ${device}`]];
      await consumeAll(counts);
      return checkInTurn(address, check, async () => {
        for (const [counter, key] of counts) await counter.giveBack(key);
      });
    },

    /** The same for who is signed in and is asked for the password once more: strangers' tries do not count there. */
    async guardPassword<T>(attempt: Try, check: () => Promise<T | null>): Promise<T | null> {
      await passwordChecks.consume(pairOf(attempt));
      return checkInTurn(attempt.address, check, () => passwordChecks.giveBack(pairOf(attempt)));
    },

    /** After a new password by mail the failed tries before it no longer count. */
    async forgetSignIns(attempt: Try): Promise<void> {
      await byPair.forget(pairOf(attempt));
      await byShare.forget(pairOf({ ...attempt, address: networkOf(attempt.address) }));
      await byName.forget(attempt.username.toLowerCase());
      await passwordChecks.forget(pairOf(attempt));
    },

    /** @throws AppError tooMany */
    allowResetMail: (attempt: Try) => resetMails.each(attempt, (counter, key) => counter.consume(key)),

    /** @throws AppError tooMany */
    allowCopy: (userId: number) => copies.consume(String(userId)),

    /** @throws AppError tooMany */
    allowRegistration: (address: string) => registrations.consume(address),
  };
}

/** A try that one of them refuses counts for none of those before it: one name that waits takes no tries from others. */
async function consumeAll(counts: readonly [counter: Counter, key: string][]): Promise<void> {
  for (const [at, [counter, key]] of counts.entries())
    await counter.consume(key).catch(async (refusal: unknown) => {
      for (const [earlier, earlierKey] of counts.slice(0, at)) await earlier.giveBack(earlierKey);
      throw refusal;
    });
}

function pairOf({ username, address }: Try): string {
  return `${username.toLowerCase()} ${address}`;
}

type Counter = ReturnType<typeof createRateLimiter>;

function counterPair(name: string, limit: Omit<RateLimit, "name">, deps: RateLimitDeps) {
  const byName = createRateLimiter({ ...limit, name: `${name}-name` }, deps);
  const byAddress = createAddressLimiter({ ...limit, name: `${name}-address` }, deps);
  return {
    async each({ username, address }: Try, use: (counter: Counter, key: string) => Promise<void>): Promise<void> {
      await use(byAddress, address);
      await use(byName, username.toLowerCase());
    },
  };
}
