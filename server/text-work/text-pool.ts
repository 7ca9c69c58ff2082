import type { Registry } from "prom-client";
import { AppError } from "#server/errors.ts";
import { createOwnerQueue } from "#server/integrations/helper-process/owner-queue.ts";
import type { TaskTable } from "./serve-tasks.ts";
import { createTextMetrics } from "./text-metrics.ts";
import { startTextThread, type TextThread, ThreadError } from "./text-thread.ts";

/** Who waits for a task: `owner` is whoever the place in the queue counts for, an address. */
type TextCaller = { owner: string; signal?: AbortSignal };

export type TextPool<Tasks extends TaskTable> = {
  /**
   * Carries out one task of the table in a thread.
   * @throws AppError unavailable (503 with Retry-After) when too many wait or the text takes too long; the signal's
   * reason once it is aborted.
   */
  run: <Task extends keyof Tasks & string>(
    task: Task,
    input: Parameters<Tasks[Task]>[0],
    caller: TextCaller,
  ) => Promise<ReturnType<Tasks[Task]>>;
  metrics: Registry;
  /** Starts a thread, so that the first text need not wait for one. */
  warmUp: () => void;
  close: () => Promise<void>;
};

export type TextPoolLimits = {
  threads: number;
  /** Tasks that may wait, of all callers and of one. */
  waiting: number;
  waitingOfOne: number;
  deadlineMs: number;
};

/** Seconds after which another try makes sense: of a full queue, of a text that took too long. */
const RETRY_SECONDS = { full: 5, late: 30 };

/**
 * What reads texts of strangers runs here, in threads, so that no text can hold up the process: one that takes longer
 * than the deadline ends with its thread, which another one replaces. Owners take turns. Its metrics begin with the name.
 */
export function createTextPool<Tasks extends TaskTable>(
  name: string,
  module: URL,
  limits: TextPoolLimits,
): TextPool<Tasks> {
  const idle: TextThread[] = [];
  const threads = new Set<TextThread>();
  let closed = false;
  // One thread is always left for somebody else, who then need not wait for the longest text of an address that asks a lot.
  const atOnceOfOne = Math.max(1, limits.threads - 1);
  const places = createOwnerQueue({ ...limits, atOnce: limits.threads, atOnceOfOne }, () => {
    metrics.refused();
    return full();
  });
  const metrics = createTextMetrics(name, { waiting: () => places.waiting(), running: places.underWay });

  function start(): TextThread {
    const thread = startTextThread(module);
    threads.add(thread);
    return thread;
  }

  /** Another one takes its place when there is something to do, or at once where it was the last. */
  function drop(thread: TextThread): void {
    threads.delete(thread);
    void thread.end();
    if (!closed && threads.size === 0) idle.push(start());
  }

  /** The caller may have left by then: the task goes on, which the deadline bounds, and its thread is kept. */
  async function carryOut<T>(task: string, work: (thread: TextThread) => Promise<T>): Promise<T> {
    const thread = idle.pop() ?? start();
    const stop = metrics.time(task);
    try {
      const answer = await work(thread);
      idle.push(thread);
      stop("done");
      return answer;
    } catch (error) {
      const reason = error instanceof ThreadError ? error.reason : "failed";
      stop(reason);
      if (reason === "failed") idle.push(thread);
      else drop(thread);
      throw closed ? full() : reason === "failed" ? error : tooMuch(error);
    }
  }

  return {
    run: async (task, input, caller) => {
      const { signal } = caller;
      const left = Promise.withResolvers<never>();
      const leave = () => left.reject(signal?.reason);
      signal?.addEventListener("abort", leave);
      const answer = places.run(caller, () =>
        carryOut(task, (thread) => thread.run<ReturnType<Tasks[typeof task]>>(task, input, limits.deadlineMs)),
      );
      return Promise.race([answer, left.promise]).finally(() => signal?.removeEventListener("abort", leave));
    },
    metrics: metrics.registry,
    warmUp: () => {
      if (!closed && threads.size === 0) idle.push(start());
    },
    close: async () => {
      closed = true;
      places.close();
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}

function full(): AppError {
  return new AppError("unavailable", "We're reading many texts right now. Try again in a few seconds.", {
    retryAfter: RETRY_SECONDS.full,
  });
}

function tooMuch(cause: unknown): AppError {
  return new AppError("unavailable", "This text takes too long to read. Shorten it, or try again in 30 seconds.", {
    retryAfter: RETRY_SECONDS.late,
    cause,
  });
}
