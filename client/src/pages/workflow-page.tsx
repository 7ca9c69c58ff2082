import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, Navigate, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { useArrivedSignedOut, useCurrentUser } from "#client/features/auth/user.api.ts";
import { RunMailNotice } from "#client/features/profile/run-mail-notice.tsx";
import { Builder, type InView } from "#client/features/workflows/canvas/builder.tsx";
import { type EditorState, editorReducer, openEditor } from "#client/features/workflows/canvas/editor-state.ts";
import { readDraft } from "#client/features/workflows/canvas/workflow-drafts.ts";
import { emptyGraph, toGraph } from "#client/features/workflows/canvas/workflow-graph.ts";
import { MailNoticeContext } from "#client/features/workflows/runs/mail-notice-context.ts";
import { type VersionedWorkflow, workflowOptions } from "#client/features/workflows/workflows.api.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { paths, workflowPath } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { NotFoundPage } from "./not-found-page.tsx";

/** What is on the canvas when a new workflow gets its address: undo goes on where it was, and what was in view stays. */
type HandOver = { created: VersionedWorkflow; state: EditorState; inView: InView };
let handedOver: HandOver | null = null;

export function WorkflowPage() {
  const { id } = useParams();
  if (id === "new") return <WorkflowBuilder key="new" id={null} />;
  return id !== undefined && /^\d{1,10}$/.test(id) ? <WorkflowBuilder key={id} id={Number(id)} /> : <NotFoundPage />;
}

function WorkflowBuilder({ id }: { id: number | null }) {
  const { user, failed, retry } = useCurrentUser();
  const arrivedSignedOut = useArrivedSignedOut();
  const [handed] = useState(() => (handedOver?.created.workflow.id === id ? handedOver : null));
  useEffect(() => {
    handedOver = null;
  }, []);
  const loading = useQuery({ ...workflowOptions(id ?? 0), enabled: Boolean(user) && id !== null && !handed });
  const loaded = handed?.created ?? loading.data ?? null;
  useDocumentTitle(loaded?.workflow.name ?? (id === null ? "New Workflow" : "Workflow"));
  // Once the canvas is open, an ended session takes nothing away: the next save asks to sign in.
  const neverOpened = user === null && !loaded && id !== null;
  if (arrivedSignedOut || neverOpened)
    return <Navigate to={paths.auth} state={{ from: id === null ? paths.newWorkflow : workflowPath(id) }} replace />;
  if (failed) return <LoadFailed error={null} onRetry={retry} />;
  if (loading.isError) return <LoadFailed error={loading.error} onRetry={() => void loading.refetch()} />;
  if (user === undefined || (id !== null && !loaded)) return <Loading />;
  return <OpenBuilder id={id} userId={user?.id ?? 0} loaded={loaded} handed={handed} />;
}

function OpenBuilder(given: Opening) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [opening] = useState(() => openingState(given, search.get("step")));
  return (
    <MailNoticeContext value={<RunMailNotice />}>
      <Builder
        userId={opening.userId}
        opened={opening.opened}
        opening={opening.state}
        restored={opening.restored}
        inView={given.handed?.inView ?? { viewport: null, toolsTop: 0 }}
        onCreated={(created, state, inView) => {
          handedOver = { created, state, inView };
          navigate(workflowPath(created.workflow.id), { replace: given.id === null });
        }}
        onLeave={() => navigate(paths.workflows)}
      />
    </MailNoticeContext>
  );
}

type Opening = {
  id: number | null;
  userId: number;
  loaded: VersionedWorkflow | null;
  handed: HandOver | null;
};

/** With that step selected, where there is one. */
function openingState({ id, userId, loaded, handed }: Opening, step: string | null) {
  const saved = loaded ? toGraph(loaded.workflow) : emptyGraph;
  const opened = { id, version: loaded?.version ?? null, savedAt: loaded?.workflow.updatedAt ?? null };
  if (handed) return { userId, opened, state: handed.state, restored: false };
  const draft = readDraft({ userId, workflowId: id });
  const open = openEditor(saved, draft?.graph ?? null);
  const state = step === null ? open : editorReducer(open, { kind: "select", ids: [step] });
  return { userId, opened: draft ? { ...opened, version: draft.version } : opened, state, restored: draft !== null };
}

function Loading() {
  return (
    <div role="status" className="flex h-[70dvh] flex-col items-center justify-center gap-5">
      <div aria-hidden="true" className="flex animate-pulse items-center gap-8">
        {[1, 2, 3].map((place) => (
          <div key={place} className="h-24 w-24 rounded-box bg-raised sm:w-44" />
        ))}
      </div>
      <h1 className="flex items-center gap-2 text-base">
        <Spinner />
        Loading your workflow
      </h1>
    </div>
  );
}

function LoadFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto max-w-xl px-5 pt-10 pb-16 lg:pt-16">
      <section role="alert" className="rounded-box bg-card p-6 sm:p-8">
        <h1 className="font-heading text-section">
          {gone ? "We couldn't find this workflow" : "Couldn't load your workflow"}
        </h1>
        <p className="mt-2">
          {gone
            ? "It may have been deleted, or it belongs to another account."
            : "The server didn't respond. Nothing was lost."}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link to={paths.workflows} className={buttonClass({ look: "second" })}>
            Back to your workflows
          </Link>
          {gone ? null : (
            <Button look="quiet" onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}
