import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError } from "#client/lib/api-client.ts";
import { messages } from "#client/lib/messages.ts";
import { failureMessage } from "#client/lib/mutation-toasts.ts";
import { randomId } from "#client/lib/random-id.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { Execution } from "#shared/workflows/execution.schema.ts";
import { execute, type Rerun, type RunChoices, rerun } from "./executions.api.ts";

/** Starts a run, or an earlier one again; a second press while it is on its way does nothing. */
export function useStartRun(onStarted: (execution: Execution) => void) {
  const tellFailure = (error: Error) => {
    const said = error instanceof ApiError ? error.serverMessage : null;
    showToast(
      said
        ? { ...messages.workflowRunFailed, description: said }
        : failureMessage(error, { failure: "workflowRunFailed", serverMessage: true }),
    );
  };
  // Presses so quick that the page could not show the first one carry the same key, and so start one run.
  const key = useRef<string | null>(null);
  const first = useMutation({
    mutationFn: (what: { workflowId: number; choices: RunChoices }) => {
      key.current ??= randomId();
      return execute({ ...what, key: key.current });
    },
    onSettled: () => {
      key.current = null;
    },
    onSuccess: (execution) => {
      showToast(messages.workflowRunStarted);
      onStarted(execution);
    },
    onError: tellFailure,
  });
  const again = useMutation({
    mutationFn: (what: Rerun) => rerun(what),
    onSuccess: (execution) => {
      showToast(messages.workflowRerunStarted);
      onStarted(execution);
    },
    onError: tellFailure,
  });
  const starting = first.isPending || again.isPending;
  return {
    starting,
    run: (workflowId: number, choices: RunChoices) => starting || first.mutate({ workflowId, choices }),
    rerun: (what: Rerun) => starting || again.mutate(what),
  };
}
