import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { AddApplicationDialog } from "#client/features/applications/add-application-dialog.tsx";
import { ApplicationBoard } from "#client/features/applications/application-board.tsx";
import { ApplicationList } from "#client/features/applications/application-list.tsx";
import { ApplicationToolbar, type ApplicationView } from "#client/features/applications/application-toolbar.tsx";
import { ApplicationsEmpty } from "#client/features/applications/applications-empty.tsx";
import { ApplicationsLoading } from "#client/features/applications/applications-loading.tsx";
import { BrowserApplications } from "#client/features/applications/browser-applications.tsx";
import { ClashDialog } from "#client/features/applications/clash-dialog.tsx";
import { RemindersDialog } from "#client/features/applications/reminders-dialog.tsx";
import { useApplicationActions } from "#client/features/applications/use-application-actions.ts";
import {
  useApplicationList,
  useIsUnsent,
  useLocalApplications,
} from "#client/features/applications/use-applications.ts";
import { useApplicationsMove } from "#client/features/applications/use-move-applications.ts";
import { SignInLink } from "#client/features/auth/sign-in-link.tsx";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { saveFile } from "#client/features/letter-export/save-file.ts";
import { currentBackTarget } from "#client/lib/back-target.ts";
import { applicationPath, paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import { useSettled } from "#client/lib/use-settled.ts";
import { applicationSorts } from "#shared/applications/application.schema.ts";
import { toCalendar } from "#shared/applications/calendar.ts";
import { totalOf } from "#shared/applications/find-applications.ts";
import { applicationStatuses } from "#shared/applications/status.ts";
import { ApplicationsActions } from "./applications-actions.tsx";
import { LettersFrame } from "./letters-frame.tsx";
import { useLettersByApplication } from "./use-application-letters.ts";

const WIDE = "(min-width: 56.25rem)";

/** Every job that a person applies for: where it stands, and what comes next. */
export function ApplicationsPage() {
  useDocumentTitle("Applications");
  const navigate = useNavigate();
  const { user, failed, retry } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const wide = useMediaQuery(WIDE);
  const signedIn = user === undefined ? undefined : user !== null;
  const status = applicationStatuses.find((one) => one === search.get("status")) ?? null;
  const sort = applicationSorts.find((one) => one === search.get("sort")) ?? "next";
  const view: ApplicationView = wide && search.get("view") === "board" ? "board" : "list";
  const q = search.get("q") ?? "";
  const settled = useSettled(q.trim(), signedIn ? 250 : 0);
  const letters = useLettersByApplication();
  const list = useApplicationList({ status, sort, q: settled }, { signedIn, letters });
  const actions = useApplicationActions(Boolean(user));
  const [adding, setAdding] = useState(false);
  const [reminding, setReminding] = useState(false);
  const local = useLocalApplications();
  const unsent = useIsUnsent();
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  const problem = failed || list.failed;
  const move = useApplicationsMove();
  const isMoving = move === "under way" || (move === "to come" && local.length > 0 && user?.isAdmin === false);
  const loading = isMoving || (!problem && list.loading);
  const none = !problem && !loading && settled === "" && totalOf(list.counts) === 0;

  return (
    <LettersFrame
      title="Applications"
      tab="applications"
      backTo={() => currentBackTarget(paths.applications)}
      empty={none}
      actions={
        none || problem ? null : (
          <ApplicationsActions onRemind={user ? () => setReminding(true) : null} onAdd={() => setAdding(true)} />
        )
      }
    >
      {local.length > 0 && !loading ? (
        <BrowserApplications
          count={local.length}
          signedIn={Boolean(user)}
          isAdmin={user?.isAdmin ?? false}
          signIn={<SignInLink className={buttonClass({ look: "second" })} />}
        />
      ) : null}
      {user && unsent ? (
        <p role="status" className="mb-4 text-quiet text-small">
          Some changes are kept in this browser and not on your account yet.
        </p>
      ) : null}
      {problem ? (
        <ListProblem title="Couldn't load your applications" onRetry={failed ? retry : list.retry}>
          {navigator.onLine ? "The server didn't respond. Nothing was lost." : "You're offline. Nothing was lost."}
        </ListProblem>
      ) : null}
      {loading ? (
        <ApplicationsLoading {...(isMoving ? { text: "Moving your applications to your account" } : {})} />
      ) : null}
      {none ? <ApplicationsEmpty onAdd={() => setAdding(true)} /> : null}
      {problem || loading || none ? null : (
        <>
          <ApplicationToolbar
            {...{ status, sort, view, counts: list.counts, query: q }}
            onStatus={(chosen) => set("status", chosen)}
            onSort={(chosen) => set("sort", chosen === "next" ? null : chosen)}
            onView={(chosen) => set("view", chosen === "list" ? null : chosen)}
            onQuery={(typed) => set("q", typed)}
          />
          {view === "board" ? (
            <ApplicationBoard q={settled} signedIn={Boolean(user)} letters={letters} onStatus={actions.setStatus} />
          ) : (
            <ApplicationList
              list={list}
              actions={{
                onStatus: actions.setStatus,
                onOpen: ({ key }) => navigate(applicationPath(key)),
                onOpenLetter: (application) => application.unopened && actions.change(application, { unopened: false }),
                onCalendar: (application) =>
                  saveFile(
                    new Blob([toCalendar([application], { appUrl: window.location.origin })], {
                      type: "text/calendar",
                    }),
                    "application.ics",
                  ),
                onDelete: actions.remove,
              }}
            />
          )}
          {list.applications.length === 0 && view === "list" ? (
            <div className="rounded-box bg-card p-6">
              <p className="break-words font-semibold text-strong">
                {settled ? `No application matches “${settled}”.` : "No application has this status."}
              </p>
              <Button className="mt-4" onClick={() => setSearch({}, { replace: true })}>
                Show all
              </Button>
            </div>
          ) : null}
        </>
      )}
      <AddApplicationDialog
        open={adding}
        onOpenChange={setAdding}
        onAdd={(added) => {
          const key = actions.create(added);
          if (!key) return;
          setAdding(false);
          navigate(applicationPath(key));
        }}
      />
      {user ? <RemindersDialog open={reminding} onOpenChange={setReminding} /> : null}
      {user ? <ClashDialog /> : null}
    </LettersFrame>
  );
}
