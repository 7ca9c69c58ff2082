import { createRateLimiter, type RateLimitDeps, waitingTime } from "#server/http/rate-limit.ts";

/** Counts so many bytes more of an account on the disk. @throws AppError tooMany */
export type CountKept = (userId: number, bytes: number) => Promise<void>;

const MEGABYTE = 1_000_000;
const DAY = 24 * 60 * 60;

/**
 * What accounts keep on the disk counts by the day for the network that they signed in from last: each has room of its own,
 * and whoever makes one account after the other would have that of all of them.
 */
export function createNetworkStorage(
  deps: RateLimitDeps & {
    /** Null where nothing is known of it, or everybody has the same. */
    networkOf: (userId: number) => Promise<string | null>;
    megabytesPerDay: number;
  },
): CountKept {
  const limit = createRateLimiter(
    {
      name: "network-megabytes",
      points: deps.megabytesPerDay,
      seconds: DAY,
      message: (wait) => `Too much was saved from your network today. Try again ${waitingTime(wait)}.`,
    },
    deps,
  );
  return async (userId, bytes) => {
    const network = await deps.networkOf(userId);
    if (network !== null && bytes > 0) await limit.consume(network, Math.ceil(bytes / MEGABYTE));
  };
}
