import type { Piece } from "./pieces.ts";

/**
 * Frames for all pieces that have several, so that as few as possible stand in an earlier letter too. `nameOf` gives
 * one name to frames that a reader would take for the same: "the post of" and "the position of".
 */
export function chooseFrames(
  pieces: readonly Piece[],
  seed: number,
  earlier: readonly ReadonlySet<string>[],
  nameOf: (frame: string) => string = idOf,
): { frameFor: Map<Piece, string>; ids: string[] } {
  const open = pieces.filter((piece) => piece.kind === "frame");
  let best: { frameFor: Map<Piece, string>; ids: string[]; shared: number } | null = null;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const frameFor = new Map<Piece, string>();
    const taken = new Set<string>();
    open.forEach((piece, at) => {
      const frame = pick(piece.frames, mix(seed, attempt, at), taken);
      taken.add(frame);
      frameFor.set(piece, frame);
    });
    const ids = [...frameFor.values()].map((frame) => nameOf(frame));
    // The opening is read first: said again, it makes two letters look alike.
    const opening = ids[0] ?? "";
    const sharedWith = (before: ReadonlySet<string>) =>
      ids.filter((id) => before.has(id)).length + (before.has(opening) ? OPENING : 0);
    const shared = Math.max(0, ...earlier.map((before) => sharedWith(before) / Math.max(1, ids.length)));
    if (!best || shared < best.shared) best = { frameFor, ids, shared };
    if (best.shared === 0) break;
  }
  return best ?? { frameFor: new Map(), ids: [] };
}

const MOST_ATTEMPTS = 240;
const OPENING = 0.5;

function pick(frames: readonly string[], number: number, taken: ReadonlySet<string>): string {
  for (let at = 0; at < frames.length; at++) {
    const frame = frames[(number + at) % frames.length] ?? "";
    if (!taken.has(frame)) return frame;
  }
  return frames[number % Math.max(1, frames.length)] ?? "";
}

/** A short name of a frame that stays the same as long as its words do. */
export function idOf(frame: string): string {
  let hash = 2166136261;
  for (let at = 0; at < frame.length; at++) hash = Math.imul(hash ^ frame.charCodeAt(at), 16777619);
  return (hash >>> 0).toString(36);
}

/** A number from three, the same each time and spread evenly. */
export function mix(seed: number, attempt: number, at: number): number {
  let hash = Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul(attempt + 1, 0x85ebca6b) ^ Math.imul(at + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}
