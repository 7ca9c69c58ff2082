import words from "./title-words.json" with { type: "json" };

/** Marks behind a job's title, without brackets and with any spaces; "x" may stand for more than one gender. */
export const genderMarks: readonly string[] = words.genderMarks;

/** Before a title: articles, figures and praise. */
export const titleArticles: readonly string[] = words.titleArticles;

/** Before a title and a mark of its own: "Gesucht: Koch". */
export const titleOpeners: readonly string[] = words.titleOpeners;

/** From here on a line says no longer what the job is called. */
export const titleTails: readonly string[] = words.titleTails;

/** Last words of the name of an agency, an office or a board. */
export const advertisers: readonly string[] = words.advertisers;

/** Short forms that stay in capitals where a title in capitals is lowered. */
export const acronyms: readonly string[] = words.acronyms;
