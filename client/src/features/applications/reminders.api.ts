import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi, callJson } from "#client/lib/api-client.ts";
import { type Reminders, remindersSchema } from "#shared/applications/reminders.schema.ts";

const REMINDERS = "/api/applications/reminders";

export function remindersOptions() {
  return queryOptions({
    queryKey: [REMINDERS] as const,
    queryFn: ({ signal }) => callJson(REMINDERS, remindersSchema, { signal }),
  });
}

type Change = { mails: boolean } | "make feed" | "remove feed";

/** What the account wants to be told outside of the page. */
export function useChangeReminders() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change): Promise<Reminders> => {
      if (change === "make feed") return callJson(`${REMINDERS}/feed`, remindersSchema, { method: "POST" });
      if (change === "remove feed") return callJson(`${REMINDERS}/feed`, remindersSchema, { method: "DELETE" });
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return callJson(REMINDERS, remindersSchema, { method: "PUT", body: { ...change, timeZone } });
    },
    meta: { failure: "remindersFailed", serverMessage: true },
    onSuccess: (reminders) => queryClient.setQueryData([REMINDERS], reminders),
  });
}

/** From the link in a mail, by who has it. */
export function useStopReminders(token: string) {
  return useMutation({
    mutationFn: () => callApi(`/api/application-mails/${token}`, { method: "POST" }),
    meta: { failure: "linkFailed", serverMessage: true },
  });
}
