import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "#server/errors.ts";
import type { ReadLetter } from "#shared/letters/read-letter.schema.ts";
import { FileError } from "./file-problem.ts";
import { type ReadingAnswer, type ReadingOrder, readingAnswerSchema, STARTED } from "./reading-message.ts";

export type ResumeReader = {
  /**
   * Reads one file in a process of its own.
   * @throws FileError, AppError unavailable when too many files wait, the signal's reason when it is aborted.
   */
  read: (file: Buffer, signal: AbortSignal) => Promise<Extract<ReadingAnswer, { resume: unknown }>>;
  /** Reads a letter in the same way, with the same limits. */
  readLetter: (file: Buffer, signal: AbortSignal) => Promise<ReadLetter>;
  /** Gets a process ready, so that the next file need not wait for one to start. */
  warmUp: () => void;
  close: () => void;
};

type Limits = {
  atOnce: number;
  waiting: number;
  /** After so many milliseconds a file counts as not readable. */
  deadline: number;
};

type Job = {
  order: ReadingOrder;
  signal: AbortSignal;
  resolve: (answer: ReadingAnswer) => void;
  reject: (error: unknown) => void;
};

/**
 * Files are hostile: a kilobyte of PDF can spin for ever and a Word file can inflate to gigabytes. So each is read in a
 * child process that is used once, has no environment, a bounded heap and a deadline, and is killed when it oversteps.
 */
export function createResumeReader(limits: Limits = { atOnce: 3, waiting: 60, deadline: 15_000 }): ResumeReader {
  const queue: Job[] = [];
  const running = new Set<ChildProcess>();
  let idle: ChildProcess | null = null;
  let closed = false;

  function warmUp(): void {
    if (closed || idle) return;
    const child = startReading();
    child.once("exit", () => {
      if (idle === child) idle = null;
    });
    idle = child;
  }

  async function next(): Promise<void> {
    const job = running.size < limits.atOnce ? queue.shift() : undefined;
    if (!job) return;
    const child = idle ?? startReading();
    idle = null;
    running.add(child);
    try {
      job.resolve(await readWith(child, job, limits.deadline));
    } catch (error) {
      job.reject(error);
    }
    running.delete(child);
    if (queue.length === 0) warmUp();
    void next();
  }

  function ask(order: ReadingOrder, signal: AbortSignal): Promise<ReadingAnswer> {
    if (closed || queue.length >= limits.waiting) {
      throw new AppError("unavailable", "Many resumes are being read right now. Please try again in a minute.", {
        retryAfter: 30,
      });
    }
    return new Promise<ReadingAnswer>((resolve, reject) => {
      const job = { order, signal, resolve, reject };
      queue.push(job);
      signal.addEventListener("abort", () => {
        const place = queue.indexOf(job);
        if (place >= 0) queue.splice(place, 1);
        reject(signal.reason);
      });
      void next();
    });
  }

  return {
    warmUp,
    read: async (file, signal) => {
      const answer = await ask({ file, as: "resume" }, signal);
      if (!("resume" in answer)) throw new FileError("problem" in answer ? answer.problem : "damaged");
      return answer;
    },
    readLetter: async (file, signal) => {
      const answer = await ask({ file, as: "letter" }, signal);
      if (!("letter" in answer)) throw new FileError("problem" in answer ? answer.problem : "damaged");
      return answer.letter;
    },
    close: () => {
      closed = true;
      idle?.kill("SIGKILL");
      for (const child of running) child.kill("SIGKILL");
    },
  };
}

/** The bundle has the reading process beside the server; from sources Node runs the TypeScript itself. */
const processFile = import.meta.url.endsWith(".ts") ? "./reading-process.ts" : "./features/resume/reading-process.js";

function startReading(): ChildProcess {
  const child = fork(fileURLToPath(new URL(processFile, import.meta.url)), [], {
    execArgv: ["--max-old-space-size=256", "--no-warnings"],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // An idle process must not keep the server from ending; it ends itself when the channel closes.
  child.unref();
  child.channel?.unref();
  child.on("error", () => {});
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
