import { AppError } from "#server/errors.ts";

export type ExecutionFeedDeps = {
  /** Counts that grow with everything that is shown of a run, by its id. */
  versions: (ids: number[]) => Promise<Map<number, number>>;
  onError: (error: unknown) => void;
};

export type Watcher = {
  userId: number;
  executionId: number;
  /** Something about the run has changed, or the run is gone; called again only after it has settled. */
  onChange: () => Promise<void>;
  /** The server stops. */
  onClose: () => void;
};

export type ExecutionFeed = ReturnType<typeof createExecutionFeed>;

const LOOK_MS = 200;
/** A browser opens at most six connections to one server; some must be left for everything else. */
const MOST_PER_ACCOUNT = 4;
const GONE = -1;

/**
 * Tells those who watch runs that something has changed, whichever process works on them: one query for all of them,
 * as long as anybody watches.
 */
export function createExecutionFeed({ versions, onError }: ExecutionFeedDeps) {
  const watchers = new Map<Watcher, number | null>();
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  async function look(): Promise<void> {
    try {
      const ids = [...new Set([...watchers.keys()].map(({ executionId }) => executionId))];
      const found = await versions(ids);
      await Promise.all(
        [...watchers].map(async ([watcher, known]) => {
          const version = found.get(watcher.executionId) ?? GONE;
          if (version === known || !watchers.has(watcher)) return;
          watchers.set(watcher, version);
          await watcher.onChange();
        }),
      );
    } catch (error) {
      onError(error);
    }
    timer = watchers.size > 0 && !closed ? setTimeout(look, LOOK_MS) : null;
  }

  return {
    /**
     * `known` is the version that the watcher has been shown. Ends with the function that is answered.
     * @throws AppError tooMany where the account watches as many runs as it may; asking now and then works all the same
     */
    watch(watcher: Watcher, known: number): () => void {
      const mine = [...watchers.keys()].filter(({ userId }) => userId === watcher.userId).length;
      if (mine >= MOST_PER_ACCOUNT)
        throw new AppError("tooMany", "Too many runs are open at once. Close some tabs.", { retryAfter: 10 });
      watchers.set(watcher, known);
      timer ??= setTimeout(look, LOOK_MS);
      return () => watchers.delete(watcher);
    },

    close(): void {
      closed = true;
      if (timer) clearTimeout(timer);
      for (const { onClose } of watchers.keys()) onClose();
      watchers.clear();
    },
  };
}
