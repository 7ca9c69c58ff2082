import { readStored, storageKeys, toSchema } from "./browser-storage.ts";
import { type NavigationEntry, readNavigationHistory } from "./navigation-history.ts";
import { paths } from "./paths.ts";

/** Places that are left for good once they are left: forms behind which the person has been. */
const neverBackTo: readonly string[] = [
  paths.auth,
  paths.resetPassword,
  "/edit-letter",
  paths.paymentSuccess,
  paths.stripeRedirect,
];

/**
 * Where the back arrow of My Cover Letters, Career Tips and Templates leads: to the generator when a finished letter
 * waits there or it was visited lately, else to the page before, else to the start.
 */
export function backTarget({
  here,
  history,
  letterWaits,
}: {
  here: string;
  history: readonly NavigationEntry[];
  letterWaits: boolean;
}): string {
  if (letterWaits || history.some((entry) => entry.path === paths.prompt)) return paths.prompt;
  const before = history.findLast(
    ({ path }) => path !== here && !neverBackTo.some((place) => path === place || path.startsWith(`${place}/`)),
  );
  return before?.path ?? paths.home;
}

/** {@link backTarget} with what the browser remembers now. */
export function currentBackTarget(here: string): string {
  const state = readStored(storageKeys.coverLetterState, coverLetterStateSchema);
  const letterWaits = Boolean(state?.resultUnlocked && state.result.trim());
  return backTarget({ here, history: readNavigationHistory(), letterWaits });
}

const coverLetterStateSchema = toSchema(
  (value): value is { resultUnlocked: boolean; result: string } =>
    typeof value === "object" &&
    value !== null &&
    "resultUnlocked" in value &&
    typeof value.resultUnlocked === "boolean" &&
    "result" in value &&
    typeof value.result === "string",
);
