import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { useArrivedSignedOut, useCurrentUser } from "#client/features/auth/user.api.ts";
import { messages } from "#client/lib/messages.ts";
import { paths } from "#client/lib/paths.ts";
import { returnPath } from "#client/lib/return-path.ts";
import { showToast } from "#client/lib/toasts.ts";
import { PageLoading } from "./page-loading.tsx";

/** The door of the admin area: a visitor signs in first, and then goes back to where they came from. */
export function AdminEntrance() {
  const location = useLocation();
  const { user, failed, retry } = useCurrentUser();
  const arrivedSignedOut = useArrivedSignedOut();
  if (arrivedSignedOut)
    return <Navigate to={paths.auth} replace state={{ from: returnPath(location) ?? deepPath(location) }} />;
  if (failed) return <Unknown onRetry={retry} />;
  if (!user) return <PageLoading />;
  return user.isAdmin ? <Outlet /> : <TurnedAway />;
}

function Unknown({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-column px-5 pb-16 lg:px-8">
      <h1 className="py-5 font-heading text-title lg:py-8">Admin</h1>
      <ListProblem title="Couldn't load your account" onRetry={onRetry}>
        The server didn't respond. You're still signed in.
      </ListProblem>
    </div>
  );
}

function TurnedAway() {
  useEffect(() => showToast(messages.accessDenied), []);
  return <Navigate to={paths.home} replace />;
}

/** The front page of the area is where admins go anyway, and of no use to anybody else. */
function deepPath({ pathname, search }: { pathname: string; search: string }): string | null {
  return pathname === paths.admin ? null : pathname + search;
}
