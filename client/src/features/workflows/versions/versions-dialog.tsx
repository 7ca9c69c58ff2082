import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { Spinner } from "#client/components/ui/spinner.tsx";
import { formatMoment } from "#client/features/workflows/runs/run-labels.ts";
import { classNames } from "#client/lib/class-names.ts";
import { type Comparable, compareWorkflows, isSameWorkflow } from "#shared/workflows/compare-workflows.ts";
import {
  VERSIONS_KEPT,
  type WorkflowVersion,
  type WorkflowVersionItem,
} from "#shared/workflows/workflow-version.schema.ts";
import { Comparison } from "./comparison.tsx";
import { versionOptions, versionsOptions } from "./versions.api.ts";

/** Every version that is kept: who saved it and when, what the canvas changes about it, and the way back to it. */
export function VersionsDialog({
  workflowId,
  current,
  onBringBack,
  onClose,
}: {
  workflowId: number;
  /** As it stands on the canvas, saved or not. */
  current: Comparable;
  onBringBack: (version: WorkflowVersion) => void;
  onClose: () => void;
}) {
  const versions = useQuery(versionsOptions(workflowId));
  const [chosen, setChosen] = useState<number | null>(null);
  const newest = versions.data?.[0]?.version ?? null;
  const shown = chosen ?? versions.data?.[1]?.version ?? newest;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="Version history"
      description={`Each save that changes the workflow keeps a version, up to ${VERSIONS_KEPT}.`}
    >
      {versions.isPending ? <Waiting words="Loading the versions" /> : null}
      {versions.isError ? <Failed onRetry={() => void versions.refetch()} /> : null}
      {versions.data ? (
        <div className="grid gap-6 md:grid-cols-[260px_minmax(0,1fr)]">
          <ul aria-label="Versions" className="grid max-h-[60vh] content-start gap-1 overflow-y-auto max-md:max-h-56">
            {versions.data.map((version) => (
              <li key={version.version}>
                <VersionButton
                  version={version}
                  isNewest={version.version === newest}
                  chosen={version.version === shown}
                  onChoose={() => setChosen(version.version)}
                />
              </li>
            ))}
          </ul>
          {shown === null ? (
            <p>No versions yet.</p>
          ) : (
            <Version key={shown} {...{ workflowId, current, onBringBack }} version={shown} only={newest === 1} />
          )}
        </div>
      ) : null}
    </Dialog>
  );
}

function VersionButton({
  version: { version, savedAt, savedBy, stepCount },
  isNewest,
  chosen,
  onChoose,
}: {
  version: WorkflowVersionItem;
  isNewest: boolean;
  chosen: boolean;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classNames(
        "w-full rounded border px-3 py-2 text-left",
        chosen ? "border-accent bg-accent-wash" : "border-transparent hover:bg-card",
      )}
    >
      <span className="block font-semibold text-strong">
        Version {version}
        {isNewest ? <span className="font-normal text-quiet"> (saved last)</span> : null}
      </span>
      <span className="block text-small">{formatMoment(savedAt)}</span>
      <span className="block text-quiet text-small">
        {savedBy ?? "Deleted account"}, {stepCount === 1 ? "1 step" : `${stepCount} steps`}
      </span>
    </button>
  );
}

function Version({
  workflowId,
  version,
  only,
  current,
  onBringBack,
}: {
  workflowId: number;
  version: number;
  /** No other was ever saved. */
  only: boolean;
  current: Comparable;
  onBringBack: (version: WorkflowVersion) => void;
}) {
  const loading = useQuery(versionOptions(workflowId, version));
  if (loading.isPending) return <Waiting words="Loading this version" />;
  if (loading.isError) return <Failed onRetry={() => void loading.refetch()} />;
  const found = loading.data;
  const comparison = compareWorkflows(found, current);
  if (isSameWorkflow(comparison))
    return (
      <p>
        The canvas is the same as version {version}.
        {only ? " There's no earlier version yet. The next change you save keeps this one." : ""}
      </p>
    );
  return (
    <section aria-labelledby="version-title" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="version-title" className="font-heading text-strong">
          From version {version} to the canvas
        </h3>
        <Button onClick={() => onBringBack(found)}>Restore version {version}</Button>
      </div>
      <div className="max-h-[50vh] overflow-y-auto">
        <Comparison of={comparison} />
      </div>
    </section>
  );
}

function Waiting({ words }: { words: string }) {
  return (
    <p role="status" className="flex items-center gap-2">
      <Spinner />
      {words}
    </p>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-danger">Couldn't load the version history. Check your connection and try again.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
