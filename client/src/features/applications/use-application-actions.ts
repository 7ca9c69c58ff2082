import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { messages } from "#client/lib/messages.ts";
import { randomId } from "#client/lib/random-id.ts";
import { showToast } from "#client/lib/toasts.ts";
import {
  type Application,
  type ApplicationChanges,
  type ApplicationPage,
  emptyApplication,
  isTooEarly,
  type NewApplication,
  withChanges,
} from "#shared/applications/application.schema.ts";
import { type ApplicationStatus, withStatus } from "#shared/applications/status.ts";
import { today } from "./application-labels.ts";
import { applicationsKey } from "./applications.api.ts";
import { showClash } from "./clash.ts";
import { putLocalApplication, readLocalApplications, removeLocalApplication } from "./local-applications.ts";
import { deletedApplication, type Receiver, sendUnsent } from "./send-unsent.ts";
import type { ShownApplication } from "./shown-application.ts";
import { changeUnsent, noChanges, readUnsent, withMoreChanges } from "./unsent-applications.ts";

/**
 * What can be done to applications. A visitor's stay in the browser; an account's are written down there first and then
 * sent, so that nothing is lost where the network or the server is away.
 */
export function useApplicationActions(signedIn: boolean) {
  const send = useSendApplications();

  const create = useCallback(
    (given: NewApplication, key: string = randomId()): string | null => {
      const now = new Date().toISOString();
      const status = given.status ?? "draft";
      const dated = { ...given, ...withStatus({ status, statusDates: given.statusDates ?? {} }, status, today()) };
      const kept = signedIn
        ? changeUnsent(key, () => ({ ...noChanges, made: { ...dated, createdAt: now } }))
        : putLocalApplication({
            ...withChanges({ ...emptyApplication, role: given.role }, dated),
            ...{ key, createdAt: now, updatedAt: now },
          });
      if (!kept) {
        showToast(messages.storageFailed);
        return null;
      }
      if (signedIn) void send();
      return key;
    },
    [signedIn, send],
  );

  const change = useCallback(
    (standing: ShownApplication, changes: ApplicationChanges): boolean => {
      const kept =
        standing.kept === "account"
          ? changeUnsent(standing.key, (now) => withMoreChanges(now, standing, changes))
          : changeLocal(standing.key, changes);
      if (!kept) showToast(messages.storageFailed);
      else if (standing.kept === "account") void send();
      return kept;
    },
    [send],
  );

  return useMemo(
    () => ({
      create,
      change,

      setStatus: (standing: ShownApplication, status: ApplicationStatus): boolean => {
        if (status === standing.status) return true;
        if (isTooEarly({ unopened: standing.unopened, status })) {
          showToast(messages.applicationUnopened);
          return false;
        }
        return change(standing, withStatus(standing, status, today()));
      },

      /** Deletes it, and offers to bring it back as it was. */
      remove: (standing: ShownApplication): void => {
        const { key } = standing;
        const whole = readLocalApplications().find((one) => one.key === key) ?? null;
        const waiting = readUnsent()[key] ?? null;
        const kept =
          standing.kept === "browser"
            ? removeLocalApplication(key)
            : changeUnsent(key, (now) =>
                now?.made ? null : { ...(now ?? noChanges), before: { status: standing.status }, removed: true },
              );
        if (!kept) {
          showToast(messages.storageFailed);
          return;
        }
        const bringBack = () => {
          const {
            version: _version,
            updatedAt: _updated,
            letters: _letters,
            key: _key,
            ...gone
          } = deletedApplication(key) ?? noGone;
          const isBack = whole
            ? putLocalApplication(whole)
            : changeUnsent(key, (now) =>
                now?.removed || waiting?.made ? waiting : { ...noChanges, made: gone.role ? gone : toNew(standing) },
              );
          showToast(isBack ? messages.applicationRestored : messages.storageFailed);
          void send();
        };
        showToast(messages.applicationDeleted, { label: "Undo", onPress: bringBack });
        if (standing.kept === "account") void send();
      },
    }),
    [create, change, send],
  );
}

const noGone: Pick<Application, "role"> & Partial<Application> = { role: "" };

function toNew({
  kept: _kept,
  version: _version,
  updatedAt: _updated,
  letters: _letters,
  key: _key,
  ...row
}: ShownApplication) {
  return row;
}

function changeLocal(key: string, changes: ApplicationChanges): boolean {
  const standing = readLocalApplications().find((one) => one.key === key);
  if (!standing) return false;
  const content = withChanges(standing, changes);
  return putLocalApplication({ ...standing, ...content, updatedAt: new Date().toISOString() });
}

/** Sends what waits, and says so where it cannot be sent. */
export function useSendApplications(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    if (Object.keys(readUnsent()).length === 0) return;
    const receiver = receiverFor(queryClient);
    const { waiting, clash, refusal } = await sendUnsent(receiver);
    if (clash) showClash(clash);
    else if (refusal) showToast({ ...messages.applicationRefused, description: refusal });
    else if (waiting) {
      showToast(messages.applicationWaits);
      // Also where the person has left the pages of applications by then.
      window.addEventListener("online", () => void sendUnsent(receiver), { once: true });
    }
  }, [queryClient]);
}

/** What the account answered stands in the lists at once; lists that it joins or leaves are read again. */
function receiverFor(queryClient: QueryClient): Receiver {
  const lists = { queryKey: [...applicationsKey, "list"] };
  return {
    onStanding: (application) => {
      queryClient.setQueryData([...applicationsKey, "one", application.key], application);
      const { posting: _posting, notes: _notes, ...row } = application;
      queryClient.setQueriesData<InfiniteData<ApplicationPage>>(
        lists,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              applications: page.applications.map((one) => (one.key === row.key ? row : one)),
            })),
          },
      );
      void queryClient.invalidateQueries(lists);
    },
    onGone: (key) => {
      queryClient.removeQueries({ queryKey: [...applicationsKey, "one", key] });
      queryClient.setQueriesData<InfiniteData<ApplicationPage>>(
        lists,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              applications: page.applications.filter((one) => one.key !== key),
            })),
          },
      );
      void queryClient.invalidateQueries(lists);
    },
  };
}
