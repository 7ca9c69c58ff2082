/**
 * Shares work between callers that ask for the same at the same time: it is started once, later callers get the
 * events they missed at once, and it is aborted when the last caller has left.
 */
export function createLetterRuns<Event, Result>() {
  const open = new Map<string, Run<Event, Result>>();

  function start(key: string, work: Work<Event, Result>): Run<Event, Result> {
    const abort = new AbortController();
    const events: Event[] = [];
    const listeners = new Set<(event: Event) => void>();
    const result = work({
      signal: abort.signal,
      onEvent: (event) => {
        events.push(event);
        for (const listener of listeners) listener(event);
      },
    }).finally(() => {
      if (open.get(key) === run) open.delete(key);
    });
    // Callers that have left do not wait for the result any more; it must not end the process.
    result.catch(() => {});
    const run = { abort, events, listeners, result };
    open.set(key, run);
    return run;
  }

  return {
    /** @throws the signal's reason as soon as it is aborted, whatever the others do; what the work throws otherwise. */
    join: async (call: {
      key: string;
      signal: AbortSignal;
      onEvent: (event: Event) => void;
      work: Work<Event, Result>;
    }): Promise<Result> => {
      call.signal.throwIfAborted();
      const run = open.get(call.key) ?? start(call.key, call.work);
      const listener = (event: Event) => call.onEvent(event);
      for (const event of run.events) listener(event);
      run.listeners.add(listener);
      try {
        return await Promise.race([run.result, untilAborted(call.signal)]);
      } finally {
        run.listeners.delete(listener);
        if (run.listeners.size === 0) {
          if (open.get(call.key) === run) open.delete(call.key);
          run.abort.abort(call.signal.reason);
        }
      }
    },
  };
}

type Work<Event, Result> = (options: { signal: AbortSignal; onEvent: (event: Event) => void }) => Promise<Result>;

type Run<Event, Result> = {
  abort: AbortController;
  events: Event[];
  listeners: Set<(event: Event) => void>;
  result: Promise<Result>;
};

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
