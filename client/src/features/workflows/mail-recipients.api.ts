import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { callApi, callJson } from "#client/lib/api-client.ts";
import {
  type MailAnswer,
  mailRequestSchema,
  mailStopSchema,
  recipientSchema,
} from "#shared/workflows/mail-recipient.schema.ts";

const RECIPIENTS = "/api/mail-recipients";

/** How it stands with the addresses of a step, in their order. */
export function useRecipients(addresses: string[]) {
  return useQuery({
    queryKey: [RECIPIENTS, addresses],
    queryFn: ({ signal }) =>
      callJson(`${RECIPIENTS}/states`, z.array(recipientSchema), { method: "POST", body: { addresses }, signal }),
    enabled: addresses.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Asks one after the other, and stops at the first who cannot be asked. */
export function useAskRecipients() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ addresses, workflowId }: { addresses: string[]; workflowId: number }) => {
      for (const address of addresses)
        await callJson(RECIPIENTS, recipientSchema, { method: "POST", body: { address, workflowId } });
    },
    meta: { success: "recipientsAsked", failure: "recipientsNotAsked", serverMessage: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [RECIPIENTS] }),
  });
}

/** Who asks to send mails, for who was asked. */
export function useMailRequest(token: string) {
  const path = `/api/mail-requests/${encodeURIComponent(token)}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callJson(path, mailRequestSchema, { signal }),
    gcTime: 0,
  });
}

export function useAnswerMailRequest(token: string) {
  return useMutation({
    mutationFn: async (answer: MailAnswer) => {
      await callApi(`/api/mail-requests/${encodeURIComponent(token)}`, { method: "POST", body: { answer } });
      return answer;
    },
    meta: { failure: "linkFailed", serverMessage: true },
  });
}

/** Whose mails a link stops. */
export function useMailStop(token: string) {
  const path = `/api/mail-stops/${encodeURIComponent(token)}/state`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callJson(path, mailStopSchema, { signal }),
    gcTime: 0,
  });
}

export function useStopMails(token: string) {
  return useMutation({
    mutationFn: async () => void (await callApi(`/api/mail-stops/${encodeURIComponent(token)}`, { method: "POST" })),
    meta: { failure: "linkFailed", serverMessage: true },
  });
}
