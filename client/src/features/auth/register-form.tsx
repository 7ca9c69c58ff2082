import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { PasswordChecklist } from "#client/components/password-checklist.tsx";
import { PasswordField } from "#client/components/password-field.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { showFieldErrors } from "#client/lib/show-field-errors.ts";
import { registrationFormSchema } from "#shared/auth/registration.schema.ts";
import { useRegister } from "./auth.api.ts";

const fields = ["username", "email", "password", "confirmPassword"] as const;

export function RegisterForm({ username, onUsername }: { username: string; onUsername: (username: string) => void }) {
  const registration = useRegister();
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: zodResolver(registrationFormSchema),
    defaultValues: { username, email: "", password: "", confirmPassword: "" },
  });
  const password = useWatch({ control, name: "password" });
  const submit = handleSubmit(({ confirmPassword: _same, ...account }) =>
    registration.mutate(account, { onError: (error) => showFieldErrors(error, fields, setError) }),
  );

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        {...register("username", { onChange: (event) => onUsername(event.target.value) })}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="For password resets."
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <PasswordChecklist password={password} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={formState.errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
      <Button type="submit" look="main" size="large" busy={registration.isPending} className="mt-2">
        {registration.isPending ? "Creating account..." : "Register"}
      </Button>
    </form>
  );
}
