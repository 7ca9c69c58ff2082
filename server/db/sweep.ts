const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 60 * 60_000;

/** Runs the work every hour as long as the process lives for other reasons; `close` waits for what is under way. */
export function startSweep(options: { work: (now: Date) => Promise<void>; onError: (error: unknown) => void }): {
  close: () => Promise<void>;
} {
  let running = Promise.resolve();
  let timer = setTimeout(run, FIRST_AFTER_MS).unref();

  function run(): void {
    running = options.work(new Date()).catch(options.onError);
    timer = setTimeout(run, EVERY_MS).unref();
  }

  return {
    close: () => {
      clearTimeout(timer);
      return running;
    },
  };
}
