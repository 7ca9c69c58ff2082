export type Dice = {
  /** From 0 up to 1. */
  roll: () => number;
  whole: (from: number, to: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Some of the list, each once, in the list's order. */
  some: <T>(list: readonly T[], count: number) => T[];
};

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  function roll(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (from: number, to: number) => from + Math.floor(roll() * (to - from + 1));
  function pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(roll() * list.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  }
  return {
    roll,
    whole,
    pick,
    chance: (share) => roll() < share,
    some: (list, count) => {
      const left = list.map((_, index) => index);
      const chosen = Array.from({ length: Math.min(count, list.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      );
      return chosen
        .flat()
        .sort((a, b) => a - b)
        .map((index) => list[index])
        .filter((one) => one !== undefined);
    },
  };
}

/** A seed that a text stands for. */
export function seedOf(text: string): number {
  let seed = 2166136261;
  for (const char of text) seed = Math.imul(seed ^ (char.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}
