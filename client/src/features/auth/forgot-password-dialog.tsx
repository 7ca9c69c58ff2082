import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { TextField } from "#client/components/ui/text-field.tsx";
import { forgotPasswordSchema } from "#shared/auth/password-reset.schema.ts";
import { useForgotPassword } from "./auth.api.ts";

const FORM_ID = "forgot-password";

/** Asks for the username or the address; afterwards the server's words stand in the form's place. */
export function ForgotPasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const request = useForgotPassword();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { username },
  });
  const sent = request.data?.message;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Forgot password"
      description={sent ? undefined : "We'll email you a link. It works once, for 60 minutes."}
      actions={
        sent ? (
          <Button onClick={onClose}>Back to Login</Button>
        ) : (
          <>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={FORM_ID} look="main" busy={request.isPending}>
              {request.isPending ? "Sending..." : "Send reset link"}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <p role="status">{sent}</p>
      ) : (
        <form id={FORM_ID} noValidate onSubmit={handleSubmit((form) => request.mutate(form))}>
          <TextField
            label="Username"
            hint="Or your confirmed email address."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={formState.errors.username?.message}
            {...register("username")}
          />
        </form>
      )}
    </Dialog>
  );
}
