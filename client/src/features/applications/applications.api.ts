import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ApiError, callApi, callJson } from "#client/lib/api-client.ts";
import {
  type Application,
  type ApplicationChanges,
  type ApplicationSort,
  applicationPageSchema,
  applicationSchema,
  type NewApplication,
} from "#shared/applications/application.schema.ts";
import type { ApplicationStatus } from "#shared/applications/status.ts";

const APPLICATIONS = "/api/applications";

/** Everything that is read of the account's applications. */
export const applicationsKey = [APPLICATIONS] as const;

export type ListQuery = { status: ApplicationStatus | null; q: string; sort: ApplicationSort };

/** The account's applications, some at a time. */
export function applicationListOptions({ status, q, sort }: ListQuery) {
  return infiniteQueryOptions({
    queryKey: [APPLICATIONS, "list", { status, q, sort }] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ sort });
      if (status) query.set("status", status);
      if (q) query.set("q", q);
      if (pageParam) query.set("after", pageParam);
      return callJson(`${APPLICATIONS}?${query}`, applicationPageSchema, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

export function applicationOptions(key: string) {
  return queryOptions({
    queryKey: [APPLICATIONS, "one", key] as const,
    queryFn: ({ signal }) => callJson(pathOf(key), applicationSchema, { signal }),
  });
}

export function getApplication(key: string): Promise<Application> {
  return callJson(pathOf(key), applicationSchema);
}

/** Every application whole; read afresh each time. */
export function allApplicationsOptions() {
  return queryOptions({
    queryKey: [APPLICATIONS, "all"] as const,
    queryFn: ({ signal }) => callJson(`${APPLICATIONS}/export`, applicationSchema.array(), { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Made once under that key. @throws ApiError 409 where the key names one that was made of other words */
export function createApplication(key: string, application: NewApplication): Promise<Application> {
  return callJson(APPLICATIONS, applicationSchema, {
    method: "POST",
    body: application,
    headers: { "Idempotency-Key": key },
  });
}

/** @throws ApiError 412 where the application is no longer at that version */
export function changeApplication(
  { key, version }: Pick<Application, "key" | "version">,
  changes: ApplicationChanges,
): Promise<Application> {
  return callJson(pathOf(key), applicationSchema, {
    method: "PATCH",
    body: changes,
    headers: { "If-Match": `"${key.slice(0, 12)}-${version}"` },
  });
}

/** One that is gone already counts as deleted. */
export async function deleteApplication(key: string): Promise<void> {
  try {
    await callApi(pathOf(key), { method: "DELETE" });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}

function pathOf(key: string): string {
  return `${APPLICATIONS}/${key}`;
}
