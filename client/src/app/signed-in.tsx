import { lazy, Suspense, useEffect, useState } from "react";
import { useUserAcrossTabs } from "#client/features/auth/auth.api.ts";
import { SessionEndedDialog } from "#client/features/auth/session-ended-dialog.tsx";
import { onSignOut } from "#client/lib/before-sign-out.ts";
import { readStoredText, storageKeys } from "#client/lib/browser-storage.ts";
import { keepForAccount } from "#client/lib/personal-data.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";
import { QueryScope } from "./query-scope.tsx";

/**
 * What the browser kept for a visitor and now moves to the account; each is loaded only where something waits. An admin may
 * have signed in at somebody else's browser: `asked` is what stays there until the admin says so on its page.
 */
const moves = [
  {
    keys: [storageKeys.savedCoverLetters, storageKeys.myFacts],
    asked: true,
    Move: lazy(() => import("./move-browser-letters.tsx").then((module) => ({ default: module.MoveBrowserLetters }))),
  },
  {
    keys: [storageKeys.applications],
    asked: true,
    Move: lazy(() =>
      import("./move-browser-applications.tsx").then((module) => ({ default: module.MoveBrowserApplications })),
    ),
  },
  {
    keys: [storageKeys.unsentApplications],
    asked: false,
    Move: lazy(() => import("./send-applications.tsx").then((module) => ({ default: module.SendApplications }))),
  },
  {
    keys: [storageKeys.pendingPurchases],
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

/** Comes when somebody signs out. Without it nobody can be asked, and the call that signs out cannot be made either. */
const UnsavedAtSignOut = lazy(() =>
  import("./unsaved-at-sign-out.tsx").then(
    (module) => ({ default: module.UnsavedAtSignOut }),
    () => ({ default: GoOn }),
  ),
);

function GoOn({ onAnswer }: { onAnswer: (signsOut: boolean) => void }) {
  useEffect(() => onAnswer(true), [onAnswer]);
  return null;
}

function AskAtSignOut({ user }: { user: PublicUser }) {
  const [asked, setAsked] = useState<{ answer: (signsOut: boolean) => void } | null>(null);
  useEffect(
    () =>
      onSignOut(
        () =>
          new Promise((resolve) => {
            setAsked({
              answer: (signsOut) => {
                setAsked(null);
                resolve(signsOut);
              },
            });
          }),
      ),
    [],
  );
  return asked ? (
    <Suspense fallback={null}>
      <UnsavedAtSignOut user={user} onAnswer={asked.answer} />
    </Suspense>
  ) : null;
}

function AccountWork({ user, onOther }: { user: PublicUser; onOther: () => void }) {
  useUserAcrossTabs({ onOther });
  useEffect(() => keepForAccount(user.id), [user.id]);
  return (
    <>
      <SessionEndedDialog />
      <AskAtSignOut user={user} />
      {moves.map(({ keys: [first, ...others], asked, Move }) =>
        (asked && user.isAdmin) || [first, ...others].every((key) => readStoredText(key) === null) ? null : (
          <Suspense key={first} fallback={null}>
            <Move userId={user.id} />
          </Suspense>
        ),
      )}
    </>
  );
}
