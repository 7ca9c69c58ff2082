/** A source of numbers in [0, 1) that depends on its seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + STEP) >>> 0;
    return numberOf(state);
  };
}

/** The first of the numbers that come from a seed. */
export function firstRandom(seed: number): number {
  return numberOf(((seed >>> 0) + STEP) >>> 0);
}

const STEP = 0x6d2b79f5;

function numberOf(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

/** 32-bit FNV-1a of a text, or of a part of it. */
export function hashOf(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
