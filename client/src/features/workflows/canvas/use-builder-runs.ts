import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lastRunsOptions, type RunChoices } from "#client/features/workflows/runs/executions.api.ts";
import { useExecution } from "#client/features/workflows/runs/use-execution.ts";
import { useExecutions } from "#client/features/workflows/runs/use-executions.ts";
import { useStartRun } from "#client/features/workflows/runs/use-start-run.ts";

const none: Readonly<Record<string, string>> = {};

export type BuilderRuns = ReturnType<typeof useBuilderRuns>;

/** Runs of the workflow on the canvas: what the newest did at each step, its history, and how another is started. */
export function useBuilderRuns(workflowId: number | null) {
  const { executions, started } = useExecutions(workflowId);
  const starting = useStartRun(started);
  const newest = executions.data?.[0];
  const shown = useExecution(newest?.id ?? null).data ?? null;
  const runs = useMemo(() => new Map(shown?.nodes.map((node) => [node.nodeId, node])), [shown]);
  const ranAt = useQuery({
    ...lastRunsOptions(workflowId ?? 0, `${newest?.id} ${newest?.status}`),
    enabled: workflowId !== null && newest !== undefined,
    // Each run is asked about anew; until the answer, the steps ran when they ran before.
    placeholderData: keepPreviousData,
  }).data;
  const [historyChoice, setHistoryChoice] = useState<boolean | null>(null);
  const historyOpen = historyChoice ?? (Boolean(newest) || executions.isError);

  function start(id: number, choices: RunChoices): void {
    setHistoryChoice(true);
    starting.run(id, choices);
  }

  return {
    ...{ shown, runs, start, historyOpen },
    ranAt: ranAt ?? none,
    starting: starting.starting,
    toggleHistory: () => setHistoryChoice(!historyOpen),
    history: {
      executions: executions.data ?? [],
      failed: executions.isError,
      onRetry: () => void executions.refetch(),
      onRerun: starting.rerun,
    },
  };
}
