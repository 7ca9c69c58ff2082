import { lazy, Suspense, useEffect } from "react";
import { useUserAcrossTabs } from "#client/features/auth/auth.api.ts";
import { SessionEndedDialog } from "#client/features/auth/session-ended-dialog.tsx";
import { readStoredText, storageKeys } from "#client/lib/browser-storage.ts";
import { keepForAccount } from "#client/lib/cached-data.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";
import { QueryScope } from "./query-scope.tsx";

/**
 * What the browser kept for a visitor and now moves to the account; each is loaded only where something waits. An admin may
 * have signed in at somebody else's browser: `asked` is what stays there until the admin says so on its page.
 */
const moves = [
  {
    key: storageKeys.savedCoverLetters,
    asked: true,
    Move: lazy(() => import("./move-browser-letters.tsx").then((module) => ({ default: module.MoveBrowserLetters }))),
  },
  {
    key: storageKeys.applications,
    asked: true,
    Move: lazy(() =>
      import("./move-browser-applications.tsx").then((module) => ({ default: module.MoveBrowserApplications })),
    ),
  },
  {
    key: storageKeys.unsentApplications,
    asked: false,
    Move: lazy(() => import("./send-applications.tsx").then((module) => ({ default: module.SendApplications }))),
  },
  {
    key: storageKeys.pendingPurchases,
    asked: false,
    Move: lazy(() => import("./claim-purchases.tsx").then((module) => ({ default: module.ClaimPurchases }))),
  },
] as const;

/** On every page while somebody is signed in; mounted afresh at each sign-in and each load. */
export function SignedIn(props: { user: PublicUser; onOther: () => void }) {
  return (
    <QueryScope>
      <AccountWork {...props} />
    </QueryScope>
  );
}

function AccountWork({ user, onOther }: { user: PublicUser; onOther: () => void }) {
  useUserAcrossTabs({ onOther });
  useEffect(() => keepForAccount(user.id), [user.id]);
  return (
    <>
      <SessionEndedDialog />
      {moves.map(({ key, asked, Move }) =>
        (asked && user.isAdmin) || readStoredText(key) === null ? null : (
          <Suspense key={key} fallback={null}>
            <Move userId={user.id} />
          </Suspense>
        ),
      )}
    </>
  );
}
