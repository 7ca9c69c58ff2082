import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { AdminUser } from "#shared/admin/admin.schema.ts";
import { standingOf } from "./account-badge.tsx";
import { useApprove, useDecline } from "./admin.api.ts";
import { adminDate } from "./admin-dates.ts";

/** Says what an admin can do before anybody becomes one. An account that is new is also kept as a user's from here. */
export function GiveRightsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const approve = useApprove();
  const decline = useDecline();
  const isNew = standingOf(user) === "pending";
  const busy = approve.isPending || decline.isPending;
  // Most new accounts are job seekers': the button that is pressed without reading gives nobody rights.
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Give ${user.username} admin rights?`}
      description={
        isNew
          ? `Registered on ${adminDate(user.createdAt)}. Every new account is listed here. This one didn't ask for admin rights.`
          : "Nobody needs them to write letters."
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look={isNew ? "second" : "main"}
            disabled={busy}
            onClick={() => approve.mutate(user.id, { onSettled: onClose })}
          >
            Give admin rights
          </Button>
          {isNew ? (
            <Button look="main" disabled={busy} onClick={() => decline.mutate(user.id, { onSettled: onClose })}>
              Keep as user
            </Button>
          ) : null}
        </>
      }
    >
      <p className="font-semibold text-strong">Admins can</p>
      <ul className="mt-1 list-disc pl-5">
        <li>see the name, email, and posting of every submission</li>
        <li>read the letter and resume details of every submission</li>
        <li>delete submissions</li>
        <li>see who saved which letters</li>
      </ul>
    </Dialog>
  );
}
