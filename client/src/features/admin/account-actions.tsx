import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import type { MenuEntry } from "#client/components/ui/open-menu.tsx";
import type { AdminUser } from "#shared/admin/admin.schema.ts";
import { standingOf } from "./account-badge.tsx";
import { useActivate, useDecline } from "./admin.api.ts";
import { DeactivateDialog, RemoveRightsDialog } from "./confirm-account-change.tsx";
import { GiveRightsDialog } from "./give-rights-dialog.tsx";
import { ResetPasswordDialog } from "./reset-password-dialog.tsx";

const dialogs = {
  give: GiveRightsDialog,
  revoke: RemoveRightsDialog,
  off: DeactivateDialog,
  password: ResetPasswordDialog,
};

/** What a super admin may do with an account; nothing with another super admin's. */
export function AccountActions({ user }: { user: AdminUser }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const decline = useDecline();
  const activate = useActivate();
  const standing = standingOf(user);
  if (standing === "super") return null;
  const OpenDialog = open && dialogs[open];
  const opens = (key: keyof typeof dialogs, label: string) => ({ key, label, onSelect: () => setOpen(key) });
  const give = opens("give", "Give admin rights");
  const off = opens("off", "Deactivate account");
  const entries: Record<typeof standing, MenuEntry[]> = {
    pending: [{ key: "decline", label: "Keep as user", onSelect: () => decline.mutate(user.id) }, give, off],
    user: [give, off],
    admin: [opens("revoke", "Remove admin rights"), off],
    deactivated: [{ key: "on", label: "Activate account", onSelect: () => activate.mutate(user.id) }],
  };
  return (
    <div className="relative inline-flex items-center justify-end gap-1">
      {standing === "pending" ? (
        <Button look="quiet" size="tool" aria-label={`Review ${user.username}`} onClick={() => setOpen("give")}>
          Review
        </Button>
      ) : null}
      <Menu
        label={`Actions for ${user.username}`}
        trigger={<IconButton label={`Actions for ${user.username}`} icon={<Ellipsis {...smallIcon} />} />}
        entries={[...entries[standing], opens("password", "Reset password")]}
      />
      {OpenDialog ? <OpenDialog user={user} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}
