import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import type { Request, RequestHandler } from "express";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "#server/db/database.ts";
import { AppError } from "#server/errors.ts";
import { networkOf } from "#server/integrations/helper-process/network.ts";
import { rateLimits } from "#shared/limits/rate-limit.table.ts";
import { noteLimit } from "./limit-notes.ts";
import { withNote } from "./route-notes.ts";

export type RateLimit = { name: string; points: number; seconds: number; message: (waitSeconds: number) => string };

export type RateLimitDeps = { enabled: boolean; db: Database };

export type RateLimiter = {
  /** Counts one try, or so many. @throws AppError tooMany (429 with Retry-After) once `points` are used up for that key. */
  consume: (key: string, points?: number) => Promise<void>;
  /** Takes back what should not have counted. */
  giveBack: (key: string, points?: number) => Promise<void>;
  /** Starts the key's count anew. */
  forget: (key: string) => Promise<void>;
};

/** At most `points` calls in `seconds` for each visitor's address; see {@link createRateLimiter}. */
export function rateLimit(limit: RateLimit, deps: RateLimitDeps): RequestHandler {
  const limiter = createAddressLimiter(limit, deps);
  const count: RequestHandler = async (request, _response, next) => {
    await limiter.consume(visitorAddress(request));
    next();
  };
  return withNote(count, `${limit.points} in ${limit.seconds} s`);
}

/** Counts in the database, so that all processes share one count; keys are hashed, so that it holds no names or addresses. */
export function createRateLimiter(limit: RateLimit, deps: RateLimitDeps): RateLimiter {
  noteLimit(limit);
  return countIn(limit, deps);
}

function countIn(limit: RateLimit, deps: RateLimitDeps): RateLimiter {
  const limiter = new RateLimiterDrizzle({
    storeClient: deps.db,
    schema: rateLimits,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    clearExpiredByTimeout: false,
  });
  if (!deps.enabled) return { consume: async () => {}, giveBack: async () => {}, forget: async () => {} };
  return {
    consume: async (key, points = 1) => {
      try {
        await limiter.consume(hashed(key), points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError("tooMany", limit.message(wait), { retryAfter: wait });
      }
    },
    giveBack: async (key, points = 1) => void (await limiter.reward(hashed(key), points)),
    forget: async (key) => void (await limiter.delete(hashed(key))),
  };
}

/** So many addresses of one IPv6 /48 may use up what they have; then all of it has. */
const ADDRESSES_OF_NETWORK = 4;

/**
 * {@link createRateLimiter} for the addresses of visitors. Whoever has an IPv6 /48 has 65,536 of them, so that those of one
 * count together as well.
 */
export function createAddressLimiter(limit: RateLimit, deps: RateLimitDeps): RateLimiter {
  const byAddress = createRateLimiter(limit, deps);
  const network = { ...limit, name: `${limit.name}-network`, points: limit.points * ADDRESSES_OF_NETWORK };
  const byNetwork = countIn(network, deps);
  const hasNetwork = (address: string) => address.includes(":");
  return {
    consume: async (address, points) => {
      await byAddress.consume(address, points);
      if (hasNetwork(address))
        await byNetwork.consume(networkOf(address), points).catch(async (refusal: unknown) => {
          await byAddress.giveBack(address, points);
          throw refusal;
        });
    },
    giveBack: async (address, points) => {
      await byAddress.giveBack(address, points);
      if (hasNetwork(address)) await byNetwork.giveBack(networkOf(address), points);
    },
    forget: byAddress.forget,
  };
}

/** Whether a limit lets it through, for what nobody waits for. */
export async function isAllowed(count: () => Promise<void>): Promise<boolean> {
  try {
    await count();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "tooMany") return false;
    throw error;
  }
}

function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Forgets counts whose time is over, so that addresses are not kept longer than needed. */
export async function removeExpiredLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}

/** The address that Express trusts; of an IPv6 address the /64 that one household or server gets. */
export function visitorAddress(request: Request): string {
  const address = (request.ip ?? "unknown").replace(/^::ffff:(?=\d+\.)/, "");
  if (!address.includes(":")) return address;
  const [before = "", after] = address.split("::");
  const head = before.split(":").filter(Boolean);
  const tail = (after ?? "").split(":").filter(Boolean);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<string>(zeros).fill("0"), ...tail].slice(0, 4).join(":");
}

/** "in 40 seconds", "in 3 minutes": for people. */
export function waitingTime(seconds: number): string {
  if (seconds < 90) return `in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `in ${minutes} minutes`;
  return `in ${Math.ceil(minutes / 60)} hours`;
}
