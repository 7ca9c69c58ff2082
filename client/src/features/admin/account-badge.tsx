import { Ban, CircleCheck, ShieldCheck, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#client/lib/class-names.ts";
import type { AdminUser } from "#shared/admin/admin.schema.ts";

export type AccountStanding = "super" | "pending" | "admin" | "deactivated" | "user";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;
const badges: Record<Exclude<AccountStanding, "user">, { word: string; look: string; icon: ReactNode }> = {
  super: { word: "Super Admin", look: "bg-accent-wash text-accent-text", icon: <ShieldCheck {...icon} /> },
  pending: { word: "New account", look: "bg-raised text-body", icon: <UserRound {...icon} /> },
  admin: { word: "Admin", look: "bg-success-wash text-success", icon: <CircleCheck {...icon} /> },
  deactivated: { word: "Deactivated", look: "bg-raised text-body", icon: <Ban {...icon} /> },
};

export function standingOf(user: AdminUser): AccountStanding {
  if (user.isSuperAdmin) return "super";
  if (user.isApproved && !user.isActive) return "deactivated";
  if (!user.isAdmin) return "user";
  return user.isApproved ? "admin" : "pending";
}

export function AccountBadge({ user }: { user: AdminUser }) {
  const standing = standingOf(user);
  if (standing === "user") return <span className="text-quiet">User</span>;
  const badge = badges[standing];
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-badge px-2 py-0.5 font-semibold text-small",
        badge.look,
      )}
    >
      {badge.icon}
      {badge.word}
    </span>
  );
}
