import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { callApi, callJson } from "#client/lib/api-client.ts";
import { apiTokenSchema, madeApiTokenSchema, type NewApiToken } from "#shared/auth/api-token.schema.ts";

const TOKENS = "/api/api-tokens";
const tokensKey = [TOKENS] as const;

export function useApiTokens() {
  return useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => callJson(TOKENS, z.array(apiTokenSchema), { signal }),
  });
}

/** Only its answer has the token. */
export function useCreateApiToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: NewApiToken) => callJson(TOKENS, madeApiTokenSchema, { method: "POST", body: token }),
    meta: { failure: "apiTokenFailed", serverMessage: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokensKey }),
  });
}

export function useRevokeApiToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi(`${TOKENS}/${id}`, { method: "DELETE" }),
    meta: { success: "apiTokenRevoked", failure: "apiTokenFailed", serverMessage: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokensKey }),
  });
}
