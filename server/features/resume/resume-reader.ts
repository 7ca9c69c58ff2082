import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "#server/errors.ts";
import { waitingTime } from "#server/http/rate-limit.ts";
import { compileCache } from "#server/integrations/helper-process/compile-cache.ts";
import { firstToEnd } from "#server/integrations/helper-process/first-to-end.ts";
import { createOwnerQueue } from "#server/integrations/helper-process/owner-queue.ts";
import { createSpareProcess } from "#server/integrations/helper-process/spare-process.ts";
import type { ReadLetter } from "#shared/letters/read-letter.schema.ts";
import { FileError } from "./file-problem.ts";
import {
  type ReadingAnswer,
  type ReadingOrder,
  type ReadingProgress,
  readingAnswerSchema,
  readingProgressSchema,
  STARTED,
} from "./reading-message.ts";
import { createWaitEstimate } from "./wait-estimate.ts";

export type ResumeReader = {
  /**
   * Reads one file in a process of its own.
   * @throws FileError, AppError unavailable when too many files wait, tooMany when too many of that owner do, the
   * signal's reason when it is aborted.
   */
  read: (file: Buffer, caller: ReadingCaller) => Promise<Extract<ReadingAnswer, { resume: unknown }>>;
  /** Reads a letter in the same way, with the same limits. */
  readLetter: (file: Buffer, caller: ReadingCaller) => Promise<ReadLetter>;
  /** Gets a process ready for some minutes, so that the next file need not wait for one to start. */
  warmUp: () => void;
  close: () => void;
};

/** `owner` is the address that a place in the queue counts for: of its files one is read at a time. */
export type ReadingCaller = { owner: string; signal: AbortSignal; onProgress?: (progress: ReadingProgress) => void };

type Limits = {
  atOnce: number;
  /** Files that may wait, of all owners and of one. */
  waiting: number;
  waitingOfOne: number;
  /** After so many milliseconds a file counts as not readable. */
  deadline: number;
  /** The same while files of others wait. */
  deadlineBeforeOthers?: number;
  /** Text in pictures is recognised. */
  recognise?: boolean;
};

type Job = ReadingCaller & { order: ReadingOrder };

/**
 * Files are hostile: a kilobyte of PDF can spin for ever and a Word file can inflate to gigabytes. So each is read in a
 * child process that is used once, has no environment, a bounded heap and a deadline, and is killed when it oversteps.
 */
export function createResumeReader(limits: Limits = usualLimits): ResumeReader {
  const places = createOwnerQueue({ ...limits, atOnceOfOne: 1 }, refusalOf);
  const running = new Map<ChildProcess, { owner: string; started: number }>();
  const wait = createWaitEstimate();
  const spare = createSpareProcess(startReading);

  function warmUp(): void {
    if (!limits.recognise) spare.warmUp();
  }

  async function readNow(job: Job): Promise<ReadingAnswer> {
    const stop = wait.time();
    const child = spare.take() ?? startReading();
    running.set(child, { owner: job.owner, started: performance.now() });
    hurry();
    // The next of the same owner may not begin yet, but its process can start.
    if (places.waiting() > 0 && running.size < limits.atOnce) warmUp();
    try {
      const answer = await readWith(child, job, limits.deadline);
      job.signal.throwIfAborted();
      return answer;
    } finally {
      stop();
      running.delete(child);
      if (places.waiting() === 0) warmUp();
    }
  }

  /** Nobody holds a place for long that somebody else waits for. */
  function hurry(): void {
    const most = limits.deadlineBeforeOthers;
    if (most === undefined) return;
    for (const [child, { owner, started }] of running) {
      if (places.waiting() === places.waiting(owner)) continue;
      const end = setTimeout(() => child.kill("SIGKILL"), Math.max(0, started + most - performance.now()));
      end.unref();
      child.once("exit", () => clearTimeout(end));
    }
  }

  /** Says how long it would take to come to another one. */
  function refusalOf(owner: string | number): AppError {
    const own = places.waiting(owner);
    return own >= limits.waitingOfOne && places.waiting() < limits.waiting
      ? tooManyOfOne(wait.seconds(own + 1))
      : tooManyFiles(wait.seconds(places.waiting() / limits.atOnce));
  }

  function ask(order: ReadingOrder, caller: ReadingCaller): Promise<ReadingAnswer> {
    const answer = places.run(caller, () => readNow({ ...caller, order }));
    hurry();
    return answer;
  }

  return {
    warmUp,
    read: async (file, caller) => {
      const answer = await ask({ file, as: "resume", recognise: limits.recognise === true }, caller);
      if (!("resume" in answer)) throw new FileError("problem" in answer ? answer.problem : "damaged");
      return answer;
    },
    readLetter: async (file, caller) => {
      const answer = await ask({ file, as: "letter" }, caller);
      if (!("letter" in answer)) throw new FileError("problem" in answer ? answer.problem : "damaged");
      return answer.letter;
    },
    close: () => {
      places.close();
      spare.close();
      for (const child of running.keys()) child.kill("SIGKILL");
    },
  };
}

const usualLimits: Limits = { atOnce: 3, waiting: 60, waitingOfOne: 24, deadline: 8_000 };

/** Ten pages at some seconds each, on a busy machine twenty; one file at a time, because each keeps a core busy. */
export const recognitionLimits: Limits = {
  ...{ atOnce: 1, waiting: 8, waitingOfOne: 2, deadline: 220_000, deadlineBeforeOthers: 60_000 },
  recognise: true,
};

function tooManyFiles(seconds: number): AppError {
  const message = `The server is busy reading other resumes. Try again ${waitingTime(seconds)}.`;
  return new AppError("unavailable", message, { retryAfter: seconds });
}

function tooManyOfOne(seconds: number): AppError {
  const message = `Several files from your network are waiting to be read. Try again ${waitingTime(seconds)}.`;
  return new AppError("tooMany", message, { retryAfter: seconds });
}

/** The bundle has the reading process beside the server; from sources Node runs the TypeScript itself. */
const processFile = import.meta.url.endsWith(".ts") ? "./reading-process.ts" : "./features/resume/reading-process.js";

function startReading(): ChildProcess {
  const child = fork(fileURLToPath(new URL(processFile, import.meta.url)), [], {
    execArgv: ["--max-old-space-size=256", "--no-warnings"],
    env: compileCache(),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // An idle process must not keep the server from ending; it ends itself when the channel closes.
  child.unref();
  child.channel?.unref();
  child.on("error", () => {});
  firstToEnd(child);
  return child;
}

/** On a machine with much to do a process takes its time to start, which is not the file's fault. */
const MAX_START_MS = 30_000;

/** Settles when the process is gone, so that none is left behind. */
function readWith(child: ChildProcess, job: Job, deadline: number): Promise<ReadingAnswer> {
  return new Promise((resolve, reject) => {
    let answer: ReadingAnswer = { problem: "tooComplex" };
    const kill = () => child.kill("SIGKILL");
    let timer = setTimeout(kill, MAX_START_MS);
    child.ref();
    child.on("message", (message) => {
      if (message === STARTED) {
        clearTimeout(timer);
        timer = setTimeout(kill, deadline);
        return;
      }
      const progress = readingProgressSchema.safeParse(message);
      if (progress.success) {
        job.onProgress?.(progress.data);
        return;
      }
      const parsed = readingAnswerSchema.safeParse(message);
      if (parsed.success) answer = parsed.data;
      kill();
    });
    child.once("exit", () => {
      clearTimeout(timer);
      job.signal.removeEventListener("abort", kill);
      resolve(answer);
    });
    child.once("error", reject);
    job.signal.addEventListener("abort", kill);
    if (job.signal.aborted) kill();
    else child.send(job.order, (error) => error && kill());
  });
}
