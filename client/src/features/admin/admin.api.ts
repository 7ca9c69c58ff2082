import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { z } from "zod";
import { ApiError, callApi, callJson } from "#client/lib/api-client.ts";
import { type ListParams, toQuery } from "#client/lib/use-list-params.ts";
import {
  adminLetterSchema,
  adminUserSchema,
  auditEntrySchema,
  forgottenSchema,
  type LeadResume,
  leadResumeSchema,
  leadSchema,
  leadStatsSchema,
} from "#shared/admin/admin.schema.ts";

export const PAGE_SIZE = 50;

const adminKey = ["/api/admin"] as const;

type Page<Row> = { rows: Row[]; total: number };

/** Super admins and admins read and delete the same leads by calls of their own. */
const leadsPath = (isSuper: boolean) => (isSuper ? "/api/admin/submissions" : "/api/admin/user-submissions");

/** Leads without their texts; the dialog loads those of one. */
export function useLeads(params: ListParams, isSuper: boolean) {
  return useAdminPage(`${leadsPath(isSuper)}?${toQuery(params, PAGE_SIZE, { fields: "summary" })}`, leadSchema);
}

export function useLetters(params: ListParams) {
  return useAdminPage(`/api/admin/user-cover-letters?${toQuery(params, PAGE_SIZE)}`, adminLetterSchema);
}

export function useAccounts(params: ListParams) {
  return useAdminPage(`/api/admin/users?${toQuery(params, PAGE_SIZE)}`, adminUserSchema);
}

export function useAuditLog(params: ListParams) {
  return useAdminPage(`/api/admin/audit-log?${toQuery(params, PAGE_SIZE)}`, auditEntrySchema);
}

/** What one lead sent and got. A super admin's view asks for each by itself; an admin's asks once for both. */
export function useLeadLetter(id: number, isSuper: boolean) {
  return useLeadPart(id, "cover-letter", isSuper, ({ letter }) => letter ?? { content: "" });
}

export function useLeadResume(id: number, isSuper: boolean) {
  return useLeadPart(id, "resume", isSuper, ({ resume }) => resume ?? { content: "" });
}

type LeadParts = { letter?: { content: string }; resume?: LeadResume };

function useLeadPart<Part>(
  id: number,
  part: "cover-letter" | "resume",
  isSuper: boolean,
  select: (parts: LeadParts) => Part,
) {
  return useQuery({
    queryKey: [...adminKey, "lead", id, isSuper ? part : "whole"],
    queryFn: async (): Promise<LeadParts> => {
      if (isSuper) {
        const answer = await callJson(`${leadsPath(true)}/${id}/${part}`, leadResumeSchema);
        return part === "resume" ? { resume: answer } : { letter: answer };
      }
      const { prompt = "", result, form } = await callJson(`${leadsPath(false)}/${id}`, leadSchema);
      return { letter: { content: result ?? "" }, resume: { content: prompt, ...(form ? { form } : {}) } };
    },
    select,
    gcTime: 0,
  });
}

export function useLeadStats() {
  return useQuery({
    queryKey: [...adminKey, "stats"],
    queryFn: () => callJson("/api/admin/lead-stats", leadStatsSchema),
    staleTime: 60_000,
  });
}

/** One by its own call, a selection by one for all of it. */
export function useDeleteLeads(isSuper: boolean) {
  return useAdminMutation(
    (ids: number[]) =>
      goneIsFine(
        ids.length === 1
          ? callApi(`${leadsPath(isSuper)}/${ids[0]}`, { method: "DELETE" })
          : callApi(`${leadsPath(false)}/delete`, { method: "POST", body: { ids } }),
      ),
    {
      success: "submissionDeleted",
      failure: "deleteSubmissionFailed",
    },
  );
}

/** Why the server isn't ready, in its own words; null where it is. */
export function useServerProblem() {
  return useQuery({
    queryKey: [...adminKey, "ready"],
    queryFn: async () => {
      try {
        await callApi("/readyz");
        return null;
      } catch (error) {
        return error instanceof ApiError && error.status === 503 ? error.serverMessage : null;
      }
    },
    staleTime: 0,
  });
}

/** What somebody else, or another tab, has deleted meanwhile is deleted. */
async function goneIsFine(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** What would be deleted with an address. */
export function useCountPerson() {
  return useAdminMutation(
    async (email: string) => {
      const body = { email };
      const found = await callJson("/api/admin/submissions/count-person", forgottenSchema, { method: "POST", body });
      return { ...found, email };
    },
    { failure: "countPersonFailed", serverMessage: true },
  );
}

export function useForgetLead() {
  return useAdminMutation(
    (email: string) => callJson("/api/admin/submissions/forget", forgottenSchema, { method: "POST", body: { email } }),
    {
      failure: "deleteSubmissionFailed",
      serverMessage: true,
    },
  );
}

export function useApprove() {
  return useAdminMutation(
    (id: number) => callJson(`/api/admin/users/${id}/approve`, adminUserSchema, { method: "PATCH" }),
    {
      success: "userApproved",
      failure: "approveFailed",
    },
  );
}

export function useDecline() {
  return useAdminMutation(decline, { success: "userDeclined", failure: "userStatusFailed" });
}

/** One after another; the first refusal ends it, and the list then shows who is left. */
export function useDeclineAll() {
  return useAdminMutation(
    async (ids: readonly number[]) => {
      for (const id of ids) await decline(id);
    },
    { success: "usersDeclined", failure: "userStatusFailed" },
  );
}

function decline(id: number) {
  return callJson(`/api/admin/users/${id}/decline`, adminUserSchema, { method: "PATCH" });
}

export function useRevoke() {
  return useAdminMutation(
    (id: number) => callJson(`/api/admin/users/${id}/revoke`, adminUserSchema, { method: "PATCH" }),
    { success: "rightsTakenBack", failure: "userStatusFailed" },
  );
}

export function useActivate() {
  return useAdminMutation((id: number) => setActive(id, true), {
    success: "userActivated",
    failure: "userStatusFailed",
  });
}

export function useDeactivate() {
  return useAdminMutation((id: number) => setActive(id, false), {
    success: "userDeactivated",
    failure: "userStatusFailed",
  });
}

function setActive(id: number, isActive: boolean) {
  return callJson(`/api/admin/users/${id}/toggle-active`, adminUserSchema, { method: "PATCH", body: { isActive } });
}

export function useResetPassword() {
  return useAdminMutation(
    ({ id, newPassword }: { id: number; newPassword: string }) =>
      callJson(`/api/admin/users/${id}/reset-password`, adminUserSchema, { method: "PATCH", body: { newPassword } }),
    { success: "userPasswordReset", failure: "userPasswordFailed" },
  );
}

function useAdminPage<Row>(path: string, schema: z.ZodType<Row>) {
  return useQuery({
    queryKey: [...adminKey, "page", path],
    queryFn: async (): Promise<Page<Row>> => {
      const response = await callApi(path);
      return {
        rows: z.array(schema).parse(await response.json()),
        total: Number(response.headers.get("X-Total-Count") ?? 0),
      };
    },
    placeholderData: keepPreviousData,
    // Others change these rows, too: opening a page asks again.
    staleTime: 0,
  });
}

function useAdminMutation<Variables, Answer>(
  call: (variables: Variables) => Promise<Answer>,
  meta: NonNullable<Parameters<typeof useMutation>[0]["meta"]>,
) {
  const queryClient = useQueryClient();
  const begun = useRef(false);
  const mutation = useMutation({
    mutationFn: call,
    meta,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: adminKey });
      begun.current = false;
    },
  });
  // The second press of a double click comes before the page is drawn again.
  const mutate: typeof mutation.mutate = (...order) => {
    if (begun.current) return;
    begun.current = true;
    mutation.mutate(...order);
  };
  const { data, isPending, reset } = mutation;
  return { data, isPending, reset, mutate };
}
