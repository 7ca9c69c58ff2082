import type { ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import type { AdminUser } from "#shared/admin/admin.schema.ts";
import { standingOf } from "./account-badge.tsx";
import { useDeactivate, useRevoke } from "./admin.api.ts";

/** Somebody is thrown out at once: says what it does to them. */
export function DeactivateDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const deactivate = useDeactivate();
  return (
    <ConfirmChange
      title={`Deactivate ${user.username}?`}
      description="They're signed out everywhere and can't sign in. Their schedules and webhooks stop. Their letters and data stay."
      action="Deactivate account"
      busy={deactivate.isPending}
      onConfirm={() => deactivate.mutate(user.id, { onSettled: onClose })}
      onClose={onClose}
    >
      You can activate the account again at any time
      {standingOf(user) === "admin" ? ", with the same admin rights." : "."}
    </ConfirmChange>
  );
}

export function RemoveRightsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const revoke = useRevoke();
  return (
    <ConfirmChange
      title={`Remove ${user.username}'s admin rights?`}
      description="They can no longer open the admin area, even where it's open now."
      action="Remove admin rights"
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(user.id, { onSettled: onClose })}
      onClose={onClose}
    >
      They can still sign in and write letters. You can give the rights again at any time.
    </ConfirmChange>
  );
}

function ConfirmChange({
  title,
  description,
  action,
  busy,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  description: string;
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
