import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { PasswordField } from "#client/components/password-field.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { showFieldErrors } from "#client/lib/show-field-errors.ts";
import { type Profile, profileFormSchema } from "#shared/profile/profile.schema.ts";
import { EmailStatus } from "./email-status.tsx";
import { useUpdateProfile } from "./profile.api.ts";

/** Name and e-mail address; the username stays. Another address takes the password. */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const update = useUpdateProfile();
  const { register, handleSubmit, formState, setError, reset, control } = useForm({
    resolver: zodResolver(profileFormSchema),
    defaultValues: { name: profile.name ?? "", email: profile.email ?? "", currentPassword: "" },
  });
  const email = useWatch({ control, name: "email" });
  const isOther = (typed: string | null | undefined) => (typed ?? "").trim() !== (profile.email ?? "");
  const submit = handleSubmit(({ currentPassword, ...changes }) => {
    const needsPassword = isOther(changes.email);
    if (needsPassword && currentPassword === "")
      return setError("currentPassword", { message: "Enter your current password" }, { shouldFocus: true });
    update.mutate(needsPassword ? { ...changes, currentPassword } : changes, {
      onSuccess: (saved) => {
        reset({ name: saved.name ?? "", email: saved.email ?? "", currentPassword: "" });
        onSaved(saved);
      },
      onError: (error) => showFieldErrors(error, ["name", "email", "currentPassword"], setError),
    });
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div>
        <p className="font-semibold text-small text-strong">Username</p>
        <p className="text-strong [overflow-wrap:anywhere]">{profile.username}</p>
      </div>
      <TextField
        label="Name"
        optional
        autoComplete="name"
        error={formState.errors.name?.message}
        {...register("name")}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="For password resets and workflow emails."
        error={formState.errors.email?.message}
        {...register("email")}
      />
      {isOther(email) ? (
        <div className="grid gap-1.5">
          <PasswordField
            label="Current password (to change your email)"
            autoComplete="current-password"
            error={formState.errors.currentPassword?.message}
            {...register("currentPassword")}
          />
          <p className="text-quiet text-small">
            {profile.email
              ? "We'll notify your current address. You can undo the change from there for 7 days."
              : "We'll send a confirmation link to the new address."}
          </p>
        </div>
      ) : profile.email ? (
        <EmailStatus email={profile.email} confirmed={profile.emailConfirmed} />
      ) : null}
      <Button type="submit" look="main" busy={update.isPending} className="self-start">
        {update.isPending ? "Saving..." : "Save"}
      </Button>
    </form>
  );
}
