import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { PasswordField } from "#client/components/password-field.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { showFieldErrors } from "#client/lib/show-field-errors.ts";
import { accountDeletionSchema } from "#shared/profile/profile.schema.ts";
import { useRemoveAccount } from "./profile.api.ts";

const FORM_ID = "delete-account";
const ownLetters = "your saved letters";
const workflows = "your workflows, runs, and connections";
const unlocked = "every letter and prompt unlocked with your email address";
const account = ["your name, email address, and password", "all sign-ins, including this one"] as const;

/** Says what will go, and asks for the password. What was unlocked with an address goes only where it is confirmed. */
export function DeleteAccountDialog({
  emailConfirmed,
  onClose,
  onDeleted,
}: {
  emailConfirmed: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const goes = [ownLetters, workflows, ...(emailConfirmed ? [unlocked] : []), ...account];
  const removal = useRemoveAccount();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(accountDeletionSchema),
    defaultValues: { password: "" },
  });
  const submit = handleSubmit((proof) =>
    removal.mutate(proof, {
      onSuccess: onDeleted,
      onError: (error) => showFieldErrors(error, ["password"], setError),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account"
      description="This can't be undone. It deletes:"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} look="danger" busy={removal.isPending}>
            {removal.isPending ? "Deleting..." : "Delete account"}
          </Button>
        </>
      }
    >
      <ul className="grid gap-1.5">
        {goes.map((line) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden="true" className="mt-3 h-0.5 w-2.5 shrink-0 bg-danger" />
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-3">Purchase records are kept without your name. Letters in this browser stay.</p>
      <form id={FORM_ID} noValidate onSubmit={submit} className="mt-5">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register("password")}
        />
      </form>
    </Dialog>
  );
}
