import { nextToGo } from "#shared/wizard/pick-three.ts";

/** Names the consequence of the next pick before it happens. */
export function pickStatus(chosen: readonly string[]): string {
  const oldest = nextToGo(chosen);
  return oldest ? `3 of 3. One more replaces “${oldest}”.` : `${chosen.length} of 3`;
}
