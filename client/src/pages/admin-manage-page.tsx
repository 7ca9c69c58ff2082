import { AccountsTab } from "#client/features/admin/accounts-tab.tsx";
import { AdminHeading } from "#client/features/admin/admin-heading.tsx";
import { useSignOut } from "#client/features/auth/auth.api.ts";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { AccessRestricted } from "./access-restricted.tsx";

/** Accounts, for super admins; other admins are told so. */
export function AdminManagePage() {
  useDocumentTitle("Manage accounts");
  const { user } = useCurrentUser();
  const { signOut, signingOut } = useSignOut();
  if (!user) return null;
  if (!user.isSuperAdmin) return <AccessRestricted>Only super admins can manage accounts.</AccessRestricted>;
  return (
    <div className="mx-auto max-w-column min-[110rem]:max-w-[1664px] px-5 pt-2 pb-16 lg:px-8">
      <AdminHeading title="Manage accounts" user={user} signingOut={signingOut} onSignOut={signOut} />
      <div className="mt-3">
        <AccountsTab onlyAdmins={false} />
      </div>
    </div>
  );
}
