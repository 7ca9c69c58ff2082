import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { AccountsTab } from "#client/features/admin/accounts-tab.tsx";
import { AdminHeading } from "#client/features/admin/admin-heading.tsx";
import { useSignOut } from "#client/features/auth/auth.api.ts";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** Accounts, for super admins; other admins are told so. */
export function AdminManagePage() {
  useDocumentTitle("Manage accounts");
  const { user } = useCurrentUser();
  const { signOut, signingOut } = useSignOut();
  if (!user) return null;
  if (!user.isSuperAdmin) {
    return (
      <section className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-start justify-center gap-4 px-5">
        <h1 className="font-heading text-strong text-title">Access Restricted</h1>
        <p>Only super admins can manage accounts.</p>
        <Link to={paths.admin} className={buttonClass({ look: "second" })}>
          Back to the admin area
        </Link>
      </section>
    );
  }
  return (
    <div className="mx-auto max-w-column min-[110rem]:max-w-[1664px] px-5 pt-2 pb-16 lg:px-8">
      <AdminHeading title="Manage accounts" user={user} signingOut={signingOut} onSignOut={signOut} />
      <AccountsTab onlyAdmins={false} />
    </div>
  );
}
