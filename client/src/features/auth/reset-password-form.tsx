import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { PasswordChecklist } from "#client/components/password-checklist.tsx";
import { PasswordField } from "#client/components/password-field.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { resetPasswordFormSchema } from "#shared/auth/password-reset.schema.ts";
import { useResetPassword } from "./auth.api.ts";

/** A new password for who holds the link. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const reset = useResetPassword();
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(resetPasswordFormSchema),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const password = useWatch({ control, name: "password" });
  const submit = handleSubmit((form) => reset.mutate({ token, password: form.password }, { onSuccess: onDone }));

  return (
    <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
      <PasswordField
        label="New password"
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
      <Button type="submit" look="main" size="large" busy={reset.isPending} className="mt-2">
        {reset.isPending ? "Saving..." : "Reset password"}
      </Button>
    </form>
  );
}
