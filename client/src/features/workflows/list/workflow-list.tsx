import { MoreHorizontal } from "lucide-react";
import { Link } from "react-router-dom";
import { iconButtonClass } from "#client/components/ui/icon-button.tsx";
import { largeIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import { formatMoment } from "#client/features/workflows/runs/run-labels.ts";
import { RunStatus } from "#client/features/workflows/runs/run-status.tsx";
import { workflowPath } from "#client/lib/paths.ts";
import { factsWords } from "#client/lib/run-facts.ts";
import { executionStatuses } from "#shared/workflows/execution.schema.ts";
import type { WorkflowListItem } from "#shared/workflows/workflow.schema.ts";

export type WorkflowListProps = {
  workflows: readonly WorkflowListItem[];
  onDuplicate: (workflow: WorkflowListItem) => void;
  onExport: (workflow: WorkflowListItem) => void;
  onDelete: (workflow: WorkflowListItem) => void;
};

export function WorkflowList({ workflows, onDuplicate, onExport, onDelete }: WorkflowListProps) {
  return (
    <ul aria-label="Your workflows" className="grid grid-cols-1 gap-3">
      {workflows.map((workflow) => (
        <li
          key={workflow.id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-box bg-card py-3 pr-2 pl-5 hover:bg-raised sm:flex"
        >
          <div className="min-w-0 flex-1">
            <Link
              to={workflowPath(workflow.id)}
              className="block truncate font-semibold text-strong after:absolute after:inset-0 after:rounded-box"
            >
              {workflow.name}
            </Link>
            <p className="truncate text-quiet text-small">
              {workflow.nodeCount === 1 ? "1 step" : `${workflow.nodeCount} steps`}, changed{" "}
              {formatMoment(workflow.updatedAt)}
            </p>
            {workflow.lastExecution ? <LastRunFacts run={workflow.lastExecution} /> : null}
            {workflow.isActive && workflow.nextRunAt ? (
              <p className="text-quiet text-small tabular-nums">
                Scheduled, next run {formatMoment(workflow.nextRunAt)}
              </p>
            ) : null}
          </div>
          <span className="flex items-center gap-x-3 max-sm:col-start-1 max-sm:row-start-2 sm:gap-x-4">
            <span className="flex items-center gap-x-3 sm:flex-col sm:items-end sm:text-right">
              <LastRun workflow={workflow} />
            </span>
            {workflow.isActive ? (
              <span className="rounded-badge bg-success-wash px-2 font-semibold text-small text-success max-sm:hidden">
                Active
              </span>
            ) : (
              <span
                title="Schedules and webhooks are paused"
                className="rounded-badge bg-raised px-2 font-semibold text-body text-small"
              >
                Inactive
              </span>
            )}
          </span>
          <span className="relative z-10 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
            <Menu
              label={`Actions for ${workflow.name}`}
              trigger={
                <button
                  type="button"
                  aria-label={`Actions for ${workflow.name}`}
                  title="Actions"
                  className={iconButtonClass}
                >
                  <MoreHorizontal {...largeIcon} />
                </button>
              }
              entries={[
                { key: "duplicate", label: "Duplicate", onSelect: () => onDuplicate(workflow) },
                { key: "export", label: "Export", onSelect: () => onExport(workflow) },
                { key: "delete", label: "Delete", onSelect: () => onDelete(workflow) },
              ]}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function LastRun({ workflow: { lastExecution } }: { workflow: WorkflowListItem }) {
  if (!lastExecution) return <span className="text-quiet text-small">Never run</span>;
  const status = executionStatuses.find((known) => known === lastExecution.status);
  return (
    <>
      {status ? <RunStatus status={status} rowsSkipped={lastExecution.rowsSkipped} /> : null}
      <span className="text-quiet text-small">{formatMoment(lastExecution.startedAt)}</span>
    </>
  );
}

/** What there is to know of the last run without opening it; of a failed one first why. */
function LastRunFacts({ run }: { run: NonNullable<WorkflowListItem["lastExecution"]> }) {
  return (
    <>
      {run.error ? (
        <p className="line-clamp-2 text-danger text-small" title={run.error}>
          {run.error}
        </p>
      ) : null}
      <p className="text-quiet text-small tabular-nums">Last run: {factsWords(run)}</p>
    </>
  );
}
