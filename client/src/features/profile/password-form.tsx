import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { PasswordChecklist } from "#client/components/password-checklist.tsx";
import { PasswordField } from "#client/components/password-field.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { showFieldErrors } from "#client/lib/show-field-errors.ts";
import { passwordChangeFormSchema } from "#shared/profile/profile.schema.ts";
import { useChangePassword } from "./profile.api.ts";

const empty = { currentPassword: "", newPassword: "", confirmPassword: "" };

export function PasswordForm({ username }: { username: string }) {
  const change = useChangePassword();
  const { register, handleSubmit, formState, control, setError, reset } = useForm({
    resolver: zodResolver(passwordChangeFormSchema),
    defaultValues: empty,
  });
  const newPassword = useWatch({ control, name: "newPassword" });
  const submit = handleSubmit(({ currentPassword, newPassword: chosen }) =>
    change.mutate(
      { currentPassword, newPassword: chosen },
      {
        onSuccess: () => reset(empty),
        onError: (error) => showFieldErrors(error, ["currentPassword", "newPassword"], setError),
      },
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* For password keepers, which look for the name the password belongs to. */}
      <input type="text" value={username} readOnly hidden autoComplete="username" />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={formState.errors.currentPassword?.message}
        {...register("currentPassword")}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={formState.errors.newPassword?.message}
        {...register("newPassword")}
      />
      <PasswordChecklist password={newPassword} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={formState.errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
      <Button type="submit" busy={change.isPending} className="self-start">
        {change.isPending ? "Saving..." : "Change password"}
      </Button>
    </form>
  );
}
