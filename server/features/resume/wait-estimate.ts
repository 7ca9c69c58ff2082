/** What a file is thought to take before any was read, in seconds, and how much each one changes that. */
const FIRST_GUESS = 2;
const WEIGHT = 0.2;

/** How long a queue of files takes, told from the files read so far. */
export function createWaitEstimate(now: () => number = () => performance.now()) {
  let usual = FIRST_GUESS;
  return {
    /** Begins to time a file; the answer ends that. */
    time: () => {
      const start = now();
      return () => {
        usual += WEIGHT * ((now() - start) / 1_000 - usual);
      };
    },
    /** Whole seconds until so many files have been read one after the other. */
    seconds: (files: number): number => Math.max(1, Math.ceil(files * usual)),
  };
}
