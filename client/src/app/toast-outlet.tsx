import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, subscribeToToasts } from "#client/lib/toasts.ts";

const Toaster = lazy(() => import("#client/components/ui/toaster.tsx").then((module) => ({ default: module.Toaster })));

/** Loads the notification area with the first toast, so that the first page need not carry it. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast);
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  );
}
