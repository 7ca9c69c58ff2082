import { MutationCache, QueryClient } from "@tanstack/react-query";
import type { MessageKey } from "./messages.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** Shown when the call succeeds. */
      success?: MessageKey;
      /** Shown when it fails; the server's words win where they explain (422, 429) or `serverMessage` is set. */
      failure?: MessageKey;
      serverMessage?: boolean;
    };
  }
}

/**
 * No retry, no refetching by itself, nothing ever stale; failures of mutations become one toast. A call without a
 * network fails at once instead of waiting for one: the person is to know.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_answer, _variables, _context, mutation) => {
        const success = mutation.meta?.success;
        if (success) void loadToasts().then(({ showSuccess }) => showSuccess(success));
      },
      onError: (error, _variables, _context, mutation) => {
        const { failure, serverMessage = false } = mutation.meta ?? {};
        if (!failure || isAbort(error)) return;
        void loadToasts().then(({ showFailure }) => showFailure(error, { failure, serverMessage }));
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** The book of messages comes with the first page that calls for anything; the start page does without. */
const loadToasts = () => import("./mutation-toasts.ts");

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
