import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "#client/components/ui/button.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { showFieldErrors } from "#client/lib/show-field-errors.ts";
import { type Profile, profileChangesSchema } from "#shared/profile/profile.schema.ts";
import { useUpdateProfile } from "./profile.api.ts";

/** Name and e-mail address; the username stays. */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const update = useUpdateProfile();
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(profileChangesSchema),
    defaultValues: { name: profile.name ?? "", email: profile.email ?? "" },
  });
  const submit = handleSubmit((changes) =>
    update.mutate(changes, {
      onSuccess: (saved) => {
        reset({ name: saved.name ?? "", email: saved.email ?? "" });
        onSaved(saved);
      },
      onError: (error) => showFieldErrors(error, ["name", "email"], setError),
    }),
  );
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
        hint="Links to reset your password go here, nothing else."
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <Button type="submit" look="main" busy={update.isPending} className="self-start">
        {update.isPending ? "Saving..." : "Save"}
      </Button>
    </form>
  );
}
