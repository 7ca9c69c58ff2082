import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** How much waits and is read in a pool of threads, in figures for whoever runs the server. */
export function createTextMetrics(pool: string, count: { waiting: () => number; running: () => number }) {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: `${pool}_tasks_waiting`,
    help: "Texts that wait to be read",
    registers,
    collect() {
      this.set(count.waiting());
    },
  });
  new Gauge({
    name: `${pool}_tasks_running`,
    help: "Texts that are being read",
    registers,
    collect() {
      this.set(count.running());
    },
  });
  const refused = new Counter({
    name: `${pool}_tasks_refused_total`,
    help: "Texts that were not taken because too many waited",
    registers,
  });
  const durations = new Histogram({
    name: `${pool}_task_duration_seconds`,
    help: "How long texts took to read, by task and outcome (done, late, ended, failed)",
    labelNames: ["task", "outcome"] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  return {
    registry,
    refused: () => refused.inc(),
    /** Starts to time a task; the answer ends that, with how it came out. */
    time: (task: string) => {
      const stop = durations.startTimer({ task });
      return (outcome: string) => void stop({ outcome });
    },
  };
}
