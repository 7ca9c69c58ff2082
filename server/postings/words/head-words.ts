import words from "./head-words.json" with { type: "json" };

/** Words that say what kind of employer it is; "*" stands for any letters. */
export const organisationWords: readonly string[] = words.organisationWords;

/** First words of what boards print round a posting. */
export const boardOpenings: readonly string[] = words.boardOpenings;

/** Above somebody of the board's "hiring team", who is not always the one to write to. */
export const hiringTeams: readonly string[] = words.hiringTeams;

/** What ends that block where nothing else does. */
export const hiringTeamEnds: readonly string[] = words.hiringTeamEnds;
