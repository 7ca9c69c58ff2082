import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { callApi, callJson } from "#client/lib/api-client.ts";
import { maySignOut } from "#client/lib/before-sign-out.ts";
import { readStoredText, storageKeys, writeStored } from "#client/lib/browser-storage.ts";
import { paths } from "#client/lib/paths.ts";
import { clearPersonalData, keepForAccount } from "#client/lib/personal-data.ts";
import type { Login } from "#shared/auth/login.schema.ts";
import type { Registration } from "#shared/auth/registration.schema.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";
import { useUserStore } from "./user-store.ts";

const loadUserSchema = () => import("#shared/auth/user.schema.ts").then((module) => module.publicUserSchema);

type OnUser = (user: PublicUser) => void;

/**
 * `keepLoaded` when the same person signs in again over an open page. `onSignedIn` is called though the form be gone by
 * then: the page goes on as soon as there is a user.
 */
export function useLogin({ keepLoaded = false, onSignedIn }: { keepLoaded?: boolean; onSignedIn?: OnUser } = {}) {
  const takeUser = useTakeUser({ keepLoaded });
  return useMutation({
    mutationFn: (login: Login) =>
      callJson("/api/login", loadUserSchema, { method: "POST", body: login, signedOut: "fail" }),
    meta: { failure: "loginFailed", serverMessage: true },
    onSuccess: (user) => {
      takeUser(user);
      onSignedIn?.(user);
    },
  });
}

/** `isAdmin` travels as true and is a request for rights, which somebody has to approve. */
export function useRegister() {
  const takeUser = useTakeUser({ keepLoaded: false });
  return useMutation({
    mutationFn: (account: Pick<Registration, "username" | "password" | "email">) =>
      callJson("/api/register", loadUserSchema, { method: "POST", body: { ...account, isAdmin: true } }),
    meta: { success: "registrationSuccessful", failure: "registrationFailed", serverMessage: true },
    onSuccess: takeUser,
  });
}

/** Asks about what would be lost, ends the session, forgets everything that was loaded under it, and goes to the start page. */
export function useSignOut(): { signOut: () => void; signingOut: boolean } {
  const leave = useLeaveAccount();
  const begun = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => void (await callApi("/api/logout", { method: "POST", signedOut: "fail" })),
    meta: { success: "loggedOut", failure: "logoutFailed" },
    onSuccess: leave,
    onSettled: () => {
      begun.current = false;
    },
  });
  // The second press of a double click comes before the page is drawn again.
  const signOut = () => {
    if (begun.current) return;
    begun.current = true;
    void maySignOut().then((may) => {
      if (may) mutate();
      else begun.current = false;
    });
  };
  return { signOut, signingOut: isPending };
}

/**
 * Goes to the start page and forgets the user once the page left is gone: a page of the account would take somebody who
 * is not signed in to the sign-in page instead.
 */
export function useLeaveAccount(): () => void {
  const navigate = useNavigate();
  const forgetUser = useForgetUser();
  const { pathname } = useLocation();
  const left = useRef<string | null>(null);
  const forget = useEffectEvent(() => {
    if (left.current === null) return;
    left.current = null;
    forgetUser();
  });
  useEffect(() => {
    if (pathname !== left.current) forget();
  }, [pathname]);
  useEffect(() => () => forget(), []);
  return () => {
    if (pathname === paths.home) return forgetUser();
    left.current = pathname;
    navigate(paths.home);
  };
}

/** Nobody is signed in any more: what was loaded or stored for the user goes. */
function useForgetUser(): () => void {
  const queryClient = useQueryClient();
  const userStore = useUserStore();
  return () => {
    writeStored(storageKeys.userChangedAt, Date.now());
    clearPersonalData();
    userStore.set(null);
    queryClient.removeQueries();
    queryClient.getMutationCache().clear();
  };
}

/**
 * Keeps up with who signs in or out in another tab: all tabs share one session. `onOther` is called once this tab knows
 * that the person is gone and has forgotten what it kept for them; what pages show is theirs still.
 */
export function useUserAcrossTabs({ onOther }: { onOther: () => void }): void {
  const queryClient = useQueryClient();
  const userStore = useUserStore();
  useEffect(() => {
    const onStorage = async (event: StorageEvent) => {
      if (event.key !== storageKeys.userChangedAt) return;
      const before = userStore.read().user;
      queryClient.removeQueries();
      const now = await userStore.refresh();
      if (!before || now?.id === before.id) return;
      clearPersonalData();
      onOther();
    };
    // A page that Back brings out of the browser's cache was asleep: it was told nothing.
    const changedAt = () => readStoredText(storageKeys.userChangedAt);
    const known = changedAt();
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted && changedAt() !== known) window.location.reload();
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onShown);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", onShown);
    };
  }, [queryClient, userStore, onOther]);
}

const loadMessageSchema = () =>
  import("#shared/auth/password-reset.schema.ts").then((module) => module.resetRequestedSchema);
const loadTokenSchema = () =>
  import("#shared/auth/password-reset.schema.ts").then((module) => module.resetTokenStateSchema);

/** Answers the server's words, which are the same whether or not the username exists. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (request: { username: string }) =>
      callJson("/api/forgot-password", loadMessageSchema, { method: "POST", body: request }),
    meta: { failure: "resetMailFailed", serverMessage: true },
  });
}

/** Whether the link can still be used. */
export function useResetToken(token: string) {
  return useQuery({
    queryKey: ["/api/reset-password", token],
    queryFn: ({ signal }) =>
      callJson(`/api/reset-password/${encodeURIComponent(token)}/validate`, loadTokenSchema, {
        signal,
      }),
    gcTime: 0,
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: async (reset: { token: string; password: string }) =>
      void (await callApi("/api/reset-password", { method: "POST", body: reset })),
    meta: { failure: "resetFailed", serverMessage: true },
  });
}

/** What was loaded for somebody else, or for nobody, is not this user's. */
function useTakeUser({ keepLoaded }: { keepLoaded: boolean }): OnUser {
  const queryClient = useQueryClient();
  const userStore = useUserStore();
  return (user) => {
    writeStored(storageKeys.userChangedAt, Date.now());
    keepForAccount(user.id);
    if (!keepLoaded) queryClient.removeQueries();
    userStore.set(user);
  };
}
