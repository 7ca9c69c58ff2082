import { Link } from "react-router-dom";
import { Button } from "#client/components/ui/button.tsx";
import { paths } from "#client/lib/paths.ts";
import { useProfile, useSendConfirmation } from "./profile.api.ts";

/** Why the account gets no emails about its runs, and the way to them; nothing where it does. */
export function RunMailNotice() {
  const { data: profile } = useProfile({ enabled: true });
  const send = useSendConfirmation();
  if (!profile || profile.emailConfirmed) return null;
  return (
    <div role="status" className="grid justify-items-start gap-1 rounded bg-warning-wash px-4 py-3 text-small">
      {profile.email ? (
        <>
          <p className="[overflow-wrap:anywhere]">
            Your email address {profile.email} isn't confirmed, so we don't email you about runs. Open the link in our
            confirmation email.
          </p>
          <Button size="small" className="mt-1" busy={send.isPending} onClick={() => send.mutate()}>
            Send the confirmation email again
          </Button>
        </>
      ) : (
        <p>
          Your account has no email address, so we can't email you about runs.{" "}
          <Link to={paths.profile} className="text-accent-text underline underline-offset-4">
            Add one in your profile
          </Link>
        </p>
      )}
    </div>
  );
}
