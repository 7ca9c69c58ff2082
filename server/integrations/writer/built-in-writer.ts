import type { ComposedLetter } from "./compose-task.ts";
import type { TaskCaller, Writer, WriterTask } from "./writer.ts";

/** Writes from the person's facts alone: no key, no service, no network. `compose` is where it is done. */
export function createBuiltInWriter(
  compose: (task: WriterTask, caller: TaskCaller) => Promise<ComposedLetter>,
): Writer {
  return {
    kind: "built-in",
    write: async (task, { onEvent, signal, owner }) => {
      const { result, events } = await compose(task, { owner, signal });
      for (const event of events) onEvent(event);
      return result;
    },
  };
}
