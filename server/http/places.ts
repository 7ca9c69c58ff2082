import { AppError } from "#server/errors.ts";
import { networkOf } from "#server/integrations/helper-process/network.ts";

/** Something that takes long, on somebody's connection. */
export type Held = {
  /** Whose it is: an account or an address. */
  owner: string;
  /** Where it comes from. */
  address: string;
  /** Bytes that have gone over its connection for each millisecond it has had. */
  speed: () => number;
  /** Ends it, with what its owner is told. */
  end: (refusal: AppError) => void;
};

/** What may be under way at once of one owner, of one network, and of all. */
export type PlaceBounds = { ofOwner: number; ofNetwork: number; ofAll: number };

const RETRY = { retryAfter: 5 };

/**
 * Places for what is on its way. Where all are taken, a newcomer gets that of the slowest of whichever network has most,
 * unless its own has as many. `own` and `busy` are what people are told.
 */
export function createPlaces(bounds: PlaceBounds, { own, busy }: { own: string; busy: string }) {
  const open = new Set<Held>();
  const ofNetwork = (network: string) => [...open].filter(({ address }) => networkOf(address) === network);

  function makeRoom(network: string): void {
    const networks = new Set([...open].map(({ address }) => networkOf(address)));
    const [crowd = []] = [...networks].map(ofNetwork).toSorted((one, other) => other.length - one.length);
    const [slowest] = crowd.toSorted((one, other) => one.speed() - other.speed());
    if (!slowest || crowd.length <= ofNetwork(network).length + 1) throw new AppError("unavailable", busy, RETRY);
    open.delete(slowest);
    slowest.end(new AppError("unavailable", busy, RETRY));
  }

  return {
    /** Gives a function that frees the place. @throws AppError tooMany, unavailable */
    take(held: Held): () => void {
      const network = networkOf(held.address);
      const near = ofNetwork(network);
      const owned = [...open].filter(({ owner }) => owner === held.owner);
      if (owned.length >= bounds.ofOwner || near.length >= bounds.ofNetwork) throw new AppError("tooMany", own, RETRY);
      if (open.size >= bounds.ofAll) makeRoom(network);
      open.add(held);
      return () => void open.delete(held);
    },
  };
}
