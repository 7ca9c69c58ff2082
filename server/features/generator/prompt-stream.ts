import type { Response } from "express";
import { type EventStream, openEventStream } from "#server/http/event-stream.ts";
import type { WriterEvent } from "#server/integrations/writer/writer.ts";
import type { PromptAnswer, PromptEvent } from "#shared/generator/prompt.schema.ts";
import { createReveal } from "./reveal.ts";

export type PromptStreamOptions = {
  /** Only what a visitor may read before the unlock is sent. */
  locked: boolean;
  /** Text that comes all at once is given out in small groups of words, for a person to see it grow. */
  paced: boolean;
  signal: AbortSignal;
};

export type PromptStream = {
  /** False until the first event has gone out: an error is then still an ordinary answer. */
  readonly begun: boolean;
  onEvent: (event: WriterEvent) => void;
  finish: (answer: PromptAnswer) => Promise<void>;
  fail: (problem: Omit<Extract<PromptEvent, { type: "error" }>, "type">) => Promise<void>;
};

const HEARTBEAT_MS = 10_000;
const PACED_GROUPS = 40;
const PACED_PAUSE_MS = 25;

/** Answers a call with server-sent events, in the order in which they were given. */
export function openPromptStream(response: Response, options: PromptStreamOptions): PromptStream {
  let reveal = options.locked ? createReveal() : null;
  let stream: EventStream | null = null;
  let sent = "";
  let queue = Promise.resolve();

  function send(event: PromptEvent): void {
    stream?.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  }

  function begin(): void {
    stream ??= openEventStream(response, HEARTBEAT_MS);
  }

  function enqueue(event: PromptEvent): void {
    begin();
    queue = queue.then(() => send(event));
  }

  function enqueueText(text: string): void {
    if (text === "") return;
    sent += text;
    if (!options.paced) {
      enqueue({ type: "text", delta: text });
      return;
    }
    for (const delta of wordGroups(text)) {
      enqueue({ type: "text", delta });
      queue = queue.then(() => pause(PACED_PAUSE_MS, options.signal));
    }
  }

  /** Another letter comes in the place of what was shown. */
  function beginAnew(): void {
    sent = "";
    reveal = options.locked ? createReveal() : null;
  }

  async function end(event: PromptEvent): Promise<void> {
    enqueue(event);
    await queue;
    stream?.end();
  }

  return {
    get begun() {
      return stream !== null;
    },
    onEvent: (event) => {
      if (event.type === "opening") enqueueText(event.text);
      else if (event.type === "text") enqueueText(reveal ? reveal.push(event.delta) : event.delta);
      else {
        if (event.type === "again") beginAnew();
        enqueue(event);
      }
    },
    finish: (answer) => {
      const whole = answer.previewResult ?? answer.result ?? "";
      if (sent !== "" && whole.startsWith(sent)) enqueueText(whole.slice(sent.length));
      return end({ type: "done", answer });
    },
    fail: (problem) => end({ type: "error", ...problem }),
  };
}

/** The text in at most so many pieces that end with whole words. */
function wordGroups(text: string): string[] {
  const words = text.match(/\s*\S+\s*/gu) ?? [text];
  const size = Math.ceil(words.length / PACED_GROUPS);
  return Array.from({ length: Math.ceil(words.length / size) }, (_, group) =>
    words.slice(group * size, (group + 1) * size).join(""),
  );
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
  });
}
