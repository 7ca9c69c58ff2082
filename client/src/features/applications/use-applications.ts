import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import type { Application, LetterOfApplication, StatusCounts } from "#shared/applications/application.schema.ts";
import { countStatuses, findApplications } from "#shared/applications/find-applications.ts";
import { applicationListOptions, applicationOptions, type ListQuery } from "./applications.api.ts";
import type { LocalApplication } from "./local-application.schema.ts";
import { readLocalApplications, subscribeToLocalApplications } from "./local-applications.ts";
import type { ShownApplication } from "./shown-application.ts";
import { readUnsent, subscribeToUnsent, toUnsentApplication, type Unsent, withUnsent } from "./unsent-applications.ts";

/** Letters that this browser keeps, by application. */
export type LocalLetters = ReadonlyMap<string, LetterOfApplication[]>;

export type ApplicationList = {
  applications: readonly ShownApplication[];
  counts: StatusCounts;
  loading: boolean;
  failed: boolean;
  retry: () => void;
  /** Null where there are no more. */
  loadMore: (() => void) | null;
  loadingMore: boolean;
};

/** Applications of this browser's visitor, or of the account with what was done here and not sent yet. */
export function useApplicationList(
  query: ListQuery,
  { signedIn, letters }: { signedIn: boolean | undefined; letters: LocalLetters },
): ApplicationList {
  const local = useLocalApplications();
  const unsent = useUnsent();
  const account = useInfiniteQuery({ ...applicationListOptions(query), enabled: signedIn === true });
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = account;
  const kept = useMemo(
    () => local.map((application) => toShown(application, letters.get(application.key))),
    [local, letters],
  );
  const { status, q, sort } = query;
  return useMemo(() => {
    const still = { loading: false, failed: false, retry: () => {}, loadMore: null, loadingMore: false };
    if (signedIn === false) {
      const { found, counts } = findApplications(kept, { status, q, sort });
      return { ...still, applications: found, counts };
    }
    const { found: made } = findApplications(madeHere(unsent), { status, q, sort });
    const pages = data?.pages ?? [];
    const listed = pages.flatMap(({ applications }) => applications);
    const theirs = listed.flatMap(
      (one) => withUnsent<ShownApplication>({ ...one, kept: "account" }, unsent[one.key]) ?? [],
    );
    const shown = [...made, ...theirs.filter((one) => status === null || one.status === status)];
    return {
      applications: [...new Map(shown.map((one) => [one.key, one])).values()],
      counts: withUnsentCounts(pages[0]?.counts, unsent),
      loading: signedIn === undefined || (!data && !isError),
      failed: isError && !data,
      retry: () => void refetch(),
      loadMore: hasNextPage ? () => void fetchNextPage() : null,
      loadingMore: isFetchingNextPage,
    };
  }, [signedIn, kept, unsent, data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, status, q, sort]);
}

export type OneApplication = {
  /** Undefined while it is on its way, null where there is none. */
  application: (Application & { kept: "browser" | "account" }) | null | undefined;
  failed: boolean;
  retry: () => void;
};

/** One application whole. */
export function useApplication(
  key: string,
  { signedIn, letters }: { signedIn: boolean | undefined; letters: LocalLetters },
): OneApplication {
  const local = useLocalApplications();
  const unsent = useUnsent()[key];
  const made = unsent?.made ?? null;
  const account = useQuery({ ...applicationOptions(key), enabled: signedIn === true && made === null });
  const retry = () => void account.refetch();
  if (signedIn === undefined) return { application: undefined, failed: false, retry };
  if (!signedIn) {
    const found = local.find((one) => one.key === key);
    return { application: found ? toShown(found, letters.get(key)) : null, failed: false, retry };
  }
  if (made) return { application: { ...toUnsentApplication(key, made), kept: "account" }, failed: false, retry };
  const missing = account.error && "status" in account.error && account.error.status === 404;
  if (missing) return { application: null, failed: false, retry };
  const whole = account.data && withUnsent({ ...account.data, kept: "account" as const }, unsent);
  return { application: whole, failed: account.isError && !account.data, retry };
}

/** Whether there is something that the account does not have yet. */
export function useIsUnsent(): boolean {
  return Object.keys(useUnsent()).length > 0;
}

export function useLocalApplications(): readonly LocalApplication[] {
  return useSyncExternalStore(subscribeToLocalApplications, readLocalApplications, readLocalApplications);
}

function useUnsent(): Readonly<Record<string, Unsent>> {
  return useSyncExternalStore(subscribeToUnsent, readUnsent, readUnsent);
}

export function toShown(
  application: LocalApplication,
  letters: LetterOfApplication[] = [],
): Application & { kept: "browser" } {
  return { ...application, version: 0, letters, kept: "browser" };
}

function madeHere(unsent: Readonly<Record<string, Unsent>>): ShownApplication[] {
  return Object.entries(unsent).flatMap(([key, { made, removed }]) =>
    made && !removed ? [{ ...toUnsentApplication(key, made), kept: "account" as const }] : [],
  );
}

function withUnsentCounts(
  counts: StatusCounts = countStatuses([]),
  unsent: Readonly<Record<string, Unsent>>,
): StatusCounts {
  const now = { ...counts };
  for (const { made, changes, before, removed } of Object.values(unsent)) {
    if (made) now[made.status ?? "draft"] += 1;
    else if (removed && before.status) now[before.status] -= 1;
    else if (changes.status && before.status) {
      now[before.status] -= 1;
      now[changes.status] += 1;
    }
  }
  return now;
}
