import { createRateLimiter, type RateLimitDeps, waitingTime } from "#server/http/rate-limit.ts";

/** Counts so many bytes more of an account. @throws AppError tooMany */
export type CountKept = (userId: number, bytes: number) => Promise<void>;

const MEGABYTE = 1_000_000;
const DAY = 24 * 60 * 60;

/** What is counted, in steps of so many bytes: of rows there are many small ones. */
const kinds = {
  files: { name: "network-megabytes", step: MEGABYTE },
  rows: { name: "network-row-kilobytes", step: 1_000 },
} as const;

/**
 * What accounts keep on the disk, or in the database, counts by the day for the network that they signed in from last: each has
 * room of its own, and whoever makes one account after the other would have that of all of them.
 */
export function createNetworkStorage(
  deps: RateLimitDeps & {
    kind: keyof typeof kinds;
    /** Null where nothing is known of it, or everybody has the same. */
    networkOf: (userId: number) => Promise<string | null>;
    megabytesPerDay: number;
  },
): CountKept {
  const { name, step } = kinds[deps.kind];
  const limit = createRateLimiter(
    {
      name,
      points: Math.min(2_000_000_000, (deps.megabytesPerDay * MEGABYTE) / step),
      seconds: DAY,
      message: (wait) => `Too much was saved from your network today. Try again ${waitingTime(wait)}.`,
    },
    deps,
  );
  return async (userId, bytes) => {
    const network = await deps.networkOf(userId);
    if (network !== null && bytes > 0) await limit.consume(network, Math.ceil(bytes / step));
  };
}
