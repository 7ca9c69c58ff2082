import { Worker } from "node:worker_threads";

/** Why a thread gave no answer: it took too long, it ended (its memory was full), or the task itself went wrong. */
export class ThreadError extends Error {
  readonly reason: "late" | "ended" | "failed";
  constructor(reason: ThreadError["reason"], message: string, stack?: string) {
    super(message);
    this.name = "ThreadError";
    this.reason = reason;
    if (stack) this.stack = stack;
  }
}

export type TextThread = {
  /**
   * One task at a time; what comes back is believed to be what the task gives.
   * @throws ThreadError; unless the task itself went wrong, the thread is of no more use then.
   */
  run: <Value>(task: string, input: unknown, deadlineMs: number) => Promise<Value>;
  end: () => Promise<void>;
};

/** Reading the longest text takes some tens of megabytes beside the word lists; what wants hundreds is meant to. */
const MAX_HEAP_MB = 384;
/** On a machine with much to do a thread takes its time to start, which is not the text's fault. */
const MAX_START_MS = 60_000;

/** A thread that has its tasks from a module. While it has nothing to do, it does not keep the process from ending. */
export function startTextThread(module: URL): TextThread {
  const worker = new Worker(module, {
    execArgv: ["--no-warnings"],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const ready = once(worker);
  // Nobody may be waiting when a thread ends.
  ready.catch(() => {});
  worker.unref();

  async function run<Value>(task: string, input: unknown, deadlineMs: number): Promise<Value> {
    worker.ref();
    try {
      await within(MAX_START_MS, ready);
      const answer = once<Value>(worker);
      worker.postMessage({ task, input });
      return await within(deadlineMs, answer);
    } finally {
      worker.unref();
    }
  }
  return { run, end: async () => void (await worker.terminate()) };
}

/** The next thing a thread says. */
function once<Value>(worker: Worker): Promise<Value> {
  return new Promise((resolve, reject) => {
    const hear = (said: { value: Value } | { failure: { message: string; stack: string } }) => {
      stopListening();
      if ("value" in said) resolve(said.value);
      else reject(new ThreadError("failed", said.failure.message, said.failure.stack));
    };
    const over = (problem: unknown) => {
      stopListening();
      const { message, stack } = problem instanceof Error ? problem : new Error(`the thread ended (${problem})`);
      reject(new ThreadError("ended", message, stack));
    };
    const stopListening = () => worker.off("message", hear).off("error", over).off("exit", over);
    worker.on("message", hear).on("error", over).on("exit", over);
  });
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ThreadError("late", `no answer in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
