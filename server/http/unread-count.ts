import { AppError } from "#server/errors.ts";
import { networkOf } from "#server/integrations/helper-process/network.ts";

export type UnreadBounds = {
  /** What answers to one address may take together until they have been read, in bytes. */
  ofOne: number;
  /** The same for one network: of IPv6, all addresses of a /48. */
  ofNetwork: number;
  /** What all answers together may take. */
  all: number;
};

const RETRY_SECONDS = 5;

/** Counts what has been answered and not yet been read: on many connections that nobody reads, each would hold its memory. */
export function createUnreadCount(bounds: UnreadBounds) {
  const held = new Map<string, number>();
  let all = 0;

  /** Whoever has nothing waiting gets one, however long. */
  function isFull(who: string, bytes: number, most: number): boolean {
    const own = held.get(who) ?? 0;
    return own > 0 && own + bytes > most;
  }

  function add(who: string, bytes: number): void {
    const sum = (held.get(who) ?? 0) + bytes;
    if (sum > 0) held.set(who, sum);
    else held.delete(who);
  }

  return {
    /** Gives a function that is called once it has been read, as often as one likes. @throws AppError tooMany, unavailable */
    hold(address: string, bytes: number): () => void {
      const network = `network ${networkOf(address)}`;
      if (isFull(address, bytes, bounds.ofOne) || isFull(network, bytes, bounds.ofNetwork))
        throw refusal("tooMany", "Your network has asked for much that it hasn't read yet.");
      if (all > 0 && all + bytes > bounds.all) throw refusal("unavailable", "The server is busy.");
      let left = bytes;
      const count = (change: number) => {
        add(address, change);
        add(network, change);
        all += change;
      };
      count(bytes);
      return () => {
        count(-left);
        left = 0;
      };
    },
  };
}

function refusal(code: "tooMany" | "unavailable", what: string): AppError {
  return new AppError(code, `${what} Try again in ${RETRY_SECONDS} seconds.`, { retryAfter: RETRY_SECONDS });
}
