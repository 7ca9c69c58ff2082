import { type ChildProcess, fork } from "node:child_process";
import { AppError } from "#server/errors.ts";
import { projectRoot } from "#server/project-root.ts";
import { compileCache } from "./compile-cache.ts";
import { firstToEnd } from "./first-to-end.ts";
import { createOwnerQueue, type QueueCaller } from "./owner-queue.ts";
import { walls } from "./walls.ts";

/** What a helper process answers: what was asked for, or what a person is told. */
export type HelperAnswer<T> = { value: T } | { problem: string; message: string };

/** The question, or what prepares it once it is its turn. */
type Question = object | (() => Promise<object>);

export type AskProcess = {
  /**
   * Starts the process, sends it one question and gives back its answer; the process is gone then. An owner has one at a
   * time.
   * @throws AppError unavailable when too many wait, upstreamTimeout when it took too long, unusable when it broke; the
   * signal's reason once it is aborted, which ends the process.
   */
  ask: (question: Question, caller: QueueCaller) => Promise<unknown>;
  close: () => void;
};

type Options = {
  /** The process's file from `server/`, without its ending. */
  entry: string;
  deadlineMs: number;
  heapMb: number;
  /** Whether it works without files, native libraries, and processes of its own. */
  walled?: boolean;
  atOnce: number;
  /** Questions that may wait, of all owners and of one. */
  waiting: number;
  waitingOfOne: number;
  /** What a person is told when the process takes too long, or breaks. */
  tooLong: string;
  broken: string;
};

/** Work with other people's files and servers that must not hold up the server, nor be able to break it. */
export function createAskProcess(options: Options): AskProcess {
  const running = new Set<ChildProcess>();
  const places = createOwnerQueue(
    { ...options, atOnceOfOne: 1 },
    () => new AppError("unavailable", "The server is busy. Try again in a moment.", { retryAfter: 10 }),
  );

  return {
    ask: (question, caller) =>
      places.run(caller, async () => {
        const asked = typeof question === "function" ? await question() : question;
        caller.signal?.throwIfAborted();
        const child = start(options);
        running.add(child);
        try {
          return await answerOf(child, asked, { ...options, signal: caller.signal });
        } finally {
          running.delete(child);
        }
      }),
    close: () => {
      places.close();
      for (const child of running) child.kill("SIGKILL");
    },
  };
}

function start({ entry, heapMb, walled = false }: Options): ChildProcess {
  const built = import.meta.url.includes("/dist/server/");
  const file = built ? `${projectRoot}dist/server/${entry}.js` : `${projectRoot}server/${entry}.ts`;
  const child = fork(file, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, "--no-warnings", ...(walled ? walls() : [])],
    env: compileCache(),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return firstToEnd(child);
}

/** Settles when the process is gone, so that none is left behind. */
function answerOf(
  child: ChildProcess,
  question: object,
  options: Pick<Options, "deadlineMs" | "tooLong" | "broken"> & { signal: AbortSignal | undefined },
): Promise<unknown> {
  const { signal } = options;
  return new Promise((resolve, reject) => {
    let answer: unknown;
    let late = false;
    const kill = () => child.kill("SIGKILL");
    const timer = setTimeout(() => {
      late = true;
      kill();
    }, options.deadlineMs);
    child.once("message", (message) => {
      answer = message;
      kill();
    });
    child.once("error", reject);
    signal?.addEventListener("abort", kill);
    child.once("exit", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", kill);
      if (signal?.aborted) reject(signal.reason);
      else if (answer !== undefined) resolve(answer);
      else if (late) reject(new AppError("upstreamTimeout", options.tooLong));
      else reject(new AppError("unusable", options.broken));
    });
    child.send(question, (error) => error && kill());
  });
}
