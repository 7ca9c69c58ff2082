import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type MessageKey, messages } from "#client/lib/messages.ts";
import { failureMessage } from "#client/lib/mutation-toasts.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { PromptAnswer } from "#shared/generator/prompt.schema.ts";
import type { LetterChange } from "./prompt-request.ts";
import { promptsKey } from "./request-letter.ts";
import { useProgress } from "./use-progress.ts";

/** Has another version written, by the server or in the browser. */
type ChangeWork = (signal: AbortSignal) => Promise<PromptAnswer>;

type Task = LetterChange["task"];

const succeeded: Record<Task, MessageKey> = { regenerate: "letterRegenerated", translate: "letterTranslated" };
const failed: Record<Task, MessageKey> = { regenerate: "regenerateFailed", translate: "translateFailed" };

/** Regenerates or translates, one at a time, with the progress in percent; says how it went. */
export function useLetterChange() {
  const queryClient = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const [change, setChange] = useState<LetterChange | null>(null);
  const progress = useProgress();
  const { mutateAsync } = useMutation({
    mutationFn: ({ work, signal }: { work: ChangeWork; signal: AbortSignal }) => work(signal),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: promptsKey }),
  });
  useEffect(() => () => running.current?.abort(), []);

  /** `onChanged` gets the new letter half a second after the bar is full; nothing happens while one is under way. */
  async function start(call: {
    change: LetterChange;
    work: ChangeWork;
    onChanged: (answer: PromptAnswer) => void;
    onBringBack: () => void;
    onFailed: (error: unknown) => void;
  }): Promise<void> {
    if (running.current) return;
    const run = new AbortController();
    running.current = run;
    setChange(call.change);
    progress.start();
    try {
      const answer = await mutateAsync({ work: call.work, signal: run.signal });
      await progress.finish();
      if (run.signal.aborted) return;
      call.onChanged(answer);
      showToast(messages[succeeded[call.change.task]], { label: "Undo", onPress: call.onBringBack });
    } catch (error) {
      progress.cancel();
      if (run.signal.aborted) return;
      call.onFailed(error);
      showToast(failureMessage(error, { failure: failed[call.change.task], serverMessage: false }));
    } finally {
      running.current = null;
      setChange(null);
    }
  }

  return { start, stop: () => running.current?.abort(), change, percent: progress.percent };
}
