import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { ApplicationsLoading } from "#client/features/applications/applications-loading.tsx";
import { useApplication } from "#client/features/applications/use-applications.ts";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { bringUnsaved } from "#client/features/generator/unsaved-letters.tsx";
import { paths } from "#client/lib/paths.ts";
import { writeStartJob } from "#client/lib/start-job.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { useLettersByApplication } from "./use-application-letters.ts";

/** Puts an application's job on the generator's desk, and goes there. */
export function StartWithApplication({ applicationKey }: { applicationKey: string }) {
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const letters = useLettersByApplication();
  const signedIn = user === undefined ? undefined : user !== null;
  const { application, failed, retry } = useApplication(applicationKey, { signedIn, letters });
  useEffect(() => {
    if (!application) return;
    // Who wrote its letter and has not saved it means that letter.
    if (bringUnsaved(application.key)) return void navigate(paths.prompt, { replace: true });
    const { key, posting, role, company, place, closesOn, link } = application;
    writeStartJob({ applicationKey: key, posting, role, company, place, closingDate: closesOn ?? "", link });
    navigate(paths.prompt, { replace: true });
  }, [application, navigate]);
  if (application === null) return <NotFoundPage />;
  return (
    <div className="mx-auto max-w-column px-5 py-7 lg:px-8">
      {failed ? (
        <ListProblem title="Couldn't load this application" onRetry={retry}>
          {navigator.onLine ? "The server didn't respond. Nothing was lost." : "You're offline. Nothing was lost."}
        </ListProblem>
      ) : (
        <ApplicationsLoading text="Loading the application" />
      )}
    </div>
  );
}
