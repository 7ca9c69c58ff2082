/** What stood under a key of lists and could not be read as one; put aside, never thrown away. */
export function damagedKey(key: string): string {
  return `${key}.damaged`;
}

/** Letters and postings that a new letter took the place of, newest first. */
export const lastDesksKey = "lastDesks";
