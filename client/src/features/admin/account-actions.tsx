import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { IconButton } from "#client/components/ui/icon-button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { Menu } from "#client/components/ui/menu.tsx";
import type { MenuEntry } from "#client/components/ui/open-menu.tsx";
import type { AdminUser } from "#shared/admin/admin.schema.ts";
import { standingOf } from "./account-badge.tsx";
import { useDecline, useRevoke, useToggleActive } from "./admin.api.ts";
import { GiveRightsDialog } from "./give-rights-dialog.tsx";
import { ResetPasswordDialog } from "./reset-password-dialog.tsx";

/** What a super admin may do with an account; nothing with another super admin's. */
export function AccountActions({ user }: { user: AdminUser }) {
  const [open, setOpen] = useState<"rights" | "password" | null>(null);
  const decline = useDecline();
  const revoke = useRevoke();
  const toggle = useToggleActive();
  const standing = standingOf(user);
  if (standing === "super") return null;
  const close = () => setOpen(null);
  const setActive = (isActive: boolean) => () => toggle.mutate({ id: user.id, isActive });
  const give = { key: "give", label: "Give admin rights", onSelect: () => setOpen("rights") };
  const entries: Record<typeof standing, MenuEntry[]> = {
    pending: [give, { key: "decline", label: "Keep as user", onSelect: () => decline.mutate(user.id) }],
    user: [give],
    active: [
      { key: "revoke", label: "Remove admin rights", onSelect: () => revoke.mutate(user.id) },
      { key: "off", label: "Deactivate account", onSelect: setActive(false) },
    ],
    deactivated: [{ key: "on", label: "Activate account", onSelect: setActive(true) }],
  };
  return (
    <div className="relative inline-flex items-center justify-end gap-1">
      {standing === "pending" ? (
        <Button look="quiet" size="tool" aria-label={`Review ${user.username}`} onClick={() => setOpen("rights")}>
          Review
        </Button>
      ) : null}
      <Menu
        label={`Actions for ${user.username}`}
        trigger={<IconButton label={`Actions for ${user.username}`} icon={<Ellipsis {...smallIcon} />} />}
        entries={[
          ...entries[standing],
          { key: "password", label: "Reset password", onSelect: () => setOpen("password") },
        ]}
      />
      {open === "rights" ? <GiveRightsDialog user={user} onClose={close} /> : null}
      {open === "password" ? <ResetPasswordDialog user={user} onClose={close} /> : null}
    </div>
  );
}
