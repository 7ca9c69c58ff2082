import { LogOut, ShieldCheck } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import type { PublicUser } from "#shared/auth/user.schema.ts";

/** Who is at work here, with which rights, and the way out. */
export function AdminHeading({
  title,
  user,
  signingOut,
  onSignOut,
}: {
  title: string;
  user: PublicUser;
  signingOut: boolean;
  onSignOut: () => void;
}) {
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-4">
      <h1 className="font-heading text-section">{title}</h1>
      <div className="ml-auto flex flex-wrap items-center gap-x-4">
        {user.isSuperAdmin ? (
          <span className="flex items-center gap-1.5 font-semibold text-accent-text text-small">
            <ShieldCheck aria-hidden="true" size={16} strokeWidth={1.75} />
            Super Admin
          </span>
        ) : null}
        <span className="font-semibold text-strong">{user.username}</span>
        <Button
          look="quiet"
          busy={signingOut}
          icon={<LogOut aria-hidden="true" size={16} strokeWidth={1.75} />}
          onClick={onSignOut}
        >
          {signingOut ? "Signing out..." : "Logout"}
        </Button>
      </div>
    </div>
  );
}
