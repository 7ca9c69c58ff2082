import { Download } from "lucide-react";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { PageSection } from "#client/components/page-section.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { useLeaveAccount } from "#client/features/auth/auth.api.ts";
import { useArrivedSignedOut, useCurrentUser } from "#client/features/auth/user.api.ts";
import { useUserStore } from "#client/features/auth/user-store.ts";
import { ApiTokens } from "#client/features/profile/api-tokens.tsx";
import { DeleteAccountDialog } from "#client/features/profile/delete-account-dialog.tsx";
import { PasswordForm } from "#client/features/profile/password-form.tsx";
import { profileExportPath, useProfile } from "#client/features/profile/profile.api.ts";
import { ProfileForm } from "#client/features/profile/profile-form.tsx";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import type { Profile } from "#shared/profile/profile.schema.ts";

export function ProfilePage() {
  useDocumentTitle("My Profile");
  const { user, failed } = useCurrentUser();
  const arrivedSignedOut = useArrivedSignedOut();
  // Signed out in another tab, the profile is asked for once more, and the answer leads to the sign-in.
  const profile = useProfile({ enabled: user !== undefined && !arrivedSignedOut });
  if (arrivedSignedOut || (user === null && profile.isError))
    return <Navigate to={paths.auth} state={{ from: paths.profile }} replace />;
  return (
    <div className="mx-auto max-w-column px-5 pb-16 lg:px-8">
      <h1 className="py-5 font-heading text-title lg:py-8">My Profile</h1>
      {failed || profile.isError ? (
        <ListProblem title="Couldn't load your profile" onRetry={() => void profile.refetch()}>
          The server didn't respond. Nothing was lost.
        </ListProblem>
      ) : profile.data ? (
        <Sections profile={profile.data} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading your profile</span>
          <div className="h-72 max-w-3xl animate-pulse rounded-box bg-card" />
        </div>
      )}
    </div>
  );
}

function Sections({ profile }: { profile: Profile }) {
  const userStore = useUserStore();
  const leaveAccount = useLeaveAccount();
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="grid gap-4">
      <PageSection title="About you" text="Used in your letters and on this page.">
        <ProfileForm
          profile={profile}
          onSaved={({ name, email }) => {
            const { user } = userStore.read();
            if (user) userStore.set({ ...user, name, email });
          }}
        />
      </PageSection>
      <PageSection title="Password" text="Changing it signs you out on all other devices.">
        <PasswordForm username={profile.username} />
      </PageSection>
      <PageSection
        title="API tokens"
        text="Let your programs start your workflows and see how the runs went. A token opens nothing else."
      >
        <ApiTokens />
      </PageSection>
      <PageSection title="Your data" text="Everything in your account, as one JSON file.">
        <a href={profileExportPath} download className={buttonClass({ look: "second" })}>
          <Download aria-hidden="true" size={16} strokeWidth={1.75} />
          Download my data
        </a>
      </PageSection>
      <PageSection title="Delete account" text="Permanently deletes your account and data.">
        <Button onClick={() => setDeleting(true)}>Delete account...</Button>
      </PageSection>
      {deleting ? (
        <DeleteAccountDialog
          emailConfirmed={profile.emailConfirmed}
          onClose={() => setDeleting(false)}
          onDeleted={leaveAccount}
        />
      ) : null}
    </div>
  );
}
