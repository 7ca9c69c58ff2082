/** Runs of an account that may wait for their turn. */
export const MOST_WAITING = 20;
/** Where the page does not say how many runs may be under way at once: the default of its settings. */
export const USUAL_CONCURRENCY = 3;
/** The newest runs of a workflow whose rows are kept. */
export const RUNS_WITH_ROWS = 50;
/** The newest runs of a workflow whose samples of rows are kept, and characters of the samples of one run. */
export const RUNS_WITH_SAMPLES = 5;
export const MOST_SAMPLE_TEXT = 4_000_000;
/** The newest runs of a workflow that its history shows at all. */
export const RUNS_IN_HISTORY = 1_000;
/** So many steps of a run whose rows were removed stay with it; of one with more, none do. */
export const STEPS_IN_HISTORY = 100;
/** The newest runs of a workflow that are asked when its steps were last worked on. */
export const RUNS_ASKED_FOR_STEPS = 20;
/** Log lines kept of a run, and characters of each. */
export const logLimits = { lines: 1_000, text: 1_000 } as const;
/** How often a run that was broken off is taken up again before it counts as failed. */
export const MOST_TAKEOVERS = 2;
/** Results of an account that may be shared at once. */
export const MOST_SHARED = 50;
/** Characters of a dashboard's rows that are kept, whatever number of rows that makes: more would hold the embedded database up. */
export const MOST_RESULT_TEXT = 2_000_000;
