import words from "./contact-words.json" with { type: "json" };

/** Small words between a cue and the name. */
export const contactFillers: readonly string[] = words.contactFillers;

/** Words that end so are departments and the like, never a person's surname. */
export const departmentEndings: readonly string[] = words.departmentEndings;

/** What parts of a firm are called where people of them are named. */
export const departmentNames: readonly string[] = words.departmentNames;

/** Offices that are written like names behind "Sr." or "Monsieur". */
export const offices: readonly string[] = words.offices;

/** Between the word for a reference and the reference. */
export const referenceFillers: readonly string[] = words.referenceFillers;

/** Offices that applications go to. */
export const officeWords: readonly string[] = words.officeWords;

/** What carries the number of a posting: "Posting #". */
export const numberedThings: readonly string[] = words.numberedThings;
