import { createContext, use } from "react";
import type { PublicUser } from "#shared/auth/user.schema.ts";

/** `user` is undefined while unknown and null when signed out; `failed` when the last question was not answered. */
export type UserState = { user: PublicUser | null | undefined; failed: boolean };

/** Who is signed in, kept apart from what else is loaded: the start page needs nothing else of the server. */
export type UserStore = {
  read: () => UserState;
  subscribe: (listener: () => void) => () => void;
  set: (user: PublicUser | null) => void;
  /** Asks the server where nobody has yet. */
  ask: () => void;
  /** Asks the server, and answers who is signed in by then; a failed question changes nobody. */
  refresh: () => Promise<PublicUser | null | undefined>;
};

export function createUserStore(
  begin: PublicUser | null | undefined,
  getUser: () => Promise<PublicUser | null>,
): UserStore {
  const listeners = new Set<() => void>();
  let state: UserState = { user: begin, failed: false };
  let latest = 0;
  let isAsking = false;
  const become = (next: UserState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const refresh = async () => {
    latest += 1;
    const mine = latest;
    isAsking = true;
    if (state.failed) become({ ...state, failed: false });
    const next = await getUser().then(
      (user) => ({ user, failed: false }),
      () => ({ user: state.user, failed: true }),
    );
    // A sign-in, a sign-out or a later question knows better.
    if (mine !== latest) return state.user;
    isAsking = false;
    become(next);
    return next.user;
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (user) => {
      latest += 1;
      isAsking = false;
      become({ user, failed: false });
    },
    ask: () => {
      if (!isAsking) void refresh();
    },
    refresh,
  };
}

export const UserContext = createContext<UserStore | null>(null);

/** Throws where there is no UserContext above. */
export function useUserStore(): UserStore {
  const store = use(UserContext);
  if (!store) throw new Error("useCurrentUser needs a UserContext above it");
  return store;
}
