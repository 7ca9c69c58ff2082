import words from "./sentence-words.json" with { type: "json" };

/** What stands before an employer's name and is no part of it. */
export const nameOpenings: readonly string[] = words.nameOpenings;

/** Employers that are called with "the" in front of them. */
export const calledWithThe: readonly string[] = words.calledWithThe;

/** Behind "not": it need not be. */
export const refusedDemands: readonly string[] = words.refusedDemands;

/** Between what looks for somebody and the title: when, for whom. */
export const titleDetours: readonly string[] = words.titleDetours;

/** Where a sentence goes on behind a title. */
export const titleEnds: readonly string[] = words.titleEnds;

/** Before a colon, what no employer may ask for. */
export const privateDemands: readonly string[] = words.privateDemands;

/** Before a colon, what boards print of a job. */
export const boardFields: readonly string[] = words.boardFields;
