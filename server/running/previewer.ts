import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "#server/errors.ts";
import { compileCache } from "#server/integrations/helper-process/compile-cache.ts";
import { firstToEnd } from "#server/integrations/helper-process/first-to-end.ts";
import { createOwnerQueue, type QueueCaller } from "#server/integrations/helper-process/owner-queue.ts";
import type { ExpressionCheck, Preview } from "#shared/workflows/execution.schema.ts";
import type { ExpressionCheckRequest, SourceColumn } from "#shared/workflows/preview-request.schema.ts";
import type { PushedQuery, StepPlaces } from "#shared/workflows/step-places.schema.ts";
import {
  type FileLook,
  type PreviewAnswer,
  type PreviewQuestion,
  previewAnswerSchema,
  READY,
} from "./preview-question.ts";

type Asked<Kind extends PreviewQuestion["kind"]> = Omit<Extract<PreviewQuestion, { kind: Kind }>, "kind">;

export type Previewer = {
  /** The owner is the account. @throws AppError unusable with what a person can do, upstreamTimeout, unavailable when too many wait. */
  preview: (caller: QueueCaller, question: Asked<"preview">) => Promise<Preview>;
  check: (caller: QueueCaller, request: ExpressionCheckRequest) => Promise<ExpressionCheck>;
  /** The columns that a source has. @throws as {@link preview} */
  columns: (caller: QueueCaller, question: Asked<"columns">) => Promise<SourceColumn[]>;
  /** Where each step would run. */
  places: (caller: QueueCaller, question: Asked<"places">) => Promise<StepPlaces>;
  /** How a database would run the steps up to one. @throws as {@link preview} */
  explain: (caller: QueueCaller, question: Asked<"explain">) => Promise<PushedQuery>;
  /** What an uploaded file looks like that is no CSV. @throws as {@link preview} */
  file: (caller: QueueCaller, question: Asked<"file">) => Promise<FileLook>;
  close: () => void;
};

const limits = { atOnce: 2, atOnceOfOne: 1, waiting: 40, waitingOfOne: 10 };
/** After somebody hung up: a process that is nearly done is worth keeping. */
const GRACE_MS = 1_000;
/** On a machine with much to do a process takes its time to start, which is nobody's fault. */
const MAX_START_MS = 60_000;
/** A preview may have to wait for another system to answer; a check computes nothing. */
const DEADLINES_MS = { preview: 15_000, check: 5_000, columns: 15_000, file: 60_000, places: 5_000, explain: 15_000 };

/**
 * Looks at nodes and expressions in processes that are kept for the next question. One that takes too long is killed, so
 * nothing that a person writes can hold up the server. An account has one of them at a time: slow previews of one keep
 * nobody else waiting.
 */
export function createPreviewer(options: { folder: string; allowPrivateHosts: boolean }): Previewer {
  const idle = new Set<ChildProcess>();
  const all = new Set<ChildProcess>();
  const places = createOwnerQueue(
    limits,
    () => new AppError("unavailable", "The server is busy. Try again in a moment.", { retryAfter: 10 }),
  );
  let closed = false;

  function ask(caller: QueueCaller, question: PreviewQuestion): Promise<PreviewAnswer> {
    return places.run(caller, async () => {
      const child = take();
      const stopWatching = endAfter(caller.signal, child);
      try {
        return await answerOf(child, question);
      } finally {
        stopWatching();
        if (child.connected && !child.killed && !closed) idle.add(child);
      }
    });
  }

  function take(): ChildProcess {
    for (const child of idle) {
      idle.delete(child);
      if (child.connected) return child;
    }
    const child = start(options);
    all.add(child);
    child.once("exit", () => {
      all.delete(child);
      idle.delete(child);
    });
    return child;
  }

  return {
    preview: async (caller, question) => {
      const answer = await ask(caller, { kind: "preview", ...question });
      if ("preview" in answer) return answer.preview;
      throw problemOf(answer);
    },
    check: async (caller, request) => {
      const answer = await ask(caller, { kind: "check", ...request });
      if ("check" in answer) return answer.check;
      throw problemOf(answer);
    },
    columns: async (caller, question) => {
      const answer = await ask(caller, { kind: "columns", ...question });
      if ("columns" in answer) return answer.columns;
      throw problemOf(answer);
    },
    places: async (caller, question) => {
      const answer = await ask(caller, { kind: "places", ...question });
      if ("places" in answer) return answer.places;
      throw problemOf(answer);
    },
    explain: async (caller, question) => {
      const answer = await ask(caller, { kind: "explain", ...question });
      if ("explained" in answer) return answer.explained;
      throw problemOf(answer);
    },
    file: async (caller, question) => {
      const answer = await ask(caller, { kind: "file", ...question });
      if ("file" in answer) return answer.file;
      throw problemOf(answer);
    },
    close: () => {
      closed = true;
      places.close();
      for (const child of all) child.kill("SIGKILL");
    },
  };
}

function problemOf(answer: PreviewAnswer): AppError {
  if (!("problem" in answer)) return new AppError("unusable", "Couldn't load the preview.");
  const fields = answer.nodeId === null ? {} : { fields: { [answer.nodeId]: [answer.problem] } };
  return new AppError("unusable", answer.problem, fields);
}

/** The bundle has the process beside the server; from sources Node runs the TypeScript itself. */
const processFile = import.meta.url.endsWith(".ts") ? "./preview-process.ts" : "./running/preview-process.js";

const ready = new WeakMap<ChildProcess, Promise<void>>();

function start({ folder, allowPrivateHosts }: { folder: string; allowPrivateHosts: boolean }): ChildProcess {
  const child = fork(
    fileURLToPath(new URL(processFile, import.meta.url)),
    [folder, allowPrivateHosts ? "private" : "public"],
    {
      execArgv: ["--max-old-space-size=256", "--no-warnings"],
      env: { TZ: "UTC", ...compileCache() },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    },
  );
  // An idle process must not keep the server from ending; it ends itself when the channel closes.
  child.unref();
  child.channel?.unref();
  child.on("error", () => {});
  firstToEnd(child);
  ready.set(
    child,
    new Promise((resolve) => {
      child.once("message", (message) => message === READY && resolve());
    }),
  );
  return child;
}

/** Ends the process soon after the signal is aborted, until the answer is called. */
function endAfter(signal: AbortSignal | undefined, child: ChildProcess): () => void {
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
  };
  signal?.addEventListener("abort", begin);
  return () => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", begin);
  };
}

/** Rejects once the process is gone, if it was ended for taking too long or broke. */
function answerOf(child: ChildProcess, question: PreviewQuestion): Promise<PreviewAnswer> {
  return new Promise((resolve, reject) => {
    let late = false;
    const kill = () => {
      late = true;
      child.kill("SIGKILL");
    };
    let timer = setTimeout(kill, MAX_START_MS);
    function done(): void {
      clearTimeout(timer);
      child.off("message", onAnswer);
      child.off("exit", onExit);
      child.unref();
    }
    function onAnswer(message: unknown): void {
      if (message === READY) return;
      done();
      const parsed = previewAnswerSchema.safeParse(message);
      if (parsed.success) resolve(parsed.data);
      else reject(new AppError("unusable", "Couldn't load the preview."));
    }
    function onExit(): void {
      done();
      reject(
        late
          ? new AppError("upstreamTimeout", "The preview took too long. Run the workflow instead.")
          : new AppError("unusable", "This is too large for a preview. Filter earlier or keep fewer columns."),
      );
    }
    child.ref();
    child.on("message", onAnswer);
    child.once("exit", onExit);
    if (!child.connected) onExit();
    void ready.get(child)?.then(() => {
      clearTimeout(timer);
      timer = setTimeout(kill, DEADLINES_MS[question.kind]);
      child.send(question, (error) => error && child.kill("SIGKILL"));
    });
  });
}
