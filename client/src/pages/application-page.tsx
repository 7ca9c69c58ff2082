import { Trash2 } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { ListProblem } from "#client/components/list-problem.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { ApplicationForm } from "#client/features/applications/application-form.tsx";
import { ApplicationsLoading } from "#client/features/applications/applications-loading.tsx";
import { ClashDialog } from "#client/features/applications/clash-dialog.tsx";
import { LettersCard } from "#client/features/applications/letters-card.tsx";
import { PackageCard } from "#client/features/applications/package-card.tsx";
import { SendCard } from "#client/features/applications/send-card.tsx";
import { StatusCard } from "#client/features/applications/status-card.tsx";
import { useApplicationActions } from "#client/features/applications/use-application-actions.ts";
import { useApplication } from "#client/features/applications/use-applications.ts";
import { useCurrentUser } from "#client/features/auth/user.api.ts";
import { mailSubject } from "#client/lib/email-link.ts";
import { paths } from "#client/lib/paths.ts";
import { useDocumentTitle } from "#client/lib/use-document-title.ts";
import { parseLetterText } from "#shared/letters/letter-parts.ts";
import { ApplicationChecklist } from "./application-checklist.tsx";
import { LettersFrame } from "./letters-frame.tsx";
import { packApplication } from "./pack-application.ts";
import { useLettersByApplication, useLooseLetters } from "./use-application-letters.ts";

/** One application: its job, how far it is, its letters and what comes next. */
export function ApplicationPage() {
  const { key = "" } = useParams();
  const navigate = useNavigate();
  const { user, failed, retry } = useCurrentUser();
  const signedIn = user === undefined ? undefined : user !== null;
  const letters = useLettersByApplication();
  const found = useApplication(key, { signedIn, letters });
  const actions = useApplicationActions(Boolean(user));
  const { loose, link, letterOf } = useLooseLetters(Boolean(user));
  const { application } = found;
  const letter = letterOf(application?.letters.at(-1)?.id);
  useDocumentTitle(application?.role ?? "Application");
  if (application === null) return <ApplicationGone />;

  return (
    <LettersFrame
      title={application?.role ?? "Application"}
      tab="applications"
      backTo={() => paths.applications}
      empty
      actions={
        application ? (
          <Button
            look="quiet"
            icon={<Trash2 {...smallIcon} />}
            onClick={() => {
              actions.remove(application);
              navigate(paths.applications);
            }}
          >
            Delete
          </Button>
        ) : null
      }
    >
      {failed || found.failed ? (
        <ListProblem title="Couldn't load this application" onRetry={failed ? retry : found.retry}>
          {navigator.onLine ? "The server didn't respond. Nothing was lost." : "You're offline. Nothing was lost."}
        </ListProblem>
      ) : null}
      {application === undefined && !failed && !found.failed ? (
        <ApplicationsLoading text="Loading the application" />
      ) : null}
      {application ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10">
          <div className="grid grid-cols-1 content-start gap-4 lg:order-2">
            <StatusCard
              application={application}
              onStatus={(status) => actions.setStatus(application, status)}
              onSave={(changes) => actions.change(application, changes)}
            />
            <SendCard
              application={application}
              letter={letter && { subject: subjectOf(letter.content) || letter.title, text: letter.content }}
              onSent={() => actions.setStatus(application, "sent")}
            />
            <LettersCard
              application={application}
              others={loose}
              onOpen={() => application.unopened && actions.change(application, { unopened: false })}
              onLink={(id) => void link(id, key)}
              onUnlink={(id) => void link(id, null)}
            />
            <ApplicationChecklist application={application} letter={letter} signedIn={signedIn} />
            <PackageCard
              signedIn={Boolean(user)}
              letterText={letter?.content ?? ""}
              onPack={(parts) => packApplication({ ...parts, letter, name: application.role })}
            />
          </div>
          <ApplicationForm application={application} onSave={(changes) => actions.change(application, changes)} />
        </div>
      ) : null}
      {user ? <ClashDialog /> : null}
    </LettersFrame>
  );
}

function subjectOf(content: string): string {
  return mailSubject(parseLetterText(content).subject ?? "");
}

function ApplicationGone() {
  return (
    <div className="mx-auto max-w-xl px-5 pt-10 pb-16 lg:pt-16">
      <section className="rounded-box bg-card p-6 sm:p-8">
        <h1 className="font-heading text-section">We couldn't find this application</h1>
        <p className="mt-2">It may have been deleted, or saved in another browser or account.</p>
        <Link to={paths.applications} className={buttonClass({ look: "second", className: "mt-6" })}>
          Back to applications
        </Link>
      </section>
    </div>
  );
}
