import type { NavigationEntry } from "#client/lib/navigation-history.ts";
import { paths } from "#client/lib/paths.ts";

const directPlaces: readonly string[] = [paths.jobTargetQuestion, paths.strengthsSelection];

/** Where Back leads from the generator: to the question before it, else to the last other page, else to the question. */
export function backTarget(previousPage: string | null, history: readonly NavigationEntry[]): string {
  if (previousPage !== null && directPlaces.includes(previousPage)) return previousPage;
  const last = history.findLast(({ path }) => path !== paths.prompt && isPlace(path));
  return last?.path ?? paths.jobTargetQuestion;
}

/** Stored text may be anything: only addresses of this site count. */
function isPlace(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
