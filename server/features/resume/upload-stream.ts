import type { Response } from "express";
import { toProblem } from "#server/http/error-handler.ts";
import type { ImportedResume } from "#shared/resume/resume.schema.ts";
import type { UploadEvent } from "#shared/resume/upload-event.schema.ts";
import type { ReadingProgress } from "./reading-message.ts";

const HEARTBEAT_MS = 10_000;

type UploadStreamOptions = {
  /** The caller understands server-sent events. */
  wanted: boolean;
  /** Done before anything is sent. */
  beforeFirst: () => Promise<void>;
};

/** Answers an upload as usual; one that takes long, and tells how far it is, with server-sent events instead. */
export function openUploadStream(response: Response, options: UploadStreamOptions) {
  let queue: Promise<void> | null = null;

  async function begin(): Promise<void> {
    await options.beforeFirst();
    if (response.destroyed) return;
    response.status(200).set({
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    });
    response.flushHeaders();
    const heartbeat = setInterval(() => void response.write(": still here\n\n"), HEARTBEAT_MS);
    response.once("close", () => clearInterval(heartbeat));
  }

  function send(event: UploadEvent): void {
    if (!response.destroyed) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  return {
    progress: (progress: ReadingProgress): void => {
      if (!options.wanted) return;
      queue = (queue ?? begin()).then(() => send({ type: "page", ...progress }));
      // What begin threw is thrown to whoever waits for the end.
      queue.catch(() => null);
    },
    finish: async (resume: ImportedResume): Promise<void> => {
      await queue;
      if (!response.headersSent) {
        response.json(resume);
        return;
      }
      send({ type: "resume", resume });
      response.end();
    },
    /** @throws the error while nothing has been sent: it is then an ordinary answer. */
    fail: async (error: unknown): Promise<void> => {
      await queue;
      if (!response.headersSent) throw error;
      const { status, message, retryAfter } = toProblem(error);
      send({ type: "problem", status, message, ...(retryAfter === undefined ? {} : { retryAfter }) });
      response.end();
    },
  };
}
