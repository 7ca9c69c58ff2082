import type { ClaimEvidence, SentenceCheck } from "#shared/claims/claim.ts";

export type Check = (sentence: string) => SentenceCheck;
export type Checker = (evidence: ClaimEvidence) => Check;

/** Loaded when the first letter that needs it is open: it is larger than the rest of a page. */
export const claimCheckerCode = {
  load: async (): Promise<Checker> => (await import("#shared/claims/check-letter.ts")).createClaimChecker,
};
