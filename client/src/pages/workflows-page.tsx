import { FileUp, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Link, Navigate, useNavigate } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { useArrivedSignedOut, useCurrentUser } from "#client/features/auth/user.api.ts";
import { DeleteWorkflowDialog } from "#client/features/workflows/list/delete-workflow-dialog.tsx";
import { WorkflowList } from "#client/features/workflows/list/workflow-list.tsx";
import { WorkflowsEmpty } from "#client/features/workflows/list/workflows-empty.tsx";
import { WorkflowsLoading } from "#client/features/workflows/list/workflows-loading.tsx";
import {
  exportPath,
  useDuplicateWorkflow,
  useImportWorkflow,
  useRemoveWorkflow,
  useWorkflows,
} from "#client/features/workflows/workflows.api.ts";
import { messages } from "#client/lib/messages.ts";
import { paths, workflowPath } from "#client/lib/paths.ts";
import { showToast } from "#client/lib/toasts.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import type { WorkflowListItem } from "#shared/workflows/workflow.schema.ts";

/** The account's workflows. */
export function WorkflowsPage() {
  useDocumentTitle("Workflows");
  const { user, failed, retry } = useCurrentUser();
  const arrivedSignedOut = useArrivedSignedOut();
  const workflows = useWorkflows({ enabled: Boolean(user) });
  const duplicate = useDuplicateWorkflow();
  const remove = useRemoveWorkflow();
  const [asking, setAsking] = useState<WorkflowListItem | null>(null);
  if (arrivedSignedOut || user === null) return <Navigate to={paths.auth} state={{ from: paths.workflows }} replace />;
  const problem = failed || workflows.isError;

  return (
    <div className="mx-auto max-w-column px-5 pb-16 lg:px-8">
      <div className="flex flex-wrap items-center gap-3 py-3 lg:py-7">
        <h1 className="mr-auto font-heading text-title">Workflows</h1>
        <ImportButton />
        {workflows.data?.length ? (
          <Link to={paths.newWorkflow} className={buttonClass({ look: "main" })}>
            <Plus {...smallIcon} />
            New workflow
          </Link>
        ) : null}
      </div>
      {problem ? (
        <ListProblem title="Couldn't load your workflows" onRetry={() => (failed ? retry() : void workflows.refetch())}>
          The server didn't respond. Nothing was lost.
        </ListProblem>
      ) : null}
      {!problem && !workflows.data ? <WorkflowsLoading /> : null}
      {workflows.data?.length === 0 ? <WorkflowsEmpty /> : null}
      {workflows.data?.length ? (
        <WorkflowList
          workflows={workflows.data}
          onDuplicate={({ id }) => duplicate.mutate(id)}
          onExport={({ id }) => window.location.assign(exportPath(id))}
          onDelete={setAsking}
        />
      ) : null}
      {asking ? (
        <DeleteWorkflowDialog
          name={asking.name}
          busy={remove.isPending}
          onKeep={() => setAsking(null)}
          onDelete={() =>
            remove.mutate(asking.id, {
              onSuccess: () => {
                setAsking(null);
                showToast(messages.workflowDeleted);
              },
            })
          }
        />
      ) : null}
    </div>
  );
}

function ImportButton() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const importing = useImportWorkflow();
  const read = async (file: File) => {
    try {
      const exported: unknown = JSON.parse(await file.text());
      importing.mutate(exported, { onSuccess: ({ id }) => navigate(workflowPath(id)) });
    } catch {
      showToast(messages.workflowImportUnreadable);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Exported workflow"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void read(file);
        }}
      />
      <Button busy={importing.isPending} icon={<FileUp {...smallIcon} />} onClick={() => input.current?.click()}>
        Import
      </Button>
    </>
  );
}
