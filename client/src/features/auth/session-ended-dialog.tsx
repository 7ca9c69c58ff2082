import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "#client/components/password-field.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { onSessionEnded } from "#client/lib/session-recovery.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";
import { useLogin } from "./auth.api.ts";
import { useUserStore } from "./user-store.ts";

const FORM_ID = "session-ended";

/**
 * When a call finds the session ended, asks the same person for the password over the open page, so that nothing
 * typed is lost and the call goes on. Closed without it, the page knows that nobody is signed in.
 */
export function SessionEndedDialog() {
  const userStore = useUserStore();
  const [user, setUser] = useState<PublicUser | null>(null);
  const settle = useRef<(recovered: boolean) => void>(null);

  useEffect(
    () =>
      onSessionEnded(() => {
        const before = userStore.read().user;
        if (!before) return Promise.resolve(false);
        setUser(before);
        return new Promise((resolve) => {
          settle.current = resolve;
        });
      }),
    [userStore],
  );

  const close = (recovered: boolean) => {
    setUser(null);
    if (!recovered) userStore.set(null);
    settle.current?.(recovered);
  };
  return user ? <SignInAgain user={user} onClose={close} /> : null;
}

function SignInAgain({ user, onClose }: { user: PublicUser; onClose: (recovered: boolean) => void }) {
  const login = useLogin({ keepLoaded: true });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: "" } });
  const submit = handleSubmit(({ password }) =>
    login.mutate({ username: user.username, password }, { onSuccess: () => onClose(true) }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(false)}
      title="You've been signed out"
      description="Enter your password to continue. What you typed is still here."
      actions={
        <>
          <Button look="quiet" onClick={() => onClose(false)}>
            Stay signed out
          </Button>
          <Button type="submit" form={FORM_ID} look="main" busy={login.isPending}>
            {login.isPending ? "Signing in..." : "Sign in"}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <label className="flex flex-col gap-1.5">
          <span className="font-semibold text-small text-strong">Username</span>
          <input
            readOnly
            tabIndex={-1}
            value={user.username}
            autoComplete="username"
            className="bg-transparent text-strong outline-none"
          />
        </label>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register("password", { required: "Please enter your password" })}
        />
      </form>
    </Dialog>
  );
}
