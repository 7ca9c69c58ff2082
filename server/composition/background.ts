import type { Logger } from "pino";

export type Background = {
  /** Starts the work without waiting for it; a failure is logged under the name. */
  run: (name: string, work: () => Promise<void>) => void;
  /** Resolves once everything that was started has ended. */
  settled: () => Promise<void>;
};

/** Work that an answer must not wait for, because how long it takes would tell something or the person gains nothing. */
export function createBackground(logger: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const task = work()
        .catch((error: unknown) => logger.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
