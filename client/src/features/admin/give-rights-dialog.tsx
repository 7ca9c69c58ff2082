import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { AdminUser } from "#shared/admin/admin.schema.ts";
import { standingOf } from "./account-badge.tsx";
import { useApprove, useDecline } from "./admin.api.ts";

/** Says what an admin can do before anybody becomes one; a request can be declined in the same place. */
export function GiveRightsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const approve = useApprove();
  const decline = useDecline();
  const busy = approve.isPending || decline.isPending;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Give ${user.username} admin rights?`}
      description={
        standingOf(user) === "pending"
          ? "Every new account can ask for admin rights. Nobody needs them to write letters."
          : "Nobody needs them to write letters."
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {standingOf(user) === "pending" ? (
            <Button disabled={busy} onClick={() => decline.mutate(user.id, { onSettled: onClose })}>
              Not an admin
            </Button>
          ) : null}
          <Button look="main" disabled={busy} onClick={() => approve.mutate(user.id, { onSettled: onClose })}>
            Give admin rights
          </Button>
        </>
      }
    >
      <p className="font-semibold text-strong">Admins can</p>
      <ul className="mt-1 list-disc pl-5">
        <li>see the name, email, and posting of every lead</li>
        <li>read every lead's letter and resume details</li>
        <li>delete leads</li>
        <li>see who saved which letters</li>
      </ul>
    </Dialog>
  );
}
