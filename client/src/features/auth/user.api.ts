import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError, callJson } from "#client/lib/api-client.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";
import { createUserStore, type UserState, type UserStore, useUserStore } from "./user-store.ts";

/** Readable by the page and there exactly while somebody is signed in; the session itself is in a cookie it cannot read. */
const SIGNED_IN_COOKIE = "desk.signed-in=1";

/** A visitor is known at once: no screen is drawn for nobody first, and then again. */
export function createBrowserUserStore(): UserStore {
  return createUserStore(hasSignedInCookie() ? undefined : null, getCurrentUser);
}

/** Undefined while unknown, null when signed out: a 401 is an answer here, not an error. */
export function useCurrentUser(): UserState & { retry: () => void } {
  const store = useUserStore();
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  const isUnknown = state.user === undefined && !state.failed;
  useEffect(() => {
    if (isUnknown) store.ask();
  }, [isUnknown, store]);
  return { ...state, retry: () => void store.refresh() };
}

/**
 * Nobody is signed in, and nobody was while this screen has been open: reason to ask for it. Who signs out on the
 * screen is led away from it anyway, and not asked.
 */
export function useArrivedSignedOut(): boolean {
  const { user } = useCurrentUser();
  const [sawUser, setSawUser] = useState(false);
  if (user && !sawUser) setSawUser(true);
  return user === null && !sawUser;
}

async function getCurrentUser(): Promise<PublicUser | null> {
  // Asking without the cookie would only write a 401 into the visitor's console.
  if (!hasSignedInCookie()) return null;
  // Loaded for who is signed in: a visitor's first page does without zod.
  const loadSchema = () => import("#shared/auth/user.schema.ts").then((module) => module.publicUserSchema);
  try {
    return await callJson("/api/user", loadSchema, { signedOut: "fail" });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function hasSignedInCookie(): boolean {
  return document.cookie.split("; ").includes(SIGNED_IN_COOKIE);
}
