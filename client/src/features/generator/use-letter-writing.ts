import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#client/lib/api-client.ts";
import { dismissCurrentToast } from "#client/lib/toasts.ts";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import { promptsKey } from "./request-letter.ts";
import { advanceWriting, type WritingEvent, type WritingProgress, writingBegins } from "./writing-progress.ts";

/** Has a letter written, by the server or in the browser, and tells of it meanwhile. */
type LetterWork = (options: { signal: AbortSignal; onEvent: (event: WritingEvent) => void }) => Promise<PromptAnswer>;

/**
 * Writes one preview at a time, with its progress while it runs. A second call during the first is not sent; leaving
 * the screen stops it.
 */
export function useLetterWriting() {
  const queryClient = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<WritingProgress | null>(null);
  /** How far the last letter came that failed; it stays until another begins or it is left. */
  const [broken, setBroken] = useState<WritingProgress | null>(null);
  const last = useRef(writingBegins);
  const { mutateAsync } = useMutation({
    mutationFn: ({ work, signal }: { work: LetterWork; signal: AbortSignal }) =>
      work({
        signal,
        onEvent: (event) => {
          last.current = advanceWriting(last.current, event);
          setProgress(last.current);
        },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: promptsKey }),
    meta: { failure: "generateFailed" },
  });
  useEffect(() => () => running.current?.abort(), []);

  /** Null when it was stopped or one is running; a failure has been told to the person and is thrown on. */
  async function write(work: LetterWork): Promise<PromptAnswer | null> {
    if (running.current) return null;
    const run = new AbortController();
    running.current = run;
    last.current = writingBegins;
    setBroken(null);
    // A failure's toast would cover the letter that is asked for again.
    dismissCurrentToast();
    setProgress(writingBegins);
    try {
      return await mutateAsync({ work, signal: run.signal });
    } catch (error) {
      if (run.signal.aborted) return null;
      if (isWritersFault(error)) setBroken(last.current);
      throw error;
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    write,
    stop: () => running.current?.abort(),
    progress: progress ?? broken,
    broken,
    leave: () => setBroken(null),
  };
}

/** Who writes or the way there failed; else something is wrong with what was asked, and the form says what. */
export function isWritersFault(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}
