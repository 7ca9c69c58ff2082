import { Gauge, Histogram, Registry } from "prom-client";
import type { RunMetricsStore } from "./run-metrics.store.ts";

export type RunMetrics = {
  registry: Registry;
  /** A run has ended in this process. */
  ended: (executionId: number, status: string) => Promise<void>;
};

/** Runs in figures for whoever runs the server: those of all processes that are open, those that ended in this one. */
export function createRunMetrics(deps: { store: RunMetricsStore; onError: (error: unknown) => void }): RunMetrics {
  const { store, onError } = deps;
  const registry = new Registry();
  const open = new Gauge({
    name: "workflow_runs",
    help: "Workflow runs that wait or are under way, in all processes",
    labelNames: ["status"] as const,
    registers: [registry],
    async collect() {
      // Without the database there are no counts; what else is measured is told all the same.
      open.reset();
      try {
        const counts = await store.countOpen();
        for (const status of ["queued", "running"] as const) open.set({ status }, counts[status]);
      } catch (error) {
        onError(error);
      }
    },
  });
  const durations = new Histogram({
    name: "workflow_run_duration_seconds",
    help: "How long workflow runs took that ended in this process, by how they ended",
    labelNames: ["status"] as const,
    buckets: [0.5, 2, 10, 60, 300, 1_800, 7_200],
    registers: [registry],
  });

  return {
    registry,
    ended: async (executionId, status) => {
      const duration = await store.durationOf(executionId);
      if (duration !== null) durations.observe({ status }, duration / 1_000);
    },
  };
}
