import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  type Execution,
  type ExecutionDetail,
  executionDetailSchema,
  logLineSchema,
} from "#shared/workflows/execution.schema.ts";
import { eventsPath, executionKey, executionOptions, executionsKey } from "./executions.api.ts";
import { isUnderWay } from "./run-labels.ts";
import { POLL_EVERY_MS } from "./use-executions.ts";

const liveSchema = executionDetailSchema.omit({ logs: true });

/** One run as it goes: the server tells each change, and where it cannot, it is asked every two seconds. */
export function useExecution(id: number | null) {
  const queryClient = useQueryClient();
  const [listening, setListening] = useState(false);
  const execution = useQuery({
    ...executionOptions(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) && !listening ? POLL_EVERY_MS : false),
  });
  const underWay = execution.data ? isUnderWay(execution.data) : false;

  useEffect(() => {
    if (id === null || !underWay || typeof EventSource === "undefined") return;
    const events = new EventSource(eventsPath(id), { withCredentials: true });
    events.onopen = () => setListening(true);
    // The browser tries again by itself; until it is through, the run is asked for.
    events.onerror = () => setListening(false);
    events.addEventListener("execution", ({ data }) => takeExecution(queryClient, liveSchema.parse(JSON.parse(data))));
    events.addEventListener("log", ({ data }) => {
      const line = logLineSchema.parse(JSON.parse(data));
      queryClient.setQueryData<ExecutionDetail>(executionKey(id), (before) =>
        before && !before.logs.some((known) => known.at === line.at && known.text === line.text)
          ? { ...before, logs: [...before.logs, line] }
          : before,
      );
    });
    return () => {
      events.close();
      setListening(false);
      // The last words may not have come through.
      void queryClient.invalidateQueries({ queryKey: executionKey(id) });
    };
  }, [id, underWay, queryClient]);

  return execution;
}

/** Into the run itself and into its line in the history. */
function takeExecution(queryClient: QueryClient, live: Omit<ExecutionDetail, "logs">): void {
  queryClient.setQueryData<ExecutionDetail>(executionKey(live.id), (before) => ({ ...live, logs: before?.logs ?? [] }));
  const { nodes: _nodes, results: _results, ...execution } = live;
  queryClient.setQueryData<Execution[]>(executionsKey(live.workflowId), (before) =>
    before?.map((known) => (known.id === execution.id ? execution : known)),
  );
}
