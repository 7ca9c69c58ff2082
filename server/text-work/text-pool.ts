import type { Registry } from "prom-client";
import { AppError } from "#server/errors.ts";
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

type Job = {
  owner: string;
  task: string;
  carryOut: (thread: TextThread) => Promise<void>;
  refuse: (reason: unknown) => void;
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
  const queue: Job[] = [];
  const running = new Set<Job>();
  const idle: TextThread[] = [];
  const threads = new Set<TextThread>();
  let closed = false;
  const metrics = createTextMetrics(name, { waiting: () => queue.length, running: () => running.size });

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

  function next(): void {
    if (queue.length === 0 || (idle.length === 0 && threads.size >= limits.threads)) return;
    const job = takeInTurn();
    const thread = idle.pop() ?? start();
    running.add(job);
    void carryOut(job, thread).finally(() => {
      running.delete(job);
      next();
    });
  }

  /** The first of an owner for whom the fewest tasks are under way. */
  function takeInTurn(): Job {
    const underWay = ({ owner }: Job) => [...running].filter((job) => job.owner === owner).length;
    const least = Math.min(...queue.map(underWay));
    const [job] = queue.splice(
      queue.findIndex((waiting) => underWay(waiting) === least),
      1,
    );
    if (!job) throw new Error("nothing waits");
    return job;
  }

  /** The caller may have left by then: the task goes on, which the deadline bounds, and its thread is kept. */
  async function carryOut(job: Job, thread: TextThread): Promise<void> {
    const stop = metrics.time(job.task);
    try {
      await job.carryOut(thread);
      idle.push(thread);
      stop("done");
    } catch (error) {
      const reason = error instanceof ThreadError ? error.reason : "failed";
      stop(reason);
      if (reason === "failed") idle.push(thread);
      else drop(thread);
      job.refuse(closed ? full() : reason === "failed" ? error : tooMuch(error));
    }
  }

  return {
    run: async (task, input, { owner, signal }) => {
      signal?.throwIfAborted();
      const ofOwner = queue.filter((job) => job.owner === owner).length;
      if (closed || queue.length >= limits.waiting || ofOwner >= limits.waitingOfOne) {
        metrics.refused();
        throw full();
      }
      const answer = Promise.withResolvers<ReturnType<Tasks[typeof task]>>();
      const job: Job = {
        ...{ owner, task, refuse: answer.reject },
        carryOut: async (thread) => answer.resolve(await thread.run(task, input, limits.deadlineMs)),
      };
      const leave = () => {
        const place = queue.indexOf(job);
        if (place >= 0) queue.splice(place, 1);
        answer.reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave);
      queue.push(job);
      next();
      return answer.promise.finally(() => signal?.removeEventListener("abort", leave));
    },
    metrics: metrics.registry,
    warmUp: () => {
      if (!closed && threads.size === 0) idle.push(start());
    },
    close: async () => {
      closed = true;
      for (const job of queue.splice(0)) job.refuse(full());
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
