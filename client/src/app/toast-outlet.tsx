import { useSyncExternalStore } from "react";
import { laterPart, useFetchedOnFirstUse } from "#client/lib/later-part.tsx";
import { currentToast, subscribeToToasts } from "#client/lib/toasts.ts";

const Toaster = laterPart(() => import("#client/components/ui/toaster.tsx").then((module) => module.Toaster));
const fetches = [Toaster.fetch];

/** Loads the notification area with the first thing somebody does, so that the first page need not carry it. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast);
  useFetchedOnFirstUse(fetches);
  return toast ? <Toaster toast={toast} /> : null;
}
