import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useArrivedSignedOut, useCurrentUser } from "#client/features/auth/user.api.ts";
import { messages } from "#client/lib/messages.ts";
import { paths } from "#client/lib/paths.ts";
import { returnPath } from "#client/lib/return-path.ts";
import { showToast } from "#client/lib/toasts.ts";
import { PageLoading } from "./page-loading.tsx";

/** The door of the admin area: a visitor signs in first, and then goes back to where they came from. */
export function AdminEntrance() {
  const location = useLocation();
  const { user, failed } = useCurrentUser();
  const arrivedSignedOut = useArrivedSignedOut();
  if (arrivedSignedOut || failed)
    return <Navigate to={paths.auth} replace state={{ from: returnPath(location) ?? deepPath(location) }} />;
  if (!user) return <PageLoading />;
  return user.isAdmin ? <Outlet /> : <TurnedAway />;
}

function TurnedAway() {
  useEffect(() => showToast(messages.accessDenied), []);
  return <Navigate to={paths.home} replace />;
}

/** The front page of the area is where admins go anyway, and of no use to anybody else. */
function deepPath({ pathname, search }: { pathname: string; search: string }): string | null {
  return pathname === paths.admin ? null : pathname + search;
}
