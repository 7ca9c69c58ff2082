import words from "./naming-words.json" with { type: "json" };

/** What stands right before an employer's name, by what it says of it. */
export const cuesBefore = words.cuesBefore;

/** Above the employer's name. */
export const employerLabels: readonly string[] = words.employerLabels;

/** What employers do, right behind their name. */
export const behindEmployer: readonly string[] = words.behindEmployer;

/** In the names of those who find people for others. */
export const agencyNames: readonly string[] = words.agencyNames;

/** "Conservatoire of Music": behind "of" these are no towns. */
export const fieldsOfWork: readonly string[] = words.fieldsOfWork;
