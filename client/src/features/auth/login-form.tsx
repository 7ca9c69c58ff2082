import { useForm } from "react-hook-form";
import { PasswordField } from "#client/components/password-field.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { useLaterResolver } from "#client/lib/later-resolver.ts";
import type { PublicUser } from "#shared/auth/user.schema.ts";
import { useLogin } from "./auth.api.ts";

const loadSchema = () => import("#shared/auth/login.schema.ts").then((module) => module.loginFormSchema);

export function LoginForm({
  username,
  onUsername,
  onSignedIn,
  onForgotPassword,
}: {
  username: string;
  onUsername: (username: string) => void;
  onSignedIn: (user: PublicUser) => void;
  onForgotPassword: () => void;
}) {
  const login = useLogin({ onSignedIn });
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: useLaterResolver(loadSchema),
    defaultValues: { username, password: "" },
  });
  const submit = handleSubmit((form) => login.mutate(form, { onError: () => setFocus("password") }));

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Username"
        hint="Or your confirmed email address."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        {...register("username", { onChange: (event) => onUsername(event.target.value) })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" look="main" size="large" busy={login.isPending} className="mt-2">
        {login.isPending ? "Signing in..." : "Login"}
      </Button>
      <Button look="quiet" onClick={onForgotPassword} className="-ml-4.5 self-start">
        Forgot password?
      </Button>
    </form>
  );
}
