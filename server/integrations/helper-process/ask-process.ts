import { type ChildProcess, fork } from "node:child_process";
import { AppError } from "#server/errors.ts";
import { projectRoot } from "#server/project-root.ts";
import { compileCache } from "./compile-cache.ts";

/** What a helper process answers: what was asked for, or what a person is told. */
export type HelperAnswer<T> = { value: T } | { problem: string; message: string };

export type AskProcess = {
  /**
   * Starts the process, sends it one question and gives back its answer; the process is gone then.
   * @throws AppError unavailable when too many wait, upstreamTimeout when it took too long, unusable when it broke.
   */
  ask: (question: object) => Promise<unknown>;
  close: () => void;
};

type Options = {
  /** The process's file from `server/`, without its ending. */
  entry: string;
  deadlineMs: number;
  heapMb: number;
  atOnce: number;
  waiting: number;
  /** What a person is told when the process takes too long, or breaks. */
  tooLong: string;
  broken: string;
};

/** Work with other people's files and servers that must not hold up the server, nor be able to break it. */
export function createAskProcess(options: Options): AskProcess {
  const running = new Set<ChildProcess>();
  const waiting: (() => void)[] = [];
  let taken = 0;

  async function place(): Promise<void> {
    if (taken < options.atOnce) {
      taken += 1;
      return;
    }
    if (waiting.length >= options.waiting)
      throw new AppError("unavailable", "The server is busy. Try again in a moment.", { retryAfter: 10 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function giveBack(): void {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }

  return {
    ask: async (question) => {
      await place();
      const child = start(options);
      running.add(child);
      try {
        return await answerOf(child, question, options);
      } finally {
        running.delete(child);
        giveBack();
      }
    },
    close: () => {
      for (const child of running) child.kill("SIGKILL");
    },
  };
}

function start({ entry, heapMb }: Options): ChildProcess {
  const built = import.meta.url.includes("/dist/server/");
  const file = built ? `${projectRoot}dist/server/${entry}.js` : `${projectRoot}server/${entry}.ts`;
  return fork(file, [], {
    execArgv: [`--max-old-space-size=${heapMb}`, "--no-warnings"],
    env: compileCache(),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}

/** Settles when the process is gone, so that none is left behind. */
function answerOf(child: ChildProcess, question: object, options: Options): Promise<unknown> {
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
    child.once("exit", () => {
      clearTimeout(timer);
      if (answer !== undefined) resolve(answer);
      else if (late) reject(new AppError("upstreamTimeout", options.tooLong));
      else reject(new AppError("unusable", options.broken));
    });
    child.send(question, (error) => error && kill());
  });
}
