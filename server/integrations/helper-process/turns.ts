/** An account or an address. */
export type Owner = number | string;

export type Turns = {
  /** It is this owner's turn now. */
  take: (owner: Owner) => void;
  /** Grows with each turn: the smallest is longest ago, 0 is none that is remembered. */
  last: (owner: Owner) => number;
};

/** Owners whose last turn is remembered; others count as if they had had none. */
const MOST_REMEMBERED = 1_000;

/** Remembers whose turn was when, for what serves owners in turns. */
export function createTurns(): Turns {
  /** Longest ago first. */
  const turns = new Map<Owner, number>();
  let count = 0;
  return {
    take: (owner) => {
      turns.delete(owner);
      turns.set(owner, ++count);
      const [longestAgo] = turns.keys();
      if (turns.size > MOST_REMEMBERED && longestAgo !== undefined) turns.delete(longestAgo);
    },
    last: (owner) => turns.get(owner) ?? 0,
  };
}
