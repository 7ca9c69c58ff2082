import type { Instead } from "./prompt-request.ts";
import type { WaysOn } from "./ways-on.tsx";
import type { WritingProgress } from "./writing-progress.ts";

/** How to go on after a writer failed; `retry` asks for the same letter again. */
export function waysOnAfter(
  retry: (instead: Instead) => void,
  { failure, broken }: { failure: unknown; broken: WritingProgress | null },
): WaysOn {
  // fetch throws a TypeError where the server was not reached: its own writer is out of reach too.
  const unreached = failure instanceof TypeError && !broken?.text;
  return {
    ...(broken?.canGoOn ? { goOn: () => retry({ goOn: true }) } : {}),
    again: () => retry({}),
    ...(unreached ? {} : { builtIn: () => retry({ writer: "built-in" }) }),
  };
}
