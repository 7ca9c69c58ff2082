import { parentPort } from "node:worker_threads";

/** A function of JSON to JSON that looks at nothing else. Written as a method, so that each may ask for its own input. */
type TextTask = { run(input: unknown): unknown }["run"];
export type TaskTable = Readonly<Record<string, TextTask>>;

/** What a thread says: what it found (nothing when it is ready), or why it found nothing. */
type ThreadAnswer = { value: unknown } | { failure: { message: string; stack: string } };

/** The thread's side of a text pool: carries out one task after the other. `rehearse` is done before the first. */
export function serveTasks(tasks: TaskTable, rehearse: () => void = () => {}): void {
  const say = (answer: ThreadAnswer) => parentPort?.postMessage(answer);
  parentPort?.on("message", ({ task, input }: { task: string; input: unknown }) => {
    try {
      say({ value: tasks[task]?.(input) });
    } catch (error) {
      const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
      say({ failure: { message, stack } });
    }
  });
  rehearse();
  say({ value: undefined });
}
