import words from "./no-names.json" with { type: "json" };

/** Forms of address and titles before a name. */
export const personTitles: readonly string[] = words.personTitles;

/** Words with capitals behind a cue that belong to no person. */
export const noPersons: readonly string[] = words.noPersons;

/** What stands before "is looking for" and names no employer. */
export const noEmployers: readonly string[] = words.noEmployers;

/** Words in small letters that may be part of a name. */
export const smallNameWords: readonly string[] = words.smallNameWords;

/** Hosts of mail whose name says nothing of the employer. */
export const freeMailHosts: readonly string[] = words.freeMailHosts;
