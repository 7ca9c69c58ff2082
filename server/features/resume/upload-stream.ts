import type { Response } from "express";
import { toProblem } from "#server/http/error-handler.ts";
import { type EventStream, openEventStream } from "#server/http/event-stream.ts";
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
  let stream: EventStream | null = null;

  async function begin(): Promise<void> {
    await options.beforeFirst();
    if (!response.destroyed) stream = openEventStream(response, HEARTBEAT_MS);
  }

  function send(event: UploadEvent): void {
    stream?.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
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
      stream?.end();
    },
    /** @throws the error while nothing has been sent: it is then an ordinary answer. */
    fail: async (error: unknown): Promise<void> => {
      await queue;
      if (!response.headersSent) throw error;
      const { status, message, retryAfter } = toProblem(error);
      send({ type: "problem", status, message, ...(retryAfter === undefined ? {} : { retryAfter }) });
      stream?.end();
    },
  };
}
