import { ArrowLeft, LogOut, ScrollText, ShieldCheck } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { paths } from "#client/lib/paths.ts";
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
      <h1 className="mr-auto font-heading text-section">{title}</h1>
      {user.isSuperAdmin ? <AuditLink /> : null}
      <div className="flex flex-wrap items-center gap-x-4 max-sm:w-full max-sm:justify-between">
        <span className="flex min-w-0 flex-wrap items-center gap-x-4">
          {user.isSuperAdmin ? (
            <span className="flex items-center gap-1.5 font-semibold text-accent-text text-small">
              <ShieldCheck aria-hidden="true" size={16} strokeWidth={1.75} />
              Super Admin
            </span>
          ) : null}
          <span className="wrap-anywhere font-semibold text-strong">{user.username}</span>
        </span>
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

/** To what admins did; from there back to the admin area. */
function AuditLink() {
  const isThere = useLocation().pathname === paths.auditLog;
  return (
    <Link to={isThere ? paths.admin : paths.auditLog} className={buttonClass({ look: "quiet", size: "tool" })}>
      {isThere ? <ArrowLeft {...smallIcon} /> : <ScrollText {...smallIcon} />}
      {isThere ? "Admin area" : "Audit log"}
    </Link>
  );
}
