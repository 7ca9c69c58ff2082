import type { Claim } from "#shared/claims/claim.ts";

/** `key` names a claim wherever it stands, so that what was called true once is not asked about again. */
export type AskedClaim = Claim & { key: string; sentence: string };

export function claimKey({ kind, text }: Claim): string {
  return `${kind} ${text.toLowerCase()}`.slice(0, 400);
}
