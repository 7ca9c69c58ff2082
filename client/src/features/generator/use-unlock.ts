import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { PromptAnswer, PromptRequest } from "#shared/generator/prompt.schema.ts";
import { promptsKey, requestLetter } from "./request-letter.ts";

/** Unlocks a letter, one call at a time. Null while one is under way; a failure has been told to the person and is thrown on. */
export function useUnlock() {
  const queryClient = useQueryClient();
  const running = useRef(false);
  const { mutateAsync } = useMutation({
    mutationFn: (request: PromptRequest) => requestLetter(request, new AbortController().signal),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: promptsKey }),
    meta: { failure: "unlockFailed" },
  });
  return async (request: PromptRequest): Promise<PromptAnswer | null> => {
    if (running.current) return null;
    running.current = true;
    try {
      return await mutateAsync(request);
    } finally {
      running.current = false;
    }
  };
}
