import type { Claim } from "#shared/claims/claim.ts";

/** "2 claims have no source" */
export function countOfClaims(count: number): string {
  return count === 1 ? "1 claim has no source" : `${count} claims have no source`;
}

/** Why a claim is asked about, in a sentence. */
export const reasons: Record<Claim["why"], string> = {
  nowhere: "Not in your details.",
  posting: "Only in the posting, not in your details.",
  mixed: "In your details, but about something else.",
};
