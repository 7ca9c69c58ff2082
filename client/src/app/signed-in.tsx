import { lazy, Suspense } from "react";
import { useUserAcrossTabs } from "#client/features/auth/auth.api.ts";
import { SessionEndedDialog } from "#client/features/auth/session-ended-dialog.tsx";
import { readStoredText, storageKeys } from "#client/lib/browser-storage.ts";
import { QueryScope } from "./query-scope.tsx";

/** What the browser kept for a visitor and now moves to the account; each is loaded only where something waits. */
const moves = [
  {
    key: storageKeys.savedCoverLetters,
    Move: lazy(() => import("./move-browser-letters.tsx").then((module) => ({ default: module.MoveBrowserLetters }))),
  },
  {
    key: storageKeys.applications,
    Move: lazy(() =>
      import("./move-browser-applications.tsx").then((module) => ({ default: module.MoveBrowserApplications })),
    ),
  },
  {
    key: storageKeys.unsentApplications,
    Move: lazy(() => import("./send-applications.tsx").then((module) => ({ default: module.SendApplications }))),
  },
  {
    key: storageKeys.pendingPurchases,
    Move: lazy(() => import("./claim-purchases.tsx").then((module) => ({ default: module.ClaimPurchases }))),
  },
] as const;

/** On every page while somebody is signed in; mounted afresh at each sign-in and each load. */
export function SignedIn(props: { userId: number; onOther: () => void }) {
  return (
    <QueryScope>
      <AccountWork {...props} />
    </QueryScope>
  );
}

function AccountWork({ userId, onOther }: { userId: number; onOther: () => void }) {
  useUserAcrossTabs({ onOther });
  return (
    <>
      <SessionEndedDialog />
      {moves.map(({ key, Move }) =>
        readStoredText(key) === null ? null : (
          <Suspense key={key} fallback={null}>
            <Move userId={userId} />
          </Suspense>
        ),
      )}
    </>
  );
}
