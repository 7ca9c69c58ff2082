import { CircleAlert, CircleCheck } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { useSendConfirmation } from "./profile.api.ts";

/** Whether the account's address is confirmed, and the way to it. */
export function EmailStatus({ email, confirmed }: { email: string; confirmed: boolean }) {
  const send = useSendConfirmation();
  if (confirmed)
    return (
      <p className="flex items-center gap-1.5 text-small text-success">
        <CircleCheck {...smallIcon} className="shrink-0" />
        Confirmed
      </p>
    );
  return (
    <div className="grid justify-items-start gap-1 rounded bg-warning-wash px-4 py-3 text-small">
      <p className="flex items-center gap-1.5 font-semibold text-warning">
        <CircleAlert {...smallIcon} className="shrink-0" />
        Not confirmed
      </p>
      <p className="[overflow-wrap:anywhere]">
        Open the link we emailed to {email}. Until then, sign in with your username. Your workflows can't ask people for
        consent to email them.
      </p>
      <Button size="small" className="mt-1" busy={send.isPending} onClick={() => send.mutate()}>
        Send again
      </Button>
    </div>
  );
}
