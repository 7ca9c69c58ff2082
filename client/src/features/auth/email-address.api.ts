import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, callJson } from "#client/lib/api-client.ts";
import { emailLinkSchema, reversedSchema } from "#shared/auth/email-address.schema.ts";
import { useUserStore } from "./user-store.ts";

/** What a link that confirms an address is for. */
export function useConfirmationLink(token: string) {
  const path = `/api/email-confirmations/${encodeURIComponent(token)}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callJson(path, emailLinkSchema, { signal }),
    gcTime: 0,
  });
}

export function useConfirmEmail(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      void (await callApi(`/api/email-confirmations/${encodeURIComponent(token)}`, { method: "POST" })),
    meta: { failure: "linkFailed", serverMessage: true },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ["/api/profile"] }),
  });
}

/** What a link that takes a changed address back is for. */
export function useReversalLink(token: string) {
  const path = `/api/email-changes/${encodeURIComponent(token)}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callJson(path, emailLinkSchema, { signal }),
    gcTime: 0,
  });
}

/** Ends this browser's session too, where it is one of the account's. */
export function useTakeBackEmail(token: string) {
  const userStore = useUserStore();
  return useMutation({
    mutationFn: () => callJson(`/api/email-changes/${encodeURIComponent(token)}`, reversedSchema, { method: "POST" }),
    meta: { failure: "linkFailed", serverMessage: true },
    onSuccess: () => void userStore.refresh(),
  });
}
