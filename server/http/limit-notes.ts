/** How many calls in how many seconds. */
export type LimitNote = { points: number; seconds: number };

const notes = new Map<string, LimitNote>();

/** Keeps what a limit allows under its name, for the description of the API. */
export function noteLimit({ name, points, seconds }: LimitNote & { name: string }): void {
  notes.set(name, { points, seconds });
}

/** Every limit that was made in this process. */
export function notedLimits(): ReadonlyMap<string, LimitNote> {
  return notes;
}
