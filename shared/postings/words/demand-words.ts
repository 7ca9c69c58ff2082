import words from "./demand-words.json" with { type: "json" };

/** How well a language is known, from 1 to 7. */
export const languageLevels: Readonly<Record<string, readonly string[]>> = words.languageLevels;

/** What a word for a degree is worth, from 1 to 6: who has a higher one has a lower one. */
export const degreeLevels: Readonly<Record<string, readonly string[]>> = words.degreeLevels;

/** A row with one of these says what is not there. */
export const denials: readonly string[] = words.denials;

/** Words of demands that say nothing of what is asked for. */
export const emptyWords: readonly string[] = words.emptyWords;

/** Degrees that no other of their level stands for. */
export const degreesOfTheirOwn: readonly string[] = words.degreesOfTheirOwn;

/** Their names in full. */
export const ownDegreeNames: Readonly<Record<string, readonly string[]>> = words.ownDegreeNames;

/** Trades whose papers have a grade. */
export const gradedTrades: readonly string[] = words.gradedTrades;

/** A paper with one of these is under way or no longer held. */
export const unfinishedWords: readonly string[] = words.unfinishedWords;

/** Beginnings of words for being over others at work. */
export const leadingStarts: readonly string[] = words.leadingStarts;

/** Beginnings of words for those whom one is over. */
export const ledPeople: readonly string[] = words.ledPeople;

/** What stands between those who are taught and what they reach. */
export const taughtUpTo: readonly string[] = words.taughtUpTo;

/** Beginnings of words for teaching others at work. */
export const trainingStarts: readonly string[] = words.trainingStarts;

/** Beginnings of words for those who are taught. */
export const trainedPeople: readonly string[] = words.trainedPeople;
