import { AdminHeading } from "#client/features/admin/admin-heading.tsx";
import { SubmissionsTab } from "#client/features/admin/submissions-tab.tsx";
import { useSignOut } from "#client/features/auth/auth.api.ts";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";

/** The submissions alone, with the export. */
export function AdminUsersPage() {
  useDocumentTitle("User submissions");
  const { user } = useCurrentUser();
  const { signOut, signingOut } = useSignOut();
  if (!user) return null;
  return (
    <div className="mx-auto max-w-column min-[110rem]:max-w-[1664px] px-5 pt-2 pb-16 lg:px-8">
      <AdminHeading title="User submissions" user={user} signingOut={signingOut} onSignOut={signOut} />
      <div className="mt-3">
        <SubmissionsTab isSuper={user.isSuperAdmin} charts={false} />
      </div>
    </div>
  );
}
