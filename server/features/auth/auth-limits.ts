import { createRateLimiter, type RateLimit, type RateLimitDeps, waitingTime } from "#server/http/rate-limit.ts";

export type AuthLimits = ReturnType<typeof createAuthLimits>;
/** Whom a try is counted for: the name it was for, in any case, and the address it came from. */
export type Try = { username: string; address: string };

const signInLimit: Omit<RateLimit, "name"> = {
  points: 10,
  seconds: 15 * 60,
  message: (wait) => `Too many failed sign-ins. Please try again ${waitingTime(wait)}.`,
};
const resetMailLimit: Omit<RateLimit, "name"> = {
  points: 5,
  seconds: 60 * 60,
  message: (wait) => `Too many reset mails. Please try again ${waitingTime(wait)}.`,
};
const registrationLimit: RateLimit = {
  name: "registration",
  points: 60,
  seconds: 60 * 60,
  message: (wait) => `Too many new accounts from here. Please try again ${waitingTime(wait)}.`,
};

/** What guessing and flooding runs into; each count is for a username and, apart from it, for an address. */
export function createAuthLimits(deps: RateLimitDeps) {
  const signIns = counterPair("sign-in", signInLimit, deps);
  const resetMails = counterPair("reset-mail", resetMailLimit, deps);
  const registrations = createRateLimiter(registrationLimit, deps);

  return {
    /**
     * Lets a check of a password through if too few have failed, and counts it as failed unless it gives something
     * back. Counted before the check, so that many at once get no further than one after the other.
     * @throws AppError tooMany
     */
    async guardSignIn<T>(attempt: Try, check: () => Promise<T | null>): Promise<T | null> {
      await signIns.each(attempt, (counter, key) => counter.consume(key));
      const outcome = await check();
      if (outcome !== null) await signIns.each(attempt, (counter, key) => counter.giveBack(key));
      return outcome;
    },

    /** After a new password by mail the failed tries before it no longer count. */
    forgetSignIns: (attempt: Try) => signIns.each(attempt, (counter, key) => counter.forget(key)),

    /** @throws AppError tooMany */
    allowResetMail: (attempt: Try) => resetMails.each(attempt, (counter, key) => counter.consume(key)),

    /** @throws AppError tooMany */
    allowRegistration: (address: string) => registrations.consume(address),
  };
}

type Counter = ReturnType<typeof createRateLimiter>;

function counterPair(name: string, limit: Omit<RateLimit, "name">, deps: RateLimitDeps) {
  const byName = createRateLimiter({ ...limit, name: `${name}-name` }, deps);
  const byAddress = createRateLimiter({ ...limit, name: `${name}-address` }, deps);
  return {
    async each({ username, address }: Try, use: (counter: Counter, key: string) => Promise<void>): Promise<void> {
      await use(byAddress, address);
      await use(byName, username.toLowerCase());
    },
  };
}
